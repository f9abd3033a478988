#!/usr/bin/env python3
"""Compares the machine with CPython 3.11: what a program prints, and the depth and line of each line event.

    cargo build --release -p rewindable-python --example trace
    python3 languages/python/tests/tools/traces.py FILE…

`--freeze` writes what CPython does beside each file instead, for the tests. `--lines N` stops both after N lines, `--input TEXT` is the standard input.
"""

import argparse
import io
import os
import subprocess
import sys
import traceback

TRACE = os.environ.get("TRACE") or os.path.join(os.path.dirname(__file__), "../../../../target/release/examples/trace")


# Seconds for one program.
PATIENCE = 60


class Enough(BaseException):
    """The number of lines is reached."""


def cpython(path, text, most):
    """The trace of CPython, in a process of its own."""
    return answer([sys.executable, "-W", "ignore", __file__, "--oracle", path, text, str(most)])


def answer(command):
    """What a command writes; nothing if it takes too long."""
    try:
        result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return f"--- output\n--- end\nno answer in {PATIENCE} s\n"
    return result.stdout + result.stderr


def oracle(path, text, most):
    """Writes the trace of CPython as the machine's tool does."""
    with open(path, encoding="utf-8") as file:
        source = file.read()
    # What goes wrong in a generator that is dropped is only noted.
    sys.unraisablehook = lambda _: None
    events = []
    base = 0

    def tracer(frame, event, _argument):
        if frame.f_code.co_filename != "program.py":
            return None
        if event == "line":
            if len(events) >= most:
                raise Enough
            depth, outer = 0, frame
            while outer is not None:
                depth += outer.f_code.co_filename == "program.py"
                outer = outer.f_back
            events.append((depth - base, frame.f_lineno))
        return tracer

    out = io.StringIO()
    end = "done\n"
    code = compile(source, "program.py", "exec")
    names = {"__name__": "__main__", "__builtins__": __builtins__}
    real, sys.stdout, sys.stdin = sys.stdout, out, io.StringIO(text)
    sys.argv = ["program.py"]
    # The frames of this tool come on top.
    sys.setrecursionlimit(1004)
    sys.settrace(tracer)
    try:
        exec(code, names)
    except Enough:
        end = f"running after {most} lines\n"
    except SystemExit as exit:
        sys.settrace(None)
        if exit.code is not None and not isinstance(exit.code, int):
            end = str(exit.code)
    except BaseException as error:
        sys.settrace(None)
        end = "".join(traceback.format_exception_only(error))
    finally:
        sys.settrace(None)
        sys.stdout = real
    sys.stdout.write("".join(f"{depth} {line}\n" for depth, line in events))
    sys.stdout.write(f"--- output\n{out.getvalue()}--- end\n{end}")


def machine(path, text, most):
    """The trace of the machine."""
    return answer([TRACE, path, text, str(most)])


def split(trace):
    """The events, the output and the end."""
    events, _, rest = trace.partition("--- output\n")
    output, _, end = rest.rpartition("--- end\n")
    return events.split("\n"), output, end


def compare(path, text, most):
    """Whether both do the same; tells the first difference."""
    expected, found = split(cpython(path, text, most)), split(machine(path, text, most))
    same = True
    if expected[0] != found[0]:
        same = False
        pairs = list(zip(expected[0], found[0]))
        at = next((i for i, (a, b) in enumerate(pairs) if a != b), len(pairs))
        print(f"{path}: event {at}: CPython {expected[0][at : at + 3]}, here {found[0][at : at + 3]}")
        print(f"    after {expected[0][max(0, at - 4) : at]}, of {len(expected[0])} and {len(found[0])}")
    if expected[1] != found[1]:
        same = False
        print(f"{path}: output differs: CPython {expected[1][:200]!r}, here {found[1][:200]!r}")
    ends = (expected[2].strip().split("\n")[-1], found[2].strip().split("\n")[-1])
    if ends[0] != ends[1].partition(". Did you mean")[0] and ends[0].partition(". Did you mean")[0] != ends[1]:
        same = False
        print(f"{path}: end: CPython {ends[0]!r}, here {ends[1]!r}")
    return same


def frozen(path, text, most):
    """The trace of CPython in short: for each stretch of one depth a row `depth: lines`."""
    events, output, end = split(cpython(path, text, most))
    rows = []
    for event in filter(None, events):
        depth, line = event.split()
        if not rows or rows[-1][0] != depth:
            rows.append([depth])
        rows[-1].append(line)
    trace = "".join(f"{row[0]}: {' '.join(row[1:])}\n" for row in rows)
    return f"{trace}--- output\n{output}--- end\n{end}"


def freeze(path, text, most):
    """Writes the trace of CPython beside the file."""
    with open(os.path.splitext(path)[0] + ".txt", "w", encoding="utf-8") as file:
        file.write(frozen(path, text, most))


def main():
    """Reads the arguments."""
    if sys.argv[1:2] == ["--oracle"]:
        oracle(sys.argv[2], sys.argv[3], int(sys.argv[4]))
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--lines", type=int, default=400_000)
    parser.add_argument("--input", default="")
    parser.add_argument("--freeze", action="store_true")
    options = parser.parse_args()
    if options.freeze:
        for path in options.files:
            freeze(path, options.input, options.lines)
        return 0
    wrong = [path for path in options.files if not compare(path, options.input, options.lines)]
    print(f"{len(options.files) - len(wrong)} of {len(options.files)} equal")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
