# knight 6 6; printed 1: 1 right, 0 wrong, 0 again, 0 missing; total none; alias none; cause none
n = 6
def isSafe(x, y, board):
    return 0 <= x < n and 0 <= y < n and board[x][y] == -1
def solveKT():
    board = [[-1 for i in range(n)] for i in range(n)]
    move_x = [2, 1, -1, -2, -2, -1, 1, 2]
    move_y = [1, 2, 2, 1, -1, -2, -2, -1]
    board[0][0] = 0
    if not util(n, board, 0, 0, move_x, move_y, 1):
        print("Solution does not exist")
    else:
        for i in range(n):
            for j in range(n):
                print(board[i][j], end=' ')
            print()
def deg(x, y, board, mx, my):
    return sum(isSafe(x + mx[k], y + my[k], board) for k in range(8))
def util(n, board, cx, cy, mx, my, pos):
    if pos == n ** 2:
        return True
    for k in sorted(range(8), key=lambda k: deg(cx + mx[k], cy + my[k], board, mx, my)):
        x, y = cx + mx[k], cy + my[k]
        if isSafe(x, y, board):
            board[x][y] = pos
            if util(n, board, x, y, mx, my, pos + 1):
                return True
            board[x][y] = -1
    return False
solveKT()
