#include <array>
#include <iostream>
using namespace std;

constexpr int N = 8;
array<array<bool, N>, N> board{};
int found = 0;

bool free_square(int row, int col) {
    for (int i = 1; i <= row; i++) {
        if (board[row - i][col] || (col >= i && board[row - i][col - i]) || (col + i < N && board[row - i][col + i]))
            return false;
    }
    return true;
}

void solve(int row) {
    if (row == N) {
        if (++found == 1) {
            for (const auto &line : board) {
                for (bool queen : line)
                    cout << (queen ? 'Q' : '.');
                cout << '\n';
            }
        }
        return;
    }
    for (int col = 0; col < N; col++) {
        if (free_square(row, col)) {
            board[row][col] = true;
            solve(row + 1);
            board[row][col] = false;
        }
    }
}

int main() {
    solve(0);
    cout << "Solutions: " << found << endl;
}
