n = 6
board = [['.'] * n for _ in range(n)]
columns, falling, rising = set(), set(), set()
count = 0

def place(row):
    global count
    if row == n:
        count += 1
        for line in board:
            print(' '.join(line))
        print()
        return
    for column in range(n):
        if column in columns or row + column in rising or row - column in falling:
            continue
        board[row][column] = 'Q'
        columns.add(column)
        rising.add(row + column)
        falling.add(row - column)
        place(row + 1)
        board[row][column] = '.'
        columns.remove(column)
        rising.remove(row + column)
        falling.remove(row - column)

place(0)
print('Solutions:', count)
