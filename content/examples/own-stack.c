#include <stdio.h>

#define N 8

int stack[N]; /* the column of each queen, row by row */
int height = 0;

int is_free(int col) {
    for (int row = 0; row < height; row++) {
        int far = height - row;
        if (stack[row] == col || stack[row] == col - far || stack[row] == col + far)
            return 0;
    }
    return 1;
}

int main(void) {
    int col = 0, solutions = 0;
    while (1) {
        while (col < N && !is_free(col))
            col++;
        if (col < N) {
            stack[height++] = col;
            col = 0;
            if (height < N)
                continue;
            solutions++;
            if (solutions <= 3) {
                for (int row = 0; row < N; row++)
                    printf("%d ", stack[row]);
                printf("\n");
            }
        }
        if (height == 0)
            break;
        col = stack[--height] + 1;
    }
    printf("%d\n", solutions);
    return 0;
}
