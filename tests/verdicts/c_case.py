"""Writes a program of a style in C or C++, and simulates what it does."""

import re

from c_formats import GRIDS, HEADINGS, LABELS, LINES, PROMPTS, TOTALS, grid_of, line_of, print_grid, print_line, put
from c_styles import STYLES
from case import Case, unmarked
from columns import UNTESTED, attack, deserved, names_of
from matrix import is_grid_right
from model import Budget, Run, attacks, is_right, on_cells, search, solutions

# Names of N; some say what it is, others do not.
NAMED = ["N", "N", "n", "n", "SIZE", "QUEENS", "num", "queens", "size", "NUM_QUEENS", "MAX", "Q", "most", "total_rows", "M", "len"]


def swapped(n, untested):
    """What a search by swaps finds, in its order."""
    budget, found, board = Budget(10_000, 800), [], list(range(n))

    def place(row):
        budget.node()
        if row == n:
            budget.board()
            found.append(tuple(board))
            return
        for i in range(row, n):
            board[row], board[i] = board[i], board[row]
            apart = [(board[row] - board[k], row - k) for k in range(row)]
            if not any(("main" not in untested and a == b) or ("anti" not in untested and a == -b) for a, b in apart):
                place(row + 1)
            board[row], board[i] = board[i], board[row]

    place(0)
    return Run(found, board, 0)


def simulate(style, n, mistake, only_first):
    untested = UNTESTED.get(mistake, ())
    columns = {"columns_short": range(n - 1), "columns_from_1": range(1, n)}.get(mistake)
    if style.board in ("cells", "texts") and mistake == "uncleared":
        return on_cells(n, cleared=False)
    if "swaps" in style.simulated:
        return swapped(n, untested)
    return search(
        n, untested=untested, columns=columns, nodes=12_000, ahead=style.simulated.get("ahead", False),
        skip=mistake.removeprefix("skip_") if mistake.startswith("skip_") else None,
        last_untested=mistake == "order", early=mistake == "early",
        stop="loop" if mistake == "stop_loop" else "first" if only_first else None,
        unreset=mistake.removeprefix("unreset_") if mistake.startswith("unreset_") else None,
    )


