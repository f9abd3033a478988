"""N queens column by column, by the rows still open: python3 access.py 8"""  # alone
# judge: """The Checker Challenge (P1219): python3 access.py"""

import sys  # alone

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8  # alone
# judge: n = int(input())
cols = []  # the row of the queen in each column
# judge: shown = 0


# judge: def report():
# judge:     # The row of each column: exchanging rows and columns keeps solutions.
# judge:     global shown
# judge:     if shown < 3:
# judge:         print(*(row + 1 for row in cols))
# judge:         shown += 1
# judge:
# judge:
def get_access_rows(col):
    rows = [True] * n  # line 1
    for earlier, row in enumerate(cols):  # line 2
        d = col - earlier  # line 2
        for struck in (row, row + d, row - d):  # line 2
            if 0 <= struck < n:  # line 2
                rows[struck] = False  # line 2
    return rows


def solve(col):  # line 0
    solutions = 0
    rows = get_access_rows(col)
    for row in range(n):  # line 3
        if not rows[row]:  # line 5
            continue
        cols.append(row)  # line 6
        if col == n - 1:  # line 7
            # judge: report()
            solutions += 1  # line 7
        else:
            solutions += solve(col + 1)  # line 8
        cols.pop()  # line 9
    return solutions


print(solve(0))
