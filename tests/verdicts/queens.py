"""Programs for N queens in Python, in the styles in which they are written.

A style is a text. `{…}` takes names and expressions, and lines that begin with `@` are replaced:

    @head            declares what the function counts
    @calls           counts the call
    @solution b      what is done with the board whose columns are `b`, which changes later
    @solution! b     the same with a board that is not changed any more
    @after           what comes after a column has been taken and given back

More of them are in `SHORT`. A mark `#@name` behind a line names it in the expectation of a cause; it is no part of the program.
"""

from short import in_full, marks

STYLES = {}

# `!` is of `@solution!`.
SHORT = [
    (r"@rows(!?)\((.*)\): (.+) for (.+)", r"def {place}(\2):\n    @search\1 \3\n    for {c} in \4:"),
    (r"@search(!?) (.+)", r"@head\n@calls\n@found\1 \2"),
    (r"@found(!?) (.+) if (.+)", r"if \3:\n    @solution\1 \2\n    return"),
    (r"@test\((.*)\): (.+)", r"def {ok}(\1):\n    @false if \2"),
    (r"@false if (.+) for (.+)", r"for \2:\n    if \1:\n        return False\nreturn True"),
    marks("{r}", "{c}"),
]


class Style:
    def __init__(self, text, call, mistakes, **options):
        text = in_full(text, SHORT)
        self.text, self.call, self.mistakes = text.split("\n"), call, mistakes
        self.actions = options.get("actions", ("print", "print and count", "keep", "keep the number", "count"))
        # What the board is at the end, where it is kept without a copy: `empty`, `cleared`, `last taken`, `last tried`.
        self.final = options.get("final")
        self.last = options.get("last", 10)
        self.counts_calls = "@calls" in text
        self.simulated = options.get("simulated", {})
        # Whether it takes N in another way than by its name.
        self.takes_n = options.get("takes_n", False)
        self.special = options.get("special")


def style(name, text, call, mistakes, **options):
    STYLES[name] = Style(text, call, mistakes.split(), **options)


TESTS = "no_main no_anti no_column no_diagonals"
SKIPS = "skip_first skip_last"
COLUMNS = "columns_short columns_from_1 mirrored"

style("recursion, list set in advance", """
{b} = [-1] * {n}

@test({r}, {c}): {conflict:{b}[i]|i} for i in {before}

@rows({r}): {b} if {r} == {whole} for {columns}
        if {ok}({r}, {c}):#@accept
            {b}[{r}] = {c}#@accept #@set
            {place}({r} + 1)
            {b}[{r}] = -1
            @after
""", "{place}(0)", f"{TESTS} {SKIPS} {COLUMNS} early stop_loop alias", final="cleared")

style("recursion, list not cleared", """
{b} = [0] * {n}

@test({r}): {conflict:{b}[i]|i|{b}[{r}]} for i in {before}

@rows({r}): {b} if {r} == {n} for {columns}
        {b}[{r}] = {c}#@accept #@set
        if {ok}({r}):#@accept
            {place}({r} + 1)
            @after
""", "{place}(0)", f"{TESTS} {SKIPS} {COLUMNS} stop_loop alias", final="last tried", simulated={"ahead": True})

style("recursion, test after the last queen", """
{b} = [0] * {n}

@test({r}): {conflict:{b}[i]|i|{b}[{r}]} for i in range({r})

def {place}({r}):
    @head
    for {c} in {columns}:
        {b}[{r}] = {c}#@accept #@set
        if {r} == {n} - 1:
            @solution {b}
        elif {ok}({r}):#@accept
            {place}({r} + 1)
""", "{place}(0)", "order", final="last tried", simulated={"ahead": True}, special="only mistaken")

style("recursion, growing list", """
{b} = []

def {ok}({c}):
    {r} = len({b})
    @false if {conflict:{b}[i]|i} for i in {before}

@rows(): {b} if len({b}) == {whole} for {columns_len}
        if {ok}({c}):#@accept
            {b}.append({c})#@accept #@set
            {place}()
            {b}.pop()
            @after
""", "{place}()", f"{TESTS} {SKIPS} {COLUMNS} early stop_loop alias", final="empty")

style("recursion, growing list, never shortened", """
{b} = []

def {ok}({c}):
    {r} = len({b})
    @false if {conflict:{b}[i]|i} for i in range({r})

def {place}():
    @head
    @found {b} if len({b}) == {n}
    for {c} in range({n}):
        if {ok}({c}):
            {b}.append({c})#@set
            {place}()
""", "{place}()", "no_pop", special="only mistaken")

