# queens 6; none 0: 0 right, 0 wrong, 0 again, 0 missing; total none; alias none; cause unreset 13
def solveNQueens(n):
    col, pos, neg = set(), set(), set()
    res = []
    board = [["."] * n for i in range(n)]
    def backtrack(r):
        if r == n:
            res.append(["".join(row) for row in board])
            return
        for c in range(n):
            if c in col or (r + c) in pos or (r - c) in neg:
                continue
            col.add(c); pos.add(r + c); neg.add(r - c)
            board[r][c] = "Q"
            backtrack(r + 1)
            col.remove(c); pos.remove(r + c)
            board[r][c] = "."
    backtrack(0)
    return res
print(solveNQueens(6))
