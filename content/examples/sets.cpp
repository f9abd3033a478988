#include <iostream>
#include <set>
#include <vector>

using namespace std;

int n;
vector<int> queens;
set<int> columns, falling, rising;
int solutions = 0;

void place(int row) {
    if (row == n) {
        solutions++;
        return;
    }
    for (int col = 0; col < n; col++) {
        if (columns.count(col) || falling.count(row - col) || rising.count(row + col))
            continue;
        queens.push_back(col);
        columns.insert(col);
        falling.insert(row - col);
        rising.insert(row + col);
        place(row + 1);
        rising.erase(row + col);
        falling.erase(row - col);
        columns.erase(col);
        queens.pop_back();
    }
}

int main() {
    if (!(cin >> n) || n < 1)
        n = 8;
    place(0);
    cout << "There are " << solutions << " solutions for " << n << " queens." << endl;
    return 0;
}
