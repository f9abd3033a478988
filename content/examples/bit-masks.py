n = 8
full = (1 << n) - 1
columns = [0] * n


def search(row, taken, left, right):
    if row == n:
        return 1
    count = 0
    free = full & ~(taken | left | right)
    while free:
        bit = free & -free
        free ^= bit
        columns[row] = bit.bit_length() - 1
        count += search(row + 1, taken | bit, (left | bit) << 1, (right | bit) >> 1)
    return count


print(search(0, 0, 0, 0))
