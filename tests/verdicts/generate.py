"""Cases by a seed, each confirmed by CPython, or by gcc and g++."""

import contextlib
import io
import random
import re
import subprocess
import sys
import tempfile

import knights
import matrix
from c_case import c_case, cpp_case
from columns import columns_case
from model import TooLong

FAMILIES = {
    "python": [(columns_case, 66), *matrix.FAMILIES, *knights.FAMILIES],
    "c": [(c_case, 1)],
    "cpp": [(cpp_case, 1)],
}


class Disagreement(Exception):
    """A program prints something else than was simulated."""


def ask(rng, case):
    """What the page is set to: seldom what the program solves."""
    own = case.problem.split()
    if "*" in own:
        return f"queens {rng.choice([4, 6, 8])}"
    if rng.random() < 0.2:
        return case.problem
    if rng.random() < 0.15:
        return "knight 8 8" if own[0] == "queens" else "queens 8"
    if own[0] == "knight":
        return rng.choice(["knight 8 8", "knight 5 5", "knight 6 6"])
    return f"queens {rng.choice([8, 8, 8, 4, 5, 6, 7, 9, 10, 12])}"


def confirm(case):
    """Runs the program in CPython."""
    out, given = io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(case.given)
    sys.setrecursionlimit(3000)
    try:
        with contextlib.redirect_stdout(out):
            exec(compile(case.text, "program.py", "exec"), {"__name__": "__main__"})
    finally:
        sys.stdin = given
    compare(case, out.getvalue())


def compare(case, printed):
    pattern = r"[0-9.e-]+".join(re.escape(part) for part in case.output.split("\0"))
    if not re.fullmatch(pattern, printed):
        raise Disagreement(f"{case.style}, {case.mistake}, {case.shown}\n{case.text}\n--- it prints\n"
                           f"{printed[:600]}\n--- and not\n{case.output[:600]}")


def confirm_by_gcc(batch, language):
    """Compiles and runs programs: those in C++ in one build, where each stands in a namespace."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for at, case in enumerate(batch):
            if language == "c":
                with open(f"{folder}/{at}.c", "w", encoding="utf-8") as file:
                    file.write(case.text)
                build("gcc", f"{folder}/{at}.c", f"{folder}/{at}", "-std=gnu17", case.text)
            else:
                names = re.findall(r"^#define (\w+)", case.text, re.M)
                body = re.sub(r"^#include.*\n", "", case.text, flags=re.M)
                parts.append(f"namespace part_{at} {{\n{body}}}\n" + "".join(f"#undef {name}\n" for name in names))
        if language == "cpp":
            calls = "".join(f"    if (n == {at}) return part_{at}::main();\n" for at in range(len(batch)))
            source = "#include <bits/stdc++.h>\n" + "".join(parts) + f"int main(int c, char **v) {{\n    int n = atoi(v[1]);\n{calls}}}\n"
            with open(f"{folder}/all.cpp", "w", encoding="utf-8") as file:
                file.write(source)
            build("g++", f"{folder}/all.cpp", f"{folder}/all", "-std=gnu++17", source)
        for at, case in enumerate(batch):
            command = [f"{folder}/{at}"] if language == "c" else [f"{folder}/all", str(at)]
            done = subprocess.run(command, input=case.given.encode(), capture_output=True, timeout=20, check=False)
            compare(case, done.stdout.decode())


def build(compiler, source, program, standard, text):
    done = subprocess.run([compiler, "-w", "-O0", standard, source, "-o", program], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Disagreement(f"{done.stderr[:1000]}\n{text if len(text) < 4000 else ''}")


def cases(seed, count, largest=10, language="python"):
    """This many confirmed cases."""
    made = []
    number = 0
    while len(made) < count:
        rng = random.Random(f"{seed} {number}")
        number += 1
        try:
            families = FAMILIES[language]
            family = rng.choices([each for each, _ in families], [weight for _, weight in families])[0]
            case = family(rng)
        except TooLong:
            continue
        if case is None or max([int(side) for side in case.problem.split()[1:] if side != "*"], default=0) > largest or len(case.output) > 150_000:
            continue
        case.asked = ask(rng, case)
        if language == "python":
            try:
                confirm(case)
            except Disagreement:
                raise
            except Exception as error:
                raise Disagreement(f"{case.style}, {case.mistake}, {case.shown}: {error!r}\n{case.text}") from error
        made.append(case)
    if language != "python":
        confirm_by_gcc(made, language)
    return made
