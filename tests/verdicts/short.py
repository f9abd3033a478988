"""What many styles share, written in one line of a style."""

import re
import textwrap


def in_full(text, short):
    """The text of a style, where `short` has what its lines stand for: a pattern, and the lines in full."""
    for pattern, lines in short:
        whole = lambda line: textwrap.indent(re.sub(pattern, lines, line[2]), line[1])
        text = re.sub(rf"^( *)({pattern})$", whole, text, flags=re.M)
    return text.strip("\n")


def marks(row, column):
    """`@set` and `@reset`: a line with the mark `m` of the column and of both diagonals, `at` which or `at + n`."""
    places = {"column": column, "anti": f"{row} + {column}", "main": rf"{row} - {column}\4"}
    full = (rf"\2m{number}\3{at}\5#@\1_{name}" for number, (name, at) in enumerate(places.items(), 1))
    return r"@(set|reset) (.*)\bm\b(.*)\bat\b(.*?)([\])].*)", "\n".join(full)
