// N queens with bit masks: g++ -O2 mask.cpp -o mask && ./mask 8 // alone
// judge: // The Checker Challenge (P1219): g++ -O2 mask.cpp -o mask && ./mask

#include <cstdint>
#include <iostream>
#include <string> // alone
// judge: #include <vector>

using Word = std::uint64_t;

// judge: std::vector<Word> placed;
// judge: int shown = 0;
// judge:
// judge: // Columns are numbered from the right: mirroring keeps solutions.
// judge: void report() {
// judge:     if (shown == 3) return;
// judge:     ++shown;
// judge:     for (std::size_t row = 0; row < placed.size(); ++row) {
// judge:         int column = 1;
// judge:         while (placed[row] >> column) ++column;
// judge:         std::cout << column << (row + 1 < placed.size() ? " " : "\n");
// judge:     }
// judge: }
// judge:
long count(Word upper, Word row, Word rd, Word ld) { // line 0
    if (row == upper) { // line 1
        // judge: report();
        return 1; // line 1
    }
    long solutions = 0;
    Word pos = upper & ~(row | rd | ld); // line 2
    while (pos != 0) { // line 4
        Word p = pos & -pos; // line 5
        pos -= p; // line 6
        // judge: placed.push_back(p);
        long below = count(upper, row | p, (rd | p) << 1, (ld | p) >> 1); // line 7
        // judge: placed.pop_back();
        solutions += below; // line 8
    }
    return solutions;
}

int main(int argc, char** argv) { // alone
    int n = argc > 1 ? std::stoi(argv[1]) : 8; // alone
// judge: int main() {
    // judge: int n;
    // judge: std::cin >> n;
    std::cout << count((Word{1} << n) - 1, 0, 0, 0) << "\n";
}
