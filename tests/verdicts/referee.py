"""The referee of verdicts: random programs, each with what it deserves, beside what the project says of it.

    cargo build --release --example verdicts
    python3 tests/verdicts/referee.py --programs 1000 --seed 1 [--language c|cpp]

CPython, or gcc and g++, run every program as well, so that no expectation is a guess. Ends with status 1 if a verdict is false.
"""

import argparse
import base64
import collections
import pathlib
import re
import subprocess
import sys
import zlib
from concurrent.futures import ProcessPoolExecutor

from generate import cases

import os

JUDGE = os.environ.get("JUDGE") or pathlib.Path(__file__).parents[2] / "target" / "release" / "examples" / "verdicts"
FIELDS = re.compile(
    r"(?P<problem>\w+ [\d *]+); (?P<by>\w+) (?P<boards>\d+): (?P<right>\d+) right, (?P<wrong>\d+) wrong, "
    r"(?P<again>\d+) again, (?P<missing>\d+) missing; total (?P<total>\w+(?: \w+)?); alias (?P<alias>\w+); "
    r"cause (?P<cause>\w+)(?: (?P<lines>[\d/]+))?(?P<open> \(so far\))?"
)
BATCH = 25
FROZEN = pathlib.Path(__file__).parents[1] / "golden" / "verdicts.txt"
HEAD = """\
; Programs and the verdicts that they deserve, frozen by `python3 tests/verdicts/referee.py --freeze 600`: the problem of
; the page, the lines of the program and of its input, and what is expected. Below them all programs with their inputs,
; one after the other, deflated, in base64.
"""

HEAD_C = """\
; Programs and the verdicts that they deserve, frozen by
; `python3 tests/verdicts/referee.py --language LANGUAGE --freeze COUNT`: each as `said.rs` reads it, and what is said.
"""


def written(case):
    """A case as the project reads it."""
    program = case.text.rstrip("\n").split("\n")
    given = case.given.split("\n")[:-1]
    head = f"language {case.language}\nasked {case.asked}\ngiven {len(given)}\n" + "".join(line + "\n" for line in given)
    return head + f"lines {len(program)}\n" + "\n".join(program) + "\n"


