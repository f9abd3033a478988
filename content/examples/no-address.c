#include <stdio.h>

int n = 6;
int queen[20];
int count = 0;

int is_free(int row, int col) {
    for (int r = 1; r < row; r++) {
        if (queen[r] == col || queen[r] - col == row - r || col - queen[r] == row - r)
            return 0;
    }
    return 1;
}

void place(int row) {
    if (row > n) {
        count++;
        return;
    }
    for (int col = 1; col <= n; col++) {
        if (is_free(row, col)) {
            queen[row] = col;
            place(row + 1);
        }
    }
}

int main(void) {
    scanf("%d", n); /* &n is meant */
    place(1);
    printf("%d solutions\n", count);
    return 0;
}
