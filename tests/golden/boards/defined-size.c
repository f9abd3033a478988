#include <stdio.h>

#define N 8

int row[N + 1];
int shown;

int fits(int k) {
    for (int j = 1; j < k; j++) {
        int apart = row[j] > row[k] ? row[j] - row[k] : row[k] - row[j];
        if (apart == 0 || apart == k - j) return 0;
    }
    return 1;
}

int main(void) {
    int k = 1;
    row[1] = 0;
    while (k > 0) {
        row[k]++;
        while (row[k] <= N && !fits(k)) row[k]++;
        if (row[k] > N) {
            k--;
        } else if (k == N) {
            shown++;
            puts("another one");
        } else {
            row[++k] = 0;
        }
    }
    return 0;
}