def verdicts(batch):
    """What the project says of some cases."""
    text = "".join(map(written, batch))
    done = subprocess.run([JUDGE], input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return done.stdout.splitlines()


def differences(expected, found):
    """The fields in which a verdict differs from what a program deserves, and whether it is undecided."""
    wanted, said = FIELDS.fullmatch(expected), FIELDS.fullmatch(found)
    if not said:
        return ["refused"], False
    wanted, said = wanted.groupdict(), said.groupdict()
    claims_nothing = said["by"] in ("none", "board")
    if wanted["by"] == "none" and said["by"] == "board" and said["wrong"] == said["again"] == "0":
        # Boards that passed are no claim.
        for name in ("boards", "right", "missing"):
            said[name] = wanted[name]
    if "*" in wanted["problem"]:
        said["problem"] = wanted["problem"]
    if wanted["total"] == "true" and not said["total"].endswith("wrong"):
        said["total"] = "true"
    if said["total"] == "none" and wanted["total"].startswith(wanted["problem"].split()[-1] + " "):
        # A number that is N may be no total.
        said["total"] = wanted["total"]
    if wanted["by"] == "part" and said["right"] == "0" and int(said["wrong"]) <= 1:
        # A tour that ends early may be called wrong, or no claim.
        for name in ("boards", "wrong"):
            said[name] = wanted[name]
    names = ["problem", "boards", "right", "wrong", "again", "missing", "total", "alias"]
    differing = [name for name in names if wanted[name] != said[name]]
    if wanted["alias"] == "list" and said["alias"] == "none":
        # Pointers that are kept are not followed; boards are judged as they are printed.
        unclaimed = ["boards", "right", "missing"] if claims_nothing and said["wrong"] == said["again"] == "0" else []
        if set(differing) <= {"alias", *unclaimed}:
            return [], True
    undecided = wanted["by"] == "printed" and claims_nothing and said["wrong"] == "0" and "wrong" not in said["total"]
    return differing, undecided


def is_cause_named(expected, found):
    wanted, said = FIELDS.fullmatch(expected), FIELDS.fullmatch(found)
    if not said or wanted["cause"] != said["cause"]:
        return False
    lines = lambda fields: set((fields["lines"] or "").split("/")) - {""}
    return not lines(wanted) or bool(lines(wanted) & lines(said))


def judge(job):
    seed, count, largest, own, language = job
    batch = cases(seed, count, largest, language)
    for case in batch if own else []:
        if "*" not in case.problem:
            case.asked = case.problem
    return list(zip(batch, verdicts(batch), strict=True))


def freeze(count, seed, language):
    """Writes cases whose verdict is true to the golden file; those whose verdict is not are named."""
    chosen, rows, left_out, said = [], [], collections.Counter(), []
    number = 0
    while len(chosen) < count:
        for case, found in judge((f"{seed}.{number}", BATCH, 8 if language == "python" else 6, False, language)):
            # What may be said in two ways is no golden expectation.
            if "*" in case.problem or case.by == "part" or "(so far)" in found:
                continue
            # Long searches are for the large run.
            found_most = max(case.boards, int(case.total.split()[0]) if case.total[0].isdigit() else 0)
            if language != "python" and found_most > 60:
                continue
            is_open = language != "python" and not is_cause_named(case.expected(), found)
            if any(differences(case.expected(), found)) or is_open:
                left_out[case.style, case.mistake] += 1
            else:
                chosen.append(case)
                said.append(found)
                is_named = is_cause_named(case.expected(), found) if case.cause != "none" else found.endswith("cause none")
                # A cause that is not named yet is no expectation.
                rows.append(case.expected() if is_named else re.sub("cause .*", "cause ?", case.expected()))
        number += 1
    chosen = chosen[:count]
    if language != "python":
        text = HEAD_C.replace("LANGUAGE", language).replace("COUNT", str(count))
        text += "".join(f"{written(case)}says {found}\n" for case, found in zip(chosen, said))
        FROZEN.with_name(f"verdicts-{language}.txt").write_text(text, encoding="utf-8")
        print(f"{len(chosen)} frozen, {sum(left_out.values())} left out: {left_out.most_common()}")
        return
    table, texts = "", ""
    for case, expected in zip(chosen, rows):
        table += f"{case.asked}; {case.text.count(chr(10))} {case.given.count(chr(10))}; {expected}\n"
        texts += case.text + case.given
    packed = base64.b64encode(zlib.compress(texts.encode(), 9)).decode()
    rows = "\n".join(packed[at : at + 120] for at in range(0, len(packed), 120))
    FROZEN.write_text(f"{HEAD}{table}\n{rows}\n", encoding="utf-8")
    print(f"{len(chosen)} frozen, {sum(left_out.values())} left out: {left_out.most_common()}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--programs", type=int, default=1000)
    arguments.add_argument("--language", choices=["python", "c", "cpp"], default="python")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--largest", type=int, default=10, help="the largest N")
    arguments.add_argument("--processes", type=int, default=2)
    arguments.add_argument("--show", type=int, default=1, help="programs shown of each class of failures")
    arguments.add_argument("--own", action="store_true", help="the page is set to what the program solves")
    arguments.add_argument("--freeze", type=int, metavar="COUNT", help="write cases to the golden file, and no more")
    arguments.add_argument("--causes", action="store_true", help="show a program of each mistake whose cause is not named")
    options = arguments.parse_args()
    if options.freeze:
        return freeze(options.freeze, "frozen", options.language)
    jobs = [(f"{options.seed}.{number}", BATCH, options.largest, options.own, options.language) for number in range(-(-options.programs // BATCH))]
    failures, causes = collections.defaultdict(list), collections.Counter()
    unnamed = collections.defaultdict(list)
    judged = printed = undecided_of_printed = 0
    with ProcessPoolExecutor(options.processes) as pool:
        for results in pool.map(judge, jobs):
            for case, found in results:
                expected = case.expected()
                judged += 1
                printed += case.by == "printed"
                differing, undecided = differences(expected, found)
                blamed = FIELDS.fullmatch(found)["cause"] if FIELDS.fullmatch(found) else "none"
                if blamed not in ("none", case.cause) and (case.cause != "none" or case.mistake in ("none", "wrong_total")):
                    failures["false", f"{case.cause} called {blamed}"].append((case, found))
                    continue
                if case.cause != "none":
                    causes[case.mistake, is_cause_named(expected, found)] += 1
                    if not is_cause_named(expected, found):
                        unnamed[case.mistake, case.style, FIELDS.fullmatch(found)["cause"] if FIELDS.fullmatch(found) else "?"].append((case, found))
                if undecided:
                    undecided_of_printed += 1
                    failures["undecided", case.shown.split(";")[0]].append((case, found))
                elif differing:
                    failures["false", ", ".join(differing)].append((case, found))
    for (kind, name), cases_of in sorted(failures.items(), key=lambda item: -len(item[1])):
        print(f"\n## {kind}: {name} ({len(cases_of)})")
        for label, of in (("style", lambda c: c.style), ("mistake", lambda c: c.mistake),
                          ("shown", lambda c: c.shown.split(";")[0]),
                          ("action", lambda c: c.shown.split(";")[2].strip() if c.shown.count(";") > 1 else "")):
            counts = collections.Counter(of(case) for case, _ in cases_of)
            print(f"{label}: " + ", ".join(f"{name} {count}" for name, count in counts.most_common(6)))
        for case, found in sorted(cases_of, key=lambda pair: len(pair[0].text))[: options.show]:
            print(f"--- asked {case.asked}; {case.style}; {case.mistake}; {case.shown}; input {case.given!r}")
            print(case.text, end="")
            print(f"wants {case.expected()}\nsays  {found}")
    for key, cases_of in sorted(unnamed.items(), key=lambda item: -len(item[1])) if options.causes else ():
        print(f"\n## cause: {', '.join(key)} ({len(cases_of)})")
        case, found = min(cases_of, key=lambda pair: len(pair[0].text))
        print(f"--- asked {case.asked}\n{case.text}wants {case.expected()}\nsays  {found}")
    for mistake in sorted({mistake for mistake, _ in causes}):
        told = causes[mistake, True]
        print(f"{mistake}: {told} of {told + causes[mistake, False]} causes named")
    false = sum(len(of) for (kind, _), of in failures.items() if kind == "false")
    named = sum(count for (_, is_named), count in causes.items() if is_named)
    print(f"\n{judged} programs, {false} false, {undecided_of_printed} of {printed} that print whole boards undecided, "
          f"{named} of {sum(causes.values())} causes named")
    sys.exit(1 if false or undecided_of_printed > 0.02 * printed else 0)


if __name__ == "__main__":
    main()
