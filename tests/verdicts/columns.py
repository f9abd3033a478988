"""Writes a program of a style, and simulates what it does."""

import re

from case import Case, judged, unmarked
from formats import COUNTERS, FUNCTIONS, HEADINGS, IN_LINE, OF_PARTS, TOTALS, printed
from model import is_right, search, solutions, without_pop
from queens import STYLES

NAMES = {
    "b": ["board", "queens", "path", "cols", "state", "position", "a", "result", "pos", "current"],
    "r": ["row", "r", "k", "level"],
    "c": ["col", "c", "column", "j"],
    "ok": ["is_safe", "check", "valid", "safe", "can_place", "isSafe"],
    "place": ["solve", "place", "backtrack", "dfs", "search", "queen", "place_queen"],
    "cls": ["NQueens", "Solver", "QueensSolver"],
    "marks": [("cols", "diag1", "diag2"), ("used", "up", "down"), ("col", "d1", "d2"), ("column", "ld", "rd"),
              ("c_used", "sums", "differences")],
}

# The lines of attack that a mistake leaves untested.
UNTESTED = {"no_main": ("main",), "no_anti": ("anti",), "no_column": ("column",), "no_diagonals": ("main", "anti")}


def names_of(rng):
    """Names for all that a program names, no two alike."""
    while True:
        chosen = {key: rng.choice(pool) for key, pool in NAMES.items()}
        marks = chosen.pop("marks")
        all_names = [*chosen.values(), *marks, "i", "other", "n", "found", "count", "show"]
        if len(set(all_names)) == len(all_names):
            return chosen | dict(zip(("m1", "m2", "m3"), marks))


def attack(rng, untested, value, at, column, row, far=None):
    """An expression that is true where queens attack each other."""
    far = far or f"{row} - {at}"
    parts = [] if "column" in untested else [f"{value} == {column}"]
    if not {"main", "anti"} & set(untested) and (rng.random() < 0.7 or far.startswith("abs")):
        parts.append(f"abs({value} - {column}) == {far}")
    else:
        apart = {"main": f"{value} - {at} == {column} - {row}", "anti": f"{value} + {at} == {column} + {row}"}
        if rng.random() < 0.5:
            apart = {"main": f"{at} - {value} == {row} - {column}", "anti": f"{at} + {value} == {row} + {column}"}
        parts += [apart[name] for name in ("main", "anti") if name not in untested]
    rng.shuffle(parts)
    return parts


def free(parts):
    return " and ".join(part.replace(" == ", " != ") for part in parts)


