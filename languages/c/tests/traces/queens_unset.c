#include <stdio.h>

int main()
{
    int n = 4, board[5][5], count = 0;
    for (int c = 0; c < n; c++)
        board[0][c] = 0;
    board[0][1] = 1;
    for (int r = 1; r < 2; r++)
        for (int c = 0; c < n; c++) {
            int safe = 1;
            for (int k = 0; k <= r; k++)
                if (board[k][c])
                    safe = 0;
            count += safe;
        }
    printf("%d\n", count);
    return 0;
}
