def conflict(state, col):
    row = len(state)
    return any(abs(c - col) in (0, row - r) for r, c in enumerate(state))


def queens(n, state=()):
    for col in range(n):
        if not conflict(state, col):
            if len(state) == n - 1:
                yield (col,)
            else:
                for rest in queens(n, state + (col,)):
                    yield (col,) + rest


for solution in queens(6):
    print(solution)
