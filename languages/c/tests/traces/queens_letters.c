#include <stdio.h>
#include <string.h>

char board[5][6];

int clear(int r, int c)
{
    for (int k = 1; k <= r; k++) {
        if (board[r - k][c] == 'Q') return 0;
        if (c - k >= 0 && board[r - k][c - k] == 'Q') return 0;
        if (c + k < 5 && board[r - k][c + k] == 'Q') return 0;
    }
    return 1;
}

int solve(int r)
{
    if (r == 5)
        return 1;
    for (char *cell = board[r]; *cell; cell++) {
        if (!clear(r, cell - board[r]))
            continue;
        *cell = 'Q';
        if (solve(r + 1))
            return 1;
        *cell = '.';
    }
    return 0;
}

int main(void)
{
    for (int r = 0; r < 5; r++)
        strcpy(board[r], ".....");
    if (solve(0))
        for (int r = 0; r < 5; r++)
            puts(board[r]);
}
