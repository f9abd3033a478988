# input 5; queens 5; printed 10: 10 right, 0 wrong, 0 again, 0 missing; total 10 right; alias none; cause none
n = int(input("请输入棋盘的大小："))
棋盘 = [-1] * n
总数 = 0

def 冲突(行, 列):
    for i in range(行):
        if 棋盘[i] == 列 or abs(棋盘[i] - 列) == 行 - i:
            return True
    return False

def 放置(行):
    global 总数
    if 行 == n:
        总数 += 1
        print(f"第{总数}种摆法：", end="")
        for c in 棋盘:
            print(c + 1, end=" ")
        print()
        return
    for 列 in range(n):
        if not 冲突(行, 列):
            棋盘[行] = 列
            放置(行 + 1)
            棋盘[行] = -1

放置(0)
print(f"{n}皇后一共有{总数}种摆法")
