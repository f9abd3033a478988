"""N queens with three arrays of marks: python3 marks.py 8"""  # alone
# judge: """The Checker Challenge (P1219): python3 marks.py"""

import sys  # alone

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8  # alone
# judge: n = int(input())
# judge: placed = []
# judge: shown = 0
columns = [False] * (n + 1)
anti_diagonals = [False] * (2 * n + 1)
main_diagonals = [False] * (2 * n)


def mark(row, column, value):
    columns[column] = value
    anti_diagonals[row + column] = value
    main_diagonals[row - column + n] = value


# judge: def report():
# judge:     global shown
# judge:     if shown < 3:
# judge:         print(*placed)
# judge:         shown += 1
# judge:
# judge:
def search(row):  # line 0
    if row == n + 1:  # line 1
        # judge: report()
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
        # judge: placed.append(column)
        solutions += search(row + 1)  # line 7
        # judge: placed.pop()
        mark(row, column, False)  # line 8
    return solutions


print(search(1))
