// queens 6; kept 4: 4 right, 0 wrong, 0 again, 0 missing; total none; alias list; cause alias 24
#include <stdio.h>
#include <stdlib.h>
#define QUEENS 6
static int *kept[720];
static int many;

static int fits(const int *place, int row) {
    for (int above = 0; above < row; above++) {
        int apart = place[row] - place[above];
        if (apart == 0 || apart == row - above || apart == above - row)
            return 0;
    }
    return 1;
}

static void extend(int *place, int row) {
    for (place[row] = 0; place[row] < QUEENS; place[row]++) {
        if (!fits(place, row))
            continue;
        if (row < QUEENS - 1)
            extend(place, row + 1);
        else
            kept[many++] = place;
    }
}

int main(void) {
    int *place = malloc(QUEENS * sizeof *place);
    extend(place, 0);
    for (int each = 0; each < many; each++) {
        for (int row = 0; row < QUEENS; row++)
            printf("%d ", kept[each][row] + 1);
        putchar('\n');
    }
    printf("%d boards\n", many);
    free(place);
}
