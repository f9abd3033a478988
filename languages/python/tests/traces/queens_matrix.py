"""A matrix of noughts and ones, annotated, which prints every solution."""
from __future__ import annotations

answers: list[list[list[int]]] = []


def safe(board: list[list[int]], row: int, column: int) -> bool:
    """No queen in the column, nor on the diagonals above."""
    n = len(board)
    return (
        all(board[i][column] != 1 for i in range(row))
        and all(board[i][j] != 1 for i, j in zip(range(row, -1, -1), range(column, n)))
        and all(board[i][j] != 1 for i, j in zip(range(row, -1, -1), range(column, -1, -1)))
    )


def place(board: list[list[int]], row: int) -> bool:
    if row >= len(board):
        answers.append(board)
        draw(board)
        print()
        return True
    for column in range(len(board)):
        if safe(board, row, column):
            board[row][column] = 1
            place(board, row + 1)
            board[row][column] = 0
    return False


def draw(board: list[list[int]]) -> None:
    for row in board:
        for cell in row:
            if cell == 1:
                print("Q", end=" ")
            else:
                print(".", end=" ")
        print()


n = 5
place([[0 for column in range(n)] for row in range(n)], 0)
print("The number of solutions is", len(answers))
