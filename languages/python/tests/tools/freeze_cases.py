"""Writes what CPython 3.11 makes of the small programs in tests/cases: their trees and traces; and the trees of those in
tests/traces, whose traces `traces.py --freeze` writes.

    python3 python/tests/tools/freeze_cases.py

Each case is `# case: name`, the program, `# input:` with its input if it reads any, `# tree:` with a checksum of each
statement's tree, `# trace:` and its trace. For a program in a file of its own `compare.py` tells where its tree differs.
"""

import pathlib
import tempfile

from traces import frozen
from trees import tree

CASE, INPUT, TREE, TRACE = "# case: ", "# input:\n", "# tree: ", "# trace:\n"

# A case that takes more lines is not small.
LINES = 2000


def checksums(program):
    """FNV-1a of 32 bits of each line of the tree."""
    sums = []
    for line in tree(program).splitlines():
        total = 0x811C9DC5
        for byte in line.encode():
            total = (total ^ byte) * 0x01000193 & 0xFFFFFFFF
        sums.append(f"{total:08x}")
    return " ".join(sums)


def answered(name, case):
    """The program and its input, with CPython's answers."""
    program, _, text = case.split(TREE)[0].partition(INPUT)
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.write(program)
        file.flush()
        trace = frozen(file.name, text, LINES)
    assert "running after" not in trace and "Traceback" not in trace, f"{name}: {trace}"
    asked = INPUT + text if text else ""
    return f"{CASE}{name}\n{program}{asked}{TREE}{checksums(program)}\n{TRACE}{trace}"


def main():
    tests = pathlib.Path(__file__).parents[1]
    for path in sorted(tests.glob("cases/*.txt")):
        cases = (case.split("\n", 1) for case in path.read_text("utf-8").split(CASE)[1:])
        path.write_text("".join(answered(*case) for case in cases), "utf-8")
    programs = sorted(tests.glob("traces/*.py"))
    trees = (f"{path.stem}: {checksums(path.read_text('utf-8'))}\n" for path in programs)
    (tests / "traces" / "trees.txt").write_text("".join(trees), "utf-8")


main()
