def is_free(board, row, col):
    for r in range(row):
        if board[r] == col or abs(board[r] - col) == row - r:
            return False
    return True


def place(row):
    if row == n:
        solutions.append(board[:])
        return
    for col in range(n):
        if is_free(board, row, col):
            board[row] = col
            place(row + 1)
            board[row] = -1


n = 8
board = [-1] * n
solutions = []
place(0)
print(len(solutions), "solutions")
print(*solutions[:1])
