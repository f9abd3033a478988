#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

using namespace std;

bool is_solution(const vector<int> &columns) {
    int n = columns.size();
    for (int row = 0; row < n; row++) {
        for (int other = row + 1; other < n; other++) {
            if (abs(columns[row] - columns[other]) == other - row)
                return false;
        }
    }
    return true;
}

int main() {
    vector<int> columns = {0, 1, 2, 3, 4, 5};
    int solutions = 0;
    do {
        if (is_solution(columns)) {
            solutions++;
            for (int column : columns)
                cout << column << ' ';
            cout << endl;
        }
    } while (next_permutation(columns.begin(), columns.end()));
    cout << solutions << endl;
    return 0;
}