class Writer:
    """The choices for one program, and its text."""

    def __init__(self, rng, language):
        self.rng, self.language = rng, language
        self.name = rng.choice([name for name, each in STYLES.items() if language in each.languages])
        self.style = style = STYLES[self.name]
        self.n = min(rng.choices([4, 5, 6, 7, 8, 9], [16, 19, 24, 13, 22, 2])[0], style.largest)
        self.base = rng.choice(style.bases)
        self.mistake = rng.choice(style.mistakes + ["wrong_total"]) if rng.random() < 0.6 else "none"
        if self.name == "recursion, test after the last queen":
            self.mistake = "order"
        actions = ["print", "print", "print and count", "print and count", "count", "three", "keep", "keep the number"]
        if style.stops and self.mistake in ("none", *UNTESTED):
            actions += ["first", "first"]
        self.action = rng.choice(actions)
        if self.mistake == "wrong_total" and self.action in ("print", "first"):
            self.action = "print and count"
        if style.board == "none":
            self.action = "count"
        elif style.board != "columns" and self.action in ("keep", "keep the number", "three"):
            self.action = "print and count"
        if self.mistake == "alias":
            self.action = "keep"
            if style.final == "cleared":
                self.base = 0
        self.names = names_of(rng)
        while {"j", "k"} & set(self.names.values()):
            self.names = names_of(rng)
        self.stream = "cout" if language == "cpp" and rng.random() < 0.8 else "printf"
        self.choose_n()
        self.is_vector = language == "cpp" and style.board == "columns" and not style.own_board and rng.random() < 0.5
        self.is_vector |= self.name in ("class", "growing vector", "vector by value")
        if self.mistake == "alias":
            self.is_vector = False
        # What a cell of a board of squares is.
        self.cell = rng.choice(["int", "int", "char"])
        if style.board == "texts":
            self.cell = "char"

    def choose_n(self):
        rng, n, base = self.rng, self.n, self.base
        ways = ["define", "define", "define", "global", "global", "read", "read", "main", "number", "enum", "const"]
        if self.style.hands_on:
            ways += ["parameter", "parameter"]
        self.how = rng.choice(ways)
        name = rng.choice(NAMED)
        if name in self.names.values() or name in ("count", "found"):
            name = "N"
        if self.how in ("define", "enum") and (rng.random() < 0.5 or name in ("n", "size")):
            name = name.upper()
        if self.how == "parameter":
            name = "n"
        self.n_name = name
        self.ref = str(n) if self.how == "number" else name
        # The room of arrays.
        larger = [str(room) for room in (n + 1, n + 2, 10, 11, 12, 14, 20, 32, 100) if room >= n + base]
        self.room_name = None
        if self.how in ("define", "enum") and rng.random() < 0.75 or self.how == "const" and self.language == "cpp":
            self.size = rng.choice([name, name, f"{name} + 1"]) if not base else f"{name} + 1"
            self.room = n + (self.size != name)
            self.marks = f"2 * {name}" + (" + 1" if base else rng.choice(["", " + 1"]))
        elif self.how == "number":
            self.size = str(n + base) if rng.random() < 0.6 else rng.choice(larger)
            self.room = int(self.size)
            self.marks = str(2 * n + 1)
        else:
            if rng.random() < 0.3:
                larger.append(str(n + base))
            self.room = int(rng.choice(larger))
            self.size = str(self.room)
            self.marks = str(2 * self.room + 1)
            if rng.random() < 0.4:
                self.room_name = rng.choice(["MAX", "MAXN", "LIMIT", "ROOM"])
                if self.room_name in (name, name.upper()):
                    self.room_name = "LIMIT"
                self.size, self.marks = self.room_name, f"2 * {self.room_name} + 1"

    def below(self, variable, n=None, less=0):
        n = n or self.ref
        return f"{variable} {'<=' if self.base else '<'} {n}{f' - {less}' if less else ''}"

    def done(self, row, n=None):
        n, early = n or self.ref, self.mistake == "early"
        if self.base:
            return self.rng.choice([f"{row} > {n}", f"{row} == {n} + 1"]) if not early else self.rng.choice([f"{row} == {n}", f"{row} >= {n}"])
        return self.rng.choice([f"{row} == {n}", f"{row} >= {n}"]) if not early else self.rng.choice([f"{row} == {n} - 1", f"{row} + 1 == {n}"])

    def tests(self, untested, value, at, column, row):
        parts = attack(self.rng, untested, value, at, column, row)
        return " || ".join(parts)

    def values(self):
        rng, base, names, mistake = self.rng, self.base, self.names, self.mistake
        r, c, b = names["r"], names["c"], names["b"]
        m1, m2, m3 = names["m1"], names["m2"], names["m3"]
        untested = UNTESTED.get(mistake, ())
        tested = [line for line in ("column", "anti", "main") if line not in untested]
        rng.shuffle(tested)
        joined = lambda of, between=" || ": between.join(of[line] for line in tested)
        from_ = base + (mistake == "skip_first")
        to = f"{r} - 1" if mistake == "skip_last" else r
        first = base + (mistake == "columns_from_1")
        short = int(mistake == "columns_short")
        hands = self.how == "parameter"
        returns = self.action == "first" and self.style.is_recursive
        is_bool = self.language == "cpp" or self.is_bool
        queen, blank = ("1", "0") if self.cell == "int" else ("'Q'", "'.'")
        at = {"column": c, "anti": f"{r} + {c}", "main": f"{r} - {c} + {self.ref}"}
        marks = {"column": m1, "anti": m2, "main": m3}
        seen = {
            "column": (f"i = {base}; i < {r}; i++", c),
            "main": (f"i = {r} - 1, j = {c} - 1; i >= {base} && j >= {base}; i--, j--", "j"),
            "anti": (f"i = {r} - 1, j = {c} + 1; i >= {base} && {self.below('j')}; i--, j++", "j"),
        }
        new = "int " if self.style.board == "texts" else ""
        cell_tests = []
        for way, column in map(seen.get, tested):
            cell_tests += [f"for ({new}{way})", f"    if ({b}[i][{column}] == {queen})", "        return $no;"]
        attacked = {"column": f"j == {c}", "main": f"i - j == {r} - {c}", "anti": f"i + j == {r} + {c}"}
        fill = []
        if self.style.board == "cells" and self.cell == "char":
            fill = [f"for (int i = {base}; {self.below('i')}; i++)", f"    for (int j = {base}; {self.below('j')}; j++)",
                    f"        {b}[i][j] = '.';"]
        end = f"{b} + {self.ref}" + (" + 1" if base else "")
        begin = f"{b} + 1" if base else b
        if self.is_vector:
            begin, end = f"{b}.begin()" + (" + 1" if base else ""), f"{b}.begin() + {self.ref}" + (" + 1" if base else "")
        cols = lambda n: f"int {c} = {first}; {self.below(c, n, short)}; {c}++"
        return {
            **names, "n": self.ref, "base": str(base), "size": self.size, "literal": str(self.room),
            "csize": self.size, "dsize": self.marks, "before": f"int i = {from_}; i < {to}; i++", "from": str(from_), "to": to,
            "first": str(first), "below": self.below(c, None, short), "below_i": self.below("i"), "j_below": self.below("j"),
            "cols": cols(None), "cols_n": cols("n"), "cols_struct": cols("s->size"), "row_below": self.below(f"{b}[{r}]"),
            "cell_below": self.below(f"{b}[k]"), "done": self.done(r), "done_n": self.done(r, "n"),
            "done_struct": self.done(r, "s->size"), "top_done": f"top > {self.ref}" if base else f"top == {self.ref}",
            "last": f"{r} == {self.ref}" if base else f"{r} == {self.ref} - 1",
            "k_last": f"k == {self.ref}" if base else f"k == {self.ref} - 1",
            "pn": ", int n" if hands else "", "an": ", n" if hands else "", "only_pn": "int n" if hands else self.void,
            "only_an": "n" if hands else "", "type": ("bool" if is_bool else "int") if returns else "void",
            "bool": "bool" if is_bool else "int", "yes": "true" if is_bool else "1", "no": "false" if is_bool else "0",
            "empty": "0" if base else "-1", "queen": queen, "blank": blank,
            "marked": joined({line: f"{marks[line]}[{at[line]}]" for line in at}),
            "unmarked": joined({line: f"{marks[line]}[{at[line]}]" for line in at}, " && "),
            "unset": joined({line: f"!{marks[line]}[{at[line]}]" for line in at}, " && "),
            "checked": joined({"column": f"!check[0][{at['column']}]", "anti": f"!check[1][{at['anti']}]",
                               "main": f"!check[2][{at['main']}]"}, " && "),
            "counted": joined({"column": f"{m1}.count({c})", "anti": f"{m2}.count({r} + {c})", "main": f"{m3}.count({r} - {c})"}),
            "mask": joined({"column": m1, "main": m2, "anti": m3}, " | "), "attacked": joined(attacked),
            "array": "vector<int> &board" if self.is_vector else "int board[]",
            "own_board": f"vector<int> {b}({self.ref} + {base});" if self.is_vector else f"int {b}[{self.room}] = {{0}};",
            "begin": begin, "end": end, "fill": "\n".join(fill),
            "cell_tests": "\n".join(cell_tests),
        }

    def fill(self, text):
        untested = UNTESTED.get(self.mistake, ())
        values = self.table
        plain = lambda text: re.sub(r"\$(\w+)", lambda name: values[name[1]], text)

        def test(match):
            kind, arguments = match.groups()
            parts = [plain(part) for part in arguments.split("|")]
            value, at, column, row = parts + [values["c"], values["r"]][len(parts) - 2 :]
            return self.tests((*untested, "column") if kind == "diagonal" else untested, value, at, column, row)

        return plain(plain(re.sub(r"\$(conflict|diagonal)\{([^{}]*)\}", test, text)))

    def board_lines(self):
        b, ref = self.names["b"], self.ref
        if self.style.board == "cells":
            return [f"{self.cell} {b}[{self.size}][{self.size}];"]
        if not self.is_vector:
            return [f"int {b}[{self.size}];"]
        if self.how in ("define", "global", "number", "enum", "const"):
            return [f"vector<int> {b}({ref} + 1);" if self.base else f"vector<int> {b}({ref});"]
        self.set_up = [f"{b}.{self.rng.choice(['resize', 'resize'])}({ref}{' + 1' if self.base else ''});"]
        return [f"vector<int> {b};"]

    def write_body(self, solution):
        lines, mistake = [], self.mistake
        recursive = self.action == "first" and self.style.is_recursive
        flat = self.action == "first" and not self.style.is_recursive
        for line in self.style.text:
            indent = line[: len(line) - len(line.lstrip())]
            word, _, rest = line.strip().partition(" ")
            match word:
                case "@board":
                    new = self.board_lines()
                case "@solution":
                    new = solution(self.fill(rest))
                case "@return":
                    new = [f"return {self.table['yes']};" if recursive else "return;"]
                case "@recurse":
                    call = self.fill(rest)
                    new = [f"if ({call})", f"    return {self.table['yes']};"] if recursive else [f"{call};"]
                case "@end":
                    new = [f"return {self.table['no']};"] if recursive else []
                case "@stop":
                    new = [f"return {self.table['yes']};"] if recursive else ["return;"] if flat else []
                case "@after":
                    new = ["return;#@after"] if mistake == "stop_loop" else []
                case _:
                    new = self.fill(line.strip()).split("\n")
                    if f"#@reset_{mistake.removeprefix('unreset_')}" in line and mistake.startswith("unreset_"):
                        new = []
                    if mistake == "uncleared" and "#@reset" in line:
                        new = []
            lines += [indent + each for each in new]
        return lines


