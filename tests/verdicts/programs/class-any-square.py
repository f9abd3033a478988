# queens 5; printed 1: 1 right, 0 wrong, 0 again, 0 missing; total none; alias none; cause none
class Board:
    def __init__(self, size):
        self.size = size
        self.grid = [["." for _ in range(size)] for _ in range(size)]

    def is_attacked(self, x, y):
        for k in range(self.size):
            if self.grid[x][k] == "Q" or self.grid[k][y] == "Q":
                return True
        for i in range(self.size):
            for j in range(self.size):
                if (i + j == x + y or i - j == x - y) and self.grid[i][j] == "Q":
                    return True
        return False

    def solve(self, remaining):
        if remaining == 0:
            return True
        for i in range(self.size):
            for j in range(self.size):
                if not self.is_attacked(i, j) and self.grid[i][j] != "Q":
                    self.grid[i][j] = "Q"
                    if self.solve(remaining - 1):
                        return True
                    self.grid[i][j] = "."
        return False

    def __str__(self):
        return "\n".join(" ".join(row) for row in self.grid)


b = Board(5)
if b.solve(5):
    print(b)
