// queens 5; kept 125: 10 right, 115 wrong, 0 again, 0 missing; total 125 wrong; alias none; cause accepted 13
#include <iostream>
#include <vector>
// Nobody asks whether two queens share a column, so the first board that is kept is 0 0 0 0 0.
int main() {
    const int queens = 5;
    std::vector<int> at(queens);
    std::vector<std::vector<int>> kept;
    int row = 0;
    at[0] = -1;
    while (row >= 0) {
        bool clear = false;
        while (!clear && ++at[row] < queens) {
            clear = true;
            for (int above = 0; above < row; ++above)
                if (row - above == at[row] - at[above] || row - above == at[above] - at[row])
                    clear = false;
        }
        if (!clear) {
            --row;
        } else if (row + 1 == queens) {
            kept.push_back(at);
        } else {
            at[++row] = -1;
        }
    }
    std::cout << kept.size() << " ways for " << queens << " queens" << std::endl;
}
