#include <iostream>
#include <vector>

using namespace std;

const int N = 6;

bool fits(const vector<int> &columns, int row, int col) {
    for (int other = 0; other < row; other++) {
        int apart = columns[other] - col;
        if (apart == 0 || apart == row - other || apart == other - row)
            return false;
    }
    return true;
}

// It is given a copy, and so is each of its calls: & is missing.
bool place(vector<int> columns, int row) {
    if (row == N)
        return true;
    for (int col = 0; col < N; col++) {
        if (!fits(columns, row, col))
            continue;
        columns[row] = col;
        if (place(columns, row + 1))
            return true;
    }
    return false;
}

int main() {
    vector<int> columns(N, 0);
    if (place(columns, 0)) {
        for (int column : columns)
            cout << column << ' ';
        cout << endl;
    }
    return 0;
}
