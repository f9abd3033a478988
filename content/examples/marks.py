n = 6
board = [["."] * n for _ in range(n)]
column = [False] * n
down = [False] * (2 * n - 1)
up = [False] * (2 * n - 1)
count = 0


def show():
    for line in board:
        print(" ".join(line))
    print()


def search(row):
    global count
    if row == n:
        count += 1
        show()
        return
    for col in range(n):
        if column[col] or down[row - col + n - 1] or up[row + col]:
            continue
        column[col] = down[row - col + n - 1] = up[row + col] = True
        board[row][col] = "Q"
        search(row + 1)
        board[row][col] = "."
        column[col] = down[row - col + n - 1] = up[row + col] = False


search(0)
print(count)
