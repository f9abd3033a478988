#include <bitset>
#include <iostream>

using namespace std;

const int N = 8;
const unsigned ALL = (1u << N) - 1;

int queens[N];
int solutions = 0;

void place(int row, unsigned columns, unsigned left, unsigned right) {
    if (columns == ALL) {
        if (++solutions == 1) {
            for (int queen : queens)
                cout << bitset<N>(1u << queen) << '\n';
        }
        return;
    }
    unsigned open = ALL & ~(columns | left | right);
    while (open != 0) {
        unsigned bit = open & -open;
        open ^= bit;
        queens[row] = __builtin_ctz(bit); // the number of the bit
        place(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        queens[row] = -1;
    }
}

int main() {
    place(0, 0, 0, 0);
    cout << solutions << endl;
    return 0;
}
