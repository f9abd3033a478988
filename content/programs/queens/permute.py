"""N queens by moving letters between two strings: python3 permute.py 8"""  # alone
# judge: """The Checker Challenge (P1219): python3 permute.py"""

import sys  # alone

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8  # alone
# judge: n = int(input())
# judge: shown = 0


# judge: def report(t):
# judge:     # The row of each column: exchanging rows and columns keeps solutions.
# judge:     global shown
# judge:     if shown < 3:
# judge:         print(*(ord(letter) - ord("0") + 1 for letter in t))
# judge:         shown += 1
# judge:
# judge:
def queen(t, s):  # line 0
    if s == "":  # line 1
        # judge: report(t)
        return 1  # line 1
    solutions = 0
    for letter in s:  # line 2
        safe = True
        for column, used in enumerate(t):  # line 4
            if abs(ord(letter) - ord(used)) == len(t) - column:  # line 5
                safe = False  # line 5
                break  # line 5
        if safe:
            below = queen(t + letter, s.replace(letter, ""))  # line 6
            solutions += below  # line 7
    return solutions


# A letter a row: 0, 1, 2 and so on.
print(queen("", "".join(chr(ord("0") + row) for row in range(n))))
