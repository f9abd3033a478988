// queens 6; board 4: 4 right, 0 wrong, 0 again, 0 missing; total 83 wrong; alias none; cause accepted 22
#include <stdio.h>
#define SIDE 6
static int file_of[SIDE];

static int safe(int rank, int file) {
    for (int below = 0; below < rank; below++) {
        if (file_of[below] == file)
            return 0;
        if (file_of[below] - below == file - rank)
            return 0;
    }
    return 1;
}

static int ways(int rank) {
    if (rank == SIDE)
        return 1;
    int sum = 0;
    for (int file = 0; file < SIDE; file++) {
        if (safe(rank, file)) {
            file_of[rank] = file;
            sum += ways(rank + 1);
        }
    }
    return sum;
}

int main(void) {
    printf("%d solutions\n", ways(0));
}
