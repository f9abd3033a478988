#include <stdio.h>
#include <stdlib.h>

int add(int a, int b) { return a + b; }

int twice(int n) {
    int m; // no value: no step
    m = n; m += n;
    return m;
}

int up(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

int main(void)
{
    int a = 1, b = 2;
    int c =
        add(a,
            b);
    static int kept = 5;
    {
        int inner = c;
        kept += inner;
    }
    if (a)
        b = 3;
    else
        b = 4;
    if (!a) b = 5; else b = 6;
    for (int i = 0; i < 2; i++) c += i;
    for (int i = 0;
         i < 2;
         i++)
        c -= i;
    for (;;) {
        if (++c > 6)
            break;
    }
    while (c > 4)
        c--;
    while (c > 2) c--;
    do {
        c++;
    } while (c < 4);
    do c--; while (c > 2);
    switch (c) {
    case 1:
        b++;
    case 2:
        b += 10;
        break;
    default:
        b = 0;
    }
    int n = 0;
again:
    n++;
    if (n < 3)
        goto again;
    c = add(twice(n), twice(
        n + 1));
    a ? twice(1) : twice(2);
    int list[3] = {3, 1, 2};
    qsort(list, 3, sizeof(int), up);
    ;
    printf("%d %d %d %d\n",
           a,
           b, c, list[0]);
    exit(0);
}
