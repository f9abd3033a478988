"""Random small programs of the language that the machine has, the same for the same seed.

Each has a few functions, generators and classes, and statements that use them; most end, some with an error. Sets hold
numbers and tuples of them, because CPython's sets of strings have another order in every run. Expressions in brackets may
go over several lines, which a tracer sees.
"""

from definitions import Definitions
from uses import IMPORTS


class Writer(Definitions):
    """Writes one program."""

    def program(self):
        self.lines = IMPORTS.splitlines()
        for _ in range(self.random.randrange(3)):
            self.assign()
        if self.chance(25):
            self.manager()
        for _ in range(self.random.randrange(5)):
            self.of(self.function, self.function, self.generator, self.klass, self.record, self.talk, self.memory)()
        for _ in range(3 + self.random.randrange(6)):
            if self.chance(60):
                self.guarded()
            else:
                self.statement()
        self.show()
        return "\n".join(self.lines) + "\n"


def program(seed):
    """The program of a seed."""
    return Writer(seed).program()


if __name__ == "__main__":
    import sys

    print(program(int(sys.argv[1])), end="")
