#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

// Each step prints the queens that stand, as pairs, and what it does.
vector<pair<int, int>> queens;

void tell(const char *what) {
    cout << "[";
    for (size_t i = 0; i < queens.size(); i++)
        cout << (i ? ", (" : "(") << queens[i].first << ", " << queens[i].second << ")";
    cout << "] " << what << endl;
}

bool is_free(int row, int column) {
    for (auto &queen : queens)
        if (queen.second == column || abs(queen.first - row) == abs(queen.second - column))
            return false;
    return true;
}

bool place(int row) {
    if (row == 8) {
        tell("all stand");
        return true;
    }
    for (int column = 0; column < 8; column++) {
        if (!is_free(row, column))
            continue;
        queens.push_back({row, column});
        tell("set");
        if (place(row + 1))
            return true;
        queens.pop_back();
        tell("taken back");
    }
    return false;
}

int main() {
    place(0);
    return 0;
}
