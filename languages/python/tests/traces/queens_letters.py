"""Letters on a board, and three lists of marks that are set in one statement."""


def backtrack(
    row: int,
    n: int,
    state: list[list[str]],
    result: list[list[list[str]]],
    columns: list[bool],
    diagonals: list[bool],
    others: list[bool],
):
    if row == n:
        result.append([list(line) for line in state])
        return
    for column in range(n):
        one = row - column + n - 1
        other = row + column
        if not columns[column] and not diagonals[one] and not others[other]:
            state[row][column] = "Q"
            columns[column] = diagonals[one] = others[other] = True
            backtrack(row + 1, n, state, result, columns, diagonals, others)
            state[row][column] = "#"
            columns[column] = diagonals[one] = others[other] = False


"""The program"""
if __name__ == "__main__":
    n = 5
    state = [["#" for _ in range(n)] for _ in range(n)]
    result = []
    backtrack(0, n, state, result, [False] * n, [False] * (2 * n - 1), [False] * (2 * n - 1))
    print(f"{n=}: {len(result):>3} boards")
    for board in result:
        print("-" * 2 * n)
        for line in board:
            print(line)
