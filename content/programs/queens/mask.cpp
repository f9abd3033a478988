// N queens with bit masks: g++ -O2 mask.cpp -o mask && ./mask 8

#include <cstdint>
#include <iostream>
#include <string>

using Word = std::uint64_t;

long count(Word upper, Word row, Word rd, Word ld) { // line 0
    if (row == upper) return 1; // line 1
    long solutions = 0;
    Word pos = upper & ~(row | rd | ld); // line 2
    while (pos != 0) { // line 4
        Word p = pos & -pos; // line 5
        pos -= p; // line 6
        long below = count(upper, row | p, (rd | p) << 1, (ld | p) >> 1); // line 7
        solutions += below; // line 8
    }
    return solutions;
}

int main(int argc, char** argv) {
    int n = argc > 1 ? std::stoi(argv[1]) : 8;
    std::cout << count((Word{1} << n) - 1, 0, 0, 0) << "\n";
}
