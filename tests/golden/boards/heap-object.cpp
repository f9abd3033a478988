#include <iostream>
#include <vector>
using namespace std;

struct Chess {
    vector<vector<char>> cells;
    int n, ways;
    Chess(int n) : cells(n, vector<char>(n, '#')), n(n), ways(0) {}
};

bool ok(const Chess &chess, int r, int c) {
    for (int i = 1; i <= r; i++) {
        if (chess.cells[r - i][c] == 'Q')
            return false;
        if (c >= i && chess.cells[r - i][c - i] == 'Q')
            return false;
        if (c + i < chess.n && chess.cells[r - i][c + i] == 'Q')
            return false;
    }
    return true;
}

void go(Chess &chess, int r) {
    if (r == chess.n) {
        chess.ways++;
        return;
    }
    for (int c = 0; c < chess.n; c++) {
        if (!ok(chess, r, c))
            continue;
        chess.cells[r][c] = 'Q';
        go(chess, r + 1);
        chess.cells[r][c] = '#';
    }
}

int main() {
    Chess *chess = new Chess(6);
    go(*chess, 0);
    cout << "There are " << chess->ways << " ways to place 6 queens" << endl;
    delete chess;
}
