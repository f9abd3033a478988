// A knight's tour: g++ -O2 warnsdorff.cpp -o warnsdorff && ./warnsdorff

#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <vector>

const int FILES = 8, RANKS = 8;
const bool CLOSED = true;

struct Square { int file, rank; };

const Square START{0, 0}; // a1
const Square CENTRE{FILES / 2 - 1, RANKS - RANKS / 2};
const Square FIRST = CLOSED ? CENTRE : START;
const Square MOVES[] = {{-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}, {2, 1}, {1, 2}};
int number[FILES][RANKS]; // 0 is free

std::vector<Square> free_squares(Square from) {
    std::vector<Square> found;
    for (Square move : MOVES) {
        int file = from.file + move.file, rank = from.rank + move.rank;
        if (file >= 0 && file < FILES && rank >= 0 && rank < RANKS && number[file][rank] == 0)
            found.push_back({file, rank});
    }
    return found;
}

int distance(Square a) { return std::abs(a.file - CENTRE.file) + std::abs(a.rank - CENTRE.rank); }

bool is_move(Square a, Square b) { return std::abs((a.file - b.file) * (a.rank - b.rank)) == 2; }

bool is_better(Square a, Square b) {
    auto ways_a = free_squares(a).size(), ways_b = free_squares(b).size();
    return ways_a != ways_b ? ways_a < ways_b : distance(a) > distance(b);
}

bool ride(Square square, int k) { // line 0
    number[square.file][square.rank] = k; // line 0
    if (k == FILES * RANKS) return !CLOSED || is_move(square, FIRST); // line 1
    if (CLOSED && free_squares(FIRST).empty()) return false; // line 2
    std::vector<Square> candidates = free_squares(square); // line 3
    std::stable_sort(candidates.begin(), candidates.end(), is_better); // line 4
    for (Square candidate : candidates) { // line 5
        if (ride(candidate, k + 1)) return true; // line 6
        number[candidate.file][candidate.rank] = 0; // line 7
    }
    return false;
}

int main() {
    if (!ride(FIRST, 1)) {
        std::cout << "no tour\n";
        return 0;
    }
    // A closed tour goes round: it is numbered from the start.
    const int total = FILES * RANKS, before = number[START.file][START.rank];
    for (int rank = RANKS - 1; rank >= 0; --rank) {
        for (int file = 0; file < FILES; ++file)
            std::cout << std::setw(5) << (number[file][rank] - before + total) % total + 1;
        std::cout << "\n";
    }
}
