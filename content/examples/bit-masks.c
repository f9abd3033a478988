#include <stdio.h>

#define N 8

unsigned all = (1u << N) - 1;
int queens[N];
long solutions = 0;

int column_of(unsigned bit) {
    int column = 0;
    while (bit >>= 1)
        column++;
    return column;
}

void place(int row, unsigned columns, unsigned left, unsigned right) {
    if (columns == all) {
        solutions++;
        return;
    }
    unsigned open = all & ~(columns | left | right);
    while (open) {
        unsigned bit = open & -open;
        open -= bit;
        queens[row] = column_of(bit);
        place(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
}

int main(void) {
    place(0, 0, 0, 0);
    printf("%ld solutions\n", solutions);
    return 0;
}
