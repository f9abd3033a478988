MOVES = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
N = 8
board = [[-1] * N for _ in range(N)]


def ways_on(row, col):
    squares = []
    for down, right in MOVES:
        r, c = row + down, col + right
        if 0 <= r < N and 0 <= c < N and board[r][c] == -1:
            squares.append((r, c))
    return squares


def tour(row, col, number):
    board[row][col] = number
    if number == N * N - 1:
        return True
    for r, c in sorted(ways_on(row, col), key=lambda square: len(ways_on(*square))):
        if tour(r, c, number + 1):
            return True
    board[row][col] = -1
    return False


if tour(0, 0, 0):
    for line in board:
        print(" ".join(f"{number:2}" for number in line))
else:
    print("no tour")
