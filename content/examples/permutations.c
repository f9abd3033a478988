#include <stdio.h>

#define N 6

int columns[N];
int solutions = 0;

void swap(int *one, int *other) {
    int kept = *one;
    *one = *other;
    *other = kept;
}

int is_attacked(int row) {
    for (int r = 0; r < row; r++) {
        int far = columns[row] - columns[r];
        if (far == row - r || far == r - row)
            return 1;
    }
    return 0;
}

void permute(int row) {
    if (row == N) {
        solutions++;
        for (int r = 0; r < N; r++)
            printf("%d ", columns[r] + 1);
        printf("\n");
        return;
    }
    for (int next = row; next < N; next++) {
        swap(&columns[row], &columns[next]);
        if (!is_attacked(row))
            permute(row + 1);
        swap(&columns[row], &columns[next]);
    }
}

int main(void) {
    for (int row = 0; row < N; row++)
        columns[row] = row;
    permute(0);
    printf("%d solutions\n", solutions);
    return 0;
}
