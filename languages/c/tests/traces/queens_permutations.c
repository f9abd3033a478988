#include <stdio.h>

static int p[5] = {0, 1, 2, 3, 4};

void swap(int *a, int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}

int attacks(int k)
{
    for (int i = 0; i < k; i++)
        if (p[i] - p[k] == k - i || p[k] - p[i] == k - i) return 1;
    return 0;
}

int permute(int k)
{
    int sum = 0;
    if (k == 5) return 1;
    for (int i = k; i < 5; i++) {
        swap(&p[k], &p[i]);
        if (!attacks(k)) sum += permute(k + 1);
        swap(&p[k], &p[i]);
    }
    return sum;
}

int main() { printf("%d\n", permute(0)); return 0; }