style("comprehension of tests", """
{b} = []

@rows({r}): {b} if {r} == {whole} for {columns}
        if all({free:other|i} for i, other in enumerate({b})):#@accept
            {b}.append({c})#@accept #@set
            {place}({r} + 1)
            {b}.pop()
            @after
""", "{place}(0)", f"{TESTS} {COLUMNS} early stop_loop alias", final="empty")

style("arrays of marks", """
{b} = [-1] * {n}
{m1} = [False] * {n}
{m2} = [False] * (2 * {n})
{m3} = [False] * (2 * {n})

@rows({r}): {b} if {r} == {n} for {columns}
        if {marked}:#@accept
            continue#@accept
        {b}[{r}] = {c}#@accept
        @set {m}[at + {n}] = True
        {place}({r} + 1)
        @reset {m}[at + {n}] = False
        @after
""", "{place}(0)", f"{TESTS} {COLUMNS} stop_loop unreset_column unreset_main unreset_anti alias", final="last taken")

style("marks as numbers", """
{b} = []
{m1}, {m2}, {m3} = [0] * {n}, [0] * (2 * {n} - 1), [0] * (2 * {n} - 1)

@rows({r}): {b} if {r} == {n} for {columns}
        if not ({marked}):#@accept
            {b}.append({c})#@accept
            @set {m}[at + {n} - 1] = 1
            {place}({r} + 1)
            @reset {m}[at + {n} - 1] = 0
            {b}.pop()
            @after
""", "{place}(0)", f"{TESTS} {COLUMNS} stop_loop unreset_column unreset_main unreset_anti alias", final="empty")

style("sets", """
{m1}, {m2}, {m3} = set(), set(), set()
{b} = []

@rows({r}): {b} if {r} == {n} for {columns}
        if {within}:#@accept
            continue#@accept
        @set {m}.add(at)
        {b}.append({c})#@accept
        {place}({r} + 1)
        {b}.pop()
        @reset {m}.discard(at)
        @after
""", "{place}(0)", f"{TESTS} {COLUMNS} stop_loop unreset_column unreset_main unreset_anti alias", final="empty")

style("one table of marks", """
check = [[0] * 28 for _ in range(3)]
{b} = [0] * 14

@rows!({r}): {b}[:{n}] if {r} == {n} for {columns}
        if {checked}:#@accept
            {b}[{r}] = {c}#@accept
            check[0][{c}] = 1#@set_column
            check[1][{r} + {c}] = 1#@set_anti
            check[2][{r} - {c} + {n}] = 1#@set_main
            {place}({r} + 1)
            check[0][{c}] = 0#@reset_column
            check[1][{r} + {c}] = 0#@reset_anti
            check[2][{r} - {c} + {n}] = 0#@reset_main
""", "{place}(0)", f"{TESTS} {COLUMNS} unreset_column unreset_main unreset_anti",
      actions=("print", "print and count", "count", "three"))

style("bit masks, counted", """
def {place}({m1}, {m2}, {m3}):
    if {m1} == (1 << {n}) - 1:
        return 1
    total = 0
    free = ~({mask}) & ((1 << {n}) - 1)
    while free:
        bit = free & -free
        free -= bit#@accept
        total += {place}({m1} | bit, ({m2} | bit) << 1, ({m3} | bit) >> 1)#@accept
    return total
""", None, "no_main no_anti", actions=("returned number",), special="{place}(0, 0, 0)")

style("bit masks, boards", """
{b} = []
full = (1 << {n}) - 1

def {place}({m1}, {m2}, {m3}):
    @search {b} if len({b}) == {n}
    free = full & ~({mask})
    while free:
        bit = free & -free
        free ^= bit#@accept
        {b}.append(bit.bit_length() - 1)#@accept
        {place}({m1} | bit, ({m2} | bit) << 1, ({m3} | bit) >> 1)
        {b}.pop()
        @after
""", "{place}(0, 0, 0)", "no_main no_anti no_column stop_loop alias", final="empty")

style("permutations", """
from itertools import permutations

def {ok}({b}):
    for {r} in range({n}):
        for i in range({r}):
            if {diagonal:{b}[i]|i|{b}[{r}]}:
                return False
    return True

def {place}():
    @head
    for {b} in permutations(range({n})):
        if {ok}({b}):#@accept
            @solution! {b}
""", "{place}()", "no_main no_anti", last=7)

style("permutations, one line", """
from itertools import permutations

found = [{b} for {b} in permutations(range({n})) if all({diagonal_free:{b}[i]|i|{b}[j]|j} for i in range({n}) for j in range(i + 1, {n}))]#@accept
""", None, "no_main no_anti", last=7, actions=("kept",))

style("permutations, sets of sums", """
from itertools import permutations

columns = range({n})
for {b} in permutations(columns):
    if {sums}:#@accept
        @solution! {b}
""", None, "no_main no_anti", last=7, special="no function")