def write_body(style, rng, names, n, mistake, solution, head, calls):
    """The lines of a style with its names, marks and mistake."""
    untested = UNTESTED.get(mistake, ())
    b, r, c, m1, m2, m3 = (names[key] for key in ("b", "r", "c", "m1", "m2", "m3"))
    before = {"skip_first": f"range(1, {r})", "skip_last": f"range({r} - 1)"}.get(mistake, f"range({r})")

    def columns(n=n, row=r):
        match mistake:
            case "columns_short":
                return f"range({n} - 1)"
            case "columns_from_1":
                return f"range(1, {n})"
            case "mirrored":
                return f"range({n} // 2 if {row} == 0 else {n})"
        return f"range({n})"

    tested = [name for name in ("column", "anti", "main") if name not in untested]
    rng.shuffle(tested)

    def joined(of, between=" or "):
        return between.join(of[name] for name in tested)

    lines = {"column": c, "anti": f"{r} + {c}"}
    is_zero = "- 1] = 1" in "\n".join(style.text)
    base = f"{r} - {c} + {n}" + (" - 1" if is_zero else "")
    values = {
        **names,
        "n": n,
        "n_in": "size" if mistake and rng.random() < 0.3 else "n",
        "before": before,
        "columns": columns(),
        "columns_len": columns(row=f"len({b})"),
        "columns_path": columns(n="{n_in}", row="len(path)"),
        "columns_self": columns(n="self.n"),
        "columns_n": columns(n="n"),
        "columns_pos": "range(num)",
        "whole": f"{n} - 1" if mistake == "early" else n,
        "marked": joined({"column": f"{m1}[{c}]", "anti": f"{m2}[{r} + {c}]", "main": f"{m3}[{base}]"}),
        "within": joined({"column": f"{c} in {m1}", "anti": f"{r} + {c} in {m2}", "main": f"{r} - {c} in {m3}"}),
        "within_self": joined(
            {"column": f"{c} in self.{m1}", "anti": f"{r} + {c} in self.{m2}", "main": f"{r} - {c} in self.{m3}"}
        ),
        "checked": joined(
            {
                "column": f"check[0][{c}] == 0",
                "anti": f"check[1][{r} + {c}] == 0",
                "main": f"check[2][{r} - {c} + {n}] == 0",
            },
            " and ",
        ),
        "mask": " | ".join(
            name for name, line in ((m1, "column"), (m2, "main"), (m3, "anti")) if line not in untested
        ),
        "sums": " == ".join(
            [f"len(set({b}[i] + i for i in columns))"] * ("anti" not in untested)
            + [f"len(set({b}[i] - i for i in columns))"] * ("main" not in untested)
            + [n]
        ),
    }
    values["columns_path"] = values["columns_path"].replace("{n_in}", values["n_in"])
    kinds = {
        "conflict": lambda value, at, column=c, row=r: " or ".join(attack(rng, untested, value, at, column, row)),
        "free": lambda value, at: free(attack(rng, untested, value, at, c, r)),
        "free_abs": lambda value, at: free(attack(rng, untested, value, at, c, r, f"abs({r} - {at})")),
        "free_len": lambda value, at: free(attack(rng, untested, value, at, c, f"len({b})")),
        "free_path": lambda value, at: free(attack(rng, untested, value, at, c, "len(path)")),
        "diagonal": lambda value, at, column, row=r: " or ".join(
            attack(rng, (*untested, "column"), value, at, column, row)
        ),
        "diagonal_free": lambda value, at, column, row: free(
            attack(rng, (*untested, "column"), value, at, column, row)
        ),
    }

    def fill(text):
        def test(match):
            kind, arguments = match.groups()
            return kinds[kind](*(argument.format(**values) for argument in arguments.split("|")))

        text = re.sub(r"\{(conflict|free_abs|free_len|free_path|free|diagonal_free|diagonal):((?:[^{}]|\{\w+\})*)\}", test, text)
        return text.format(**values)

    written = []
    for line in style.text:
        indent = line[: len(line) - len(line.lstrip())]
        word, _, rest = line.strip().partition(" ")
        match word:
            case "@head":
                new = head
            case "@calls":
                new = calls
            case "@solution" | "@solution!":
                new = solution(fill(rest), word == "@solution")
            case "@after":
                new = ["return#@after"] if mistake == "stop_loop" else []
            case _:
                new = [fill(line.strip())]
                name = mistake.removeprefix("unreset_")
                if mistake.startswith("unreset") and f"#@reset_{name}" in line:
                    new = []
        written += [indent + each for each in new]
    return written, fill


