#include <stdio.h>

#define SIDE 8

int board[SIDE][SIDE]; /* the number of each square, from 1 on */
const int down[8] = {1, 2, 2, 1, -1, -2, -2, -1};
const int right[8] = {2, 1, -1, -2, -2, -1, 1, 2};

int is_open(int row, int col) {
    return row >= 0 && row < SIDE && col >= 0 && col < SIDE && board[row][col] == 0;
}

int ways_on(int row, int col) {
    int ways = 0;
    for (int move = 0; move < 8; move++)
        ways += is_open(row + down[move], col + right[move]);
    return ways;
}

int ride(int row, int col, int number) {
    board[row][col] = number;
    if (number == SIDE * SIDE)
        return 1;
    int tried[8] = {0};
    for (;;) {
        int best = -1, fewest = 9;
        for (int move = 0; move < 8; move++) {
            int r = row + down[move], c = col + right[move];
            if (!tried[move] && is_open(r, c) && ways_on(r, c) < fewest) {
                fewest = ways_on(r, c);
                best = move;
            }
        }
        if (best < 0)
            break;
        tried[best] = 1;
        if (ride(row + down[best], col + right[best], number + 1))
            return 1;
    }
    board[row][col] = 0;
    return 0;
}

int main(void) {
    if (!ride(0, 0, 1)) {
        printf("no tour\n");
        return 1;
    }
    for (int row = 0; row < SIDE; row++) {
        for (int col = 0; col < SIDE; col++)
            printf("%3d", board[row][col]);
        printf("\n");
    }
    return 0;
}