FOUND = ["found", "solutions", "results", "ans", "all_boards"]
COUNT = ["count", "total", "cnt", "answer", "sum", "solution_count"]


def c_case(rng, language="c"):
    """A case in C or C++."""
    w = Writer(rng, language)
    style, n, base, mistake, action = w.style, w.n, w.base, w.mistake, w.action
    cells = style.board in ("cells", "texts")
    w.is_bool, w.void, w.set_up = rng.random() < 0.3, rng.choice(["", "void"]) if language == "c" else "", []
    w.table = w.values()
    only_first = action == "first"
    run = simulate(style, n, mistake, only_first)
    grids = mistake == "uncleared"
    boards = run.boards
    # A row that was never written holds 0.
    raw = boards if grids else [tuple(max(column, 0) if base == 0 else max(column, -1) for column in board) for board in boards]
    if not cells and not grids and any(-1 in board for board in boards) and (base or w.is_vector and style.grows):
        return None
    found = rng.choice([name for name in FOUND if name != w.n_name])
    count = rng.choice([name for name in COUNT if name != w.n_name and (language == "c" or name != "count")])
    stream, ref = w.stream, w.ref
    counts = action in ("print and count", "count", "three", "keep", "keep the number")
    vectors = language == "cpp" and rng.random() < 0.7 and mistake != "alias"
    if action in ("keep", "keep the number") and vectors:
        counts = False
    starts = 0
    doubled = 1
    if mistake == "wrong_total":
        starts, doubled = rng.choice([(1, 1), (0, 2)]) if counts and action in ("count", "three") else (0, 1)
        if (starts, doubled) == (0, 1):
            starts = 1

    # How boards are printed.
    is_line = not cells and rng.random() < 0.5
    if mistake == "alias":
        is_line = True
    shift = 0
    if is_line:
        form = rng.choice(list(LINES))
        shift = rng.choice([0, 0, 1]) if base == 0 else rng.choice([0, 0, -1])
        if mistake == "alias":
            shift = 0
    else:
        form = rng.choice(list(GRIDS))
        if style.board == "texts":
            form = rng.choice(["dots", "dots close", "rows of text"])
    label = rng.choice(list(LABELS)) if counts and action == "print and count" and rng.random() < 0.5 else None
    own_line = not is_line or rng.random() < 0.5
    is_function = rng.random() < 0.6 and w.name not in ("structure", "everything as parameters", "vector by value", "class")
    b = w.names["b"]
    show = rng.choice(["show", "print_board", "printSolution", "output", "display"])

    def statements(board):
        value = lambda i: f"{board}[{i}]"
        if is_line:
            return print_line(form, stream, value, base, ref_in(board), shift)
        if style.board == "texts":
            if form == "rows of text":
                return [f"for (int i = 0; i < {ref}; i++)", "    cout << " + f"{board}[i] << endl;", "cout << endl;"]
            return print_grid(rng, form, stream, f"{board}[i][j] == 'Q'", 0, ref, None)
        if cells:
            is_queen = f"{board}[i][j] == {w.table['queen']}" if rng.random() < 0.7 or w.cell == "char" else f"{board}[i][j]"
            direct = GRIDS[form][0][:1] == ("1" if w.cell == "int" else "Q") and GRIDS[form][1][:1] == ("0" if w.cell == "int" else ".")
            return print_grid(rng, form, stream, is_queen, base, ref, f"{board}[i][j]" if direct else None)
        return print_grid(rng, form, stream, f"{board}[i] == j", base, ref_in(board))

    def ref_in(board):
        if w.name == "everything as parameters":
            return "n" if board == "board" else ref
        if w.name == "structure" and board.startswith("s->"):
            return "s->size"
        if w.name == "class" and board == b:
            return "n"
        return ref

    def text_of(board):
        if grids:
            return grid_of(form if form != "rows of text" else "dots close", None, n,
                           {(i, j) for i, line in enumerate(board) for j, cell in enumerate(line) if cell})
        if is_line:
            return line_of(form, [column + base + shift for column in board])
        return grid_of(form if form != "rows of text" else "dots close", board, n)

    definition = []
    shows_now = action in ("print", "print and count", "first", "three")
    if is_function and shows_now:
        given = "n" if w.how == "parameter" else ""
        head = f"void {show}({'int n' if given else w.void})"
        definition = [head + " {", *("    " + line for line in statements(b)), "}", ""]
        shown = lambda board: [f"{show}({given});"]
    else:
        shown = statements
    # The first solution is printed where it is found, or after the search.
    after_search = only_first and style.is_recursive and rng.random() < 0.5 and w.name not in (
        "structure", "class", "growing vector", "vector by value", "everything as parameters") and style.board != "none"

    def solution(board):
        if action == "count":
            return [f"{count}++;"] * doubled
        if action == "three":
            return [f"{count}++;"] * doubled + [f"if ({count} <= 3) {{", *("    " + line for line in shown(board)), "}"]
        if action == "print":
            return shown(board)
        if action == "first":
            return [] if after_search else shown(board)
        if action == "print and count":
            marks = [f"{count}++;"]
            if label:
                before, behind = LABELS[label]
                number = count if not starts else f"{count} - 1"
                marks.append(put(stream, before, ("%d", number), behind, "\n" if own_line else " "))
            return marks + shown(board)
        if vectors:
            if w.is_vector:
                return [f"{found}.push_back({board});#@keep"]
            end = ref_in(board) + (" + 1" if base else "")
            return [f"{found}.push_back(vector<int>({board}, {board} + {end}));#@keep"]
        if mistake == "alias":
            return [f"{found}[{count}++] = {board};#@keep"]
        return [f"for (int i = {base}; {w.below('i', ref_in(board))}; i++)", f"    {found}[{count}][i] = {board}[i];", f"{count}++;"]

    body = w.write_body(solution)
    start = []
    if counts:
        start.append(f"int {count} = {starts};" if starts or rng.random() < 0.6 else f"int {count};")
    if action in ("keep", "keep the number"):
        room = w.size if w.size in (w.n_name, f"{w.n_name} + 1", w.room_name) and w.how != "global" else str(w.room)
        if w.how == "number":
            room = w.size
        start.append(f"vector<vector<int>> {found};" if vectors else
                     f"int *{found}[1000];" if mistake == "alias" else f"int {found}[1000][{room}];")

    # What is printed.
    output, number, by = "", None, "none"
    claims = []
    after = []
    if action in ("print", "print and count", "first"):
        by, claims = "printed", raw
        for k, board in enumerate(raw, 1):
            if label:
                before, behind = LABELS[label]
                output += before + str(k) + behind + ("\n" if own_line else " ")
            output += text_of(board)
    elif action == "three":
        claims = raw[: max(0, 3 - starts)] if doubled == 1 else raw[:1]
        by = "printed"
        output += "".join(map(text_of, claims))
    elif action == "keep":
        by, claims = "printed", raw
        if mistake == "alias":
            final = [-1] * n if style.final == "cleared" else [max(column, 0) for column in run.final]
            claims = [tuple(final)] * len(boards)
        output += "".join(map(text_of, claims))
        upto = f"{found}.size()" if vectors else count
        if starts and not vectors:
            return None
        after = [f"for (int k = 0; k < {upto}; k++) {{", *("    " + line for line in statements(f"{found}[k]")), "}"]
    elif action == "keep the number":
        if starts and not vectors:
            return None
        # An array is written to for much else than to keep.
        claims, by = (raw, "kept") if vectors else ([], "none")
    if only_first and not boards and style.is_recursive:
        output += "No solution\n"
    total = "none"
    shows_total = action in ("count", "three", "keep the number") or (counts or vectors and action == "keep") and (
        mistake == "wrong_total" or rng.random() < 0.7)
    if action in ("print", "first"):
        shows_total = False
    if shows_total:
        number = len(boards) * doubled + starts
        expression = f"(int){found}.size()" if vectors and action in ("keep", "keep the number") else count
        if w.name == "number returned":
            expression = None
        elif expression != count:
            if starts:
                expression += " + 1"
        before, behind = TOTALS[rng.choice(list(TOTALS))]
        if action == "three":
            before, behind = rng.choice([("", ""), ("Total: ", "")])
        if expression:
            after.append(put(stream, before, ("%d", expression), behind, "\n"))
        else:
            wrong = f" + {starts}" if starts else ""
            after.append(put(stream, before, ("%d", w.fill(f"$place($base$an){wrong}")), behind, "\n"))
            number = len(boards) + starts
            start = []
        output += before + str(number) + behind + "\n"
        total = f"{number} {'right' if number == len(solutions(n)) else 'wrong'}"
    elif mistake == "wrong_total":
        return None
    if style.board == "none" and w.name != "number returned" and total == "none":
        return None

    # The function main.
    call = w.fill(style.call).split("\n") if style.call else []
    if call:
        if only_first and style.is_recursive:
            lines = call[:-1]
            if after_search:
                board_name = b
                lines += [f"if ({call[-1]}) {{", *("    " + line for line in shown(board_name)), "} else {",
                          "    " + put(stream, "No solution", "\n"), "}"]
            else:
                lines += [f"if (!{call[-1]})", "    " + put(stream, "No solution", "\n")]
            call = lines
        else:
            call[-1] += ";"
    prompt, entered, set_n, defined = "", "", [], []
    if w.how == "define":
        defined = [f"#define {w.n_name} {n}"]
    elif w.how == "enum":
        defined = [f"enum {{ {w.n_name} = {n} }};"]
    elif w.how == "const":
        defined = [f"const int {w.n_name} = {n};"]
    elif w.how == "global":
        defined = [f"int {w.n_name} = {n};"]
    elif w.how == "read":
        defined = [f"int {w.n_name};"]
        if rng.random() < 0.6:
            prompt = rng.choice(PROMPTS)
            set_n = [put(stream, *([prompt[:-1], "\n"] if prompt.endswith("\n") else [prompt]))]
        set_n.append(f"cin >> {w.n_name};" if stream == "cout" else f'scanf("%d", &{w.n_name});')
        entered = f"{n}\n"
    elif w.how == "main":
        defined = [f"int {w.n_name};"]
        set_n = [f"{w.n_name} = {n};"]
    elif w.how == "parameter":
        set_n = [f"int n = {n};"] if rng.random() < 0.6 else ['int n;', "cin >> n;" if stream == "cout" else 'scanf("%d", &n);']
        entered = f"{n}\n" if len(set_n) == 2 else ""
    if w.room_name:
        defined.insert(0, f"#define {w.room_name} {w.room}")
    heading = []
    if rng.random() < 0.15:
        before, behind = HEADINGS[rng.choice(list(HEADINGS))]
        heading = [put(stream, before, ("%d", ref), behind, "\n")]
        output = before + str(n) + behind + "\n" + output
    output = prompt + output
    main = ["int main() {" if language == "cpp" or rng.random() < 0.5 else "int main(void) {",
            *("    " + line for line in [*set_n, *w.set_up, *heading, *call, *after, "return 0;"] if line), "}"]
    includes = ["stdio.h", "stdlib.h"]
    if language == "cpp":
        includes = ["cstdio", "cstdlib", "iostream", "vector"] + (["iomanip"] if form == "width" else [])
        includes += [name for name in style.headers if name not in includes]
        if rng.random() < 0.2:
            includes = ["bits/stdc++.h"]
    elif w.is_bool:
        includes.append("stdbool.h")
    top = [f"#include <{name}>" for name in includes] + ["using namespace std;"] * (language == "cpp") + [""]
    # The board stands before the function that prints it.
    at = next((k for k, line in enumerate(body) if not line.strip()), 0) if definition else 0
    program = [*top, *defined, *start, *body[:at], *([""] if at else []), *definition, *body[at:], "", *main]
    text, marks = unmarked(restyled(rng, program))
    return expected(w, text, marks, output, entered, claims, by, boards, total, number, language, form, grids)


