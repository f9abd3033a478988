#include <stdio.h>

/* Rows are filled from the last one on, and row 0 is forgotten. */
int taken[8], rising[15], falling[15], at[8];
int found;

int is_free(int row, int column) {
    return !taken[column] && !rising[row + column] && !falling[row - column + 7];
}

void show(void) {
    for (int row = 0; row < 8; row++) {
        for (int column = 0; column < 8; column++)
            printf(at[row] == column ? "Q " : ". ");
        printf("\n");
    }
    printf("\n");
}

int place(int n) {
    if (n == 0) {
        found++;
        show();
        return 1;
    }
    for (int column = 0; column < 8; column++) {
        if (!is_free(n, column))
            continue;
        at[n] = column;
        taken[column] = rising[n + column] = falling[n - column + 7] = 1;
        if (place(n - 1))
            return 1;
        taken[column] = rising[n + column] = falling[n - column + 7] = 0;
    }
    return 0;
}

int main(void) {
    place(7);
    printf("Solutions: %d\n", found);
    return 0;
}
