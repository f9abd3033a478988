"""Cases by a seed, each confirmed by CPython."""

import contextlib
import io
import random
import re
import sys

import knights
import matrix
from columns import columns_case
from model import TooLong

FAMILIES = [(columns_case, 66), *matrix.FAMILIES, *knights.FAMILIES]


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
    pattern = r"[0-9.e-]+".join(re.escape(part) for part in case.output.split("\0"))
    if not re.fullmatch(pattern, out.getvalue()):
        raise Disagreement(f"{case.style}, {case.mistake}, {case.shown}\n{case.text}\n--- it prints\n"
                           f"{out.getvalue()[:600]}\n--- and not\n{case.output[:600]}")


def cases(seed, count, largest=10):
    """This many confirmed cases."""
    made = 0
    number = 0
    while made < count:
        rng = random.Random(f"{seed} {number}")
        number += 1
        try:
            family = rng.choices([each for each, _ in FAMILIES], [weight for _, weight in FAMILIES])[0]
            case = family(rng)
        except TooLong:
            continue
        if case is None or max([int(side) for side in case.problem.split()[1:] if side != "*"], default=0) > largest or len(case.output) > 150_000:
            continue
        case.asked = ask(rng, case)
        try:
            confirm(case)
        except Disagreement:
            raise
        except Exception as error:
            raise Disagreement(f"{case.style}, {case.mistake}, {case.shown}: {error!r}\n{case.text}") from error
        yield case
        made += 1
