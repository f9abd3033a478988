/* Rows from 1 in an array that is longer than N needs, and N in a variable that is not called so. */
#include <stdio.h>
#include <stdlib.h>

int at[9], most = 8, found;

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
    for (int column = 1; column <= most; column++)
        if (is_free(row, column)) {
            at[row] = column;
            place(row + 1);
        }
}

int main() {
    place(1);
    printf("%d\n", found);
}
