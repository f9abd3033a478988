"""Random statements, for `programs.py`."""

from choices import DICTS, INTS, KINDS, LISTS, SETS, STRINGS
from expressions import Expressions


class Statements(Expressions):
    """Writes statements."""

    def write(self, *lines):
        self.lines += ["    " * self.depth + line for line in lines]

    def inside(self, line):
        self.write(f"    {line}")

    def block(self, size, body=None):
        self.depth += 1
        before = dict(self.names)
        if body:
            body()
        for _ in range(size):
            self.statement(size - 1)
        # What a block may have skipped is not relied on, mostly.
        if not self.chance(15):
            self.names = before
        self.depth -= 1

    def statement(self, size=2):
        simple = [self.assign] * 5 + [self.show] * 4 + [self.augment, self.change, self.unpack, self.assertion, self.walrus]
        simple += [self.alter] * 2 + [self.spread, self.complain]
        compound = [self.conditional] * 3 + [self.loop] * 3 + [self.repeat, self.attempt, self.matching, self.context]
        compound += [self.cleanup, self.board, self.closure]
        if self.in_function:
            simple += [self.give_back]
        if self.in_generator:
            simple += [self.give] * 3
        if self.loops:
            simple += [self.leave]
        deep = self.depth > 3 or size <= 0
        self.random.choice(simple if deep or self.chance(55) else compound)()

    def assign(self):
        kind = self.random.choice(KINDS)
        value = self.expression(kind)
        name = self.fresh("v")
        self.write(f"{name} = {value}")
        self.names[name] = kind

    def show(self):
        values = ", ".join(self.any() for _ in range(1 + self.random.randrange(2)))
        if self.chance(10):
            values = f"*{self.iterable(2)}"
        ending = self.of("", "", ", sep='/'", ", end=';'")
        self.write(f"print({self.break_line()}{values}{ending})")

    def augment(self):
        name = self.some(INTS)
        if name.isidentifier() and name[0] == "v":
            self.write(f"{name} {self.of('+=', '-=', '*=', '//=', '%=', '|=')} {self.int(2)}")
        else:
            self.assign()

    def change(self):
        name = self.some(LISTS)
        if not name.isidentifier():
            return self.assign()
        self.write(
            self.of(
                f"{name}.append({self.int(2)})",
                f"{name}[{self.of('0', '-1', self.small())}] = {self.int(2)}",
                f"{name}[{self.slice()}] = {self.list(1)}",
                f"del {name}[{self.of('0', '-1', '1:3')}]",
                f"{name}.sort(key=lambda v: -v)",
                f"{name}.extend({self.iterable(2)})",
                f"{name}.pop()",
                f"{name}.insert({self.small()}, {self.int(1)})",
                f"{name}.reverse()",
            )
        )

    def unpack(self):
        a, b = self.fresh("v"), self.fresh("v")
        self.write(
            self.of(
                f"{a}, {b} = {self.int(2)}, {self.int(2)}",
                f"{a}, *_ = {b}, _ = {self.list(2)}, {self.small()}" if self.chance(10) else f"{a} = {b} = {self.int(2)}",
                f"({a}, {b}) = {self.tuple(2)}" if self.chance(20) else f"[{a}, {b}] = [{self.int(1)}, {self.int(1)}]",
            )
        )
        self.names[a] = self.names[b] = INTS

    def assertion(self):
        self.write(f"assert {self.condition()}, {self.str(1)}" if self.chance(30) else "pass")

    def walrus(self):
        name = self.fresh("v")
        self.write(f"print(({name} := {self.int(2)}) + {name})")
        self.names[name] = INTS

    def alter(self):
        """Changes a container in place, or a part of it."""
        items, entries, some = self.some(LISTS), self.some(DICTS), self.some(SETS)
        number = self.int(1)
        changes = [
            f"{items}.remove({number})",
            f"{items}.clear()" if self.chance(20) else f"{items}.extend([{number}] * 2)",
            f"{items}[{self.of('0', '-1', '1:', '::2')}] {self.of('+=', '*=')} {self.of('2', '[1]')}",
            f"{items} += {self.list(1)}",
            f"heapq.heapify({items})",
            f"heapq.heappush({items}, {number})",
            f"print(heapq.heappop({items}))",
            f"bisect.insort({items}, {number})",
            f"random.Random(3).shuffle({items})",
            f"{items}[0], {items}[-1] = {items}[-1], {items}[0]",
            f"{entries}[{number}] = {self.any(1)}",
            f"{entries}.update({self.dict(1)})",
            f"{entries}.setdefault({number}, []).append(1)",
            f"print({entries}.pop({number}, 'none'))",
            f"print({entries}.popitem())",
            f"del {entries}[{self.of(number, repr('k'))}]",
            f"{some}.add({number})",
            f"{some}.discard({number})",
            f"{some}.remove({self.small()})",
            f"{some} {self.of('|=', '&=', '-=', '^=')} {self.set(1)}",
            f"{some}.update({self.list(1)})",
        ]
        change = self.random.choice(changes)
        known = [name for name in (items, entries, some) if name in change]
        self.write(change if known and all(name.isidentifier() for name in known) else "pass")

    def spread(self):
        """Unpacks with a star."""
        a, b = self.fresh("v"), self.fresh("v")
        target = self.of(f"{a}, *{b}", f"*{b}, {a}", f"{a}, *{b}, _", f"({a}, _), *{b}")
        self.write(f"{target} = {self.of(self.list(2), self.iterable(2), f'list({self.pairs(2)})')}")
        self.names[b] = LISTS

    def complain(self):
        error = self.of("ValueError", "KeyError", "RuntimeError", "StopIteration", "IndexError('x', 1)", "ZeroDivisionError")
        call = error if error.endswith(")") else f"{error}({self.of('', self.str(1), self.int(1))})"
        self.write(f"if {self.condition(1)}: raise {call}{self.of('', '', ' from None', ' from KeyError(1)')}")

    def cleanup(self):
        """A `finally` that something leaves through: a function, so that it may return."""
        name, loop = self.fresh("t"), self.fresh("v")
        self.write(f"def {name}(n):")
        self.depth += 1
        outer, loops, inside, generator = dict(self.names), self.loops, self.in_function, self.in_generator
        self.in_function, self.in_generator, self.loops, self.names = True, False, 1, {"n": INTS}
        self.write(f"for {loop} in range({self.of('2', '3')}):")
        self.depth += 1
        self.names[loop] = INTS
        self.write("try:")
        self.block(2)
        self.inside(self.of("return n", "continue", "break", f"raise ValueError({loop})", "n += 1", "n //= 0"))
        if self.chance(60):
            self.write(f"except {self.of('ValueError', 'ArithmeticError', 'LookupError', 'Exception')} as e:")
            self.inside(self.of("print(repr(e), e.args)", "raise", "raise KeyError(n) from e", "return -1", "print(repr(e.__context__))"))
        self.write("finally:")
        self.block(1)
        self.depth += 1
        self.write(self.of("print('finally', n)", "pass", "n -= 1", "return n", "break"))
        self.depth -= 3
        self.write("    return n + 1")
        self.names, self.loops, self.in_function, self.in_generator = outer, loops, inside, generator
        self.write("try:", f"    print({name}({self.int(1)}))", "except Exception as e:")
        self.write("    print(type(e).__name__, e.args, repr(e.__cause__))")

    def board(self):
        """A board of lists, changed and printed."""
        name, n = self.fresh("b"), self.of("2", "3", "4")
        row, column = self.fresh("v"), self.fresh("v")
        self.write(f"{name} = [[{self.of('0', repr('.'), 'None')}] * {n} for _ in range({n})]")
        self.write(f"for {row}, {column} in {self.of(f'zip(range({n}), range({n}))', f'itertools.product(range({n}), repeat=2)')}:")
        self.names[row] = self.names[column] = INTS
        self.write(f"    {name}[{row}][{self.of(column, '-1', f'({row} + {self.small()}) % {n}')}] = {self.of(row, '1', repr('Q'))}")
        self.write(
            self.of(
                f"for {row} in {name}: print(*{row})",
                f"print('\\n'.join(' '.join(map(str, line)) for line in {name}))",
                f"print([line[:] for line in {name}], any(map(all, {name})))",
                f"print([list(line) for line in zip(*{name})], sum({name}, [])[:{n}])",
                f"print(all({name}[i][i] for i in range({n})), [i for i, line in enumerate({name}) if 1 in line])",
            )
        )
        del self.names[row], self.names[column]

    def closure(self):
        """A function that makes functions, or a decorator."""
        name, made = self.fresh("k"), self.fresh("m")
        self.write(f"def {name}(f, *args, scale={self.small()}, **named):")
        self.depth += 1
        self.write("count = 0")
        if self.chance(50):
            self.write("@functools.wraps(f)")
        self.write("def inner(*more, **other):", "    nonlocal count", f"    count += {self.of('1', 'len(more)', 'scale')}")
        self.write(f"    print(count, more, args, sorted(other), named{self.of('', ', scale')})")
        self.write(f"    return f(*more){self.of('', ' * scale', ' + count')}")
        self.write(f"return {self.of('inner', 'inner', 'lambda *a: inner(*a)')}")
        self.depth -= 1
        if self.chance(40):
            self.write(f"@{name}", f"def {made}(x{self.of('', '=2', ', *y')}):")
            self.write(f"    return {self.of('x', 'x + 1', '-x', 'x // 0')}")
        else:
            self.write(f"{made} = {name}(lambda x: x + {self.small()}, {self.small()}{self.of('', ', scale=2', ', z=1')})")
        self.write("try:", f"    print({made}({self.int(1)}{self.of('', ', q=1')}), {made}({self.small()}))")
        self.write("except (TypeError, ZeroDivisionError) as e:", "    print(e)")

    def leave(self):
        self.write(f"if {self.condition(1)}: {self.of('break', 'continue')}")

    def give_back(self):
        self.write(f"if {self.condition(1)}:")
        self.depth += 1
        self.write("return" if self.in_generator else f"return {self.int(2)}")
        self.depth -= 1

    def give(self):
        if self.generators and self.chance(25):
            self.write(f"yield from {self.iterable(1)}")
        else:
            self.write(f"yield {self.int(2)}")

    def conditional(self):
        self.write(f"if {self.condition()}:")
        self.block(1 + self.random.randrange(2))
        while self.chance(25):
            self.write(f"elif {self.condition()}:")
            self.block(1)
        if self.chance(40):
            self.write("else:")
            self.block(1 + self.random.randrange(2))

    def loop(self):
        name, other = self.fresh("v"), self.fresh("v")
        target, source = self.of(
            (name, f"range({self.small()})"),
            (name, self.list(2)),
            (name, self.iterable(2)),
            (f"{name}, {other}", f"enumerate({self.list(1)})"),
            (f"{name}, {other}", f"zip({self.list(1)}, range({self.small()}))"),
            (name, f"list({self.some(DICTS)}.values())" if self.chance(10) else f"range(1, {self.small()}, 2)"),
        )
        self.write(f"for {target} in {source}:")
        self.loops += 1

        def known():
            self.names[name] = INTS
            if "," in target:
                self.names[other] = INTS

        self.block(1 + self.random.randrange(3), known)
        self.loops -= 1
        if self.chance(15):
            self.write("else:")
            self.block(1)

    def repeat(self):
        name = self.fresh("w")
        self.write(f"{name} = {self.small()}", f"while {name} > 0{self.of('', f' and {self.condition(1)}')}:")
        self.loops += 1
        self.block(1 + self.random.randrange(2), lambda: self.write(f"{name} -= 1"))
        self.loops -= 1
        if self.chance(15):
            self.write("else:")
            self.block(1)

    def attempt(self):
        self.write("try:")
        self.block(1 + self.random.randrange(2))
        error = self.of("ZeroDivisionError", "IndexError", "(TypeError, ValueError)", "Exception", "KeyError")
        if self.chance(80):
            self.write(f"except {error}{self.of('', ' as e')}:")
            if self.lines[-1].endswith("as e:"):
                self.block(1, lambda: self.write("print(type(e).__name__, e)"))
            else:
                self.block(1)
            if self.chance(25):
                self.write("else:")
                self.block(1)
            if self.chance(30):
                self.write("finally:")
                self.block(1)
        else:
            self.write("finally:")
            self.block(1)

    def matching(self):
        name = self.fresh("v")
        self.write(f"match {self.any()}:")
        self.depth += 1
        patterns = [self.small(), "'a' | 'b'", f"[{name}, *_]", f"({name}, _)", "int()", f"{{'k': {name}}}", "None", "[]"]
        patterns += [f"str({name})", f"[_, _, *{name}]", f"(1 | 2 | 3) as {name}", f"{{**{name}}}", f"list() | tuple() as {name}", "-1"]
        patterns += ["[[*_], *_]", "float() | bool()", f"[{name}]" if self.chance(50) else f"[int({name}), int()]"]
        for pattern in self.random.sample(patterns, 3):
            self.write(f"case {pattern}{self.of('', '', f' if {self.condition(1)}')}:")
            self.block(1)
        if self.chance(60):
            self.write("case _:")
            self.block(1)
        self.depth -= 1

    def context(self):
        if not any(name == "Manager" for name in self.classes):
            return self.assign()
        self.write(f"with Manager({self.small()}) as m:")
        self.block(1 + self.random.randrange(2))
