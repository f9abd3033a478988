#include <iomanip>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

const int SIDE = 8;
const int DOWN[8] = {1, 2, 2, 1, -1, -2, -2, -1};
const int RIGHT[8] = {2, 1, -1, -2, -2, -1, 1, 2};

int board[SIDE][SIDE]; // the number of each square, from 1 on

struct Square {
    int row, col, ways;
};

struct MoreWays {
    bool operator()(const Square &a, const Square &b) const { return a.ways > b.ways; }
};

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
    priority_queue<Square, vector<Square>, MoreWays> next; // the fewest ways on come first
    for (int move = 0; move < 8; move++) {
        int r = row + DOWN[move], c = col + RIGHT[move];
        if (is_open(r, c))
            next.push({r, c, ways_on(r, c)});
    }
    while (!next.empty()) {
        Square square = next.top();
        next.pop();
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
