# queens 8; printed 92: 92 right, 0 wrong, 0 again, 0 missing; total 92 right; alias none; cause none
N = 8
board = [-1] * N
count = 0
def ok(row, col):
    for r in range(row):
        if board[r] == col or abs(board[r] - col) == row - r:
            return False
    return True
def solve(row):
    global count
    if row == N:
        count += 1
        print("Solution", count)
        for r in range(N):
            print(f"Queen {r + 1} is in column {board[r] + 1}")
        print()
        return
    for col in range(N):
        if ok(row, col):
            board[row] = col
            solve(row + 1)
            board[row] = -1
solve(0)
print("Total solutions:", count)
