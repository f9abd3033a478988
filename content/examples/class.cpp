#include <iomanip>
#include <iostream>

using namespace std;

const int LARGEST = 12;

class Queens {
  public:
    explicit Queens(int size) : size(size), found(0) {
        for (int row = 0; row < LARGEST; row++)
            column[row] = -1;
    }

    int count() {
        put(0);
        return found;
    }

  private:
    int size;
    int found;
    int column[LARGEST];

    bool attacks(int row, int other) const {
        int apart = column[row] - column[other];
        return apart == 0 || apart == row - other || apart == other - row;
    }

    bool fits(int row) const {
        for (int other = 0; other < row; other++) {
            if (attacks(row, other))
                return false;
        }
        return true;
    }

    void put(int row) {
        if (row == size) {
            found++;
            show();
            return;
        }
        for (int col = 0; col < size; col++) {
            column[row] = col;
            if (fits(row))
                put(row + 1);
        }
        column[row] = -1;
    }

    void show() const {
        if (found > 3)
            return;
        for (int row = 0; row < size; row++)
            cout << setw(3) << column[row] + 1;
        cout << endl;
    }
};

int main() {
    Queens queens(8);
    int solutions = queens.count();
    cout << solutions << " solutions" << endl;
    return 0;
}
