"""Random choices, for `programs.py`."""

import random

INTS, FLOATS, STRINGS, LISTS, DICTS, SETS, TUPLES = "int float str list dict set tuple".split()
KINDS = [INTS] * 6 + [STRINGS, STRINGS, LISTS, LISTS, LISTS, DICTS, TUPLES, SETS, FLOATS]


class Choices:
    """Makes choices, and knows the variables of a program."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.depth = 0
        self.names = {}
        self.functions = []
        self.generators = []
        self.classes = []
        self.loops = 0
        self.in_function = False
        self.in_generator = False
        self.count = 0

    # Choices

    def of(self, *choices):
        return self.random.choice(choices)

    def chance(self, percent):
        return self.random.randrange(100) < percent

    def fresh(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def some(self, kind):
        """A variable of a kind, or a literal."""
        known = [name for name, its in self.names.items() if its == kind]
        return self.random.choice(known) if known and self.chance(75) else self.literal(kind)

    def name(self, kind):
        """A variable of a kind, or a number: without quotes, for an f-string."""
        known = [name for name, its in self.names.items() if its == kind]
        return self.random.choice(known) if known else self.small()

    def break_line(self):
        """Nothing, or inside brackets a line end."""
        return "\n" + "    " * (self.depth + 1) if self.chance(8) else ""
