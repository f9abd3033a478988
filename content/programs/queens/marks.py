"""N queens with three arrays of marks: python3 marks.py 8"""

import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
columns = [False] * (n + 1)
anti_diagonals = [False] * (2 * n + 1)
main_diagonals = [False] * (2 * n)


def mark(row, column, value):
    columns[column] = value
    anti_diagonals[row + column] = value
    main_diagonals[row - column + n] = value


def search(row):  # line 0
    if row == n + 1:  # line 1
        return 1  # line 1
    solutions = 0
    for column in range(1, n + 1):  # line 2
        if columns[column]:  # line 4
            continue
        if anti_diagonals[row + column]:  # line 5
            continue
        if main_diagonals[row - column + n]:  # line 6
            continue
        mark(row, column, True)  # line 7
        solutions += search(row + 1)  # line 7
        mark(row, column, False)  # line 8
    return solutions


print(search(1))
