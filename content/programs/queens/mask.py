"""N queens with bit masks, counted without a board: python3 mask.py 8"""

import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
upper = (1 << n) - 1


def count(row, rd, ld):  # line 0
    if row == upper:  # line 1
        return 1  # line 1
    solutions = 0
    pos = upper & ~(row | rd | ld)  # line 2
    while pos != 0:  # line 4
        p = pos & -pos  # line 5
        pos -= p  # line 6
        below = count(row | p, (rd | p) << 1, (ld | p) >> 1)  # line 7
        solutions += below  # line 8
    return solutions


print(count(0, 0, 0))
