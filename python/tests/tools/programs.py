"""Random small programs of the language that the machine has, the same for the same seed.

Each has a few functions, generators and classes, and statements that use them; most end, some with an error. Sets hold
whole numbers only, because CPython's sets of strings have another order in every run. Expressions in brackets may go
over several lines, which a tracer sees.
"""

import random

INTS, FLOATS, STRINGS, LISTS, DICTS, SETS, TUPLES = "int float str list dict set tuple".split()
KINDS = [INTS] * 6 + [STRINGS, STRINGS, LISTS, LISTS, LISTS, DICTS, TUPLES, SETS, FLOATS]


class Writer:
    """Writes one program."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.depth = 0
        self.names = {}
        self.functions = []
        self.generators = []
        self.classes = []
        self.loops = 0
        self.in_function = False
        self.in_generator = False
        self.count = 0

    # Choices

    def of(self, *choices):
        return self.random.choice(choices)

    def chance(self, percent):
        return self.random.randrange(100) < percent

    def fresh(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def some(self, kind):
        """A variable of a kind, or a literal."""
        known = [name for name, its in self.names.items() if its == kind]
        return self.random.choice(known) if known and self.chance(75) else self.literal(kind)

    def name(self, kind):
        """A variable of a kind, or a number: without quotes, for an f-string."""
        known = [name for name, its in self.names.items() if its == kind]
        return self.random.choice(known) if known else self.small()

    def break_line(self):
        """Nothing, or inside brackets a line end."""
        return "\n" + "    " * (self.depth + 1) if self.chance(8) else ""

    # Expressions

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
                return f"{{{', '.join(self.small() for _ in range(1 + self.random.randrange(4)))}}}"

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
            lambda: f"({self.some(INTS)} ** {self.of('0', '1', '2', '3')})",
            lambda: f"int({self.of(self.some(FLOATS), self.some(FLOATS), repr('12'), self.some(STRINGS))})",
            lambda: f"{self.some(STRINGS)}.{self.of('count', 'find')}({self.some(STRINGS)})",
            lambda: f"{self.some(DICTS)}.get({self.some(INTS)}, {self.some(INTS)})",
            lambda: f"(lambda x, y={self.small()}: x * y + {a()})({b()})",
            lambda: f"next({self.iterable(depth - 1)}, {self.small()})",
            lambda: f"divmod({a()}, {b()})[{self.of('0', '1')}]",
            lambda: self.call(depth),
        )()

    def float(self, depth=3):
        if depth <= 0:
            return self.some(FLOATS)
        return self.of(
            lambda: self.some(FLOATS),
            lambda: f"({self.float(depth - 1)} {self.of('+', '-', '*', '/', '//', '%')} {self.float(depth - 2)})",
            lambda: f"({self.some(INTS)} / {self.int(depth - 1)})",
            lambda: f"round({self.float(depth - 1)}, {self.of('0', '1', '2')})",
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
        )()

    def set(self, depth=3):
        return self.of(
            lambda: self.some(SETS),
            lambda: f"({self.some(SETS)} {self.of('|', '&', '-', '^')} {self.some(SETS)})",
            lambda: f"{{{self.small()}, {self.small()}}}",
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

    # Statements

    def write(self, text):
        self.lines.append("    " * self.depth + text)

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
        compound = [self.conditional] * 3 + [self.loop] * 3 + [self.repeat, self.attempt, self.matching, self.context]
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
        self.write(f"{name} = {self.small()}")
        self.write(f"while {name} > 0{self.of('', f' and {self.condition(1)}')}:")
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

    # Definitions

    def function(self):
        name, count = self.fresh("f"), self.random.randrange(3)
        params = [f"p{i}" for i in range(count)]
        shown = list(params)
        if shown and self.chance(40):
            shown[-1] += f"={self.small()}"
        if self.chance(15):
            shown.append("*rest")
        if self.chance(10):
            shown.append("**named")
        outer = dict(self.names)
        self.write(f"def {name}({', '.join(shown)}):")
        self.in_function, loops, self.loops = True, self.loops, 0
        if self.chance(30):
            self.depth += 1
            self.write('"""Says what it does."""')
            self.depth -= 1

        def known():
            self.names = {param: INTS for param in params}
            if self.chance(30):
                self.nested()

        self.block(2 + self.random.randrange(3), known)
        self.depth += 1
        self.names = {param: INTS for param in params}
        self.write(f"return {self.int()}")
        self.depth -= 1
        self.in_function, self.loops, self.names = False, loops, outer
        self.functions.append((name, count))

    def nested(self):
        """A function inside that changes a variable of the one around."""
        variable, name = self.fresh("v"), self.fresh("g")
        self.write(f"{variable} = {self.small()}")
        self.write(f"def {name}(x):")
        self.depth += 1
        self.write(f"nonlocal {variable}")
        self.write(f"{variable} += x")
        self.write(f"return {variable}")
        self.depth -= 1
        self.write(f"{name}({self.int(1)})")
        self.names[variable] = INTS

    def generator(self):
        name = self.fresh("h")
        outer = dict(self.names)
        self.write(f"def {name}(n):")
        self.in_function = self.in_generator = True
        loops, self.loops = self.loops, 0

        def known():
            self.names = {"n": INTS}
            self.write("yield n")

        self.block(2 + self.random.randrange(2), known)
        self.in_function = self.in_generator = False
        self.loops, self.names = loops, outer
        self.generators.append(name)

    def manager(self):
        self.classes.append("Manager")
        self.write("class Manager:")
        self.write("    def __init__(self, n):")
        self.write("        self.n = n")
        self.write("    def __enter__(self):")
        self.write("        print('enter', self.n)")
        self.write("        return self")
        self.write("    def __exit__(self, kind, value, trace):")
        self.write("        print('exit', kind and kind.__name__)")
        self.write(f"        return {self.of('False', 'None', 'kind is not None')}")

    def klass(self):
        name = self.fresh("A")
        bases = [known for known in self.classes if known != "Manager"]
        base = self.random.choice(bases) if bases and self.chance(50) else ""
        self.write(f"class {name}{f'({base})' if base else ''}:")
        self.depth += 1
        self.write(f"total = {self.small()}")
        outer, self.names = dict(self.names), {"n": INTS}
        self.write("def __init__(self, n):")
        self.write(f"    {'super().__init__(n + 1)' if base else 'self.n = n'}")
        self.write(f"    self.items = {self.list(1)}")
        special = {
            "__repr__": ("self", f"return f'{name}({{self.n}})'"),
            "__eq__": ("self, other", "return isinstance(other, type(self)) and self.n == other.n"),
            "__lt__": ("self, other", "return self.n < other.n"),
            "__len__": ("self", "return len(self.items)"),
            "__getitem__": ("self, i", "return self.items[i]"),
            "__add__": ("self, other", f"return {name}(self.n + other.n)"),
            "__bool__": ("self", "return self.n > 2"),
            "__call__": ("self, x", "return x + self.n"),
            "__contains__": ("self, x", "return x == self.n"),
            "__iter__": ("self", "yield from self.items"),
        }
        for method in self.random.sample(sorted(special), 4):
            self.write(f"def {method}({special[method][0]}):")
            self.write(f"    {special[method][1]}")
        if self.chance(40):
            self.write("@property")
            self.write("def double(self):")
            self.write("    return self.n * 2")
        if self.chance(30):
            self.write("@staticmethod")
            self.write("def twice(x):")
            self.write("    return x * 2")
        if self.chance(30):
            self.write("@classmethod")
            self.write("def make(cls):")
            self.write("    cls.total += 1")
            self.write("    return cls(cls.total)")
        self.depth -= 1
        self.names = outer
        self.classes.append(name)
        item = self.fresh("o")
        self.write(f"{item} = {name}({self.int(1)})")
        uses = ["double", "twice(2)", "make().n", "n", "total", "items"]
        for use in self.random.sample(uses, 2):
            self.write(f"print(getattr({item}, {use.split('(')[0].split('.')[0]!r}, None) is not None)")
            self.write(f"if hasattr({item}, {use.split('(')[0].split('.')[0]!r}): print({item}.{use})")
        checks = [f"{item} == {item}", f"bool({item})", f"{item} < {name}(3)", f"len({item})", f"{item}[0]", f"1 in {item}"]
        checks += [f"list({item})", f"{item}(2)", f"({item} + {item}).n", f"sorted([{item}, {name}(1)])[0].n", f"isinstance({item}, {name})"]
        for check in self.random.sample(checks, 3):
            self.write("try:")
            self.write(f"    print({check})")
            self.write("except (TypeError, IndexError, AttributeError) as error:")
            self.write("    print(type(error).__name__)")

    def guarded(self):
        """Statements whose errors do not end the program."""
        self.write("try:")
        self.block(1 + self.random.randrange(3))
        self.write("except Exception as e:")
        self.write("    print(type(e).__name__, e)")

    def program(self):
        for _ in range(self.random.randrange(3)):
            self.assign()
        if self.chance(25):
            self.manager()
        for _ in range(self.random.randrange(5)):
            self.of(self.function, self.function, self.generator, self.klass)()
        for _ in range(3 + self.random.randrange(6)):
            if self.chance(60):
                self.guarded()
            else:
                self.statement()
        self.show()
        return "\n".join(self.lines) + "\n"


def program(seed):
    """The program of a seed."""
    return Writer(seed).program()


if __name__ == "__main__":
    import sys

    print(program(int(sys.argv[1])), end="")
