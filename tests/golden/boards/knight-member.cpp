#include <iomanip>
#include <iostream>
using namespace std;

class KnightTour {
    static const int N = 6;
    int board[N][N];
    int dx[8] = {2, 1, -1, -2, -2, -1, 1, 2};
    int dy[8] = {1, 2, 2, 1, -1, -2, -2, -1};

    bool free_square(int x, int y) { return x >= 0 && x < N && y >= 0 && y < N && board[x][y] == -1; }

    int degree(int x, int y) {
        int count = 0;
        for (int i = 0; i < 8; i++)
            count += free_square(x + dx[i], y + dy[i]);
        return count;
    }

  public:
    KnightTour() {
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                board[i][j] = -1;
    }

    bool walk(int x, int y, int number) {
        board[x][y] = number;
        if (number == N * N - 1)
            return true;
        for (int wanted = 0; wanted < 9; wanted++)
            for (int i = 0; i < 8; i++)
                if (free_square(x + dx[i], y + dy[i]) && degree(x + dx[i], y + dy[i]) == wanted)
                    if (walk(x + dx[i], y + dy[i], number + 1))
                        return true;
        board[x][y] = -1;
        return false;
    }

    void print() {
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++)
                cout << setw(3) << board[i][j];
            cout << endl;
        }
    }
};

int main() {
    KnightTour tour;
    if (tour.walk(0, 0, 0))
        tour.print();
}
