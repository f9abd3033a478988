"""Writes what g++ makes of the small programs in tests/cpp/cases, and the line of its first error for each text of
tests/cpp/mistakes.

    python3 languages/c/tests/tools/freeze_cpp.py
"""

import pathlib
import re
import subprocess
import tempfile

from cases import CASE, EXIT, INPUT, OUTPUT, read

LINE = "// line:\n"
HEADERS = "#include <bits/stdc++.h>\nusing namespace std;\n"
FOLDER = pathlib.Path(__file__).parents[1] / "cpp"


def complete(program):
    """The text that g++ gets. The same rule is in tests/it/cpp.rs."""
    return HEADERS + (program if "int main" in program else "int main() {\n" + program + "return 0;\n}\n")


def compiled(program, folder):
    """Compiles a program: g++'s messages if it refuses it."""
    source = folder / "program.cpp"
    source.write_text(program, "utf-8")
    command = ["g++", "-O0", "-w", "-std=gnu++17", "-I", str(folder), str(source), "-o", str(folder / "program")]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stderr if done.returncode else None


def prepare(folder):
    """Compiles the headers once."""
    (folder / "bits").mkdir()
    header = folder / "bits" / "stdc++.h"
    header.write_text("#include_next <bits/stdc++.h>\n", "utf-8")
    subprocess.run(["g++", "-O0", "-w", "-std=gnu++17", "-x", "c++-header", str(header)], check=True)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prepare(folder)
        for path in sorted((FOLDER / "cases").glob("*.txt")):
            frozen = []
            for name, program, text in read(path):
                errors = compiled(complete(program), folder)
                assert errors is None, f"{name}: {errors}"
                done = subprocess.run([str(folder / "program")], input=text.encode(), capture_output=True, timeout=20)
                asked = INPUT + text if text else ""
                output = done.stdout.decode("utf-8")
                frozen.append(f"{CASE}{name}\n{program}{asked}{OUTPUT}{output}{EXIT}{done.returncode}\n")
            path.write_text("".join(frozen), "utf-8")
        for path in sorted((FOLDER / "mistakes").glob("*.txt")):
            frozen = []
            for case in path.read_text("utf-8").split(CASE)[1:]:
                name, rest = case.split("\n", 1)
                program = rest.split(LINE)[0]
                errors = compiled(program, folder)
                found = re.search(r"program\.cpp:(\d+):\d+: (?:fatal )?error: ", errors or "")
                assert found, f"{name}: {errors}"
                frozen.append(f"{CASE}{name}\n{program}{LINE}{found[1]}\n")
            path.write_text("".join(frozen), "utf-8")


main()
