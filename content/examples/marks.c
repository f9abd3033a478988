#include <stdio.h>

#define MAX 14

int n, count;
int queen[MAX];
int column[MAX], rising[2 * MAX], falling[2 * MAX];

void place(int row) {
    if (row > n) {
        count++;
        if (count <= 3) {
            for (int r = 1; r <= n; r++)
                printf("%d%c", queen[r], r < n ? ' ' : '\n');
        }
        return;
    }
    for (int col = 1; col <= n; col++) {
        if (column[col] || rising[row + col] || falling[row - col + n])
            continue;
        queen[row] = col;
        column[col] = rising[row + col] = falling[row - col + n] = 1;
        place(row + 1);
        column[col] = rising[row + col] = falling[row - col + n] = 0;
    }
}

int main(void) {
    if (scanf("%d", &n) != 1 || n < 1 || n >= MAX)
        n = 8;
    place(1);
    printf("%d\n", count);
    return 0;
}
