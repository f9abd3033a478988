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
import signal
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
# The file in which the lines of all programs are: a process runs one of them.
PROGRAM = "program"
# Runs the program of a number; without one all of them, one after the other, with what each prints in files of its own.
DRIVER = """
#line 1 "driver"
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif
static int one(int at) {
    setvbuf(stdout, 0, _IONBF, 0);
    switch (at) { %s }
    return 98;
}
int main(int count, char **arguments) {
    char text[99];
    if (count > 1) return one(atoi(arguments[1]));
#ifdef __SANITIZE_ADDRESS__
    /* Has the table of lines read once, not by each program that ends at a fault. */
    __sanitizer_symbolize_pc((void *)one, "%%L", text, sizeof text);
#endif
    for (int at = 0; at < %d; at++) {
        int status, child = fork();
        if (!child) {
            alarm(20);
            sprintf(text, "%%d.out", at);
            if (!freopen(text, "w", stdout)) return 99;
            sprintf(text, "%%d.err", at);
            if (!freopen(text, "w", stderr)) return 99;
            exit(one(at));
        }
        waitpid(child, &status, 0);
        printf("%%d\\n", status);
        fflush(stdout);
    }
    return 0;
}
"""


def in_one(programs, ending):
    """The text of many programs, each `main` with a name of its own. Those in C++ with the same first part share it."""
    shared = {}
    for at, program in enumerate(programs):
        line, rest = program.head.count("\n") + 1, program.text[len(program.head) :]
        shared.setdefault(program.head, []).append(f'#define main main_{at}\n#line {line} "{PROGRAM}"\n{rest}#undef main\n')
    parts = {head: f'#line 1 "{PROGRAM}"\n{head}' + "".join(mains) for head, mains in shared.items()}
    if ending == "c":
        text = "".join(parts.values())
    else:
        spaces = (f"namespace head_{at} {{\n{part}}}\nusing namespace head_{at};\n" for at, part in enumerate(parts.values()))
        text = "#include <bits/stdc++.h>\n" + "".join(spaces)
    calls = " ".join(f"case {at}: return main_{at}();" for at in range(len(programs)))
    return text + DRIVER % (calls, len(programs))


def build(folder, programs, ending, compiler, *flags):
    """One executable for many programs."""
    target = folder / ("checked" if CHECKS in flags else "plain")
    source = target.with_suffix(f".{ending}")
    source.write_text(in_one(programs, ending))
    done = subprocess.run([*compiler, *flags, str(source), "-o", str(target), "-lm"], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"the compiler refuses a program:\n{done.stderr[:2000]}")
    return target


def run_all(executable, **options):
    """What each program of an executable does; None for one that takes too long."""
    with tempfile.TemporaryDirectory(dir=executable.parent) as name:
        done = subprocess.run([executable], cwd=name, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=True, env={**os.environ, **options})
        codes = [os.waitstatus_to_exitcode(int(status)) for status in done.stdout.split()]
        printed = [[(pathlib.Path(name) / f"{at}.{kind}").read_bytes() for kind in ("out", "err")] for at in range(len(codes))]
    return [None if code == -signal.SIGALRM else subprocess.CompletedProcess(at, code, *printed[at]) for at, code in enumerate(codes)]


def run(*command):
    try:
        return subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, timeout=20)
    except subprocess.TimeoutExpired:
        return None


def place(report):
    """The line of a program in which a report has ended it; None if it has not."""
    end = re.search(r"ERROR: AddressSanitizer.*", report, re.S)
    if end:
        found = re.search(rf"\b{PROGRAM}:(\d+)", end.group(0))
        return int(found.group(1)) if found else None
    lines = re.findall(rf"^{PROGRAM}:(\d+):\d+: runtime error: ", report, re.M)
    return int(lines[-1]) if lines else None


def noted(log):
    """The notes of the machine that are compared: line and kind."""
    notes = re.findall(r"^note: line (\d+): (.*)$", log, re.M)
    return {(int(line), kind) for line, text in notes for word, kind in OURS if word in text}


def reported(report):
    """What UBSan has reported of a program and gone on: line and kind."""
    errors = re.findall(rf"^{PROGRAM}:(\d+):\d+: runtime error: (.*)$", report, re.M)
    return {(int(line), kind) for line, text in errors for pattern, kind in NOTES if re.search(pattern, text)}


