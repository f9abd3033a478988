"""N queens by moving letters between two strings: python3 permute.py 8"""

import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8


def queen(t, s):  # line 0
    if s == "":  # line 1
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
