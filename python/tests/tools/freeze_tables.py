"""Writes what CPython 3.11 prints for the programs in tests/tables, which must not depend on addresses or on the seed of
its hashes.

    python3 python/tests/tools/freeze_tables.py
"""

import os
import pathlib
import subprocess
import sys


def printed(path, seed):
    command = [sys.executable, "-W", "ignore", str(path)]
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout


def main():
    for path in sorted(pathlib.Path(__file__).parents[1].glob("tables/*.py")):
        text = printed(path, "0")
        assert text == printed(path, "1"), f"{path.name} prints another text with each seed"
        path.with_suffix(".txt").write_text(text, "utf-8")


main()
