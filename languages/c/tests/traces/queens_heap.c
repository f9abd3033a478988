#include <stdio.h>
#include <stdlib.h>

typedef struct node {
    int row, col;
    struct node *before;
} Node;

int tried;

int fits(const Node *last, int row, int col)
{
    while (last) {
        int d = row - last->row;
        if (last->col == col || last->col == col - d || last->col == col + d)
            return 0;
        last = last->before;
    }
    return 1;
}

void solve(Node *last, int row, int n)
{
    if (row == n) {
        for (; last; last = last->before)
            printf("%d%d ", last->row, last->col);
        puts("");
        return;
    }
    for (int col = 0; col < n; col++) {
        tried++;
        if (fits(last, row, col)) {
            Node *next = malloc(sizeof *next);
            *next = (Node){row, col, last};
            solve(next, row + 1, n);
            free(next);
        }
    }
}

int main()
{
    solve(NULL, 0, 4);
    printf("%d\n", tried);
    return 0;
}
