"""Programs for a knight's tour, and what they find."""

from case import Case, unmarked
from model import TooLong

MOVES = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def is_tour(path, rows, columns):
    squares = {(r, c) for r in range(rows) for c in range(columns)}
    legal = all(sorted((abs(a - c), abs(b - d))) == [1, 2] for (a, b), (c, d) in zip(path, path[1:]))
    return legal and len(path) == len(squares) and set(path) == squares


def by_warnsdorff(rows, columns, start, moves, bound):
    """The squares in order, each the first of those with the fewest ways on; it may end early."""
    path, seen = [start], {start}

    def ways(square):
        targets = [(square[0] + a, square[1] + b) for a, b in moves]
        return [each for each in targets if 0 <= each[0] < rows and 0 <= each[1] < bound and each not in seen]

    while len(path) < rows * columns:
        options = ways(path[-1])
        if not options:
            break
        path.append(min(options, key=lambda square: len(ways(square))))
        seen.add(path[-1])
    return path


def by_trying(rows, columns, start, moves, undone=True, all_tours=False, early=False):
    """The tours that backtracking finds, in order."""
    path, seen, found, nodes = [start], {start}, [], 0

    def ride():
        nonlocal nodes
        nodes += 1
        if nodes > 40_000:
            raise TooLong
        if len(path) == rows * columns - early:
            found.append(tuple(path))
            return not all_tours
        x, y = path[-1]
        for a, b in moves:
            square = (x + a, y + b)
            if 0 <= square[0] < rows and 0 <= square[1] < columns and square not in seen:
                seen.add(square)
                path.append(square)
                if ride():
                    return True
                path.pop()
                if undone:
                    seen.discard(square)
        return False

    ride()
    return found


def numbers(path, rows, columns, base, empty):
    grid = [[empty] * columns for _ in range(rows)]
    for number, (r, c) in enumerate(path):
        grid[r][c] = number + base
    return grid


GRIDS = {
    "lists": ("print(line)", lambda line: str(line)),
    "padded": ("print(' '.join(f'{v:2d}' for v in line))", lambda line: " ".join(f"{v:2d}" for v in line)),
    "tabs": ("print('\\t'.join(map(str, line)))", lambda line: "\t".join(map(str, line))),
    "spaces": ("print(*line)", lambda line: " ".join(map(str, line))),
}
DONE = [None, "Tour found!", "Knight's tour:", "找到一条周游路线"]


