#include <iostream>
#include <vector>

class Solver {
    int n;
    int solutions = 0;
    std::vector<int> board;

    bool safe(int row, int col) const {
        for (int i = 0; i < row; i++)
            if (board[i] == col || board[i] - i == col - row || board[i] + i == col + row)
                return false;
        return true;
    }

    void print() const {
        for (int col : board)
            std::cout << col << " ";
        std::cout << std::endl;
    }

  public:
    Solver(int n) : n(n), board(n, 0) {}

    void solve(int row) {
        if (row == n) {
            solutions++;
            print();
            return;
        }
        for (int col = 0; col < n; col++) {
            if (safe(row, col)) {
                board[row] = col;
                solve(row + 1);
            }
        }
    }

    int count() const { return solutions; }
};

int main() {
    Solver solver(8);
    solver.solve(0);
    std::cout << "Total: " << solver.count() << std::endl;
}
