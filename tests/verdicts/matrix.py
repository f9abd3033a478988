"""Programs for N queens whose board is a matrix, and those of which one board or only a number is wanted."""

import random as randomness

from case import Case, judged, unmarked
from columns import COUNT, FOUND, UNTESTED, attack, deserved, names_of
from formats import TOTALS, printed
from model import attacks, is_right, on_cells, search, solutions

ROWS = {
    # How a row is printed, by the expression and what it prints.
    "lists": ("{line}", lambda line: str(line)),
    "spaces": ("*{line}", lambda line: " ".join(map(str, line))),
    "joined": ("' '.join(map(str, {line}))", lambda line: " ".join(map(str, line))),
    "close": ("''.join(map(str, {line}))", lambda line: "".join(map(str, line))),
    "bars": ("'| ' + ' | '.join(map(str, {line})) + ' |'", lambda line: "| " + " | ".join(map(str, line)) + " |"),
}


def is_grid_right(grid):
    queens = [(r, c) for r, line in enumerate(grid) for c, cell in enumerate(line) if cell]
    return len(queens) == len(grid) and all(
        not attacks(queens[i], queens[j]) for i in range(len(queens)) for j in range(i)
    )


def around(rng, lines, n):
    """The lines with a value for `n`, and the input."""
    way = rng.choice(["name", "name", "input", "function", "number"])
    if way == "input":
        return ["n = int(input())", *lines], f"{n}\n"
    if way == "function":
        lines = [line.replace("global ", "nonlocal ") for line in lines]
        return ["def run(n):", *("    " + line if line else "" for line in lines), "", f"run({n})"], ""
    return [f"n = {n}", *lines], ""


