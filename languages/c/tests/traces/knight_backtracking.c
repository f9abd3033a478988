#include <stdio.h>

int n = 5, visited[8][8], calls;
int moves[8][2] = {{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}};

int tour(int x, int y, int step)
{
    calls++;
    visited[x][y] = step;
    if (step == 9)
        return 1;
    for (int i = 0; i < 8; ++i) {
        int u = x + moves[i][0], v = y + moves[i][1];
        if (u < 0 || v < 0 || u >= n || v >= n)
            continue;
        if (!visited[u][v] && tour(u, v, step + 1))
            return 1;
    }
    visited[x][y] = 0;
    return 0;
}

int main()
{
    if (tour(0, 0, 1)) printf("found after %d calls\n", calls);
    else printf("none\n");
    return 0;
}
