"""Writes which lines and functions CPython 3.11 names in the tracebacks of the programs in tests/tracebacks.txt.

    python3 python/tests/tools/freeze_tracebacks.py

Each case is `# case: number`, the program, and `# lines:` with a line and a function for each entry, those of causes first.
"""

import pathlib
import re
import subprocess
import sys

CASE, LINES = "# case: ", "# lines: "


def main():
    path = pathlib.Path(__file__).parents[1] / "tracebacks.txt"
    frozen = []
    for case in path.read_text("utf-8").split(CASE)[1:]:
        program = case.split(LINES)[0].split("\n", 1)[1]
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        entries = re.findall(r"line (\d+), in (\S+)", run.stderr)
        lines = " ".join(f"{line}:{function}" for line, function in entries)
        frozen.append(f"{CASE}{len(frozen) + 1}\n{program}{LINES}{lines}\n")
    path.write_text("".join(frozen), "utf-8")


main()
