#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

int solutions = 0;

void place(vector<int> &cols, int n) {
    if ((int)cols.size() == n) {
        solutions++;
        return;
    }
    for (int c = 0; c < n; c++) {
        bool ok = true;
        for (int r = 0; r < (int)cols.size(); r++)
            if (cols[r] == c || abs(cols[r] - c) == (int)cols.size() - r)
                ok = false;
        if (ok) {
            cols.push_back(c);
            place(cols, n);
            cols.pop_back();
        }
    }
}

int main() {
    int n = 7;
    vector<int> cols;
    place(cols, n);
    cout << n << " queens: " << solutions << " solutions" << endl;
}
