"""Writes tests/random.txt: random programs of the fuzzers and a checksum of what CPython 3.11 makes of each.

    python3 languages/python/tests/tools/freeze_random.py

Of the programs of `programs.py` those are taken that add most to what is written in the ones before; to these come parts of
`library.py`. Where a test of them fails, `fuzz_runs.py --programs 1 --seed N`, or `library.py`, shows the difference.
"""

import ast
import pathlib
import subprocess
import tempfile

from library import HEAD, Source
from programs import program
from traces import frozen

SEEDS = 4000
# Characters of all programs, and of one.
ALL, ONE = 90_000, 3_000
LINES = 1500
# Of the library, whose sorts call methods.
MANY = 100_000
# Parts of the library, in programs of so many.
LIBRARY, PARTS = 12, 40


def features(source):
    """What is written in a program: which node stands where, and the names of attributes and of what is called."""
    for node in ast.walk(ast.parse(source)):
        for field, value in ast.iter_fields(node):
            for child in value if isinstance(value, list) else [value]:
                yield type(node).__name__, field, type(child).__name__
        if isinstance(node, ast.Attribute):
            yield "attribute", node.attr
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield "call", node.func.id, len(node.args), *(word.arg for word in node.keywords)


def chosen():
    """The programs of the fuzzer, by their seeds."""
    found = {}
    for seed in range(SEEDS):
        source = program(seed)
        try:
            if len(source) <= ONE:
                found[seed] = source, set(features(source))
        except SyntaxError:
            pass
    known, size = set(), 0
    while size < ALL:
        seed = max(found, key=lambda seed: len(found[seed][1] - known) / len(found[seed][0]))
        source, new = found.pop(seed)
        if (trace := traced(source)) is not None:
            known |= new
            size += len(source)
            yield seed, source, trace


def traced(source, most=LINES, odd=("running after", "Did you mean", "MemoryError", "j)", "\0")):
    """The trace of CPython; nothing where it is not the same in each run, or has something that is not the same here."""
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.write(source)
        file.flush()
        try:
            first, again = [frozen(file.name, "", most) for _ in range(2)]
        except (ValueError, subprocess.SubprocessError):
            return None
    return None if first != again or any(word in first for word in odd) else first


def checksum(text):
    """FNV-1a of 64 bits."""
    total = 0xCBF29CE484222325
    for byte in text.encode():
        total = (total ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{total:016x}"


def parts():
    """Programs of the library's fuzzer."""
    for seed in range(1, LIBRARY + 1):
        source = Source(seed)
        text = HEAD + "".join(line + "\n" for _ in range(PARTS) for line in source.lines())
        yield f"library {seed}", text, traced(text, MANY, ())


def main():
    programs = [*sorted(chosen()), *parts()]
    out = "".join(f"# program: {name} {checksum(trace)}\n{source}" for name, source, trace in programs)
    (pathlib.Path(__file__).parents[1] / "random.txt").write_text(out, "utf-8")


main()
