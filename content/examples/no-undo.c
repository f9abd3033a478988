#include <stdio.h>

#define N 6

int board[N][N];
int count = 0;

int is_free(int row, int col) {
    for (int r = 0; r < row; r++) {
        int far = row - r;
        if (board[r][col])
            return 0;
        if (col >= far && board[r][col - far])
            return 0;
        if (col + far < N && board[r][col + far])
            return 0;
    }
    return 1;
}

void place(int row) {
    if (row == N) {
        count++;
        return;
    }
    for (int col = 0; col < N; col++) {
        if (is_free(row, col)) {
            board[row][col] = 1;
            place(row + 1);
            /* board[row][col] = 0; is missing */
        }
    }
}

int main(void) {
    place(0);
    printf("%d solutions\n", count);
    return 0;
}
