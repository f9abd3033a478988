// N queens by moving letters: g++ -O2 permute.cpp -o permute && ./permute 8 // alone
// judge: // The Checker Challenge (P1219): g++ -O2 permute.cpp -o permute && ./permute

#include <cstdlib>
#include <iostream>
#include <string>

// judge: int shown = 0;
// judge:
// judge: // The row of each column: exchanging rows and columns keeps solutions.
// judge: void report(const std::string& t) {
// judge:     if (shown == 3) return;
// judge:     ++shown;
// judge:     for (std::size_t i = 0; i < t.size(); ++i)
// judge:         std::cout << t[i] - '0' + 1 << (i + 1 < t.size() ? " " : "\n");
// judge: }
// judge:
long queen(const std::string& t, const std::string& s) { // line 0
    if (s.empty()) { // line 1
        // judge: report(t);
        return 1; // line 1
    }
    long solutions = 0;
    for (std::size_t i = 0; i < s.size(); ++i) { // line 2
        bool safe = true;
        for (std::size_t j = 0; j < t.size() && safe; ++j) // line 4
            safe = std::abs(s[i] - t[j]) != int(t.size() - j); // line 5
        if (!safe) continue; // line 5
        long below = queen(t + s[i], s.substr(0, i) + s.substr(i + 1)); // line 6
        solutions += below; // line 7
    }
    return solutions;
}

int main(int argc, char** argv) { // alone
    int n = argc > 1 ? std::stoi(argv[1]) : 8; // alone
// judge: int main() {
    // judge: int n;
    // judge: std::cin >> n;
    std::string rows; // a letter a row: 0, 1, 2 and so on
    for (int row = 0; row < n; ++row) rows += char('0' + row);
    std::cout << queen("", rows) << "\n";
}
