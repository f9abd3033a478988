#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

vector<pair<int, int>> queens;
int n = 6, answers = 0;

void search(int row) {
    if (row == n) {
        answers++;
        for (auto &queen : queens)
            cout << "(" << queen.first << ", " << queen.second << ") ";
        cout << endl;
        return;
    }
    for (int col = 0; col < n; col++) {
        bool fits = true;
        for (auto [r, c] : queens)
            if (c == col || abs(c - col) == row - r)
                fits = false;
        if (!fits)
            continue;
        queens.push_back({row, col});
        search(row + 1);
        queens.pop_back();
    }
}

int main() {
    search(0);
    cout << answers << " answers" << endl;
}
