"""Runs random programs in CPython 3.11 and in the machine: the same output, end, and line events with their depth.

    cargo build --release -p rewindable-python --example runs
    python3 python/tests/tools/fuzz_runs.py --programs 1000 --seed 1

A program that differs is printed in short and kept in `--keep FOLDER`. Ends with status 1 if one does.
"""

import argparse
import io
import pathlib
import subprocess
import sys
import traceback

from programs import program

RUNS = pathlib.Path(__file__).parents[3] / "target" / "release" / "examples" / "runs"
FILE = "program.py"
LINES = 3000


class Enough(BaseException):
    """The number of lines is reached."""


def cpython(source):
    """The trace of CPython."""
    events = []
    depth = 0

    def tracer(frame, event, _argument):
        nonlocal depth
        if frame.f_code.co_filename != FILE:
            return None
        if event == "call":
            depth += 1
        elif event == "return":
            depth -= 1
        elif event == "line":
            if len(events) >= LINES:
                raise Enough
            events.append(f"{depth} {frame.f_lineno}\n")
        return tracer

    out, end, real = io.StringIO(), "done", sys.stdout
    code = compile(source, FILE, "exec", dont_inherit=True)
    sys.stdout = out
    sys.settrace(tracer)
    try:
        exec(code, {"__name__": "__main__"})
    except Enough:
        end = "running"
    except BaseException as error:
        sys.settrace(None)
        end = traceback.format_exception_only(error)[-1].strip().split("\n")[-1]
    finally:
        sys.settrace(None)
        sys.stdout = real
    return f"{''.join(events)}--- output\n{out.getvalue()}--- end\n{end}\n"


class Machine:
    """The machine, which runs one program after the other."""

    def __init__(self):
        self.process = subprocess.Popen([RUNS, str(LINES)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def trace(self, source):
        self.process.stdin.write(source.encode() + b"\0")
        self.process.stdin.flush()
        answer = bytearray()
        while not answer.endswith(b"\0"):
            read = self.process.stdout.read1(1 << 16)
            if not read:
                self.__init__()
                return "--- output\n--- end\nthe machine has died\n"
            answer += read
        return answer[:-1].decode()


def difference(theirs, ours):
    """The first row that differs."""
    rows = list(zip(theirs.split("\n"), ours.split("\n")))
    at = next((at for at, (a, b) in enumerate(rows) if a != b), len(rows) - 1)
    return f"  row {at}: CPython {rows[at][0][:150]!r}, here {rows[at][1][:150]!r}"


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--programs", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--keep")
    options = options.parse_args()
    machine = Machine()
    counts = dict.fromkeys(["equal", "wrong", "errors", "unfinished", "lines"], 0)
    for seed in range(options.seed, options.seed + options.programs):
        source = program(seed)
        theirs, ours = cpython(source), machine.trace(source)
        end = theirs.rstrip("\n").rpartition("\n")[2]
        counts["errors"] += end not in ("done", "running")
        counts["unfinished"] += end == "running"
        counts["lines"] += theirs.partition("--- output\n")[0].count("\n")
        # A hint that only CPython gives is no part of the error.
        equal = theirs == ours or theirs.partition(". Did you mean")[0] == ours.rstrip("\n")
        counts["equal" if equal else "wrong"] += 1
        if not equal:
            print(f"seed {seed}\n{difference(theirs, ours)}")
            if options.keep:
                pathlib.Path(options.keep, f"{seed}.py").write_text(source, "utf-8")
    print(", ".join(f"{count} {word}" for word, count in counts.items()))
    sys.exit(counts["wrong"] > 0)


if __name__ == "__main__":
    main()
