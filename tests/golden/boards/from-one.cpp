#include <cmath>
#include <iostream>
using namespace std;

// Tests no diagonals: `i` for `j`.
class Queens {
    int x[50];

public:
    void place(int k, int n) {
        for (int i = 1; i <= n; i++) {
            if (!fits(k, i)) continue;
            x[k] = i;
            if (k == n)
                cout << "found\n";
            else
                place(k + 1, n);
        }
    }

    bool fits(int k, int i) {
        for (int j = 1; j < k; j++)
            if (x[j] == i || abs(x[j] - i) == abs(i - k)) return false;
        return true;
    }
};

int main() {
    Queens q;
    q.place(1, 6);
}
