#include <stdio.h>

int all, sum;

void place(int cols, int left, int right)
{
    if (cols == all) {
        sum++;
        return;
    }
    int free = all & ~(cols | left | right);
    while (free) {
        int bit = free & -free;
        free ^= bit;
        place(cols | bit, (left | bit) << 1, (right | bit) >> 1);
    }
}

int main(void)
{
    int n;
    scanf("%d", &n);
    all = (1 << (n - 1)) - 1;
    place(0, 0, 0);
    printf("%d\n", sum);
}
