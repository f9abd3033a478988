#include <iostream>
#include <vector>
using namespace std;

vector<vector<int>> solutions;

void place(int n, vector<int> queens) {
    int row = queens.size();
    if (row == n) {
        solutions.push_back(queens);
        return;
    }
    for (int col = 0; col < n; col++) {
        bool fits = true;
        for (int other = 0; other < row && fits; other++) {
            int apart = queens[other] - col;
            fits = apart != 0 && apart != row - other && apart != other - row;
        }
        if (fits) {
            vector<int> next = queens;
            next.push_back(col);
            place(n, next);
        }
    }
}

int main() {
    place(6, {});
    cout << solutions.size() << " solutions" << endl;
}
