#!/usr/bin/env python3
"""Compares the lines of compiled code with those of CPython 3.11, on any files.

    cargo build --release -p rewindable-python --example lines
    python3 languages/python/tests/tools/lines.py FILE…

A tracer reports what the lines and jumps of instructions say, so equal lines in equal order are most of what the
compiler has to get right. Files with `async`, bytes, complex numbers or `except*` are left out.
"""

import ast
import dis
import os
import subprocess
import sys

TOOL = os.environ.get("LINES") or os.path.join(os.path.dirname(__file__), "../../../../target/release/examples/lines")
HIDDEN = {"RESUME", "MAKE_CELL", "COPY_FREE_VARS", "RETURN_GENERATOR", "CACHE", "EXTENDED_ARG", "PRECALL", "KW_NAMES"}


def is_supported(tree):
    """Whether the machine has all that a program uses, as far as its syntax goes."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await, ast.TryStar)):
            return False
        if isinstance(node, ast.comprehension) and node.is_async:
            return False
        if isinstance(node, ast.Constant) and isinstance(node.value, (bytes, complex)):
            return False
    return True


def codes(code):
    """The codes in the order in which they are compiled."""
    lines, after_generator = [], False
    positions = {offset: line for start, end, line in code.co_lines() for offset in range(start, end, 2)}
    for instruction in dis.get_instructions(code):
        if after_generator:
            after_generator = False
            continue
        after_generator = instruction.opname == "RETURN_GENERATOR"
        if instruction.opname in HIDDEN:
            continue
        line = positions[instruction.offset] or 0
        if not lines or lines[-1] != line:
            lines.append(line)
    yield f"{code.co_qualname} {code.co_firstlineno} {lines}"
    for constant in code.co_consts:
        if hasattr(constant, "co_code"):
            yield from codes(constant)


def main():
    """Compares all files."""
    paths = []
    for path in sys.argv[1:]:
        try:
            with open(path, encoding="utf-8") as file:
                if is_supported(ast.parse(file.read())):
                    paths.append(path)
        except (SyntaxError, ValueError, RecursionError):
            pass
    compared = wrong = 0
    for begin in range(0, len(paths), 50):
        answers = subprocess.run([TOOL, *paths[begin : begin + 50]], capture_output=True, text=True, check=True).stdout
        for answer in answers.split("= ")[1:]:
            path, _, rest = answer.partition("\n")
            if rest.startswith("!"):
                print(f"{path}: {rest.strip()}")
                wrong += 1
                continue
            with open(path, encoding="utf-8") as file:
                expected = list(codes(compile(file.read(), path, "exec")))
            found = set(rest.splitlines())
            for code in expected:
                compared += 1
                if code not in found:
                    wrong += 1
                    if wrong <= 40:
                        key = code[: code.index(" [") + 1]
                        near = [line for line in found if line.startswith(key)]
                        print(f"{path}\n  CPython {code}\n  here    {near[0] if near else None}")
    print(f"{compared - wrong} of {compared} codes equal")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
