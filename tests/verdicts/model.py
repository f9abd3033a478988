"""What a search for N queens finds, with and without a usual mistake: simulated on numbers, in no programming language.

It is the truth of the generated programs. A program is written from the same description by other code, and CPython
confirms that it does what is simulated here.
"""

import functools


class TooLong(Exception):
    """The search takes longer than the programs of the referee may."""


class Budget:
    def __init__(self, nodes, boards):
        self.nodes, self.boards = nodes, boards

    def node(self):
        self.nodes -= 1
        if self.nodes < 0:
            raise TooLong

    def board(self):
        self.boards -= 1
        if self.boards < 0:
            raise TooLong


def attacks(one, other):
    """Whether two queens, each a row and a column, attack each other."""
    rows, columns = one[0] - other[0], one[1] - other[1]
    return rows == 0 or columns == 0 or rows == columns or rows == -columns


def is_right(columns):
    """Whether the columns of the rows are N queens that attack nobody."""
    queens = list(enumerate(columns))
    return all(not attacks(queens[i], queens[j]) for i in range(len(queens)) for j in range(i))


@functools.cache
def solutions(n):
    """All solutions by the columns of their rows, in order."""
    found = []

    def extend(columns):
        if len(columns) == n:
            found.append(tuple(columns))
            return
        for column in range(n):
            if not any(attacks((len(columns), column), queen) for queen in enumerate(columns)):
                extend([*columns, column])

    extend([])
    return found


class Run:
    """What a search has done: the boards it took for solutions, in order, and its board in the end."""

    def __init__(self, boards, final, calls):
        self.boards, self.final, self.calls = boards, final, calls


def search(n, *, untested=(), skip=None, columns=None, first=None, rows=None, last_untested=False, stop=None,
           early=False, unreset=None, ahead=False, nodes=10_000, boards=800):
    """Backtracking row by row.

    - `untested`: of `column`, `main` and `anti`, the lines that are not tested
    - `skip`: `first` or `last`, the earlier row that is not tested
    - `columns`, `first`: the columns that are tried, in general and in the first row
    - `rows`: the rows in the order of the search
    - `last_untested`: the last queen is not tested
    - `stop`: `first` stops at the first board; `loop` leaves each loop after the first column that was taken
    - `early`: a board is taken for complete one row too soon
    - `unreset`: of `column`, `main` and `anti`, the mark that is not taken back
    - `ahead`: a queen is put on the board before it is tested
    """
    budget = Budget(nodes, boards)
    columns = range(n) if columns is None else columns
    rows = list(range(n)) if rows is None else rows
    queens, final, found = {}, [-1] * n, []
    marks = {"column": set(), "main": set(), "anti": set()}
    calls = 0

    def lines(row, column):
        return {"column": column, "main": row - column, "anti": row + column}

    def is_free(depth, row, column):
        if unreset is not None:
            return not any(value in marks[name] for name, value in lines(row, column).items())
        for place, other in enumerate(rows[:depth]):
            if (skip == "first" and place == 0) or (skip == "last" and place == depth - 1):
                continue
            same = lines(other, queens[other])
            if any(value == same[name] for name, value in lines(row, column).items() if name not in untested):
                return False
        return True

    def place(depth):
        nonlocal calls
        budget.node()
        calls += 1
        if depth == n - early:
            budget.board()
            found.append(tuple(queens.get(row, -1) for row in range(n)))
            return stop == "first"
        row = rows[depth]
        for column in first if depth == 0 and first is not None else columns:
            if ahead:
                final[row] = column
            if not (last_untested and depth == n - 1) and not is_free(depth, row, column):
                continue
            queens[row] = final[row] = column
            if unreset is not None:
                for name, value in lines(row, column).items():
                    marks[name].add(value)
            ends = place(depth + 1)
            del queens[row]
            if unreset is not None:
                for name, value in lines(row, column).items():
                    if name != unreset:
                        marks[name].discard(value)
            if ends:
                return True
            if stop == "loop":
                break
        return False

    place(0)
    return Run(found, final, calls)


def without_pop(n, *, by_length, nodes=10_000, boards=300):
    """A list that grows and is never shortened; the row is its length, or counted by the calls."""
    budget = Budget(nodes, boards)
    path, found = [], []

    def place(depth):
        budget.node()
        if len(path) == n if by_length else depth == n:
            budget.board()
            found.append(tuple(path))
            return
        if depth > 60:
            raise TooLong
        for column in range(n):
            row = len(path) if by_length else depth
            if all(other != column and abs(other - column) != abs(row - place)
                   for place, other in enumerate(path if by_length else path[:row])):
                path.append(column)
                place(depth + 1)

    place(0)
    return Run(found, path, 0)


def on_cells(n, *, cleared=True, same_row=False, untested=(), columns=None, nodes=10_000, boards=800):
    """A matrix that is searched for attackers; without clearing a square, or with one row in the place of all."""
    budget = Budget(nodes, boards)
    columns = range(n) if columns is None else columns
    row_of = (lambda row: 0) if same_row else (lambda row: row)
    cells, found = set(), []

    def is_free(row, column):
        for other in range(row):
            far = row - other
            seen = [("column", column), ("main", column - far), ("anti", column + far)]
            if any((row_of(other), at) in cells and 0 <= at < n for name, at in seen if name not in untested):
                return False
        return True

    def place(row):
        budget.node()
        if row == n:
            budget.board()
            found.append(tuple(tuple(int((row_of(r), c) in cells) for c in range(n)) for r in range(n)))
            return
        for column in columns:
            if is_free(row, column):
                cells.add((row_of(row), column))
                place(row + 1)
                if cleared:
                    cells.discard((row_of(row), column))

    place(0)
    return Run(found, None, 0)
