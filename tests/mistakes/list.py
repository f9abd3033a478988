N = 6
def free(board, row, col):
    for r in range(row):
        if board[r] == col or abs(board[r] - col) == row - r:
            return False
    return True

def solve(board, row, found):
    if row == N:
        found.append(board[:])
        return
    for col in range(N):
        if free(board, row, col):
            board[row] = col
            solve(board, row + 1, found)
            board[row] = -1

found = []
solve([-1] * N, 0, found)
for board in found:
    print(board)
print(len(found))
