#include <stdio.h>
#define N 5

int row_of[N];
char col[N], up[2 * N], down[2 * N];
long count;

static void solve(int r)
{
    int c;
    if (r == N)
        count++;
    else
        for (c = 0; c < N; ++c)
            if (!col[c] && !up[r + c] && !down[r - c + N]) {
                row_of[r] = c;
                col[c] = up[r + c] = down[r - c + N] = 1;
                solve(r + 1);
                col[c] = up[r + c] = down[r - c + N] = 0;
            }
}

int main()
{
    solve(0);
    printf("%ld solutions\n", count);
    return 0;
}
