# queens 8; none 0: 0 right, 0 wrong, 0 again, 0 missing; total 92 right; alias none; cause none
cols = []
def free(row):
    return [c for c in range(8) if all(c != d and abs(c - d) != row - r for r, d in enumerate(cols))]
def count(row):
    if row == 8:
        return 1
    s = 0
    for c in free(row):
        cols.append(c)
        s += count(row + 1)
        cols.pop()
    return s
print(count(0))
