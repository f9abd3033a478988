#include <iostream>
#include <vector>
using namespace std;

class Queens {
    int n;
    vector<bool> used, up, down;
    vector<int> row;
    int total = 0;

  public:
    Queens(int n) : n(n), used(n), up(2 * n), down(2 * n), row(n, -1) {}
    void put(int r) {
        if (r == n) {
            total++;
            for (int c : row)
                cout << c << ' ';
            cout << endl;
            return;
        }
        for (int c = 0; c < n; c++) {
            if (used[c] || up[r + c] || down[r - c + n])
                continue;
            row[r] = c;
            used[c] = up[r + c] = down[r - c + n] = true;
            put(r + 1);
            used[c] = up[r + c] = false;
        }
    }
    void report() { cout << total << " solutions" << endl; }
};

int main() {
    Queens queens(6);
    queens.put(0);
    queens.report();
}
