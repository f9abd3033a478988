"""Writes what gcc makes of the small programs in tests/cases: their output and their exit code.

    python3 languages/c/tests/tools/freeze_cases.py
"""

import pathlib

from cases import CASE, EXIT, INPUT, OUTPUT, complete, read, run_by_gcc


def main():
    for path in sorted((pathlib.Path(__file__).parents[1] / "cases").glob("*.txt")):
        frozen = []
        for name, program, text in read(path):
            try:
                output, code = run_by_gcc(complete(program), text)
            except AssertionError as error:
                raise SystemExit(f"{path.name}, {name}: {error}") from None
            asked = INPUT + text if text else ""
            frozen.append(f"{CASE}{name}\n{program}{asked}{OUTPUT}{output}{EXIT}{code}\n")
        path.write_text("".join(frozen), "utf-8")


main()
