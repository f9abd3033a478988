"""Writes what CPython 3.11 prints for the programs in tests/tables, which must not depend on addresses or on the seed of
its hashes. Each begins with tests/table_prelude.py.

    python3 languages/python/tests/tools/freeze_tables.py
"""

import os
import pathlib
import subprocess
import sys


TESTS = pathlib.Path(__file__).parents[1]


def printed(program, seed):
    command = [sys.executable, "-W", "ignore", "-"]
    environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": "UTC"}
    return subprocess.run(command, input=program, capture_output=True, text=True, check=True, env=environment).stdout


def main():
    prelude = (TESTS / "table_prelude.py").read_text("utf-8")
    for path in sorted(TESTS.glob("tables/*.py")):
        program = prelude + path.read_text("utf-8")
        text = printed(program, "0")
        assert text == printed(program, "1"), f"{path.name} prints another text with each seed"
        path.with_suffix(".txt").write_text(text, "utf-8")


main()
