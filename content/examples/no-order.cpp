#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <vector>

using namespace std;

const int SIDE = 6;
const int DOWN[8] = {1, 2, 2, 1, -1, -2, -2, -1};
const int RIGHT[8] = {2, 1, -1, -2, -2, -1, 1, 2};

int board[SIDE][SIDE];

struct Square {
    int row, col, ways, far;
};

// Of two squares each may come before the other: the first has fewer ways on, the second is farther out.
bool before(const Square &a, const Square &b) {
    return a.ways < b.ways || a.far > b.far;
}

bool is_open(int row, int col) {
    return row >= 0 && row < SIDE && col >= 0 && col < SIDE && board[row][col] == 0;
}

int ways_on(int row, int col) {
    int ways = 0;
    for (int move = 0; move < 8; move++)
        ways += is_open(row + DOWN[move], col + RIGHT[move]);
    return ways;
}

bool ride(int row, int col, int number) {
    board[row][col] = number;
    if (number == SIDE * SIDE)
        return true;
    vector<Square> next;
    for (int move = 0; move < 8; move++) {
        int r = row + DOWN[move], c = col + RIGHT[move];
        if (is_open(r, c))
            next.push_back({r, c, ways_on(r, c), abs(2 * r - SIDE + 1) + abs(2 * c - SIDE + 1)});
    }
    sort(next.begin(), next.end(), before);
    for (const Square &square : next) {
        if (ride(square.row, square.col, number + 1))
            return true;
    }
    board[row][col] = 0;
    return false;
}

int main() {
    if (!ride(0, 0, 1)) {
        cout << "no tour" << endl;
        return 1;
    }
    for (const auto &row : board) {
        for (int number : row)
            cout << setw(3) << number;
        cout << '\n';
    }
    return 0;
}