def tour_case(rng):
    way = rng.choice(["warnsdorff matrix", "warnsdorff path", "trying matrix", "trying path", "trying class", "all tours"])
    moves = MOVES[:]
    rng.shuffle(moves)
    mistake = "none"
    if rng.random() < 0.5:
        mistake = rng.choice({
            "warnsdorff matrix": ["wrong_move", "bound"],
            "warnsdorff path": ["wrong_move", "bound"],
            "trying matrix": ["no_undo", "early", "wrong_move"],
            "trying path": ["no_undo", "wrong_move"],
            "trying class": ["no_undo", "wrong_move"],
            "all tours": ["missing_return"],
        }[way])
    if way.startswith("warnsdorff"):
        rows, columns = rng.choice([(5, 5), (6, 6), (8, 8), (8, 8), (7, 7), (5, 6), (6, 8), (10, 10)])
    elif way == "all tours":
        rows, columns = rng.choice([(3, 4), (4, 3)])
    else:
        rows, columns = rng.choice([(5, 5), (5, 5), (5, 6), (6, 5), (6, 6), (3, 4)])
    start = rng.choice([(0, 0), (0, 0), (rows // 2, columns // 2)])
    if way.startswith("trying") or way == "all tours":
        start = (0, 0)
    if mistake == "wrong_move":
        moves[rng.randrange(8)] = rng.choice([(2, 2), (1, 1), (1, 3), (0, 2)])
    base = rng.choice([0, 1]) if "matrix" in way or "class" in way else 0
    empty = -1 if base == 0 else 0
    form = rng.choice(list(GRIDS))
    done = rng.choice(DONE)
    square = rows == columns
    names = ["n", "n"] if square else ["rows", "cols"]
    sizes = [f"n = {rows}"] if square else [f"rows, cols = {rows}, {columns}"]
    given = ""
    if square and rng.random() < 0.2:
        sizes, given = ["n = int(input())"], f"{rows}\n"
    height, width = names
    head = [*sizes, f"moves = {moves}"]
    claims, output, cause, at = [], "", "none", ()
    counter = rng.random() < 0.25
    tries = 0

    if way.startswith("warnsdorff"):
        path = by_warnsdorff(rows, columns, start, moves, columns - (mistake == "bound"))
        complete = len(path) == rows * columns
        if not complete and mistake != "bound":
            return None
        bound = f"{width} - 1" if mistake == "bound" else width
        if "matrix" in way:
            lines = [
                *head,
                f"board = [[{empty}] * {width} for _ in range({height})]",
                "",
                "def ways(x, y):",
                f"    return [(x + a, y + b) for a, b in moves if 0 <= x + a < {height} and 0 <= y + b < {bound} and board[x + a][y + b] == {empty}]",
                "",
                f"x, y = {start[0]}, {start[1]}",
                f"board[x][y] = {base}",
                f"for number in range({base + 1}, {height} * {width} + {base}):",
                "    options = ways(x, y)",
                "    if not options:",
                "        break",
                "    x, y = min(options, key=lambda square: len(ways(*square)))",
                "    board[x][y] = number#@accept",
                "",
                "for line in board:",
                "    " + GRIDS[form][0],
            ]
            grid = numbers(path, rows, columns, base, empty)
            output = "".join(GRIDS[form][1](line) + "\n" for line in grid)
        else:
            lines = [
                *head,
                f"path = [({start[0]}, {start[1]})]",
                "visited = set(path)",
                "",
                "def options(x, y):",
                "    result = []",
                "    for a, b in moves:",
                f"        if 0 <= x + a < {height} and 0 <= y + b < {bound} and (x + a, y + b) not in visited:",
                "            result.append((x + a, y + b))",
                "    return result",
                "",
                f"while len(path) < {height} * {width}:",
                "    following = options(*path[-1])",
                "    if not following:",
                "        break",
                "    best = min(following, key=lambda square: len(options(*square)))",
                "    path.append(best)#@accept",
                "    visited.add(best)",
                "print(path)",
            ]
            output = str(path) + "\n"
            form = "list of pairs"
        if complete:
            claims = [path]
    elif way == "all tours":
        tours = by_trying(rows, columns, start, moves, all_tours=True)
        lines = [
            *head,
            f"board = [[0] * {width} for _ in range({height})]",
            "",
            "def ride(x, y, number):",
            "    board[x][y] = number",
            f"    if number == {height} * {width}:",
            "        for line in board:",
            "            " + GRIDS[form][0],
            "        print()",
            *(["        board[x][y] = 0", "        return"] if mistake == "none" else ["        board[x][y] = 0", "        return True"]),
            "    for a, b in moves:",
            f"        if 0 <= x + a < {height} and 0 <= y + b < {width} and board[x + a][y + b] == 0:",
            "            ride(x + a, y + b, number + 1)#@call",
            "    board[x][y] = 0",
            *(["    return False"] if mistake != "none" else []),
            "",
            *(["ride(0, 0, 1)"] if mistake == "none" else ["if not ride(0, 0, 1):#@call", "    print('No tour exists')#@call"]),
        ]
        claims = tours
        for tour in tours:
            output += "".join(GRIDS[form][1](line) + "\n" for line in numbers(tour, rows, columns, 1, 0)) + "\n"
        if mistake != "none":
            output += "No tour exists\n"
            cause = "denied"
    else:
        tours = by_trying(rows, columns, start, moves, undone=mistake != "no_undo", early=mistake == "early")
        denial = rng.choice(["No tour", "Solution does not exist", "无解"])
        shows = ["for line in board:", "    " + GRIDS[form][0]]
        last = f"{height} * {width}" + (" - 1" if mistake == "early" else "")
        if way == "trying path":
            lines = [
                *head,
                "path = [(0, 0)]",
                "visited = {(0, 0)}",
                "",
                "def ride():",
                f"    if len(path) == {height} * {width}:",
                "        return True",
                "    x, y = path[-1]",
                "    for a, b in moves:",
                "        square = (x + a, y + b)",
                f"        if 0 <= square[0] < {height} and 0 <= square[1] < {width} and square not in visited:",
                "            visited.add(square)#@set #@accept",
                "            path.append(square)#@accept",
                "            if ride():",
                "                return True",
                "            path.pop()",
                *(["            visited.remove(square)"] * (mistake != "no_undo")),
                "    return False",
                "",
                "if ride():",
                "    print(path)",
                "else:",
                f"    print({denial!r})",
            ]
            form = "list of pairs"
            output = f"{list(tours[0])}\n" if tours else denial + "\n"
        elif way == "trying class":
            lines = [
                f"moves = {moves}",
                "",
                "class KnightsTour:",
                "    def __init__(self, rows, cols):",
                "        self.rows, self.cols = rows, cols",
                f"        self.board = [[{empty}] * cols for _ in range(rows)]",
                "",
                "    def solve(self, x, y, number):",
                f"        if number == self.rows * self.cols + {base}:",
                "            return True",
                "        for a, b in moves:",
                "            nx, ny = x + a, y + b",
                f"            if 0 <= nx < self.rows and 0 <= ny < self.cols and self.board[nx][ny] == {empty}:",
                "                self.board[nx][ny] = number#@set #@accept",
                "                if self.solve(nx, ny, number + 1):",
                "                    return True",
                *([f"                self.board[nx][ny] = {empty}"] * (mistake != "no_undo")),
                "        return False",
                "",
                f"tour = KnightsTour({rows}, {columns})",
                f"tour.board[0][0] = {base}",
                f"if tour.solve(0, 0, {base + 1}):",
                "    for line in tour.board:",
                "        " + GRIDS[form][0],
                "else:",
                f"    print({denial!r})",
            ]
            given = ""
            grid = numbers(tours[0], rows, columns, base, empty) if tours else []
            output = "".join(GRIDS[form][1](line) + "\n" for line in grid) if tours else denial + "\n"
        else:
            lines = [
                *head,
                f"board = [[{empty}] * {width} for _ in range({height})]",
                *(["tries = 0"] * counter),
                "",
                "def ride(x, y, number):",
                *(["    global tries", "    tries += 1"] * counter),
                f"    if number == {last} + {base}:",
                "        return True",
                "    for a, b in moves:",
                "        nx, ny = x + a, y + b",
                f"        if 0 <= nx < {height} and 0 <= ny < {width} and board[nx][ny] == {empty}:",
                "            board[nx][ny] = number#@set #@accept",
                "            if ride(nx, ny, number + 1):",
                "                return True",
                *([f"            board[nx][ny] = {empty}"] * (mistake != "no_undo")),
                "    return False",
                "",
                f"board[0][0] = {base}",
                f"if ride(0, 0, {base + 1}):",
                *(["    " + f"print({done!r})"] * bool(done)),
                *("    " + line for line in shows),
                *(["    print('Backtracks:', tries)"] * counter),
                "else:",
                f"    print({denial!r})",
            ]
            if tours:
                grid = numbers(tours[0], rows, columns, base, empty)
                output = (done + "\n" if done else "") + "".join(GRIDS[form][1](line) + "\n" for line in grid)
                output += "Backtracks: \0\n" * counter
            else:
                output = denial + "\n"
        claims = tours[:1] if mistake != "early" else []
    text, marks = unmarked(lines)
    right = len({tuple(path) for path in claims if is_tour(path, rows, columns)})
    wrong = sum(not is_tour(path, rows, columns) for path in claims)
    if cause == "denied":
        at = marks["call"]
    elif mistake == "no_undo" and not claims:
        cause, at = "unreset", marks["set"]
    elif wrong:
        cause, at = "accepted", marks["accept"]
    elif mistake == "bound":
        cause = "untried"
    return Case(style=f"knight, {way}", mistake=mistake, shown=f"{form}; ; {base}", text=text, output=output,
                problem=f"knight {columns} {rows}", asked="", given=given, by="printed" if claims else "part" if mistake in ("bound", "early") else "none",
                boards=len(claims), right=right, wrong=wrong, cause=cause, lines=tuple(at))


FAMILIES = [(tour_case, 20)]