def simulate(style, n, mistake):
    options = {"untested": UNTESTED.get(mistake, ())}
    if mistake in ("skip_first", "skip_last"):
        options["skip"] = mistake.removeprefix("skip_")
    if mistake == "columns_short":
        options["columns"] = range(n - 1)
    if mistake == "columns_from_1":
        options["columns"] = range(1, n)
    if mistake == "mirrored":
        options["first"] = range(n // 2)
    if mistake == "order":
        options["last_untested"] = True
    if mistake == "early":
        options["early"] = True
    if mistake == "stop_loop":
        options["stop"] = "loop"
    if mistake.startswith("unreset_"):
        options["unreset"] = mistake.removeprefix("unreset_")
    if mistake == "no_pop":
        return without_pop(n, by_length=True)
    simulated = dict(style.simulated)
    if simulated.get("rows") == "ends":
        ends, low, high = [], 0, n - 1
        while low <= high:
            ends += [low] if low == high else [low, high]
            low, high = low + 1, high - 1
        simulated["rows"] = ends
    if n == 10:
        options["nodes"] = 36_000
    return search(n, **options, **simulated)


FOUND = ["found", "solutions", "res", "results", "all_boards"]
COUNT = ["count", "total", "num", "cnt", "answer"]

# Text before the number of a board.
LABELS = {"Solution": ("'Solution {k}:'", "Solution {k}:"), "第": ("'第{k}种：'", "第{k}种："), "#": ("'#{k}'", "#{k}")}

# Styles whose boards are tuples.
TUPLES = {"permutations", "permutations, one line", "permutations, sets of sums", "product of columns",
          "generator of tuples", "generator, last row first"}


class Shown:
    """How the boards of a program are printed: its lines, and what they print."""

    def __init__(self, rng, n, names, partial, is_tuple):
        self.n = n
        fitting = [*IN_LINE, *FUNCTIONS]
        if partial:
            fitting = [each for each in OF_PARTS if not (partial == "joined" and each == "commas")]
        if is_tuple:
            fitting = [each for each in fitting if each not in ("list", "list and dots")]
        if n > 9:
            fitting = [each for each in fitting if each != "digits from 1"]
        self.name = rng.choice(fitting)
        self.label = rng.choice(list(LABELS)) if rng.random() < 0.3 and not partial else None
        self.function = rng.choice(["show", "print_board", "printSolution", "output", "display"])
        self.is_function = self.name in FUNCTIONS
        self.own_argument = rng.choice(["board", "b", "solution", "s"])

    def definition(self, n):
        if not self.is_function:
            return []
        body = [line.format(b=self.own_argument, n=n) for line in FUNCTIONS[self.name]]
        return [f"def {self.function}({self.own_argument}):", *("    " + line for line in body), ""]

    def lines(self, board, n, number):
        """Lines that print the board, the numbered so."""
        label = "f" + LABELS[self.label][0].replace("{k}", "{" + number + "}") if self.label and number else None
        if self.is_function:
            return [f"print({label})"] * bool(label) + [f"{self.function}({board})"]
        value = IN_LINE[self.name].format(b=board, n=n)
        return [f"print({label}, {value})" if label else f"print({value})"]

    def printed(self, board, number):
        label = LABELS[self.label][1].format(k=number) if self.label and number else None
        text = printed(self.name, board, self.n)
        if self.is_function:
            return (label + "\n" if label else "") + text
        return label + " " + text if label else text


# Of what all boards that are kept are one.
ALIASES = {"alias": "list", "shallow": "list", "same_row": "row"}


def cause_of(mistake, marks):
    """The cause of a mistake that shows, and the lines of which the verdict names one."""
    if mistake in UNTESTED or mistake in ("skip_first", "skip_last", "order"):
        return "accepted", tuple(marks["accept"])
    if mistake in ("columns_short", "columns_from_1", "mirrored"):
        return "untried", ()
    if mistake.startswith("unreset_"):
        return "unreset", tuple(marks["set_" + mistake.removeprefix("unreset_")])
    if mistake in ("no_pop", "uncleared"):
        return "unreset", tuple(marks["set"])
    if mistake == "stop_loop":
        return "stops", tuple(marks["after"])
    if mistake in ALIASES:
        return "alias", tuple(marks["keep"])
    return "none", ()


def deserved(n, whole, found, by, mistake, marks, total, number, is_right=is_right):
    """The fields of a case whose boards, if whole, are these: what is right and what is not, and why."""
    alias = ALIASES.get(mistake, "none")
    if alias == "list" and not whole:
        by, whole = "kept", found
    right, wrong, again = judged(whole, n, is_right)
    says_all = total == "none" or number == len(whole)
    missing = len(solutions(n)) - right if len(whole) > 1 and says_all and not total.endswith("right") else 0
    is_fault = wrong or missing or total.endswith("wrong") or alias != "none"
    cause, lines = cause_of(mistake, marks) if is_fault else ("none", ())
    return {
        "problem": f"queens {n}", "asked": "", "by": by if whole else "none", "boards": len(whole), "right": right, "wrong": wrong,
        "again": again, "missing": missing, "total": total, "alias": alias, "cause": cause, "lines": lines,
    }


def columns_case(rng):
    """A case of a style of columns; None where it takes too long."""
    name = rng.choice(list(STYLES))
    style = STYLES[name]
    n = rng.choices([4, 5, 6, 7, 8, 9, 10], [16, 19, 24, 15, 22, 3, 1])[0]
    n = min(n, style.last)
    only = style.special == "only mistaken"
    mistake = "none"
    if only or rng.random() < 0.62:
        mistake = rng.choice(style.mistakes + ["wrong_total"] * (not only))
    action = rng.choice(style.actions)
    if mistake == "wrong_total" and action == "print":
        action = "print and count" if "print and count" in style.actions else rng.choice(style.actions)
    if mistake == "alias":
        action = rng.choice(["keep", "keep", "keep the number"])
    names = names_of(rng)
    run = simulate(style, n, mistake)
    boards = run.boards
    is_full = style.final in ("cleared", "last taken", "last tried")

    # N, by a name or as a number, and the function around all.
    how = rng.choice(["name", "name", "name", "input", "number", "argument", "argument", "main", "main input", "guarded"])
    n_name = rng.choice(["n", "N", "size", "num_queens"])
    if n_name in names.values():
        n_name = "n"
    ref = str(n) if how == "number" else n_name

    partial = "parts" if mistake in ("early", "alias") else None
    shown = Shown(rng, n, names, partial, name in TUPLES)
    found = rng.choice(["found"] if "found" in "\n".join(style.text) and style.special != "class" else FOUND)
    count = rng.choice([each for each in COUNT if each != found])
    is_class = style.special == "class"
    is_flat = style.special == "no function"
    counts_calls = style.counts_calls and rng.random() < 0.2

    own_found = "self.found" if is_class else found
    own_count = "self.count" if is_class else count
    end_found = "solver.found" if is_class else found
    end_count = "solver.count" if is_class else count

    head, solution_count = [], []
    counts = action in ("print and count", "count", "three")
    if not is_class and not is_flat:
        named = [count] * counts + ["calls"] * counts_calls
        head = [f"global {', '.join(named)}"] if named else []
    calls = ["calls += 1"] if counts_calls else []

    def solution(board, changes):
        if action == "count":
            return [f"{own_count} += 1"]
        if action == "three":
            return [f"{own_count} += 1", f"if {own_count} <= 3:", f"    print(*[j + 1 for j in {board}])"]
        if action == "print":
            return shown.lines(board, ref, None)
        if action == "print and count":
            return [f"{own_count} += 1", *shown.lines(board, ref, own_count)]
        copy = rng.choice(["{}[:]", "list({})", "{}.copy()"]) if changes and mistake != "alias" else "{}"
        return [f"{own_found}.append({copy.format(board)})#@keep"]

    def given(board):
        """A board as the program has it."""
        return tuple(board) if is_full else tuple(column for column in board if column >= 0)

    body, fill = write_body(style, rng, names, ref, mistake, solution, head, calls)
    output, claims, by = "", [], "none"
    number = None
    after = []
    number_of = {"print and count": end_count, "count": end_count, "keep": f"len({end_found})",
                 "keep the number": f"len({end_found})", "three": end_count}.get(action)
    start = []
    if not is_class:
        start = [f"{count} = 0"] * counts + [f"{found} = []"] * (action in ("keep", "keep the number"))
    start += ["calls = 0"] * counts_calls
    total_shown = rng.random() < 0.7

    kept = boards
    if mistake == "alias":
        final = {"empty": (), "cleared": (-1,) * n}.get(style.final, tuple(run.final))
        kept = [final] * len(boards)

    def end_loop(source):
        """Prints boards that are kept."""
        nonlocal output
        way = rng.choice(["for", "for", "enumerate", "all"] if shown.name == "list" and name not in TUPLES else ["for", "enumerate"])
        if way == "all":
            output += str([list(given(board)) for board in kept]) + "\n"
            return [f"print({source})"]
        if way == "enumerate" and shown.label:
            for k, board in enumerate(kept, 1):
                output += shown.printed(given(board), k)
            return [f"for k, board in enumerate({source}, 1):", *("    " + each for each in shown.lines("board", ref, "k"))]
        for board in kept:
            output += shown.printed(given(board), None)
        return [f"for board in {source}:", *("    " + each for each in shown.lines("board", ref, None))]

    call = fill(style.call).split("\n") if style.call else []
    shows = True
    if action in ("print", "print and count"):
        by, claims = "printed", boards
        for k, board in enumerate(boards, 1):
            output += shown.printed(given(board), k if action == "print and count" else None)
    elif action == "three":
        by, claims = "printed", boards[:3]
        output += "".join(printed("joined from 1", given(board), n) for board in boards[:3])
        total_shown = True
    elif action == "keep":
        by, claims = "printed", kept
        after = end_loop(end_found)
    elif action == "keep the number":
        by, claims, total_shown, shows = "kept", boards, True, False
    elif action == "count":
        claims, total_shown, shows = [], True, False
    elif action == "returned number":
        claims, total_shown, shows = [], True, False
        number_of = fill(style.special)
    elif action == "from 1":
        counts = rng.random() < 0.6
        by, claims = "printed", boards
        number_of, total_shown = count, counts
        way = rng.choice(["x[1:]", "*x[1:]", "' '.join(map(str, x[1:]))", f"x[1:{ref} + 1]"])
        for board in boards:
            output += printed("list from 1" if way.startswith("x") else "joined from 1", board, n)
    elif action in ("kept", "returned", "generated", "kept texts"):
        source = {"kept": "boards" if style.special == "boards" else "found", "kept texts": "found"}.get(action)
        called = fill(style.special) if action in ("returned", "generated") else None
        way = rng.choice(["show", "show", "number"])
        if mistake == "wrong_total":
            way = "number"
        if called and (way == "number" or rng.random() < 0.5):
            if way == "number" and rng.random() < 0.5 and action == "generated":
                number_of = f"sum(1 for _ in {called})"
            elif way == "number" and rng.random() < 0.5:
                number_of = f"len(list({called}))"
            else:
                after, source = [f"{found} = list({called})"], found
                number_of = f"len({source})"
        elif source:
            number_of = f"len({source})"
        if way == "show":
            by, claims = "printed", boards
            if action == "kept texts":
                after += [f"for s in {source}:", "    print(s)"]
                output += "".join("".join(map(str, board)) + "\n" for board in boards)
            else:
                after += end_loop(source or called)
            if not source:
                total_shown = False
        else:
            by, claims, total_shown, shows = "kept" if source else "handed", boards, True, False
    if action == "from 1":
        up, declared = ([f"{count} += 1"], [f"global {count}"]) if counts else ([], [])
        replaced = []
        for line in body:
            stripped = line.strip()
            indent = line[: len(line) - len(stripped)]
            if stripped == "COUNT_UP":
                replaced += [indent + each for each in up]
            elif stripped == "COUNT_GLOBAL":
                replaced += [indent + each for each in declared]
            elif stripped == "COUNT_0":
                replaced += [f"{count} = 0"] * counts
            elif "X_PRINTED" in stripped:
                replaced.append(line.replace("X_PRINTED", way))
            else:
                replaced.append(line)
        body = replaced

    total = "none"
    if total_shown and number_of:
        number = len(boards)
        expression = number_of
        if mistake == "wrong_total":
            change = rng.choice([("{} + 1", number + 1), ("{} - 1", number - 1), ("{} * 2", number * 2)])
            expression, number = change[0].format(number_of), change[1]
        words = rng.choice(list(TOTALS)) if action != "three" else "alone"
        written, text = TOTALS[words]
        if "{t}" in written and expression != number_of and not written.startswith("f"):
            expression = f"({expression})"
        after.append(f"print({written.format(t=expression)})")
        output += text.format(number) + "\n"
        total = f"{number} {'right' if number == len(solutions(n)) else 'wrong'}"
    elif mistake == "wrong_total":
        return None
    if counts_calls:
        written, text = COUNTERS[rng.choice(list(COUNTERS))]
        after.append(f"print({written.format(t='calls')})")
        output += text.format(run.calls) + "\n"
    timed = rng.random() < 0.1
    if timed:
        after.append("print('Time:', time.time() - begin, 's')")
        output += "Time: \0 s\n"

    heading = rng.random() < 0.2
    if heading:
        written, text = HEADINGS[rng.choice(list(HEADINGS))]
        start.insert(0, f"print({written.format(n=ref)})")
        output = text.format(n=n) + "\n" + output

    # All together.
    imports = [line for line in body if line.startswith("from ")] + ["import time"] * timed
    body = [line for line in body if not line.startswith("from ")]
    while body and not body[0]:
        body.pop(0)
    program = [*start, *shown.definition(ref) * shows, *body, "", *call, *after]
    if timed:
        program = ["begin = time.time()", *program]
    prompt, entered = "", ""
    set_n = [f"{n_name} = {n}"]
    if how in ("input", "main input"):
        words = rng.choice(["", "", "'N? '", "'Enter the number of queens: '", "'请输入皇后数：'"])
        set_n, prompt, entered = [f"{n_name} = int(input({words}))"], words.strip("'"), f"{n}\n"
    if how == "number":
        set_n = []
    if how in ("argument", "main", "main input"):
        around = rng.choice(["n_queens", "run", "solve_n_queens", "main"]) if how == "argument" else "main"
        inner = [line.replace("global ", "nonlocal ") for line in program]
        inner = inner if how == "argument" else [*set_n, *inner]
        parameter = n_name if how == "argument" else ""
        program = [f"def {around}({parameter}):", *("    " + line if line else "" for line in inner), "",
                   f"{around}({n if how == 'argument' else ''})"]
    elif how == "guarded":
        program = [*set_n, *start, *shown.definition(ref) * shows, *body, "", "if __name__ == '__main__':"]
        ends = [*call, *after]
        if timed:
            program = ["begin = time.time()", *program]
        if not ends:
            program.pop()
        program += ["    " + line for line in ends]
    else:
        program = [*set_n, *program]
    output = prompt + output
    text, marks = unmarked([*imports, *program])

    # What is claimed, and why it is wrong.
    whole = [board for board in map(tuple, claims) if len(board) == n and -1 not in board]
    form = shown.name + (" " + shown.label if shown.label else "") if shows else "no board"
    return Case(
        style=name, mistake=mistake, shown=f"{form}; {how}; {action}{'; heading' if heading else ''}{'; calls' if counts_calls else ''}",
        text=text, output=output, given=entered, **deserved(n, whole, boards, by, mistake, marks, total, number),
    )
