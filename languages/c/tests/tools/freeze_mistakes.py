"""Writes the line of gcc's first error for each text of tests/mistakes, and that of g++, or `-` where g++ takes it.

    python3 languages/c/tests/tools/freeze_mistakes.py
"""

import pathlib
import re
import subprocess
import tempfile

from cases import CASE, compiled

LINE = "// line:\n"
ERROR = re.compile(r"\.c:(\d+):\d+: (?:fatal )?error: |\.c:(\d+): error: unterminated")


def line_in(errors):
    """The line of the first error in a compiler's messages, if there is one."""
    found = ERROR.search(errors or "")
    return found and (found[1] or found[2])


def line_of_gpp(source):
    """The line of the first error of a text as C++."""
    command = ["g++", "-fsyntax-only", "-w", "-std=gnu++17", "-x", "c++", str(source)]
    return line_in(subprocess.run(command, capture_output=True, text=True).stderr) or "-"


def main():
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted((pathlib.Path(__file__).parents[1] / "mistakes").glob("*.txt")):
            frozen = []
            for case in path.read_text("utf-8").split(CASE)[1:]:
                name, rest = case.split("\n", 1)
                program = rest.split(LINE)[0]
                target = pathlib.Path(folder) / "program"
                errors = compiled(program, target)
                line = line_in(errors)
                assert line, f"{name}: {errors}"
                frozen.append(f"{CASE}{name}\n{program}{LINE}{line} {line_of_gpp(target.with_suffix('.c'))}\n")
            path.write_text("".join(frozen), "utf-8")


main()
