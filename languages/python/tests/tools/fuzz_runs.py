"""Runs random programs in CPython 3.11 and in the machine: the same output, end, and line events with their depth.

    cargo build --release -p rewindable-python --example runs
    python3 languages/python/tests/tools/fuzz_runs.py --programs 1000 --seed 1

With `--module` the machine is the module that ships, `pkg/program`, in Node.js: the same output, end, and line at every
hundredth step.

A program that differs is printed in short and kept in `--keep FOLDER`. Ends with status 1 if one does.
"""

import argparse
import io
import os
import pathlib
import resource
import signal
import subprocess
import sys
import threading
import traceback

from programs import program

RUNS = os.environ.get("RUNS") or pathlib.Path(__file__).parents[4] / "target" / "release" / "examples" / "runs"
MODULE = pathlib.Path(__file__).with_name("module.mjs")
FILE = "program.py"
LINES = 3000

# The module that ships shows the line at each so many steps.
APART = 100

# So many programs are handed to the machine at once.
BATCH = 50

# So often it is started again at one program.
DEATHS = 2


class Enough(BaseException):
    """The number of lines is reached."""


def cpython(source):
    """The trace of CPython."""
    events = []
    last, depth, printed = None, 0, None

    def tracer(frame, event, _argument):
        nonlocal last, depth, printed
        if frame.f_code.co_filename != FILE:
            return None
        if event == "line":
            if len(events) >= LINES:
                # What `finally` and `with` print on the way out is no part of the run.
                printed = out.getvalue() if printed is None else printed
                raise Enough
            # Not the frame itself: that would keep its variables.
            if id(frame) != last:
                last, depth, outer = id(frame), 0, frame
                while outer is not None:
                    depth += outer.f_code.co_filename == FILE
                    outer = outer.f_back
            events.append(f"{depth} {frame.f_lineno}\n")
        elif event == "call":
            last = None
        return tracer

    out, end, real = io.StringIO(), "done", sys.stdout
    try:
        code = compile(source, FILE, "exec", dont_inherit=True)
    except SyntaxError:
        return None
    names = {"__name__": "__main__"}
    sys.stdout = out
    # The frames of this tool come on top.
    sys.setrecursionlimit(1004)
    signal.alarm(20)
    sys.settrace(tracer)
    try:
        exec(code, names)
    except Enough:
        pass
    except (TimeoutError, MemoryError):
        return None
    except BaseException as error:
        sys.settrace(None)
        end = traceback.format_exception_only(error)[-1].strip().split("\n")[-1]
    finally:
        sys.settrace(None)
        signal.alarm(0)
        printed, end = (out.getvalue(), end) if printed is None else (printed, "running")
        names.clear()
        sys.setrecursionlimit(10_000)
        sys.stdout = real
    return f"{''.join(events)}--- output\n{printed}--- end\n{end}\n".replace("\0", "\ufffd")


def give_up(*_):
    raise TimeoutError


class Machine:
    """The machine, which runs one program after the other."""

    def __init__(self, is_module):
        command = ["node", MODULE, str(LINES), str(APART)] if is_module else [RUNS, str(LINES)]
        # Node.js reserves more for a module than CPython may take.
        most = resource.getrlimit(resource.RLIMIT_AS)[1]
        free = lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most))
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=free)

    def start(self, sources):
        """Hands it programs, which it runs while CPython does."""
        write = lambda: (self.process.stdin.write(b"".join(source.encode() + b"\0" for source in sources)), self.process.stdin.flush())
        threading.Thread(target=write, daemon=True).start()

    def answer(self):
        """The trace of the next program."""
        answer = bytearray()
        while (byte := self.process.stdout.read(1)) != b"\0":
            if not byte:
                return None
            answer += byte
        return answer.decode()


def is_random(source, theirs):
    """Whether CPython itself runs it otherwise where strings have other hashes, as in a set of them."""
    for seed in range(1, 25):
        again = subprocess.run(
            [sys.executable, __file__, "--trace"],
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            input=source,
            capture_output=True,
            encoding="utf-8",
        )
        if again.stdout != theirs:
            return True
    return False


def thinned(trace):
    """A trace as the module shows it: `step line` at some steps."""
    events, rest = trace.split("--- output\n", 1)
    lines = [event.split(" ")[1] for event in events.splitlines()]
    return "".join(f"{step} {lines[step]}\n" for step in range(0, len(lines), APART)) + "--- output\n" + rest


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
    options.add_argument("--module", action="store_true", help="in the module that ships")
    options.add_argument("--trace", action="store_true", help="only the trace in CPython of the program that is read")
    options = options.parse_args()
    signal.signal(signal.SIGALRM, give_up)
    machine = None if options.trace else Machine(options.module)
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, resource.getrlimit(resource.RLIMIT_AS)[1]))
    sys.unraisablehook = lambda _: None
    if options.trace:
        return print(cpython(sys.stdin.read()), end="")
    counts = dict.fromkeys(["equal", "wrong", "left out", "errors", "unfinished", "lines", "restarts"], 0)
    for first in range(options.seed, options.seed + options.programs, BATCH):
        seeds = range(first, min(first + BATCH, options.seed + options.programs))
        sources = [program(seed) for seed in seeds]
        machine.start(sources)
        for seed, source in zip(seeds, sources):
            theirs, ours = cpython(source), machine.answer()
            for _ in range(DEATHS):
                if ours is not None:
                    break
                # Node.js 20 ends now and then by itself; what a program does to it, it does again.
                counts["restarts"] += 1
                print(f"seed {seed}: the machine has ended with status {machine.process.wait()}, and is started again", flush=True)
                machine = Machine(options.module)
                machine.start(sources[seed - first :])
                ours = machine.answer()
            if ours is None:
                sys.exit(f"seed {seed}: the machine ends at this program each time")
            if theirs is None or "--- end\nlimit " in ours or "complex number" in ours:
                counts["left out"] += 1
                continue
            end = theirs.rstrip("\n").rpartition("\n")[2]
            counts["errors"] += end not in ("done", "running")
            counts["unfinished"] += end == "running"
            counts["lines"] += theirs.partition("--- output\n")[0].count("\n")
            # A hint that only CPython gives is no part of the error.
            whole, theirs = theirs, thinned(theirs) if options.module else theirs
            equal = theirs == ours or theirs.partition(". Did you mean")[0] == ours.rstrip("\n")
            if not equal and is_random(source, whole):
                counts["left out"] += 1
                continue
            counts["equal" if equal else "wrong"] += 1
            if not equal:
                print(f"seed {seed}\n{difference(theirs, ours)}", flush=True)
                if options.keep:
                    pathlib.Path(options.keep, f"{seed}.py").write_text(source, "utf-8")
    print(", ".join(f"{count} {word}" for word, count in counts.items()))
    sys.exit(counts["wrong"] > 0)


if __name__ == "__main__":
    main()