def matrix_case(rng):
    n = rng.choices([4, 5, 6, 7, 8], [3, 3, 4, 2, 2])[0]
    names = names_of(rng)
    b, r, c = "board", names["r"], names["c"]
    queen, empty = rng.choice([("1", "0"), ("1", "0"), ("'Q'", "'.'"), ("'Q'", "'-'"), ("'Q'", "'#'")])
    mistake = rng.choice(["none"] * 4 + ["no_main", "no_anti", "no_column", "uncleared", "same_row", "same_row", "alias",
                                         "shallow", "columns_short", "wrong_total"])
    untested = UNTESTED.get(mistake, ())
    run = on_cells(n, cleared=mistake != "uncleared", same_row=mistake == "same_row", untested=untested,
                   columns=range(n - 1) if mistake == "columns_short" else None)
    action = rng.choice(["print", "print and count", "keep"])
    if mistake in ("alias", "shallow"):
        action = "keep"
    elif mistake == "wrong_total":
        action = "print and count"
    way = rng.choice(list(ROWS))
    # In one line, or row by row.
    in_line = rng.random() < 0.2
    count, found = rng.choice(COUNT), rng.choice(FOUND)
    tests = {
        "column": [f"for i in range({r}):", f"    if {b}[i][{c}] == {queen}:", "        return False"],
        "main": [f"p, q = {r} - 1, {c} - 1", "while p >= 0 and q >= 0:", f"    if {b}[p][q] == {queen}:",
                 "        return False", "    p -= 1", "    q -= 1"],
        "anti": [f"for p, q in zip(range({r} - 1, -1, -1), range({c} + 1, n)):", f"    if {b}[p][q] == {queen}:",
                 "        return False"],
    }
    set_up = f"{b} = [[{empty}] * n for _ in range(n)]"
    if mistake == "same_row":
        set_up = f"{b} = [[{empty}] * n] * n#@keep"
    show = [f"print({b})"] if in_line else [f"for line in {b}:", f"    print({ROWS[way][0].format(line='line')})", "print()"]
    copy = {"alias": b, "shallow": rng.choice([f"{b}[:]", f"list({b})"])}.get(
        mistake, rng.choice([f"[line[:] for line in {b}]", f"[list(line) for line in {b}]", f"copy.deepcopy({b})"])
    )
    solution = {
        "print": ["show()"],
        "print and count": [f"{count} += 1", "show()"],
        "keep": [f"{found}.append({copy})#@keep"],
    }[action]
    head = [f"    global {count}"] if action == "print and count" else []
    starts = {"print": [], "print and count": [f"{count} = 0"], "keep": [f"{found} = []"]}[action]
    parameter = b if action == "keep" else ""
    lines = [
        set_up,
        *starts,
        "",
        f"def show({parameter}):",
        *("    " + line for line in show),
        "",
        f"def {names['ok']}({r}, {c}):",
        *("    " + line for name, test in tests.items() if name not in untested for line in test),
        "    return True",
        "",
        f"def {names['place']}({r}):",
        *head,
        f"    if {r} == n:",
        *("        " + line for line in solution),
        "        return",
        f"    for {c} in range(n{' - 1' if mistake == 'columns_short' else ''}):",
        f"        if {names['ok']}({r}, {c}):#@accept",
        f"            {b}[{r}][{c}] = {queen}#@accept #@set",
        f"            {names['place']}({r} + 1)",
        *([f"            {b}[{r}][{c}] = {empty}"] * (mistake != "uncleared")),
        "",
        f"{names['place']}(0)",
    ]
    mark, none = (int(queen), int(empty)) if queen == "1" else (queen.strip("'"), empty.strip("'"))

    def shown(grid):
        cells = [[mark if cell else none for cell in line] for line in grid]
        if in_line:
            return str(cells) + "\n"
        return "".join(ROWS[way][1](line) + "\n" for line in cells) + "\n"

    boards = run.boards
    kept = boards
    if mistake in ("alias", "shallow"):
        kept = [((0,) * n,) * n] * len(boards)
    output = "".join(map(shown, kept))
    total, number = "none", None
    if action == "keep":
        lines += [f"for b in {found}:", "    show(b)"]
    if action != "print" and (mistake == "wrong_total" or rng.random() < 0.7):
        expression = count if action == "print and count" else f"len({found})"
        number = len(boards)
        if mistake == "wrong_total":
            number *= 2
            expression = f"{expression} * 2"
        written, words = TOTALS[rng.choice(list(TOTALS))]
        if "*" in expression and not written.startswith("f"):
            expression = f"({expression})"
        lines.append(f"print({written.format(t=expression)})")
        output += words.format(number) + "\n"
        total = f"{number} {'right' if number == len(solutions(n)) else 'wrong'}"
    lines, given = around(rng, lines, n)
    if "deepcopy" in copy and action == "keep":
        lines = ["import copy", *lines]
    text, marks = unmarked(lines)

    whole = [grid for grid in kept if sum(map(sum, grid)) >= n]
    return Case(style="matrix", mistake=mistake, shown=f"matrix {'in a line' if in_line else way} {queen}{empty}; ; {action}",
                text=text, output=output, given=given,
                **deserved(n, whole, boards, "printed", mistake, marks, total, number, is_grid_right))


