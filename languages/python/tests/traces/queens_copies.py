"""A copy of the board for every try."""
from copy import deepcopy

SIZE = 4


def solve(board, row):
    if row == SIZE:
        yield board
        return
    for column in range(SIZE):
        if not board[row][column]:
            new = deepcopy(board)
            mark(new, row, column)
            new[row][column] = 2
            yield from solve(new, row + 1)


def mark(board, row, column):
    for other in range(SIZE):
        board[row][other] = board[row][other] or 1
        board[other][column] = board[other][column] or 1
        for step in (other, -other):
            for r, c in ((row + other, column + step), (row - other, column + step)):
                if 0 <= r < SIZE and 0 <= c < SIZE and not board[r][c]:
                    board[r][c] = 1


for number, board in enumerate(solve([[0] * SIZE for _ in range(SIZE)], 0), 1):
    print(f"{number}.", *(("".join(".Q"[cell == 2] for cell in row)) for row in board), sep="\n")
