"""全局列表，逐行放置。"""
BOARD_SIZE = 5
count = 0
queens = [0] * BOARD_SIZE


def place(row: int):
    """从第 row 行开始放置"""
    global count
    if row == BOARD_SIZE:  # 每一行都放好了
        count += 1
        show()
        return
    for column in range(BOARD_SIZE):
        if is_ok(row, column):
            queens[row] = column
            place(row + 1)


def is_ok(row: int, column: int) -> bool:
    left, right = column - 1, column + 1
    for above in range(row - 1, -1, -1):
        if queens[above] == column or queens[above] == left or queens[above] == right:
            return False
        left -= 1
        right += 1
    return True


def show():
    print("解法 {}".format(count))
    for i in range(BOARD_SIZE):
        for j in range(BOARD_SIZE):
            if queens[i] == j:
                print('皇', end=' ')
            else:
                print('*', end=' ')
        print()


if __name__ == '__main__':
    place(0)
