"""Writes what CPython 3.11 makes of the programs of the tests, beside them.

    python3 languages/python/tests/tools/freeze.py cases tables tracebacks trees

cases       tests/cases: trees and traces of small programs; and the trees of those in tests/traces, whose traces
            `traces.py --freeze` writes. A case is `# case: name`, the program, `# input:` with its input if it reads any,
            `# tree:` with a checksum of each statement's tree, and `# trace:` with its trace. For a program in a file of
            its own `compare.py` tells where its tree differs.
tables      tests/tables: what programs print behind tests/table_prelude.py, which must not depend on addresses or on the
            seed of hashes.
tracebacks  tests/tracebacks.txt: a line and a function for each entry of a traceback, those of causes first.
trees       tests/syntax: trees and errors. Programs show a tab as ␉, a carriage return as ␍, a form feed as ␌, and end
            with ␄ if their last line has no end.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

from traces import frozen
from trees import tree

TESTS = pathlib.Path(__file__).parents[1]
CASE, INPUT, TREE, TRACE, LINES = "# case: ", "# input:\n", "# tree: ", "# trace:\n", "# lines: "

# A case that takes more lines is not small.
MOST = 2000


def rewrite(path, answered):
    """Writes each case of a file anew, from its name and the rest."""
    cases = path.read_text("utf-8").split(CASE)[1:]
    path.write_text("".join(CASE + answered(*case.split("\n", 1)) for case in cases), "utf-8")


def checksums(program):
    """FNV-1a of 32 bits of each line of the tree."""
    sums = []
    for line in tree(program).splitlines():
        total = 0x811C9DC5
        for byte in line.encode():
            total = (total ^ byte) * 0x01000193 & 0xFFFFFFFF
        sums.append(f"{total:08x}")
    return " ".join(sums)


def traced(name, case):
    program, _, text = case.split(TREE)[0].partition(INPUT)
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.write(program)
        file.flush()
        trace = frozen(file.name, text, MOST)
    assert "running after" not in trace and "Traceback" not in trace, f"{name}: {trace}"
    asked = INPUT + text if text else ""
    return f"{name}\n{program}{asked}{TREE}{checksums(program)}\n{TRACE}{trace}"


def cases():
    for path in sorted(TESTS.glob("cases/*.txt")):
        rewrite(path, traced)
    programs = sorted(TESTS.glob("traces/*.py"))
    sums = (f"{path.stem}: {checksums(path.read_text('utf-8'))}\n" for path in programs)
    (TESTS / "traces" / "trees.txt").write_text("".join(sums), "utf-8")


def printed(program, seed):
    command = [sys.executable, "-W", "ignore", "-"]
    environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": "UTC"}
    return subprocess.run(command, input=program, capture_output=True, text=True, check=True, env=environment).stdout


def tables():
    prelude = (TESTS / "table_prelude.py").read_text("utf-8")
    for path in sorted(TESTS.glob("tables/*.py")):
        program = prelude + path.read_text("utf-8")
        text = printed(program, "0")
        assert text == printed(program, "1"), f"{path.name} prints another text with each seed"
        path.with_suffix(".txt").write_text(text, "utf-8")


def entries(name, case):
    program = case.split(LINES)[0]
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    found = re.findall(r"line (\d+), in (\S+)", run.stderr)
    return f"{name}\n{program}{LINES}{' '.join(f'{line}:{function}' for line, function in found)}\n"


def tracebacks():
    rewrite(TESTS / "tracebacks.txt", entries)


def parsed(name, case):
    program = case.split("# tree:\n")[0]
    run = program.replace("␉", "\t").replace("␍", "\r").replace("␌", "\f").removesuffix("␄\n")
    return f"{name}\n{program}# tree:\n{tree(run)}"


def trees():
    for path in sorted(TESTS.glob("syntax/*.txt")):
        rewrite(path, parsed)


for name in sys.argv[1:]:
    {"cases": cases, "tables": tables, "tracebacks": tracebacks, "trees": trees}[name]()