def first_case(rng):
    """The first solution only; without a `return` of what the calls below have found, the search goes on."""
    n = rng.choice([4, 5, 6, 7, 8])
    names = names_of(rng)
    b, r, c, ok, place = (names[key] for key in ("b", "r", "c", "ok", "place"))
    mistake = rng.choice(["none", "none", "no_main", "no_anti", "no_column", "missing_return", "missing_return"])
    untested = UNTESTED.get(mistake, ())
    inside = rng.random() < 0.5
    denial = rng.choice(["No solution", "No solution exists", "Solution does not exist", "无解", "no solution found"])
    form = rng.choice(["list", "spaces", "dots"])
    show = {
        "list": [f"print({b})"],
        "spaces": [f"print(*{b})"],
        "dots": [f"for c in {b}:", "    print('. ' * c + 'Q ' + '. ' * (n - c - 1))", "print()"],
    }[form]
    conflict = " or ".join(attack(rng, untested, f"{b}[i]", "i", c, r))
    below = ([f"            {place}({r} + 1)#@call"] if mistake == "missing_return" else
             [f"            if {place}({r} + 1):", "                return True"])
    lines = [
        f"{b} = [-1] * n",
        "",
        f"def {ok}({r}, {c}):",
        f"    for i in range({r}):",
        f"        if {conflict}:",
        "            return False",
        "    return True",
        "",
        f"def {place}({r}):",
        f"    if {r} == n:",
        *(("        " + line for line in show) if inside else []),
        "        return True",
        f"    for {c} in range(n):",
        f"        if {ok}({r}, {c}):#@accept",
        f"            {b}[{r}] = {c}#@accept",
        *below,
        f"            {b}[{r}] = -1",
        "    return False",
        "",
        f"if not {place}(0):#@call",
        f"    print({denial!r})#@call",
    ]
    if not inside:
        lines += ["else:", *("    " + line for line in show)]
    run = search(n, untested=untested, stop=None if mistake == "missing_return" else "first")
    boards = run.boards if inside or mistake != "missing_return" else []
    output = "".join(printed(form, board, n) for board in boards)
    if mistake == "missing_return":
        output += denial + "\n"
    lines, given = around(rng, lines, n)
    text, marks = unmarked(lines)
    right, wrong, again = judged(boards, n, is_right)
    cause, at = "none", ()
    if wrong:
        cause, at = "accepted", marks["accept"]
    elif mistake == "missing_return":
        cause, at = "denied", marks["call"]
    return Case(style="first solution", mistake=mistake, shown=f"{form}; ; {'inside' if inside else 'after'}", text=text,
                output=output, problem=f"queens {n}", asked="", given=given, by="printed" if boards else "none",
                boards=len(boards), right=right, wrong=wrong, again=again, cause=cause, lines=tuple(at),
                missing=len(solutions(n)) - right if len(boards) > 1 else 0)