def restyled(rng, lines):
    """The same with braces on lines of their own, or with tabs."""
    if rng.random() < 0.2:
        new = []
        for line in lines:
            found = re.fullmatch(r"(\s*)((?:for|if|while|int|void|bool) ?.*\)) \{(#@.*)?", line)
            if found and "else" not in line:
                new += [found[1] + found[2] + (found[3] or ""), found[1] + "{"]
            else:
                new.append(line)
        lines = new
    if rng.random() < 0.2:
        lines = [re.sub(r"^( {4})+", lambda blank: "\t" * (len(blank[0]) // 4), line) for line in lines]
    return lines


def expected(w, text, marks, output, entered, claims, by, boards, total, number, language, form, grids):
    n, mistake, action = w.n, w.mistake, w.action
    if grids:
        whole = [grid for grid in claims if sum(map(sum, grid)) >= n]
    else:
        whole = [board for board in claims if -1 not in board]
    return Case(
        style=w.name, mistake=mistake, shown=f"{form}; {w.how} {w.n_name} {w.size} from {w.base}; {action}", text=text, output=output,
        given=entered, language=language,
        **deserved(n, whole, boards, by, mistake, marks, total, number, is_grid_right if grids else is_right),
    )


def cpp_case(rng):
    """A case in C++."""
    return c_case(rng, "cpp")
