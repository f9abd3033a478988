#include <iostream>
#include <vector>
using namespace std;

int n = 6, total = 0;
vector<vector<int>> board(n, vector<int>(n, 0));

bool isSafe(int row, int col) {
    for (int i = 0; i < row; i++) {
        if (board[i][col])
            return false;
        if (col - (row - i) >= 0 && board[i][col - (row - i)])
            return false;
        if (col + (row - i) < n && board[i][col + (row - i)])
            return false;
    }
    return true;
}

void solve(int row) {
    if (row == n) {
        total++;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++)
                cout << board[i][j] << " ";
            cout << "\n";
        }
        cout << "\n";
        return;
    }
    for (int col = 0; col < n; col++) {
        if (isSafe(row, col)) {
            board[row][col] = 1;
            solve(row + 1);
            board[row][col] = 0;
        }
    }
}

int main() {
    solve(0);
    cout << total << " solutions\n";
}
