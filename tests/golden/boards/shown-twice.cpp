#include <iostream>
using namespace std;

const int n = 6;
int row[n];

void show() {
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) cout << (row[i] == j ? "Q " : ". ");
        cout << "\n";
    }
    cout << "\n";
}

bool place(int i) {
    if (i == n) {
        show();
        return true;
    }
    for (row[i] = 0; row[i] < n; row[i]++) {
        bool fits = true;
        for (int j = 0; j < i; j++) {
            if (row[j] == row[i] || abs(row[j] - row[i]) == i - j) fits = false;
        }
        if (fits && place(i + 1)) return true;
    }
    return false;
}

int main() {
    if (place(0)) {
        cout << "A solution:\n";
        show();
    }
}
