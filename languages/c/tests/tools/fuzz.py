"""Random programs in C and C++ beside gcc at -O0, with and without ASan and UBSan, and in Java beside java: many in one build.

    cargo build -p rewindable-c --release --example run
    python3 languages/c/tests/tools/fuzz.py --programs 1000 --seed 1 [--language cpp|java] [--valgrind 10]

They must agree in what is printed, in the exit code, and in the lines of overflows, of shifts and of numbers too large for
their type; where the sanitizers end a program, the machine ends it in that line. Where a value is used that nobody has set is
known by construction; valgrind confirms some of these. gcc runs with -fwrapv where it is not checked: an overflow wraps.

A program that differs is printed in short and kept in `--keep FOLDER`. Ends with status 1 if one does.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import beside_java
import programs_c
import programs_cpp
import programs_java

ROOT = pathlib.Path(__file__).parents[4]
RUN = os.environ.get("RUN") or str(ROOT / "target" / "release" / "examples" / "run")
CHECKS = "-fsanitize=address,undefined,float-cast-overflow"
ENDS = "-fno-sanitize-recover=bounds,null,integer-divide-by-zero,alignment,object-size,pointer-overflow,vla-bound"
# The exit code that ASan is given.
ENDED = 201
OPTIONS = {
    "ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=1:exitcode=201:allocator_may_return_null=1",
    "UBSAN_OPTIONS": "print_stacktrace=0",
}
# What UBSan says, and the machine's note.
NOTES = [
    (r"signed integer overflow|negation of .* cannot be represented", "overflow"),
    (r"shift exponent", "shift"),
    (r"is outside the range of representable values", "range"),
]
OURS = [("wraps around", "overflow"), ("a shift by", "shift"), ("the number does not fit", "range"), ("nobody has set", "unset")]


def build(folder, programs, ending, compiler, *flags):
    """One executable for many programs: the number of the one to run is its argument."""
    parts = []
    for at, program in enumerate(programs):
        here = f'#line 1 "p{at}.{ending}"\n{program.text}'
        parts.append(f"#define main main_{at}\n{here}#undef main\n" if ending == "c" else f"namespace part_{at} {{\n{here}}}\n")
    call = "main_%d()" if ending == "c" else "part_%d::main()"
    calls = "".join(f"    if (n == {at}) return {call % at};\n" for at in range(len(programs)))
    first = "" if ending == "c" else "#include <bits/stdc++.h>\n"
    last = f'#line 1 "driver.{ending}"\n#include <stdio.h>\n#include <stdlib.h>\n'
    last += f"int main(int c, char **v) {{\n    int n = atoi(v[1]);\n    setvbuf(stdout, 0, _IONBF, 0);\n{calls}    return 98;\n}}\n"
    name = "checked" if CHECKS in flags else "plain"
    source = folder / f"{name}.{ending}"
    source.write_text(first + "".join(parts) + last)
    done = subprocess.run([*compiler, *flags, str(source), "-o", str(folder / name), "-lm"], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"the compiler refuses a program:\n{done.stderr[:2000]}")
    return str(folder / name)


def run(*command, more=None):
    try:
        return subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, timeout=20, env={**os.environ, **(more or {})})
    except subprocess.TimeoutExpired:
        return None


def place(report, name):
    """The line of a program in which a report has ended it; None if it has not."""
    end = re.search(r"ERROR: AddressSanitizer.*", report, re.S)
    if end:
        found = re.search(rf"{name}:(\d+)", end.group(0))
        return int(found.group(1)) if found else None
    lines = re.findall(rf"^{name}:(\d+):\d+: runtime error: ", report, re.M)
    return int(lines[-1]) if lines else None


def noted(log):
    """The notes of the machine that are compared: line and kind."""
    notes = re.findall(r"^note: line (\d+): (.*)$", log, re.M)
    return {(int(line), kind) for line, text in notes for word, kind in OURS if word in text}


def reported(report, name):
    """What UBSan has reported of a program and gone on: line and kind."""
    errors = re.findall(rf"^{name}:(\d+):\d+: runtime error: (.*)$", report, re.M)
    return {(int(line), kind) for line, text in errors for pattern, kind in NOTES if re.search(pattern, text)}


def compare(program, at, ending, folder, plain, checked):
    """What differs, in a word or two; None if nothing does, "left out" if gcc itself runs in two ways, "unconfirmed" if an
    overflow is not seen by UBSan."""
    path = folder / f"p{at}.{ending}"
    path.write_text(program.text)
    ours, sure = run(RUN, str(path)), run(checked, str(at), more=OPTIONS)
    if ours is None:
        return "hangs"
    if sure is None:
        return "left out"
    log, report = ours.stderr.decode("utf-8", "replace"), sure.stderr.decode("utf-8", "replace")
    notes, errors = noted(log), reported(report, path.name)
    fault = re.search(r"^fault: line (\d+): (.*)$", log, re.M)
    line = int(fault.group(1)) if fault else None
    expected = place(report, path.name) if sure.returncode in (1, ENDED) or sure.returncode < 0 else None
    # A program may return 1 by itself.
    ended = expected is not None and ("AddressSanitizer" in report or sure.returncode != 1 or expected == program.fault)
    if ended or fault:
        if not ended or line != expected:
            return f"a fault in line {line}, expected in {expected if ended else None}"
        if not sure.stdout.startswith(ours.stdout):
            # With sanitizers gcc may evaluate operands in another order, and make something else of a number that is too large.
            usual = run(plain, str(at))
            same = usual is not None and usual.stdout.startswith(ours.stdout) or any(kind == "range" for _, kind in errors)
            return "left out" if same else "output before a fault"
    else:
        usual = run(plain, str(at))
        same = usual is not None and (ours.stdout, ours.returncode) == (usual.stdout, usual.returncode)
        # What gcc makes of a floating number that is too large depends on whether it is a constant.
        if usual is None or any(kind == "range" for _, kind in errors) or (same and not errors and usual.stdout != sure.stdout):
            return "left out"
        if not same:
            # Such a shift is undefined: gcc takes `x >> x` for 0 where it does not check it.
            is_checked = any(kind == "shift" for _, kind in errors) and ours.stdout == sure.stdout
            return "left out" if is_checked else "output or exit code"
    unset = {line for line, kind in notes if kind == "unset"}
    if unset != set(program.unset) and not (fault and unset <= set(program.unset)):
        return f"unset in {sorted(unset)}, expected in {sorted(program.unset)}"
    extra, missing = {note for note in notes if note[1] != "unset"} - errors, errors - notes
    # UBSan reports a place once: a shift too far may come after one of a negative number, which gcc defines.
    negative = {int(line) for line in re.findall(rf"^{path.name}:(\d+):\d+: runtime error: left shift of", report, re.M)}
    extra -= {(line, "shift") for line in negative}
    if missing or any(kind != "overflow" for _, kind in extra):
        # With sanitizers gcc may evaluate operands in another order, here a variable and a call that changes it as well.
        lines, usual = program.text.splitlines(), run(plain, str(at))
        differ = usual is not None and usual.stdout != sure.stdout and not fault
        calls = not extra and all(re.search(r"\bfun\d+_\d+\(", lines[line - 1]) for line, _ in missing)
        return "left out" if differ or calls else f"notes {sorted(extra)}, reported {sorted(missing)}"
    # gcc computes in unsigned numbers where a result is cut, or only its being 0 counts.
    return "unconfirmed" if extra else None


def confirm(program, at, ending, plain):
    """Whether valgrind names the lines where something unset is used, and no other."""
    done = run("valgrind", "-q", plain, str(at))
    if done is None:
        return None
    lines = set()
    for block in re.split(r"^==\d+== *$", done.stderr.decode("utf-8", "replace"), flags=re.M):
        if "uninitialised" in block:
            found = re.search(rf"p{at}\.{ending}:(\d+)\)", block)
            lines |= {int(found.group(1))} if found else set()
    return lines == set(program.unset)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--language", choices=["c", "cpp", "java"], default="c")
    parser.add_argument("--batch", type=int, default=100)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--valgrind", type=int, default=0, help="so many programs of each batch with something unset")
    parser.add_argument("--keep", type=pathlib.Path)
    args = parser.parse_args()
    ending = args.language
    programs_of = {"c": programs_c, "cpp": programs_cpp, "java": programs_java}[ending]
    compiler = ["gcc", "-std=gnu17"] if ending == "c" else ["g++", "-std=gnu++17"]
    compiler += ["-O0", "-g1", "-w"]
    wrong = left_out = unconfirmed = confirmed = faults = unset = 0
    with concurrent.futures.ThreadPoolExecutor(args.processes) as pool, tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for start in range(0, args.programs, args.batch):
            programs = [programs_of.Program(args.seed, number) for number in range(start, min(start + args.batch, args.programs))]
            if ending == "java":
                expected = beside_java.answers_of_java(folder, programs)
                paths = [folder / f"p{at}.java" for at in range(len(programs))]
                answers = pool.map(beside_java.compare, programs, expected, paths, [lambda path: run(RUN, path)] * len(programs))
            else:
                builds = [pool.submit(build, folder, programs, ending, compiler, *flags) for flags in (("-fwrapv",), (CHECKS, ENDS))]
                plain, checked = (future.result() for future in builds)
                answers = pool.map(lambda pair: compare(pair[1], pair[0], ending, folder, plain, checked), enumerate(programs))
            for at, answer in enumerate(answers):
                program = programs[at]
                faults += program.fault is not None
                unset += bool(program.unset)
                left_out += answer == "left out"
                unconfirmed += answer == "unconfirmed"
                if answer in (None, "left out", "unconfirmed"):
                    continue
                wrong += 1
                print(f"program {start + at} of seed {args.seed}: {answer}", flush=True)
                if args.keep:
                    args.keep.mkdir(parents=True, exist_ok=True)
                    (args.keep / f"{args.seed}-{start + at}.{ending}").write_text(program.text)
            some = [at for at, program in enumerate(programs) if program.unset and not program.fault][: args.valgrind]
            for at, answer in zip(some, pool.map(lambda at: confirm(programs[at], at, ending, plain), some)):
                confirmed += bool(answer)
                if answer is False:
                    wrong += 1
                    print(f"program {start + at} of seed {args.seed}: valgrind names other lines", flush=True)
    print(f"{args.programs} programs of seed {args.seed}, {wrong} different, {left_out} left out, {unconfirmed} with an overflow that UBSan does not see, {faults} with a fault, {unset} with something unset, {confirmed} of these confirmed")
    sys.exit(1 if wrong else 0)


main()
