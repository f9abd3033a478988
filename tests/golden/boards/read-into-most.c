/* N is read, into a variable that is not called so, and the array has room for more. */
#include <stdio.h>
#include <stdlib.h>

int at[20], most, found;

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
    if (scanf("%d", &most) != 1)
        most = 6;
    place(1);
    printf("%d\n", found);
}
