#include <stdio.h>

int weight[6] = {3, 1, 4, 1, 5, 2};
int taken[6], best;

void pack(int item, int left) {
    if (item == 6) {
        int sum = 0;
        for (int i = 0; i < 6; i++) sum += taken[i] * weight[i];
        if (sum > best) best = sum;
        return;
    }
    if (weight[item] <= left) {
        taken[item] = 1;
        pack(item + 1, left - weight[item]);
    }
    taken[item] = 0;
    pack(item + 1, left);
}

int main(void) {
    int n = 6;
    pack(0, n + 3);
    printf("Best: %d\n", best);
    return 0;
}
