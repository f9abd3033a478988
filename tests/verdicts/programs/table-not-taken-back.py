# queens 6; none 0: 0 right, 0 wrong, 0 again, 0 missing; total 0 wrong; alias none; cause unreset 18
n = 6
result = [0] * 14
check = [[0] * 28 for _ in range(3)]
total = 0
def dfs(line):
    global total
    if line > n:
        total += 1
        if total <= 3:
            for i in range(1, n + 1):
                print(result[i], end=' ')
            print()
        return
    for i in range(1, n + 1):
        if not check[0][i] and not check[1][line + i] and not check[2][line - i + n]:
            result[line] = i
            check[0][i] = check[1][line + i] = check[2][line - i + n] = 1
            dfs(line + 1)
            check[0][i] = check[1][line + i] = 0
dfs(1)
print(total)
