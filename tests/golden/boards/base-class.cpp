#include <iostream>
using namespace std;

class Board {
  protected:
    int size;
    int column[20];

  public:
    Board(int size) : size(size) {}
    virtual ~Board() {}
    virtual bool fits(int row, int col) {
        for (int i = 1; i < row; i++)
            if (column[i] == col || column[i] + i == col + row || column[i] - i == col - row)
                return false;
        return true;
    }
};

class Queens : public Board {
    int count;

  public:
    Queens(int size) : Board(size), count(0) {}
    void put(int row) {
        if (row > size) {
            count++;
            for (int i = 1; i <= size; i++)
                cout << column[i] << (i < size ? " " : "\n");
            return;
        }
        for (int col = 1; col <= size; col++) {
            if (fits(row, col)) {
                column[row] = col;
                put(row + 1);
            }
        }
    }
    int total() { return count; }
};

int main() {
    Queens queens(8);
    queens.put(1);
    cout << queens.total() << endl;
}
