"""N queens with bit masks, counted without a board: python3 mask.py 8"""  # alone
# judge: """The Checker Challenge (P1219): python3 mask.py"""

import sys  # alone

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8  # alone
# judge: n = int(input())
upper = (1 << n) - 1
# judge: placed = []
# judge: shown = 0


# judge: def report():
# judge:     # Columns are numbered from the right: mirroring keeps solutions.
# judge:     global shown
# judge:     if shown < 3:
# judge:         print(*placed)
# judge:         shown += 1
# judge:
# judge:
def count(row, rd, ld):  # line 0
    if row == upper:  # line 1
        # judge: report()
        return 1  # line 1
    solutions = 0
    pos = upper & ~(row | rd | ld)  # line 2
    while pos != 0:  # line 4
        p = pos & -pos  # line 5
        pos -= p  # line 6
        # judge: placed.append(p.bit_length())
        below = count(row | p, (rd | p) << 1, (ld | p) >> 1)  # line 7
        # judge: placed.pop()
        solutions += below  # line 8
    return solutions


print(count(0, 0, 0))
