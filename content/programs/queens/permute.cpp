// N queens by moving letters: g++ -O2 permute.cpp -o permute && ./permute 8

#include <cstdlib>
#include <iostream>
#include <string>

long queen(const std::string& t, const std::string& s) { // line 0
    if (s.empty()) return 1; // line 1
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

int main(int argc, char** argv) {
    int n = argc > 1 ? std::stoi(argv[1]) : 8;
    std::string rows; // a letter a row: 0, 1, 2 and so on
    for (int row = 0; row < n; ++row) rows += char('0' + row);
    std::cout << queen("", rows) << "\n";
}
