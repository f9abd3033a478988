"""A method with three sets and a function inside, as judges of programs ask for it."""
from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        columns, rising, falling = set(), set(), set()
        boards = []
        board = [["."] * n for _ in range(n)]

        def backtrack(r):
            if r == n:
                copy = ["".join(row) for row in board]
                boards.append(copy)
                return
            for c in range(n):
                if c in columns or (r + c) in rising or (r - c) in falling:
                    continue
                columns.add(c)
                rising.add(r + c)
                falling.add(r - c)
                board[r][c] = "Q"

                backtrack(r + 1)

                columns.remove(c)
                rising.remove(r + c)
                falling.remove(r - c)
                board[r][c] = "."

        backtrack(0)
        return boards


for board in Solution().solveNQueens(5):
    print(*board, sep="\n", end="\n\n")
