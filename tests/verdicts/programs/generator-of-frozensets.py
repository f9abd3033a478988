# queens 7; printed 40: 40 right, 0 wrong, 0 again, 0 missing; total none; alias none; cause none
from typing import Generator

def queens(n: int, i: int = 0, a=frozenset(), b=frozenset(), c=frozenset()) -> Generator:
    if i < n:
        for j in range(n):
            if j not in a and i + j not in b and i - j not in c:
                for rest in queens(n, i + 1, a | {j}, b | {i + j}, c | {i - j}):
                    yield [j] + rest
    else:
        yield []

for number, solution in enumerate(queens(7), start=1):
    print(f"{number:>3}: {' '.join(str(x + 1) for x in solution)}")
