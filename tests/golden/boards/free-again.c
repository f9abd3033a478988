/* One kind of diagonal is never free again, in arrays with room for much more. */
#include <stdio.h>
#include <stdbool.h>

#define N 6
bool column[100], up[201], down[201];
int queen[100], found;

void place(int row) {
    if (row == N) {
        found++;
        return;
    }
    for (int c = 0; c < N; c++) {
        if (column[c] && up[row + c] && down[row - c + N]) {
            queen[row] = c;
            column[c] = false;
            up[row + c] = false;
            down[row - c + N] = false;
            place(row + 1);
            column[c] = true;
            down[row - c + N] = true;
        }
    }
}

int main() {
    for (int i = 0; i < 2 * N; i++)
        column[i] = up[i] = down[i] = true;
    place(0);
    printf("%d\n", found);
}