def class_case(rng):
    """The class of LeetCode, with a call or without."""
    n = rng.choice([4, 5, 6, 7, 8])
    kind = rng.choice(["boards", "boards", "number"])
    mistake = rng.choice(["none", "none", "none", "uncalled", "alias", "no_main", "no_anti"])
    untested = UNTESTED.get(mistake, ())
    if kind == "number" and mistake == "alias":
        mistake = "none"
    run = search(n, untested=untested)
    boards = run.boards
    number = len(boards)
    tests = [name for name, line in (("c in cols", "column"), ("r + c in pos", "anti"), ("r - c in neg", "main"))
             if line not in untested]
    hints = rng.random() < 0.6
    returns = {"boards": " -> List[List[str]]", "number": " -> int"}[kind] if hints else ""
    method = {"boards": "solveNQueens", "number": "totalNQueens"}[kind]
    text_rows = rng.random() < 0.5 or mistake == "alias"
    if kind == "number":
        start, solution, back = ["count = 0"], ["nonlocal count", "count += 1"], "count"
        change, undo = [], []
    elif text_rows:
        start = ["res = []", "path = []"]
        solution = ["res.append(path)#@keep" if mistake == "alias" else rng.choice(["res.append(path[:])", "res.append(list(path))"])]
        change, undo, back = ["path.append('.' * c + 'Q' + '.' * (n - c - 1))#@accept"], ["path.pop()"], "res"
    else:
        start = ["res = []", "board = [['.'] * n for _ in range(n)]"]
        solution = [rng.choice(["res.append([''.join(row) for row in board])", "copy = [''.join(row) for row in board]\nres.append(copy)"])]
        solution = solution[0].split("\n")
        change, undo, back = ["board[r][c] = 'Q'#@accept"], ["board[r][c] = '.'"], "res"
    head = ["            nonlocal count"] if kind == "number" else []
    if kind == "number":
        solution = ["count += 1"]
    lines = [
        *(["from typing import List", ""] if hints else []),
        "class Solution:",
        f"    def {method}(self, n{': int' if hints else ''}){returns}:",
        "        cols, pos, neg = set(), set(), set()",
        *("        " + line for line in start),
        "",
        "        def backtrack(r):",
        *head,
        "            if r == n:",
        *("                " + line for line in solution),
        "                return",
        "            for c in range(n):",
        f"                if {' or '.join(tests)}:#@accept",
        "                    continue#@accept",
        "                cols.add(c)#@accept",
        "                pos.add(r + c)",
        "                neg.add(r - c)",
        *("                " + line for line in change),
        "                backtrack(r + 1)",
        "                cols.discard(c)",
        "                pos.discard(r + c)",
        "                neg.discard(r - c)",
        *("                " + line for line in undo),
        "",
        "        backtrack(0)",
        f"        return {back}",
    ]
    output, by, claims, total = "", "none", [], "none"
    texts = [["".join("Q" if at == c else "." for at in range(n)) for c in board] for board in boards]
    if mistake == "alias":
        texts = [[] for _ in boards]
    if mistake != "uncalled":
        call = f"Solution().{method}({n})"
        if rng.random() < 0.4:
            lines += ["", "s = Solution()"]
            call = f"s.{method}({n})"
        else:
            lines.append("")
        if kind == "number":
            lines.append(f"print({call})")
            output, total = f"{number}\n", number
        else:
            way = rng.choice(["all", "each", "rows", "number"])
            by, claims = "printed", boards
            if way == "all":
                lines.append(f"print({call})")
                output = str(texts) + "\n"
            elif way == "each":
                lines += [f"for board in {call}:", "    print(board)"]
                output = "".join(f"{each}\n" for each in texts)
            elif way == "rows":
                lines += [f"for board in {call}:", "    for row in board:", "        print(row)", "    print()"]
                output = "".join("".join(row + "\n" for row in each) + "\n" for each in texts)
            else:
                lines.append(f"print(len({call}))")
                output, total, by = f"{number}\n", number, "kept"
            if mistake == "alias":
                by = "kept"
    text, marks = unmarked(lines)
    if total != "none":
        total = f"{total} {'right' if total == len(solutions(n)) else 'wrong'}"
    # Of a number, no cause is known.
    fields = deserved(n, claims, boards, by, mistake if kind == "boards" else "none", marks, total, number)
    if mistake == "uncalled":
        fields["problem"] = "queens *"
    return Case(style="class of LeetCode", mistake=mistake, shown=f"{kind}; ; {output[:12]!r}", text=text, output=output, **fields)


def conflicts(board, row, column):
    return sum(attacks((row, column), (other, board[other])) for other in range(len(board)) if other != row)


def repair_case(rng):
    """Min-conflicts: from a board with attacks to one without, with the numbers of CPython's generator."""
    n = rng.choice([5, 6, 7, 8, 9, 10])
    seed = rng.randrange(100)
    traced = rng.choice(["none", "none", "conflicts", "boards"])
    chance = randomness.Random(seed)
    board = [chance.randrange(n) for _ in range(n)]
    output = ""
    for step in range(1000):
        attacked = [row for row in range(n) if conflicts(board, row, board[row])]
        if traced == "conflicts":
            output += f"Step {step}: {len(attacked)} queens in conflict\n"
        elif traced == "boards":
            output += f"Step {step}: {board} conflicts: {len(attacked)}\n"
        if not attacked:
            break
        row = chance.choice(attacked)
        fewest = min(conflicts(board, row, column) for column in range(n))
        board[row] = chance.choice([column for column in range(n) if conflicts(board, row, column) == fewest])
    else:
        return None
    if step > 60:
        return None
    form = rng.choice(["list", "dots", "pairs"])
    show = {"list": ["print(board)"], "pairs": ["print(list(enumerate(board)))"],
            "dots": ["for c in board:", "    print('. ' * c + 'Q ' + '. ' * (n - c - 1))"]}[form]
    trace = {
        "none": [],
        "conflicts": ["    print(f'Step {step}: {len(attacked)} queens in conflict')"],
        "boards": ["    print(f'Step {step}: {board} conflicts: {len(attacked)}')"],
    }[traced]
    lines = [
        "import random",
        "",
        f"random.seed({seed})",
        f"n = {n}",
        "board = [random.randrange(n) for _ in range(n)]",
        "",
        "def conflicts(row, col):",
        "    return sum(board[r] == col or abs(board[r] - col) == abs(r - row) for r in range(n) if r != row)",
        "",
        "for step in range(1000):",
        "    attacked = [row for row in range(n) if conflicts(row, board[row])]",
        *trace,
        "    if not attacked:",
        "        break",
        "    row = random.choice(attacked)",
        "    values = [conflicts(row, col) for col in range(n)]",
        "    fewest = min(values)",
        "    board[row] = random.choice([col for col in range(n) if values[col] == fewest])",
        "",
        *show,
    ]
    output += printed(form, board, n) if form != "dots" else printed(form, board, n)[:-1]
    return Case(style="repair", mistake="none", shown=f"{form}; ; traced {traced}", text="\n".join(lines) + "\n", output=output,
                problem=f"queens {n}", asked="", by="printed", boards=1, right=1)


