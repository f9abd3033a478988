"""Writes the line of gcc's first error for each text of tests/mistakes.

    python3 languages/c/tests/tools/freeze_mistakes.py
"""

import pathlib
import re
import tempfile

from cases import CASE, compiled

LINE = "// line:\n"


def main():
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted((pathlib.Path(__file__).parents[1] / "mistakes").glob("*.txt")):
            frozen = []
            for case in path.read_text("utf-8").split(CASE)[1:]:
                name, rest = case.split("\n", 1)
                program = rest.split(LINE)[0]
                errors = compiled(program, pathlib.Path(folder) / "program")
                found = re.search(r"\.c:(\d+):\d+: (?:fatal )?error: |\.c:(\d+): error: unterminated", errors or "")
                assert found, f"{name}: {errors}"
                frozen.append(f"{CASE}{name}\n{program}{LINE}{found[1] or found[2]}\n")
            path.write_text("".join(frozen), "utf-8")


main()
