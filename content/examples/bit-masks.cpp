#include <bitset>
#include <iostream>

using namespace std;

const int N = 8;
const unsigned ALL = (1u << N) - 1;

unsigned queens[N]; // the bit of each row's column
int solutions = 0;

void place(int row, unsigned columns, unsigned left, unsigned right) {
    if (columns == ALL) {
        if (++solutions == 1) {
            for (unsigned queen : queens)
                cout << bitset<N>(queen) << '\n';
        }
        return;
    }
    unsigned open = ALL & ~(columns | left | right);
    while (open != 0) {
        unsigned bit = open & -open;
        open ^= bit;
        queens[row] = bit;
        place(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        queens[row] = 0;
    }
}

int main() {
    place(0, 0, 0, 0);
    cout << solutions << endl;
    return 0;
}
