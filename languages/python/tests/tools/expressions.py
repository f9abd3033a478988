"""Random expressions, for `programs.py`."""

from choices import DICTS, FLOATS, INTS, KINDS, LISTS, SETS, STRINGS, TUPLES
from uses import Uses


class Expressions(Uses):
    """Writes expressions of a kind."""

    def literal(self, kind):
        number = self.random.randrange(-3, 8)
        match kind:
            case "int":
                return str(self.of(number, number, number, 10**20, 255)) if number >= 0 else f"({number})"
            case "float":
                return self.of("0.5", "2.0", "1e3", "-1.25", "3.14159")
            case "str":
                return self.of("'a'", "'queen'", '"b c"', "''", "'皇后'", "'12'")
            case "list":
                return f"[{', '.join(self.int(1) for _ in range(self.random.randrange(5)))}]"
            case "tuple":
                return f"({self.int(1)}, {self.break_line()}{self.int(1)})"
            case "dict":
                return f"{{{self.int(1)}: {self.int(1)}, {self.break_line()}'k': {self.int(1)}}}"
            case "set":
                return f"{{{', '.join(self.element() for _ in range(1 + self.random.randrange(4)))}}}"

    def element(self):
        """What may be in a set, mostly numbers."""
        return self.small() if self.chance(85) else self.of("0.5", "2.0", "1e3", "(1, 2)", "(2, 0.5)", "(-1)", "True")

    def small(self):
        return str(self.random.randrange(10))

    def any(self, depth=2):
        kind = self.random.choice(KINDS)
        return self.expression(kind, depth)

    def expression(self, kind, depth=3):
        return getattr(self, kind)(depth)

    def int(self, depth=3):
        if depth <= 0:
            return self.some(INTS)
        a, b = (lambda: self.int(depth - 1)), (lambda: self.int(depth - 2))
        line = self.break_line
        return self.of(
            lambda: self.some(INTS),
            lambda: f"({a()} {self.of('+', '-', '*', '//', '%', '&', '|', '^')} {line()}{b()})",
            lambda: f"{self.of('-', '~', '+')}{self.some(INTS)}",
            lambda: f"len({self.expression(self.of(STRINGS, LISTS, DICTS, TUPLES), depth - 1)})",
            lambda: f"[1, *{self.some(LISTS)}][{self.of('0', '-1', '-1', self.small())}]",
            lambda: f"({a()} if {self.condition(depth - 1)} else {line()}{b()})",
            lambda: f"sum({self.list(depth - 1)})",
            lambda: f"{self.of('max', 'min')}({a()}, {line()}{b()})",
            lambda: f"abs({a()})",
            lambda: f"({a()} {self.of('<<', '>>')} {self.small()})",
            lambda: f"({self.some(INTS)} {self.of('<<', '>>')} {self.far_shift()})",
            lambda: f"({self.some(INTS)} ** {self.of('0', '1', '2', '3')})",
            lambda: f"[1, *{self.some(LISTS)}][{self.far()}:][:1].count({a()})",
            lambda: f"range({self.far()})[{self.of(self.small(), '2**32', self.far())}]",
            lambda: f"len(range({self.small()}, {self.far()}, {self.of('1', '2', '3')}))",
            lambda: f"int({self.of(self.some(FLOATS), self.some(FLOATS), repr('12'), self.some(STRINGS))})",
            lambda: f"{self.some(STRINGS)}.{self.of('count', 'find')}({self.some(STRINGS)})",
            lambda: f"{self.some(DICTS)}.get({self.some(INTS)}, {self.some(INTS)})",
            lambda: f"(lambda x, y={self.small()}: x * y + {a()})({b()})",
            lambda: f"next({self.iterable(depth - 1)}, {self.small()})",
            lambda: f"divmod({a()}, {b()})[{self.of('0', '1')}]",
            lambda: self.call(depth),
            *[lambda: self.int_use(depth)] * 6,
        )()

    def far(self):
        """A number beyond what 32 bits hold."""
        return f"({self.of('2**31', '2**32', '2**33', '2**40', '2**62')} {self.of('+', '-')} {self.small()})"

    def far_shift(self):
        return self.of("31", "32", "33", "62", "63", "64", "70")

    def float(self, depth=3):
        if depth <= 0:
            return self.some(FLOATS)
        return self.of(
            lambda: self.some(FLOATS),
            lambda: f"({self.float(depth - 1)} {self.of('+', '-', '*', '/', '//', '%')} {self.float(depth - 2)})",
            lambda: f"({self.some(INTS)} / {self.int(depth - 1)})",
            lambda: f"(abs({self.float(depth - 1)}) ** 0.5)",
            lambda: f"({self.some(INTS)} * 10 ** -{self.small()})",
            lambda: f"round({self.float(depth - 1)}, {self.of('0', '1', '2')})",
            *[lambda: self.float_use(depth)] * 2,
        )()

    def str(self, depth=3):
        if depth <= 0:
            return self.some(STRINGS)
        part = lambda: self.str(depth - 1)
        method = self.of("upper()", "strip()", "title()", "replace('a', 'bb')", "zfill(5)", "center(7, '*')", "swapcase()")
        return self.of(
            lambda: self.some(STRINGS),
            lambda: f"({part()} + {self.break_line()}{part()})",
            lambda: f"({part()} * {self.small()})",
            lambda: f"str({self.any(depth - 1)})",
            lambda: f"repr({self.any(depth - 1)})",
            lambda: f"{self.some(STRINGS)}.{method}",
            lambda: f"{self.some(STRINGS)}[{self.slice()}]",
            lambda: f"f'{{{self.name(INTS)}:>{self.small()}}}|{{{self.name(STRINGS)}!r}}|{{{self.some(FLOATS)}:.2f}}'",
            lambda: f"f'{{{self.name(INTS)}}} {{{self.name(LISTS)}=}}'",
            lambda: f"('%d %s %5.1f' % ({self.some(INTS)}, {self.some(STRINGS)}, {self.some(FLOATS)}))",
            lambda: f"'{{}}-{{:<4}}'.format({self.some(INTS)}, {self.some(STRINGS)})",
            lambda: f"{self.of(repr(', '), repr(''))}.join(map(str, {self.list(depth - 1)}))",
            *[lambda: self.str_use(depth)] * 8,
        )()

    def slice(self):
        bound = lambda: self.of("", self.small(), "-1", "-2")
        return self.of(f"{bound()}:{bound()}", f"{bound()}:{bound()}:{self.of('1', '2', '-1')}", "::-1")

    def list(self, depth=3):
        if depth <= 0:
            return self.some(LISTS)
        line = self.break_line
        return self.of(
            lambda: self.some(LISTS),
            lambda: f"[{line()}{self.int(depth - 1)}, {line()}{self.int(depth - 1)}]",
            lambda: f"[{self.comprehension(depth)}]",
            lambda: f"({self.list(depth - 1)} + {line()}{self.list(depth - 2)})",
            lambda: f"({self.some(LISTS)} * {self.of('0', '1', '2')})",
            lambda: f"{self.some(LISTS)}[{self.slice()}]",
            lambda: f"sorted({self.iterable(depth - 1)}{self.of('', ', reverse=True', ', key=lambda v: (v % 3, v)')})",
            lambda: f"list({self.iterable(depth - 1)})",
            lambda: f"[*{self.some(LISTS)}, {self.int(depth - 1)}]",
            lambda: f"list(reversed({self.some(LISTS)}))",
            *[lambda: self.list_use(depth)] * 6,
        )()

    def iterable(self, depth):
        """Something with an iterator over whole numbers."""
        options = [
            lambda: f"iter({self.list(depth - 1)})",
            lambda: f"iter(range({self.small()}))",
            lambda: f"map(lambda v: v {self.of('+', '*', '-')} {self.small()}, {self.list(depth - 1)})",
            lambda: f"filter(lambda v: v % {self.of('2', '3')}, {self.list(depth - 1)})",
            lambda: f"({self.comprehension(depth)})",
        ]
        if self.generators:
            options += [lambda: f"{self.random.choice(self.generators)}({self.small()})"] * 3
        return self.random.choice(options)()

    def comprehension(self, depth):
        name = self.fresh("c")
        source = self.of(f"range({self.small()})", self.some(LISTS), self.some(SETS) if self.chance(30) else "range(3)")
        self.names[name] = INTS
        element = self.int(depth - 1)
        condition = f" {self.break_line()}if {self.condition(1)}" if self.chance(40) else ""
        del self.names[name]
        return f"{element} {self.break_line()}for {name} in {source}{condition}"

    def tuple(self, depth=3):
        return self.of(
            lambda: self.some(TUPLES),
            lambda: f"({self.int(depth - 1)}, {self.any(depth - 1)})",
            lambda: f"tuple({self.list(depth - 1)})",
        )()

    def dict(self, depth=3):
        name = self.fresh("c")
        return self.of(
            lambda: self.some(DICTS),
            lambda: f"{{{self.int(depth - 1)}: {self.any(depth - 1)}}}",
            lambda: f"{{{name}: {name} * 2 for {name} in range({self.small()})}}",
            lambda: f"{{**{self.some(DICTS)}, {self.small()}: {self.int(depth - 1)}}}",
            lambda: f"dict(zip({self.some(LISTS)}, {self.list(depth - 1)}))",
            *[lambda: self.dict_use(depth)] * 2,
        )()

    def set(self, depth=3):
        return self.of(
            lambda: self.some(SETS),
            lambda: f"({self.some(SETS)} {self.of('|', '&', '-', '^')} {self.some(SETS)})",
            lambda: f"{{{self.element()}, {self.element()}}}",
            lambda: f"set({self.of(f'range({self.small()})', self.some(LISTS))})",
        )()

    def condition(self, depth=2):
        if depth <= 0:
            return self.of("True", f"{self.some(INTS)} > {self.small()}", self.some(LISTS))
        compare = lambda: self.of("<", "<=", "==", "!=", ">", ">=")
        return self.of(
            lambda: f"{self.int(depth - 1)} {compare()} {self.int(depth - 1)}",
            lambda: f"{self.small()} {compare()} {self.some(INTS)} {compare()} {self.small()}",
            lambda: f"{self.some(INTS)} {self.of('in', 'not in')} {self.some(self.of(LISTS, SETS, DICTS))}",
            lambda: f"({self.condition(depth - 1)} {self.of('and', 'or')} {self.break_line()}{self.condition(depth - 1)})",
            lambda: f"not {self.condition(depth - 1)}",
            lambda: f"{self.of('any', 'all')}({self.iterable(depth - 1)})",
            lambda: f"isinstance({self.any(depth - 1)}, {self.of('int', 'str', '(list, tuple)')})",
            lambda: f"{self.some(STRINGS)} {compare()} {self.some(STRINGS)}",
        )()

    def call(self, depth):
        if not self.functions:
            return self.some(INTS)
        name, count = self.random.choice(self.functions)
        args = [self.int(depth - 1) for _ in range(count)]
        if count and self.chance(15):
            args = [f"*{self.of(self.some(LISTS), self.iterable(depth - 1))}"]
        elif count > 1 and self.chance(30):
            args[-1] = f"p{count - 1}={args[-1]}"
        return f"{name}({(',' + (self.break_line() or ' ')).join(args)})"
