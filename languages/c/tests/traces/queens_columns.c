#include <stdio.h>
#include <stdlib.h>

int column[8];
int n = 4, found;

int is_safe(int row, int col)
{
    for (int i = 0; i < row; i++)
        if (column[i] == col || abs(column[i] - col) == row - i)
            return 0;
    return 1;
}

void place(int row)
{
    if (row == n) {
        found++;
        for (int i = 0; i < n; i++)
            printf("%d ", column[i]);
        printf("\n");
        return;
    }
    for (int col = 0; col < n; col++) {
        if (!is_safe(row, col))
            continue;
        column[row] = col;
        place(row + 1);
    }
}

int main(void)
{
    place(0);
    printf("%d\n", found);
    return 0;
}
