# queens 8; none 0: 0 right, 0 wrong, 0 again, 0 missing; total none; alias none; cause none
def solve(n, row=0, cols=0, d1=0, d2=0):
    if row == n:
        return 1
    count = 0
    free = ((1 << n) - 1) & ~(cols | d1 | d2)
    while free:
        bit = free & -free
        free ^= bit
        count += solve(n, row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1)
    return count

if __name__ == "__main__":
    for size in range(1, 9):
        print(size, solve(size))
