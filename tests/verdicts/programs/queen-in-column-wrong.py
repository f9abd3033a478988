# queens 6; printed 83: 4 right, 79 wrong, 0 again, 0 missing; total none; alias none; cause accepted 17
N = 6
x = [0] * N
def ok(row, col):
    for r in range(row):
        if x[r] == col or x[r] - col == row - r:
            return False
    return True
def solve(row):
    if row == N:
        for r in range(N):
            print("Queen", r + 1, "is in column", x[r] + 1)
        print()
        return
    for col in range(N):
        if ok(row, col):
            x[row] = col
            solve(row + 1)
solve(0)
