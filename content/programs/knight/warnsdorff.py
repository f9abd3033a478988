"""A knight's tour by Warnsdorff's rule: python3 warnsdorff.py"""

FILES, RANKS = 8, 8
START = (0, 0)  # file and rank, from 0: a1
CLOSED = True

CENTRE = (FILES // 2 - 1, RANKS - RANKS // 2)
FIRST = CENTRE if CLOSED else START
MOVES = [(-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1), (2, 1), (1, 2)]
number = {(file, rank): 0 for file in range(FILES) for rank in range(RANKS)}


def reach(square):
    return [(square[0] + right, square[1] + up) for right, up in MOVES]


def free(square):
    return [to for to in reach(square) if number.get(to) == 0]


def distance(square):
    return abs(square[0] - CENTRE[0]) + abs(square[1] - CENTRE[1])


def ride(square, k):  # line 0
    number[square] = k  # line 0
    if k == FILES * RANKS:  # line 1
        return not CLOSED or FIRST in reach(square)  # line 1
    if CLOSED and not free(FIRST):  # line 2
        return False  # line 2
    candidates = free(square)  # line 3
    candidates.sort(key=lambda to: (len(free(to)), -distance(to)))  # line 4
    for candidate in candidates:  # line 5
        if ride(candidate, k + 1):  # line 6
            return True
        number[candidate] = 0  # line 7
    return False


if not ride(FIRST, 1):
    print("no tour")
else:
    # A closed tour goes round: it is numbered from the start.
    for rank in reversed(range(RANKS)):
        row = [number[file, rank] - number[START] for file in range(FILES)]
        print("".join(f"{k % (FILES * RANKS) + 1:5}" for k in row))
