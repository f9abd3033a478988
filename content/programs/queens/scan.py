"""N queens by an explicit machine, without recursion: python3 scan.py 8"""  # alone
# judge: """The Checker Challenge (P1219): python3 scan.py"""

import sys  # alone


class Queens:
    def __init__(self, n):
        self.n = n
        self.board = [[False] * n for _ in range(n)]
        self.solution = [n] * n  # n means not tried
        self.current_row = 0
        self.current_col = 0

    def next_solution(self):  # line 0
        if self.current_row == self.n:  # line 0
            self.current_row -= 1  # line 0
        while 0 <= self.current_row < self.n:
            if self.select_place():
                self.forward()
            else:
                self.backward()
        return self.current_row == self.n  # line 8

    def select_place(self):
        tried = self.solution[self.current_row]  # line 1
        self.current_col = 0 if tried == self.n else tried + 1  # line 1
        while self.current_col < self.n and not self.check():
            self.current_col += 1
        return self.current_col < self.n

    def check(self):
        if self.sees_queen(0):  # line 3
            return False
        if self.sees_queen(-1):  # line 4
            return False
        return not self.sees_queen(1)  # line 5

    def sees_queen(self, step):
        # Up the board from the square itself, `step` columns a row.
        row, col = self.current_row, self.current_col
        while row >= 0 and 0 <= col < self.n:
            if self.board[row][col]:
                return True
            row, col = row - 1, col + step
        return False

    def forward(self):
        self.lift()  # line 6
        self.board[self.current_row][self.current_col] = True  # line 7
        self.solution[self.current_row] = self.current_col  # line 7
        self.current_row += 1  # line 7

    def backward(self):
        self.lift()  # line 9
        self.current_row -= 1  # line 9

    def lift(self):
        col = self.solution[self.current_row]
        if col < self.n:
            self.board[self.current_row][col] = False
            self.solution[self.current_row] = self.n


queens = Queens(int(sys.argv[1]) if len(sys.argv) > 1 else 8)  # alone
# judge: queens = Queens(int(input()))
count = 0
while queens.next_solution():
    count += 1
    # judge: if count <= 3:
    # judge:     print(*(col + 1 for col in queens.solution))
print(count)
