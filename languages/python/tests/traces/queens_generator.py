"""A recursive generator of tuples."""
import time


def conflict(state, column):
    row = len(state)
    for i in range(row):
        if abs(state[i] - column) in (0, row - i):
            return True
    return False


def queens(number=8, state=()):
    for column in range(number):
        if not conflict(state, column):
            if len(state) == number - 1:
                yield (column,)
            else:
                for rest in queens(number, state + (column,)):
                    yield (column,) + rest


def pretty(solution):
    def line(column, length=len(solution)):
        return '. ' * (column) + 'X ' + '. ' * (length - column - 1)
    for column in solution:
        print(line(column))


start = time.time()
solutions = list(queens(5))
print(len(solutions), time.time() >= start)
pretty(solutions[-1])
