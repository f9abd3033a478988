#include <stdio.h>

#define SIZE 5
int board[SIZE][SIZE];
const int dx[8] = {1, 2, 2, 1, -1, -2, -2, -1};
const int dy[8] = {2, 1, -1, -2, -2, -1, 1, 2};

int is_free(int x, int y)
{
    return x >= 0 && y >= 0 && x < SIZE && y < SIZE && board[x][y] == 0;
}

int degree(int x, int y)
{
    int d = 0;
    for (int i = 0; i < 8; i++)
        if (is_free(x + dx[i], y + dy[i]))
            d++;
    return d;
}

int main(void)
{
    int x = 0, y = 0;
    for (int step = 1; step <= SIZE * SIZE; step++) {
        board[x][y] = step;
        int best = -1, least = 9;
        for (int i = 0; i < 8; i++) {
            int u = x + dx[i];
            int v = y + dy[i];
            if (!is_free(u, v))
                continue;
            int d = degree(u, v);
            if (d < least) {
                least = d;
                best = i;
            }
        }
        if (best < 0)
            break;
        x += dx[best];
        y += dy[best];
    }
    for (int i = 0; i < SIZE; i++)
        printf("%3d%3d%3d%3d%3d\n", board[i][0], board[i][1], board[i][2], board[i][3], board[i][4]);
    return 0;
}
