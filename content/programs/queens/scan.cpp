// N queens by an explicit machine: g++ -O2 scan.cpp -o scan && ./scan 8 // alone
// judge: // The Checker Challenge (P1219): g++ -O2 scan.cpp -o scan && ./scan

#include <iostream>
#include <string> // alone
#include <vector>

class Queens {
    int n, current_row = 0, current_col = 0;
    std::vector<std::vector<bool>> board;
    std::vector<int> solution; // n means not tried

    bool select_place() {
        int tried = solution[current_row]; // line 1
        current_col = tried == n ? 0 : tried + 1; // line 1
        while (current_col < n && !check()) ++current_col;
        return current_col < n;
    }

    bool check() const {
        if (sees_queen(0)) return false; // line 3
        if (sees_queen(-1)) return false; // line 4
        return !sees_queen(1); // line 5
    }

    // Up the board from the square itself, `step` columns a row.
    bool sees_queen(int step) const {
        int row = current_row, col = current_col;
        for (; row >= 0 && col >= 0 && col < n; --row, col += step)
            if (board[row][col]) return true;
        return false;
    }

    void forward() {
        lift(); // line 6
        board[current_row][current_col] = true; // line 7
        solution[current_row] = current_col; // line 7
        ++current_row; // line 7
    }

    void backward() {
        lift(); // line 9
        --current_row; // line 9
    }

    void lift() {
        int& col = solution[current_row];
        if (col < n) board[current_row][col] = false;
        col = n;
    }

public:
    explicit Queens(int n) : n(n), board(n, std::vector<bool>(n)), solution(n, n) {}

    bool next_solution() { // line 0
        if (current_row == n) --current_row; // line 0
        while (current_row >= 0 && current_row < n)
            if (select_place()) forward();
            else backward();
        return current_row == n; // line 8
    }
    // judge:
    // judge: void print() const {
    // judge:     for (int row = 0; row < n; ++row)
    // judge:         std::cout << solution[row] + 1 << (row + 1 < n ? " " : "\n");
    // judge: }
};

int main(int argc, char** argv) { // alone
    Queens queens(argc > 1 ? std::stoi(argv[1]) : 8); // alone
// judge: int main() {
    // judge: int n;
    // judge: std::cin >> n;
    // judge: Queens queens(n);
    int count = 0;
    while (queens.next_solution()) ++count; // alone
    // judge: while (queens.next_solution())
    // judge:     if (++count <= 3) queens.print();
    std::cout << count << "\n";
}
