#include <stdio.h>
#include <stdlib.h>

#define N 8

int board[N]; /* the column of the queen in each row */
int solutions = 0;

int is_free(int row, int col) {
    for (int r = 0; r < row; r++) {
        if (board[r] == col || abs(board[r] - col) == row - r)
            return 0;
    }
    return 1;
}

void print_board(void) {
    for (int row = 0; row < N; row++)
        printf("%d ", board[row]);
    printf("\n");
}

void place(int row) {
    if (row == N) {
        solutions++;
        print_board();
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
    printf("%d solutions\n", solutions);
    return 0;
}
