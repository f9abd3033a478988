#include <iostream>
#include <string>
#include <vector>

using namespace std;

const int n = 6;
int solutions = 0;

bool is_free(const vector<string> &board, int row, int col) {
    for (int up = 1; up <= row; up++) {
        if (board[row - up][col] == 'Q')
            return false;
        if (col - up >= 0 && board[row - up][col - up] == 'Q')
            return false;
        if (col + up < n && board[row - up][col + up] == 'Q')
            return false;
    }
    return true;
}

void place(vector<string> &board, int row) {
    if (row == n) {
        solutions++;
        for (const string &line : board)
            cout << line << '\n';
        cout << '\n';
        return;
    }
    for (int col = 0; col < n; col++) {
        if (!is_free(board, row, col))
            continue;
        board[row][col] = 'Q';
        place(board, row + 1);
        board[row][col] = '.';
    }
}

int main() {
    vector<string> board(n, string(n, '.'));
    place(board, 0);
    cout << solutions << " solutions" << endl;
    return 0;
}
