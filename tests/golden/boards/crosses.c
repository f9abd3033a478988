/* Queens as X among zeros. */
#include <stdio.h>

#define ROOM 11
#define MOST 5

int column[ROOM], taken[ROOM], up[2 * ROOM], down[2 * ROOM];

void place(int row) {
    if (row == MOST) {
        for (int r = 0; r < MOST; r++) {
            for (int c = 0; c < MOST; c++)
                printf("%c ", column[r] == c ? 'X' : '0');
            printf("\n");
        }
        printf("\n");
        return;
    }
    for (int c = 0; c < MOST; c++) {
        if (taken[c] || up[row + c] || down[row - c + MOST])
            continue;
        column[row] = c;
        taken[c] = up[row + c] = down[row - c + MOST] = 1;
        place(row + 1);
        taken[c] = up[row + c] = down[row - c + MOST] = 0;
    }
}

int main() {
    place(0);
}