def table_case(rng):
    """The number of solutions for several N."""
    last = rng.choice([5, 6, 7, 8])
    first = rng.choice([1, 1, 4])
    lines = [
        "def solve(n, row=0, cols=0, up=0, down=0):",
        "    if row == n:",
        "        return 1",
        "    found = 0",
        "    for c in range(n):",
        "        if cols >> c & 1 or up >> (row + c) & 1 or down >> (row - c + n) & 1:",
        "            continue",
        "        found += solve(n, row + 1, cols | 1 << c, up | 1 << (row + c), down | 1 << (row - c + n))",
        "    return found",
        "",
        f"for n in range({first}, {last + 1}):",
    ]
    way = rng.choice([("print(n, solve(n))", "{} {}"), ("print(f'{n} queens: {solve(n)} solutions')", "{} queens: {} solutions"),
                      ("print('N =', n, 'total:', solve(n))", "N = {} total: {}"), ("print(f'{n}皇后共{solve(n)}种')", "{}皇后共{}种")])
    lines.append("    " + way[0])
    output = "".join(way[1].format(n, len(solutions(n))) + "\n" for n in range(first, last + 1))
    return Case(style="table of totals", mistake="none", shown=f"{way[1]}; ; ", text="\n".join(lines) + "\n", output=output,
                problem="queens *", asked="", total="true")


def trace_case(rng):
    """Each placement is printed, and each solution again, or once."""
    n = rng.choice([4, 5, 6])
    full = rng.random() < 0.5
    twice = rng.random() < 0.5
    words = rng.choice(["", "'try', "])
    output, boards, board = "", [], [-1] * n

    def shown():
        return str(board if full else [column for column in board if column >= 0])

    def place(row):
        nonlocal output
        if row == n:
            boards.append(tuple(board))
            if twice:
                output += f"Solution: {shown()}\n"
            return
        for column in range(n):
            if not any(attacks((row, column), (other, board[other])) for other in range(row)):
                board[row] = column
                output += f"{'try ' if words else ''}{shown()}\n"
                place(row + 1)
                board[row] = -1

    place(0)
    lines = [
        "n = " + str(n),
        "board = [-1] * n" if full else "board = []",
        "",
        "def place(row):",
        "    if row == n:",
        "        print('Solution:', board)" if twice else "        pass",
        "        return",
        "    for col in range(n):",
        "        if all(board[r] != col and abs(board[r] - col) != row - r for r in range(row)):",
        "            board[row] = col" if full else "            board.append(col)",
        f"            print({words}board)",
        "            place(row + 1)",
        "            board[row] = -1" if full else "            board.pop()",
        "",
        "place(0)",
    ]
    return Case(style="each placement printed", mistake="none", shown=f"list; ; {'twice' if twice else 'once'} {words}",
                text="\n".join(lines) + "\n", output=output, problem=f"queens {n}", asked="", by="printed", boards=len(boards),
                right=len(boards))


FAMILIES = [(matrix_case, 12), (first_case, 6), (class_case, 8), (repair_case, 4), (table_case, 2), (trace_case, 2)]
