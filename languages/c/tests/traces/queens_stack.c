#include <stdio.h>

int main(void)
{
    int n = 4, stack[4], top = 0, found = 0;
    stack[0] = -1;
    do {
        int col = ++stack[top];
        if (col == n) {
            top--;
            continue;
        }
        int ok = 1;
        for (int i = 0; i < top && ok; i++) {
            int d = stack[i] - col;
            ok = d != 0 && d != top - i && d != i - top;
        }
        if (!ok) continue;
        if (top + 1 < n)
            stack[++top] = -1;
        else
            found++;
    } while (top >= 0);
    return found;
}
