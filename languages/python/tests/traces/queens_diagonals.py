r"""Columns as a list, the diagonals as lists of sums and differences.

>>> n_queens(1)
"""
from __future__ import annotations


def search(columns: list[int], right: list[int], left: list[int], boards: list[list[str]], n: int) -> None:
    row = len(columns)
    if row == n:
        boards.append([". " * i + "Q " + ". " * (n - 1 - i) for i in columns])
        return

    for column in range(n):
        if (
            column in columns
            or row - column in right
            or row + column in left
        ):
            continue
        search(
            [*columns, column],
            [*right, row - column],
            [*left, row + column],
            boards,
            n,
        )


def n_queens(n: int) -> None:
    boards: list[list[str]] = []
    search([], [], [], boards, n)
    for board in boards:
        for line in board:
            print(line)
        print("")
    print(len(boards), "solutions were found.")


if __name__ == "__main__":
    import doctest

    doctest.testmod()
    n_queens(4)
