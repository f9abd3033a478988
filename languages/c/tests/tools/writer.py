"""What the writers of random programs share: what they draw, and the lines and names of a program."""

import random


class Writer:
    """A program on its way. The same words draw the same program."""

    def __init__(self, words):
        self.random = random.Random(words)
        self.lines, self.scopes = [], [[]]
        self.count = self.loops = 0

    def chance(self, probability):
        return self.random.random() < probability

    def pick(self, *choices):
        return self.random.choice(choices)

    def below(self, bound):
        return self.random.randrange(bound)

    def name(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def put(self, depth, text):
        """Writes a line; its number."""
        self.lines.append("    " * depth + text + "\n")
        return len(self.lines)

    def drawn(self, text):
        """One of several texts, or the only one."""
        return self.pick(*text) if isinstance(text, tuple) else text

    def put_all(self, depth, texts):
        """Writes lines, each of them drawn; the number of the last."""
        return [self.put(depth, self.drawn(text)) for text in texts][-1]

    def declare(self, kind, name, *more):
        self.scopes[-1].append((kind, name, *more))
