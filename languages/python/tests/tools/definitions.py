"""Random functions, generators and classes, for `programs.py`."""

from choices import INTS
from statements import Statements


class Definitions(Statements):
    """Writes definitions."""

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
            self.inside('"""Says what it does."""')

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
        self.write(f"{variable} = {self.small()}", f"def {name}(x):")
        self.depth += 1
        self.write(f"nonlocal {variable}", f"{variable} += x", f"return {variable}")
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
        self.write("def __init__(self, n):", f"    {'super().__init__(n + 1)' if base else 'self.n = n'}")
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
            self.write(f"def {method}({special[method][0]}):", f"    {special[method][1]}")
        if self.chance(40):
            self.write("@property", "def double(self):", "    return self.n * 2")
        if self.chance(30):
            self.write("@staticmethod", "def twice(x):", "    return x * 2")
        if self.chance(30):
            self.write("@classmethod", "def make(cls):", "    cls.total += 1", "    return cls(cls.total)")
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
            self.write("try:", f"    print({check})", "except (TypeError, IndexError, AttributeError) as error:")
            self.write("    print(type(error).__name__)")

    def record(self):
        """A dataclass, a namedtuple or an enumeration, with uses of it."""
        name, item = self.fresh("R"), self.fresh("o")
        kind = self.random.randrange(3)
        number = self.small
        if kind == 0:
            options = self.of("", "(order=True)", "(frozen=True)", "(eq=False)", "(order=True, frozen=True)")
            self.write(f"@dataclass{options}", f"class {name}:", "    x: int", f"    y: int = {number()}")
            if self.chance(50):
                self.write(f"    items: list = field(default_factory=list{self.of('', ', repr=False', ', compare=False')})")
            if self.chance(30):
                self.write("    def __post_init__(self):")
                self.write(f"        {self.of('print(self.x)', 'assert self.x > 1, self', 'self.y += 1')}")
            if self.chance(40):
                self.write("    def size(self) -> int:", "        return self.x * self.y")
            uses = [f"{item}", f"{item} == {name}({number()}, {number()})", f"{item} < {name}(2)", f"replace({item}, x={number()})"]
            uses += [f"astuple({item})", f"{item}.x + {item}.y", f"{item}.size()", f"hash({item}) == hash({item})", f"{name}(y=1)"]
            uses += [f"sorted([{item}, {name}(1), {name}(3, 0)])", f"{{{item}: 1}}[{item}]", f"setattr({item}, 'x', 9)", f"vars({item})"]
            self.write(f"try: {item} = {name}({self.int(1)}{self.of('', ', ' + number(), ', y=' + number())})")
        elif kind == 1:
            self.write(f"{name} = namedtuple('{name}', {self.of(repr('x y'), repr(['x', 'y']), repr('x, y'))}{self.of('', ', defaults=[1]')})")
            uses = [f"{item}", f"{item}.x, {item}[1]", f"{item}._replace(x={number()})", f"{item}._asdict()", f"{item} == (1, 2)"]
            uses += [f"[*{item}]", f"{item} + (1,)", f"{name}._make([1, 2])", f"{name}._fields", f"{name}(1, 2, 3)", f"{item}.z", f"max({item}, {name}(1, 1))"]
            self.write(f"try: {item} = {name}({self.int(1)}{self.of('', ', ' + number(), ', y=' + number())})")
        else:
            self.write(f"class {name}({self.of('Enum', 'IntEnum')}):", f"    A = {self.of('1', '5', 'auto()')}")
            self.write(f"    B = {self.of('2', 'auto()')}", f"    C = {self.of('7', 'auto()')}")
            uses = [f"{item}", f"{item}.name, {item}.value", f"{name}({number()})", f"{name}['B']", f"list({name})", f"{item} is {name}.A"]
            uses += [f"{item} < {name}.C", f"{item} + 1", f"{{{item}: 2}}", f"len({name})", f"[m.value for m in {name}]", f"f'{{{item}}} {{{item}!r}}'"]
            self.write(f"try: {item} = {name}.{self.of('A', 'B', 'C', 'D')}")
        self.write("except Exception as e: print(type(e).__name__, e)")
        for use in self.random.sample(uses, 4):
            self.write(f"try: print({use})", "except Exception as e: print(type(e).__name__, e)")

    def talk(self):
        """A generator that is sent values, and one that is closed."""
        name, item = self.fresh("h"), self.fresh("i")
        self.write(f"def {name}(n):", "    try:", f"        while n < {self.of('5', '9')}:", "            got = yield n")
        self.write("            print('got', got)", f"            n += {self.of('got or 1', '1', '2')}")
        self.write(f"    {self.of('except GeneratorExit', 'except ValueError as e', 'finally')}:")
        self.write(f"        print('end', n){self.of('', '; raise', '; yield 7') if 'finally' not in self.lines[-1] else ''}")
        self.write(f"    return {self.small()}", f"def {name}_outer(n):", f"    got = yield from {name}(n)")
        self.write("    yield got", f"{item} = {name}{self.of('', '_outer')}({self.small()})")
        uses = [f"next({item})", f"{item}.send({self.of('None', '2')})", f"{item}.throw(ValueError('v'))", f"{item}.close()", f"list({item})"]
        uses += [f"next({item}, 'none')", f"{item}.send(3)", f"next({item})", f"[*itertools.islice({item}, 2)]", f"sum({item})"]
        for use in self.random.sample(uses, 4):
            self.write(f"try: print({use})", "except BaseException as e: print(type(e).__name__, e)")

    def memory(self):
        """A recursive function that remembers."""
        name = self.fresh("f")
        self.write(self.of("@functools.lru_cache(None)", "@functools.cache", "@functools.lru_cache(maxsize=2)"))
        self.write(f"def {name}(n, k={self.small()}):", "    if n < 2:", "        return k")
        self.write(f"    return {name}(n - 1) {self.of('+', '-', '*')} {name}(n - 2{self.of('', ', k')})")
        self.write(f"print({name}({self.small()}), {name}.cache_info())")

    def guarded(self):
        """Statements whose errors do not end the program."""
        self.write("try:")
        self.block(1 + self.random.randrange(3))
        self.write("except Exception as e:", "    print(type(e).__name__, e)")
