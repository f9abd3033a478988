#include <iostream>
#include <set>

using namespace std;

const int MOST = 12;
int n;
int queens[MOST];
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
        queens[row] = col;
        columns.insert(col);
        falling.insert(row - col);
        rising.insert(row + col);
        place(row + 1);
        rising.erase(row + col);
        falling.erase(row - col);
        columns.erase(col);
        queens[row] = -1;
    }
}

int main() {
    if (!(cin >> n) || n < 1 || n > MOST)
        n = 8;
    place(0);
    cout << "There are " << solutions << " solutions for " << n << " queens." << endl;
    return 0;
}
