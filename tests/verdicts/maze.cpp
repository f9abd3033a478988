#include <array>
#include <iostream>

// A way through a maze, from corner to corner.
template <int size>
bool goOn(std::array<std::array<int, size>, size> &maze, std::array<std::array<int, size>, size> way, int row, int column) {
    if (row == size || column == size || maze[row][column] == 0) return false;
    way[row][column] = 1;
    if (row == size - 1 && column == size - 1) {
        for (auto &line : way) {
            for (int cell : line) std::cout << cell << " ";
            std::cout << std::endl;
        }
        return true;
    }
    return goOn(maze, way, row + 1, column) || goOn(maze, way, row, column + 1);
}

int main() {
    std::array<std::array<int, 4>, 4> maze = {
        std::array<int, 4>{1, 0, 1, 0}, std::array<int, 4>{1, 0, 1, 1},
        std::array<int, 4>{1, 0, 0, 1}, std::array<int, 4>{1, 1, 1, 1}};
    std::array<std::array<int, 4>, 4> way{};
    return goOn(maze, way, 0, 0) ? 0 : 1;
}
