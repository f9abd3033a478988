// queens 5; printed 120: 10 right, 110 wrong, 0 again, 0 missing; total none; alias none; cause accepted 26
#include <stdio.h>
#define ROOM 32
char field[ROOM][ROOM];
int side = 5;

int taken(int column, int row) {
    while (row-- > 0)
        if (field[row][column] == 'Q')
            return 1;
    return 0;
}

void settle(int row) {
    if (row == side) {
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++)
                putchar(field[y][x]);
            putchar('\n');
        }
        putchar('\n');
        return;
    }
    for (int column = 0; column < side; column++) {
        if (!taken(column, row)) {
            field[row][column] = 'Q';
            settle(row + 1);
            field[row][column] = '.';
        }
    }
}

int main(void) {
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++)
            field[y][x] = '.';
    settle(0);
    return 0;
}
