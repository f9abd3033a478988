// N queens column by column: g++ -O2 access.cpp -o access && ./access 8 // alone
// judge: // The Checker Challenge (P1219): g++ -O2 access.cpp -o access && ./access

#include <iostream>
#include <string> // alone
#include <vector>

class Columns {
    int n;
    std::vector<int> cols; // the row of the queen in each column
    // judge: int shown = 0;

    std::vector<bool> get_access_rows(int col) const {
        std::vector<bool> rows(n, true); // line 1
        for (int earlier = 0; earlier < col; ++earlier) { // line 2
            int row = cols[earlier], d = col - earlier; // line 2
            for (int struck : {row, row + d, row - d}) // line 2
                if (struck >= 0 && struck < n) rows[struck] = false; // line 2
        }
        return rows;
    }

    // judge: // The row of each column: exchanging rows and columns keeps solutions.
    // judge: void report() {
    // judge:     if (shown == 3) return;
    // judge:     ++shown;
    // judge:     for (int col = 0; col < n; ++col)
    // judge:         std::cout << cols[col] + 1 << (col + 1 < n ? " " : "\n");
    // judge: }
    // judge:
public:
    explicit Columns(int n) : n(n) {}

    long solve(int col) { // line 0
        long solutions = 0;
        std::vector<bool> rows = get_access_rows(col);
        for (int row = 0; row < n; ++row) { // line 3
            if (!rows[row]) continue; // line 5
            cols.push_back(row); // line 6
            // judge: if (col == n - 1) report();
            if (col == n - 1)
                solutions += 1; // line 7
            else
                solutions += solve(col + 1); // line 8
            cols.pop_back(); // line 9
        }
        return solutions;
    }
};

int main(int argc, char** argv) { // alone
    int n = argc > 1 ? std::stoi(argv[1]) : 8; // alone
// judge: int main() {
    // judge: int n;
    // judge: std::cin >> n;
    std::cout << Columns(n).solve(0) << "\n";
}
