#include <stdio.h>

unsigned all;
int found;

void place(unsigned down, unsigned left, unsigned right) {
    if (down == all) {
        found++;
        return;
    }
    for (unsigned free = all & ~(down | left | right); free; free &= free - 1) {
        unsigned bit = free & -free;
        place(down | bit, (left | bit) << 1, (right | bit) >> 1);
    }
}

int main(void) {
    all = 63;
    place(0, 0, 0);
    printf("Number of solutions: %d\n", found);
    return 0;
}
