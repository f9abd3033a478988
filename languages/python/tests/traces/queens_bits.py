"""Bits for the squares that are free, and generators that are asked for one solution at a time."""


class Lowest:
    """The bits of a number, the lowest first."""

    def __init__(self, bits):
        self.bits = bits

    def __iter__(self):
        return self

    def __next__(self):
        if not self.bits:
            raise StopIteration
        bit = self.bits & -self.bits
        self.bits ^= bit
        return bit


def place(n, row, columns, left, right, queens):
    if row == n:
        yield list(queens)
    free = ((1 << n) - 1) & ~(columns | left | right)
    for bit in Lowest(free):
        queens[row] = bit.bit_length() - 1
        yield from place(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, queens)
        queens[row] = -1


solutions = place(5, 0, 0, 0, 0, [-1] * 5)
count = 0
while True:
    try:
        queens = next(solutions)
    except StopIteration:
        break
    else:
        count += 1
        print(f'{count:02d}', ' '.join(format(1 << q, '05b') for q in queens))
    finally:
        if count > 100:
            print("too many")
