#include <algorithm>
#include <iostream>
#include <set>
#include <vector>
using namespace std;

int main() {
    const int n = 6;
    set<vector<int>> found;
    vector<int> p = {0, 1, 2, 3, 4, 5};
    do {
        bool fits = true;
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                if (p[j] - p[i] == j - i || p[i] - p[j] == j - i)
                    fits = false;
        if (fits)
            found.insert(p);
    } while (next_permutation(p.begin(), p.end()));
    cout << found.size() << endl;
}