def compare(program, path, usual, sure):
    """What differs, in a word or two; None if nothing does, "left out" if gcc itself runs in two ways, "unconfirmed" if an
    overflow is not seen by UBSan."""
    path.write_text(program.text)
    ours = run(RUN, str(path))
    if ours is None:
        return "hangs"
    if sure is None:
        return "left out"
    log, report = ours.stderr.decode("utf-8", "replace"), sure.stderr.decode("utf-8", "replace")
    notes, errors = noted(log), reported(report)
    fault = re.search(r"^fault: line (\d+): (.*)$", log, re.M)
    line = int(fault.group(1)) if fault else None
    expected = place(report) if sure.returncode in (1, ENDED) or sure.returncode < 0 else None
    # A program may return 1 by itself.
    ended = expected is not None and ("AddressSanitizer" in report or sure.returncode != 1 or expected == program.fault)
    if ended or fault:
        if not ended or line != expected:
            return f"a fault in line {line}, expected in {expected if ended else None}"
        if not sure.stdout.startswith(ours.stdout):
            # With sanitizers gcc may evaluate operands in another order, and make something else of a number that is too large.
            same = usual is not None and usual.stdout.startswith(ours.stdout) or any(kind == "range" for _, kind in errors)
            return "left out" if same else "output before a fault"
    else:
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
    negative = {int(line) for line in re.findall(rf"^{PROGRAM}:(\d+):\d+: runtime error: left shift of", report, re.M)}
    extra -= {(line, "shift") for line in negative}
    if missing or any(kind != "overflow" for _, kind in extra):
        # With sanitizers gcc may evaluate operands in another order, here a variable and a call that changes it as well.
        lines = program.text.splitlines()
        differ = usual is not None and usual.stdout != sure.stdout and not fault
        calls = not extra and all(re.search(r"\bfun\d+_\d+\(", lines[line - 1]) for line, _ in missing)
        return "left out" if differ or calls else f"notes {sorted(extra)}, reported {sorted(missing)}"
    # gcc computes in unsigned numbers where a result is cut, or only its being 0 counts.
    return "unconfirmed" if extra else None


def confirm(program, at, plain):
    """Whether valgrind names the lines where something unset is used, and no other."""
    done = run("valgrind", "-q", plain, str(at))
    if done is None:
        return None
    lines = set()
    for block in re.split(r"^==\d+== *$", done.stderr.decode("utf-8", "replace"), flags=re.M):
        if "uninitialised" in block:
            found = re.search(rf"{PROGRAM}:(\d+)\)", block)
            lines |= {int(found.group(1))} if found else set()
    return lines == set(program.unset)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--language", choices=["c", "cpp", "java"], default="c")
    parser.add_argument("--batch", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--valgrind", type=int, default=0, help="so many programs of each batch with something unset")
    parser.add_argument("--keep", type=pathlib.Path)
    args = parser.parse_args()
    ending = args.language
    programs_of = {"c": programs_c, "cpp": programs_cpp, "java": programs_java}[ending]
    compiler, checks = ["gcc", "-std=gnu17"], [CHECKS, ENDS]
    if ending == "cpp":
        # Faster: garbage is collected less often, and class and alignment are not checked, since no program casts a pointer.
        compiler, checks = ["g++", "-std=gnu++17", "--param", "ggc-min-heapsize=1000000"], [*checks, "-fno-sanitize=vptr,alignment"]
    compiler += ["-O0", "-g1", "-w", "-fno-pie", "-no-pie"]
    wrong = left_out = unconfirmed = confirmed = faults = unset = 0
    with concurrent.futures.ThreadPoolExecutor(args.processes) as pool, tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for start in range(0, args.programs, args.batch):
            programs = [programs_of.Program(args.seed, number) for number in range(start, min(start + args.batch, args.programs))]
            paths = [folder / f"p{at}.{ending}" for at in range(len(programs))]
            if ending == "java":
                expected = beside_java.answers_of_java(folder, programs)
                answers = pool.map(beside_java.compare, programs, expected, paths, [lambda path: run(RUN, path)] * len(programs))
            else:
                builds = [pool.submit(build, folder, programs, ending, compiler, *flags) for flags in (["-fwrapv"], checks)]
                plain, checked = (future.result() for future in builds)
                answers = pool.map(compare, programs, paths, run_all(plain), run_all(checked, **OPTIONS))
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
            for at, answer in zip(some, pool.map(lambda at: confirm(programs[at], at, plain), some)):
                confirmed += bool(answer)
                if answer is False:
                    wrong += 1
                    print(f"program {start + at} of seed {args.seed}: valgrind names other lines", flush=True)
    print(f"{args.programs} programs of seed {args.seed}, {wrong} different, {left_out} left out, {unconfirmed} with an overflow that UBSan does not see, {faults} with a fault, {unset} with something unset, {confirmed} of these confirmed")
    sys.exit(1 if wrong else 0)


main()
