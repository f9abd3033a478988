def queens(n, board=()):
    if len(board) == n:
        yield board
        return
    for column in range(n):
        if all(column != c and abs(column - c) != len(board) - r for r, c in enumerate(board)):
            yield from queens(n, board + (column,))

print(sum(1 for _ in queens(6)))
