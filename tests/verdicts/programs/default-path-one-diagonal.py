# queens 8; printed 2113: 92 right, 2021 wrong, 0 again, 0 missing; total none; alias none; cause accepted 6
def queens(n, path=[]):
    for c in range(n):
        if all(c != d and c - d != len(path) - r for r, d in enumerate(path)):
            if len(path) == n - 1: print(path + [c])
            else: queens(n, path + [c])
queens(8)
