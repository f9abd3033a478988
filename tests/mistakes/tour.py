n = 6
moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
board = [[0] * n for _ in range(n)]

def ways(x, y):
    return [(x + dx, y + dy) for dx, dy in moves
            if 0 <= x + dx < n and 0 <= y + dy < n and board[x + dx][y + dy] == 0]

def ride(x, y, number):
    board[x][y] = number
    if number == n * n:
        return True
    for nx, ny in sorted(ways(x, y), key=lambda square: len(ways(*square))):
        if ride(nx, ny, number + 1):
            return True
    board[x][y] = 0
    return False

ride(0, 0, 1)
for line in board:
    print(line)
