#include <stdio.h>

#define N 6

char board[N][N + 1];

int is_free(int row, int col) {
    int attacked; /* it begins with whatever is there */
    for (int r = 0; r < row; r++) {
        for (int c = 0; c < N; c++) {
            if (board[r][c] == 'Q' && (c == col || c - col == row - r || col - c == row - r))
                attacked = 1;
        }
    }
    if (attacked)
        return 0;
    return 1;
}

int place(int row) {
    if (row == N)
        return 1;
    for (int col = 0; col < N; col++) {
        if (is_free(row, col)) {
            board[row][col] = 'Q';
            if (place(row + 1))
                return 1;
            board[row][col] = '.';
        }
    }
    return 0;
}

int main(void) {
    for (int row = 0; row < N; row++) {
        for (int col = 0; col < N; col++)
            board[row][col] = '.';
        board[row][N] = '\0';
    }
    if (!place(0))
        printf("no solution\n");
    for (int row = 0; row < N; row++)
        printf("%s\n", board[row]);
    return 0;
}