style("product of columns", """
from itertools import product

for {b} in product(range({n}), repeat={n}):
    for {r} in range({n}):#@accept
        if any({conflict:{b}[i]|i|{b}[{r}]} for i in range({r})):#@accept
            break
    else:
        @solution! {b}
""", None, TESTS, last=5, special="no function")

style("own stack of a column a row", """
{b} = [-1] * {n}
{r} = 0
while {r} >= 0:
    {b}[{r}] += 1#@accept
    while {b}[{r}] < {n} and any({conflict:{b}[i]|i|{b}[{r}]} for i in {before}):#@accept
        {b}[{r}] += 1#@accept
    if {b}[{r}] >= {n}:
        {b}[{r}] = -1
        {r} -= 1
    elif {r} == {n} - 1:
        @solution {b}
    else:
        {r} += 1
""", None, f"{TESTS} {SKIPS} alias", final="cleared", special="no function")

style("own stack of partial boards", """
stack = [[]]
while stack:
    {b} = stack.pop()
    {r} = len({b})
    if {r} == {whole}:
        @solution! {b}
        continue
    for {c} in reversed({columns}):
        if all({free:other|i} for i, other in enumerate({b})):#@accept
            stack.append({b} + [{c}])#@accept
""", None, f"{TESTS} {COLUMNS} early", special="no function")

style("row by row, all partial boards", """
boards = [[]]
for {r} in range({whole}):
    boards = [{b} + [{c}] for {b} in boards for {c} in {columns} if all({free:other|i} for i, other in enumerate({b}))]#@accept
""", None, f"{TESTS} {COLUMNS} early", actions=("kept",), special="boards")

style("generator of tuples", """
def {place}({r}, {b}=()):
    if {r} == {whole}:
        yield {b}
        return
    for {c} in {columns}:
        if all({free:other|i} for i, other in enumerate({b})):#@accept
            yield from {place}({r} + 1, {b} + ({c},))#@accept
""", None, f"{TESTS} {COLUMNS} early", actions=("generated",), special="{place}(0)")

style("generator, last row first", """
def conflict(state, next_x):
    next_y = len(state)
    for i in range(next_y):
        if {conflict:state[i]|i|next_x|next_y}:
            return True
    return False

def {place}(num={n}, state=()):
    for pos in {columns_pos}:
        if not conflict(state, pos):#@accept
            if len(state) == num - 1:
                yield (pos,)#@accept
            else:
                for result in {place}(num, state + (pos,)):#@accept
                    yield (pos,) + result
""", None, f"{TESTS}", actions=("generated",), special="{place}()")

style("function that returns all", """
def {place}({b}):
    if len({b}) == {whole}:
        return [{b}]
    collected = []
    for {c} in {columns_len}:
        if all({free_len:other|i} for i, other in enumerate({b})):#@accept
            collected += {place}({b} + [{c}])#@accept
    return collected
""", None, f"{TESTS} {COLUMNS} early", actions=("returned",), special="{place}([])")

style("path=[] as a default", """
def {place}({n_in}, path=[]):
    @head
    for {c} in {columns_path}:
        if all({free_path:d|r} for r, d in enumerate(path)):#@accept
            if len(path) == {n_in} - 1:
                @solution! path + [{c}]
            else:
                {place}({n_in}, path + [{c}])#@accept
""", "{place}({n})", f"{TESTS} {COLUMNS}", actions=("print", "print and count", "keep", "keep the number", "count"))

style("texts", """
def {place}(s):
    @head
    @calls
    {r} = len(s)
    @found! [int(d) for d in s] if {r} == {whole}
    for {c} in {columns}:
        if all({free:int(s[i])|i} for i in range({r})):#@accept
            {place}(s + str({c}))#@accept
""", "{place}('')", f"{TESTS} {COLUMNS} early")

style("texts that are kept", """
found = []

def {place}(s):
    {r} = len(s)
    for {c} in {columns}:
        if all({free:int(s[i])|i} for i in range({r})):#@accept
            if {r} == {n} - 1:
                found.append(s + str({c}))#@accept
            else:
                {place}(s + str({c}))#@accept

{place}('')
""", None, f"{TESTS} {COLUMNS}", actions=("kept texts",), last=10)

style("dictionary", """
{b} = {{}}

@rows!({r}): [{b}[i] for i in range({n})] if {r} == {n} for {columns}
        if not any({conflict:{b}[i]|i} for i in {b}):#@accept
            {b}[{r}] = {c}#@accept #@set
            {place}({r} + 1)
            del {b}[{r}]
            @after
""", "{place}(0)", f"{TESTS} {COLUMNS} stop_loop")

