#include <stdio.h>
#include <stdbool.h>

enum { N = 4 };

bool safe(const int b[N][N], int r, int c)
{
    int i, j;
    for (i = 0; i < c; i++)
        if (b[r][i])
            return false;
    for (i = r, j = c; i >= 0 && j >= 0; i--, j--)
        if (b[i][j])
            return false;
    for (i = r, j = c;
         j >= 0 && i < N;
         i++, j--)
        if (b[i][j]) return false;
    return true;
}

bool solve(int b[N][N], int c)
{
    if (c >= N)
        return true;
    for (int r = 0; r < N; r++) {
        if (safe(b, r, c)) {
            b[r][c] = 1;
            if (solve(b, c + 1))
                return true;
            b[r][c] = 0;
        }
    }
    return false;
}

int main()
{
    int b[N][N] = {0};
    if (!solve(b, 0)) {
        printf("none\n");
        return 1;
    }
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++)
            putchar(b[i][j] ? 'Q' : '.');
        putchar('\n');
    }
    return 0;
}
