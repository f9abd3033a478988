"""What many styles share, written in one line of a style."""

import re
import textwrap


def in_full(text, short):
    """The text of a style, where `short` has what its lines stand for: a pattern, and the lines in full."""

    def written(line):
        full = line[2]
        for pattern, lines in short:
            full = re.sub(f"^{pattern}$", lines, full, flags=re.M)
        return textwrap.indent(full, line[1])

    return re.sub(r"^( *)(@.*)$", written, text.strip("\n"), flags=re.M)


def marks(row, column):
    """`@set` and `@reset`: a line with the mark `m` of the column and of both diagonals, `at` which or `at + n`."""
    places = {"column": column, "anti": f"{row} + {column}", "main": rf"{row} - {column}\4"}
    full = (rf"\2m{number}\3{at}\5#@\1_{name}" for number, (name, at) in enumerate(places.items(), 1))
    return r"@(set|reset) (.*)\bm\b(.*)\bat\b(.*?)([\])].*)", "\n".join(full)
