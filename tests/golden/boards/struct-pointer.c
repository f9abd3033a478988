#include <stdio.h>
#include <stdlib.h>

struct board {
    int size;
    int count;
    int queens[16];
};

static int safe(const struct board *b, int row, int col) {
    for (int i = 0; i < row; i++) {
        if (b->queens[i] == col || abs(b->queens[i] - col) == row - i)
            return 0;
    }
    return 1;
}

static void solve(struct board *b, int row) {
    if (row == b->size) {
        b->count++;
        for (int i = 0; i < b->size; i++)
            printf("%d ", b->queens[i]);
        printf("\n");
        return;
    }
    for (int col = 0; col < b->size; col++) {
        if (safe(b, row, col)) {
            b->queens[row] = col;
            solve(b, row + 1);
        }
    }
}

int main(void) {
    struct board *b = malloc(sizeof *b);
    b->size = 8;
    b->count = 0;
    solve(b, 0);
    printf("%d solutions\n", b->count);
    free(b);
    return 0;
}
