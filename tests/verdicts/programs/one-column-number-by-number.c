// queens 6; printed 1: 0 right, 1 wrong, 0 again, 0 missing; total none; alias none; cause accepted 22
#include <stdio.h>
#include <stdbool.h>
enum { N = 6 };
int queen[N];

bool attacked(int row, int column) {
    for (int other = 0; other < row; other++) {
        int apart = queen[other] > column ? queen[other] - column : column - queen[other];
        if (apart == row - other)
            return true;
    }
    return false;
}

bool put(int row) {
    if (row == N)
        return true;
    for (int column = 0; column < N; column++) {
        if (attacked(row, column))
            continue;
        queen[row] = column;
        if (put(row + 1))
            return true;
    }
    return false;
}

int main(void) {
    if (put(0)) {
        for (int row = 0; row < N; row++)
            printf("%d%s", queen[row] + 1, row < N - 1 ? " " : "\n");
    }
}
