// N queens with three arrays of marks: g++ -O2 marks.cpp -o marks && ./marks 8 // alone
// judge: // The Checker Challenge (P1219): g++ -O2 marks.cpp -o marks && ./marks

#include <iostream>
#include <string> // alone
#include <vector>

class Marks {
    int n;
    std::vector<bool> columns, anti_diagonals, main_diagonals;
    // judge: std::vector<int> placed;
    // judge: int shown = 0;

    void mark(int row, int column, bool value) {
        columns[column] = value;
        anti_diagonals[row + column] = value;
        main_diagonals[row - column + n] = value;
    }

    // judge: void report() {
    // judge:     if (shown == 3) return;
    // judge:     ++shown;
    // judge:     for (int row = 0; row < n; ++row)
    // judge:         std::cout << placed[row] << (row + 1 < n ? " " : "\n");
    // judge: }

public:
    explicit Marks(int n)
        : n(n), columns(n + 1), anti_diagonals(2 * n + 1), main_diagonals(2 * n) {}

    long search(int row) { // line 0
        if (row == n + 1) { // line 1
            // judge: report();
            return 1; // line 1
        }
        long solutions = 0;
        for (int column = 1; column <= n; ++column) { // line 2
            if (columns[column]) continue; // line 4
            if (anti_diagonals[row + column]) continue; // line 5
            if (main_diagonals[row - column + n]) continue; // line 6
            mark(row, column, true); // line 7
            // judge: placed.push_back(column);
            solutions += search(row + 1); // line 7
            // judge: placed.pop_back();
            mark(row, column, false); // line 8
        }
        return solutions;
    }
};

int main(int argc, char** argv) { // alone
    int n = argc > 1 ? std::stoi(argv[1]) : 8; // alone
// judge: int main() {
    // judge: int n;
    // judge: std::cin >> n;
    std::cout << Marks(n).search(1) << "\n";
}
