class Board:
    def __init__(self, size):
        self.size = size
        self.queens = []
        self.solutions = 0

    def attacked(self, row, col):
        return any(
            c == col or r - c == row - col or r + c == row + col
            for r, c in self.queens
        )

    def solve(self, row=0):
        if row == self.size:
            self.solutions += 1
            if self.solutions == 1:
                print(self)
            return
        for col in range(self.size):
            if not self.attacked(row, col):
                self.queens.append((row, col))
                self.solve(row + 1)
                self.queens.pop()

    def __str__(self):
        lines = []
        for row, col in self.queens:
            lines.append("." * col + "Q" + "." * (self.size - col - 1))
        return "\n".join(lines)


board = Board(6)
board.solve()
print(board.solutions)
