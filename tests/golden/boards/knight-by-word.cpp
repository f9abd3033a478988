#include <iostream>
#include <utility>
#include <vector>
using namespace std;

bool seen[5][5];

pair<int, int> next(pair<int, int> at, int index) {
    switch (index) {
        case 0: return {at.first + 2, at.second + 1};
        case 1: return {at.first + 2, at.second - 1};
        case 2: return {at.first + 1, at.second + 2};
        case 3: return {at.first + 1, at.second - 2};
        case 4: return {at.first - 1, at.second + 2};
        case 5: return {at.first - 1, at.second - 2};
        case 6: return {at.first - 2, at.second + 1};
        default: return {at.first - 2, at.second - 1};
    }
}

// A knight that goes where it likes, and stops where it can go nowhere.
int main() {
    vector<pair<int, int>> way = {{0, 0}};
    seen[0][0] = true;
    for (int index = 0; index < 8; index++) {
        auto to = next(way.back(), index);
        if (to.first < 0 || to.first >= 5 || to.second < 0 || to.second >= 5 || seen[to.first][to.second]) continue;
        seen[to.first][to.second] = true;
        way.push_back(to);
        index = -1;
    }
    cout << way.size() << " squares\n";
}
