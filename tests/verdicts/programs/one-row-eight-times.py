# queens 8; none 0: 0 right, 0 wrong, 0 again, 0 missing; total none; alias row; cause alias 2
board = [[0] * 8] * 8
def safe(row, col):
    for r in range(8):
        for c in range(8):
            if board[r][c] == 1 and (r == row or c == col or abs(r - row) == abs(c - col)):
                return False
    return True
def solve(row):
    if row == 8:
        return True
    for col in range(8):
        if safe(row, col):
            board[row][col] = 1
            if solve(row + 1):
                return True
            board[row][col] = 0
    return False
print(solve(0))
for r in board:
    print(r)
