# queens 6; none 0: 0 right, 0 wrong, 0 again, 0 missing; total 4 right; alias none; cause none
def queens(n):
    full = (1 << n) - 1
    total = 0
    def go(cols, d1, d2):
        nonlocal total
        if cols == full:
            total += 1
            return
        free = full & ~(cols | d1 | d2)
        while free:
            bit = free & -free
            free -= bit
            go(cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1)
    go(0, 0, 0)
    return total
print(queens(6))
