#include <stdio.h>

/* A knight from each square of 3 x 4 in turn: from half of them there is no tour. */
#define ROWS 3
#define COLUMNS 4

const int down[8] = {-2, -1, 1, 2, 2, 1, -1, -2};
const int right[8] = {1, 2, 2, 1, -1, -2, -2, -1};
int board[ROWS][COLUMNS];

int ride(int row, int column, int move) {
    if (move == ROWS * COLUMNS)
        return 1;
    for (int way = 0; way < 8; way++) {
        int to = row + down[way], file = column + right[way];
        if (to < 0 || to >= ROWS || file < 0 || file >= COLUMNS || board[to][file])
            continue;
        board[to][file] = move + 1;
        if (ride(to, file, move + 1))
            return 1;
        board[to][file] = 0;
    }
    return 0;
}

int main(void) {
    for (int start = 0; start < ROWS * COLUMNS; start++) {
        for (int square = 0; square < ROWS * COLUMNS; square++)
            board[square / COLUMNS][square % COLUMNS] = 0;
        board[start / COLUMNS][start % COLUMNS] = 1;
        if (!ride(start / COLUMNS, start % COLUMNS, 1)) {
            printf("No solution from square %d\n\n", start);
            continue;
        }
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++)
                printf("%3d", board[row][column]);
            printf("\n");
        }
        printf("\n");
    }
    return 0;
}
