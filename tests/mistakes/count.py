class Queens:
    def __init__(self, n):
        self.n = n
        self.columns = [0] * n
        self.count = 0

    def fits(self, row):
        for r in range(row):
            if self.columns[r] == self.columns[row]:
                return False
            if abs(self.columns[r] - self.columns[row]) == row - r:
                return False
        return True

    def place(self, row):
        if row == self.n:
            self.count += 1
            return
        for column in range(self.n):
            self.columns[row] = column
            if self.fits(row):
                self.place(row + 1)

queens = Queens(6)
queens.place(0)
print(queens.count)