style("list of pairs", """
queens = []

def attacked({r}, {c}):
    for i, other in queens:
        if {conflict:other|i}:
            return True
    return False

@rows!({r}): [c for r, c in queens] if {r} == {n} for {columns}
        if not attacked({r}, {c}):#@accept
            queens.append(({r}, {c}))#@accept #@set
            {place}({r} + 1)
            queens.pop()
            @after
""", "{place}(0)", f"{TESTS} {COLUMNS} stop_loop")

style("columns that are free", """
{b} = []

def free({r}):
    return [{c} for {c} in {columns} if all({free:other|i} for i, other in enumerate({b}))]#@accept

def {place}({r}):
    @search {b} if {r} == {n}
    for {c} in free({r}):#@accept
        {b}.append({c})#@accept #@set
        {place}({r} + 1)
        {b}.pop()
        @after
""", "{place}(0)", f"{TESTS} {COLUMNS} stop_loop alias", final="empty")

style("everything as parameters", """
@test(board, {r}, {c}, n): {conflict:board[i]|i} for i in {before}

def {place}(board, {r}, n):
    @head
    @found board if {r} == n
    for {c} in {columns_n}:
        if {ok}(board, {r}, {c}, n):#@accept
            board[{r}] = {c}#@accept #@set
            {place}(board, {r} + 1, n)
            board[{r}] = -1
            @after
""", "{place}([-1] * {n}, 0, {n})", f"{TESTS} {SKIPS} stop_loop alias", final="cleared")

style("rows from both ends", """
rows = []
low, high = 0, {n} - 1
while low <= high:
    rows.append(low)
    if low < high:
        rows.append(high)
    low += 1
    high -= 1
{b} = [-1] * {n}

def {place}(depth):
    @head
    @found {b} if depth == {n}
    {r} = rows[depth]
    for {c} in {columns}:
        if all({free_abs:{b}[i]|i} for i in rows[:depth]):#@accept
            {b}[{r}] = {c}#@accept #@set
            {place}(depth + 1)
            {b}[{r}] = -1
            @after
""", "{place}(0)", "no_main no_anti no_column stop_loop alias columns_short", final="cleared", simulated={"rows": "ends"})

style("class", """
class {cls}:
    def __init__(self, n):
        self.n = n
        self.{b} = [-1] * n
        self.found = []
        self.count = 0

    @test(self, {r}, {c}): {conflict:self.{b}[i]|i} for i in {before}

    def {place}(self, {r}):
        @found self.{b} if {r} == self.n
        for {c} in {columns_self}:
            if self.{ok}({r}, {c}):#@accept
                self.{b}[{r}] = {c}#@accept #@set
                self.{place}({r} + 1)
                self.{b}[{r}] = -1
                @after
""", "solver = {cls}({n})\nsolver.{place}(0)", f"{TESTS} {SKIPS} columns_short columns_from_1 stop_loop alias",
      final="cleared", special="class", actions=("print", "print and count", "keep", "keep the number", "count"))

style("class, growing list and marks", """
class {cls}:
    def __init__(self, size):
        self.size = size
        self.{b} = []
        self.found = []
        self.count = 0
        self.{m1} = set()
        self.{m2} = set()
        self.{m3} = set()

    def {place}(self, {r}=0):
        @found self.{b} if {r} == self.size
        for {c} in range(self.size):
            if {within_self}:#@accept
                continue#@accept
            self.{b}.append({c})#@accept
            @set self.{m}.add(at)
            self.{place}({r} + 1)
            self.{b}.pop()
            @reset self.{m}.discard(at)
""", "solver = {cls}({n})\nsolver.{place}()", f"{TESTS} unreset_column unreset_main unreset_anti alias", final="empty",
      special="class")

style("rows and columns from 1", """
x = [0] * ({n} + 1)

@test(k, j): {conflict:x[i]|i|j|k} for i in range(1, k)

def {place}(k):
    @head
    @found! [j - 1 for j in x[1:]] if k > {n}
    for j in range(1, {n} + 1):
        if {ok}(k, j):#@accept
            x[k] = j#@accept #@set
            {place}(k + 1)
            @after
""", "{place}(1)", f"{TESTS} stop_loop")

style("rows and columns from 1, printed from 1", """
x = [0] * ({n} + 1)
COUNT_0

@test(k): {conflict:x[i]|i|x[k]|k} for i in range(1, k)

def {place}(k):
    COUNT_GLOBAL
    if k > {n}:
        COUNT_UP
        print(X_PRINTED)
        return
    for j in range(1, {n} + 1):
        x[k] = j#@accept #@set
        if {ok}(k):#@accept
            {place}(k + 1)
            @after
""", "{place}(1)", f"{TESTS} stop_loop", actions=("from 1",))
