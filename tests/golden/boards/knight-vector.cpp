#include <iostream>
#include <vector>
using namespace std;

typedef vector<vector<int>> Board;

const int rows[] = {-2, -2, -1, -1, 1, 1, 2, 2};
const int cols[] = {-1, 1, -2, 2, -2, 2, -1, 1};

int exits(const Board &board, int r, int c) {
    int n = board.size(), count = 0;
    for (int k = 0; k < 8; k++) {
        int x = r + rows[k], y = c + cols[k];
        if (x >= 0 && x < n && y >= 0 && y < n && board[x][y] == 0)
            count++;
    }
    return count;
}

int main() {
    int n = 8;
    Board board(n, vector<int>(n, 0));
    int r = 0, c = 0;
    board[r][c] = 1;
    for (int step = 2; step <= n * n; step++) {
        int best = 9, next = -1;
        for (int k = 0; k < 8; k++) {
            int x = r + rows[k], y = c + cols[k];
            if (x < 0 || x >= n || y < 0 || y >= n || board[x][y] != 0)
                continue;
            int count = exits(board, x, y);
            if (count < best) {
                best = count;
                next = k;
            }
        }
        if (next < 0) {
            cout << "stuck at " << step << endl;
            return 1;
        }
        r += rows[next];
        c += cols[next];
        board[r][c] = step;
    }
    for (auto &line : board) {
        for (int number : line)
            cout << number << "\t";
        cout << endl;
    }
}
