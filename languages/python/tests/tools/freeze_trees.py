"""Writes what CPython 3.11 makes of the programs in tests/syntax: their trees, or their errors.

    python3 python/tests/tools/freeze_trees.py

Each case is `# case: name`, the program, `# tree:` and the answer. Programs show a tab as ␉, a carriage return as ␍, a
form feed as ␌, and end with ␄ if their last line has no end.
"""

import pathlib

from trees import tree

CASE, TREE = "# case: ", "# tree:\n"


def unescaped(program):
    """The program as it is run."""
    return program.replace("␉", "\t").replace("␍", "\r").replace("␌", "\f").removesuffix("␄\n")


def main():
    for path in sorted(pathlib.Path(__file__).parents[1].glob("syntax/*.txt")):
        cases = path.read_text("utf-8").split(CASE)[1:]
        frozen = []
        for case in cases:
            name, rest = case.split("\n", 1)
            program = rest.split(TREE)[0]
            frozen.append(f"{CASE}{name}\n{program}{TREE}{tree(unescaped(program))}")
        path.write_text("".join(frozen), "utf-8")


main()
