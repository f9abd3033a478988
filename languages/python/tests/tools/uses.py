"""Random expressions with the modules, methods and builtins that the others leave out, for `programs.py`."""

from choices import Choices, DICTS, FLOATS, INTS, LISTS, SETS, STRINGS, TUPLES

IMPORTS = """import bisect, copy, functools, heapq, itertools, math, operator, random
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from dataclasses import astuple, dataclass, field, replace
from enum import Enum, IntEnum, auto
"""


class Uses(Choices):
    """Writes expressions of a kind."""

    def int_use(self, depth):
        a, items = (lambda: self.int(depth - 1)), (lambda: self.list(depth - 1))
        return self.of(
            lambda: f"functools.reduce(lambda a, b: a {self.of('+', '-', '*', '|')} b, {items()}, {self.small()})",
            lambda: f"functools.reduce(operator.{self.of('add', 'sub', 'xor')}, {self.iterable(depth - 1)}, {a()})",
            lambda: f"Counter({self.iterable(depth - 1)})[{self.some(INTS)}]",
            lambda: f"bisect.{self.of('bisect', 'bisect_left')}(sorted({items()}), {a()})",
            lambda: f"math.{self.of('gcd', 'lcm')}({a()}, {self.some(INTS)})",
            lambda: f"math.{self.of('comb', 'perm')}({self.small()}, {self.small()})",
            lambda: f"math.{self.of('floor', 'ceil', 'trunc')}({self.float(depth - 1)})",
            lambda: f"math.{self.of('factorial', 'isqrt')}({self.small()})",
            lambda: f"pow({self.some(INTS)}, {self.small()}, {self.of('7', '1', '-5', '0', '10')})",
            lambda: f"int({self.of('bin', 'hex', 'oct')}({a()}), {self.of('0', '0', '2', '16')})",
            lambda: f"int({self.str(depth - 1)}, {self.of('10', '36', '2', '1')})",
            lambda: f"ord({self.str(depth - 1)}[{self.of('0', '-1', ':1')}])",
            lambda: f"({a()}).{self.of('bit_length', 'bit_count', 'conjugate')}()",
            lambda: f"{items()}.{self.of('count', 'index')}({a()})",
            lambda: f"{self.some(TUPLES)}.{self.of('count', 'index')}({self.some(INTS)})",
            lambda: f"{self.some(STRINGS)}.{self.of('index', 'rfind', 'rindex', 'find')}({self.some(STRINGS)}{self.of('', ', 1', ', -2')})",
            lambda: f"{self.some(DICTS)}[{self.of(self.some(INTS), repr('k'))}]",
            lambda: f"len({self.of('str', 'repr', 'set', 'tuple', 'list')}({self.some(self.of(STRINGS, LISTS, TUPLES))}))",
            lambda: f"len({self.of('range', 'range')}({a()} % 50, {self.small()}, {self.of('1', '-1', '3', '0')}))",
            lambda: f"range({self.small()}, 40, 3)[{self.some(INTS)}]",
            lambda: f"{self.of('max', 'min')}({items()}, {self.of('default=0', 'key=abs', 'key=lambda v: (-v % 5, v)')})",
            lambda: f"sum({self.comprehension(depth)})",
            lambda: f"sum(1 for v in {items()} if v {self.of('>', '==', '<')} {self.small()})",
            lambda: f"heapq.{self.of('heappushpop', 'heapreplace')}({items()}, {a()})",
            lambda: f"operator.itemgetter({self.of('0', '-1')})({items()})",
            lambda: f"hash(({self.some(INTS)}, {self.some(FLOATS)}, ({self.some(INTS)},)))",
            lambda: f"({self.some(INTS)} if {self.of('not', '')} {self.some(STRINGS)} else {a()})",
            lambda: f"({self.some(INTS)} {self.of('and', 'or')} {a()})",
            lambda: f"({self.some(INTS)} {self.of('<', '==', 'is not')} None)" if self.chance(5) else self.some(INTS),
            lambda: f"int({self.condition(depth - 1)})",
            lambda: f"random.Random({self.small()}).{self.of('randrange(9)', 'randint(1, 6)', 'choice([1, 2, 3])')}",
        )()

    def float_use(self, depth):
        value = lambda: self.float(depth - 1)
        return self.of(
            lambda: f"math.{self.of('sqrt', 'fabs', 'sin', 'cos', 'atan', 'exp', 'log', 'log2')}({value()})",
            lambda: f"math.{self.of('hypot', 'atan2', 'fmod', 'pow', 'copysign')}({value()}, {value()})",
            lambda: f"float({self.of(self.int(depth - 1), repr('1e5'), repr(' -2.5 '), repr('inf'), self.some(STRINGS))})",
            lambda: self.of(f"({value()} ** {self.of('2', '-1')})", f"(abs({value()}) ** 0.5)"),
            lambda: f"sum([{value()}, {value()}, {self.some(INTS)}])",
            lambda: f"math.{self.of('pi', 'e', 'inf', 'tau')}",
            lambda: f"abs({value()})",
            lambda: f"math.{self.of('fsum', 'prod')}({self.list(depth - 1)})",
        )()

    def str_use(self, depth):
        text, part = (lambda: self.str(depth - 1)), (lambda: self.some(STRINGS))
        spec = self.of("", "5", "<5", "^7", "*>6", "+", "05", ",", "x", "#b", "08.3f", ".1%", "e", "_d", "c", "s", "=+7")
        method = self.of(
            "lower()", "capitalize()", "casefold()", "lstrip('a')", "rstrip()", "ljust(6, '.')", "rjust(4)", "expandtabs(4)",
            "removeprefix('q')", "removesuffix('n')", "join(['1', '2'])", "translate({97: 'A', 98: None})", "format(1, a=2)",
            "zfill(3)", "partition('e')[2]", "rpartition('e')[0]", "replace('', '-')", "replace('e', '', 1)", "split()[0]",
        )
        return self.of(
            lambda: f"{text()}.{method}",
            lambda: f"f'{{{self.name(INTS)}:{spec}}}'",
            lambda: f"f'{{{self.name(FLOATS)}:{spec}}}'",
            lambda: f"f'{{{self.name(STRINGS)}:{spec}}}'",
            lambda: f"f'{{{self.name(INTS)}:>{{{self.small()}}}}}{{{self.name(LISTS)}!r:^12}}'",
            lambda: f"format({self.of(self.int(depth - 1), self.float(depth - 1), part())}, '{spec}')",
            lambda: f"('%{self.of('5', '-4', '+', '0', '')}{self.of('d', 'x', 's', 'r', '5.2f', 'g', 'e', 'c')}' % ({self.int(depth - 1)},))",
            lambda: f"('%s|%%|%r' % ({part()}, {self.some(LISTS)}))",
            lambda: f"'{{1}}-{{0!r:>5}}'.format({self.some(INTS)}, {part()})",
            lambda: f"'{{a[0]}} {{b.real}}'.format(a={self.some(LISTS)}, b={self.some(INTS)})",
            lambda: f"{self.of('bin', 'hex', 'oct', 'str', 'repr', 'ascii')}({self.int(depth - 1)})",
            lambda: f"chr({self.of('97', '65 + ' + self.small(), '30000')})",
            lambda: f"''.join(reversed({text()}))",
            lambda: f"''.join(sorted({text()}))",
            lambda: f"' '.join(f'{{v:>3}}' for v in {self.list(depth - 1)})",
            lambda: f"'\\n'.join('.' * v + 'Q' for v in {self.of('[1, 0, 2]', f'range({self.small()})')})",
            lambda: f"type({self.any(depth - 1)}).__name__",
            lambda: f"str({text()}.{self.of('isdigit', 'isalpha', 'islower', 'isupper', 'isspace', 'isalnum', 'istitle', 'isidentifier')}())",
            lambda: f"str({text()}.{self.of('startswith', 'endswith')}({self.of(part(), f'({part()}, {part()})')}))",
            lambda: f"str({text()}.{self.of('split', 'rsplit')}({self.of('', part(), 'None, 1', part() + ', 1')}))",
            lambda: f"str(dict(Counter({text()})))",
            lambda: f"str(Counter({self.list(depth - 1)}).most_common({self.of('', '1', '2')}))",
            lambda: f"str([(k, list(g)) for k, g in itertools.groupby({self.list(depth - 1)}, key=lambda v: v % 2)])",
            lambda: f"str(list({self.pairs(depth)}))",
            lambda: f"repr(deque({self.list(depth - 1)}, {self.of('3', 'maxlen=2', 'None')}))",
            lambda: f"repr({self.of('frozenset', 'set', 'tuple', 'list', 'OrderedDict.fromkeys')}({self.some(self.of(LISTS, SETS))}))",
        )()

    def pairs(self, depth):
        """An iterable of tuples."""
        items, number = (lambda: self.list(depth - 1)), (lambda: self.of("1", "2", "3"))
        return self.of(
            lambda: f"itertools.permutations({items()}[:4], {number()})",
            lambda: f"itertools.combinations({items()}[:5], {number()})",
            lambda: f"itertools.combinations_with_replacement({items()}[:4], {number()})",
            lambda: f"itertools.product({items()}[:3], {self.of(items() + '[:3]', 'repeat=2', 'range(2)')})",
            lambda: f"itertools.pairwise({items()})",
            lambda: f"itertools.zip_longest({items()}, {items()}, fillvalue={self.small()})",
            lambda: f"zip({items()}, {self.iterable(depth - 1)}, range({self.small()}))",
            lambda: f"enumerate({self.iterable(depth - 1)}, {self.small()})",
            lambda: f"{self.some(DICTS)}.items()",
            lambda: f"map(divmod, {items()}, {items()})",
        )()

    def list_use(self, depth):
        items, number = (lambda: self.list(depth - 1)), self.small
        return self.of(
            lambda: f"list(itertools.accumulate({items()}{self.of('', ', max', ', lambda a, b: a * b % 97', ', initial=1')}))",
            lambda: f"list(itertools.chain({items()}, {self.iterable(depth - 1)}))",
            lambda: f"list(itertools.chain.from_iterable([{items()}, {self.some(TUPLES)}]))" if self.chance(30) else items(),
            lambda: f"list(itertools.islice({self.iterable(depth - 1)}, {number()}, {self.of('None', number())}, {self.of('1', '2')}))",
            lambda: f"list(itertools.{self.of('takewhile', 'dropwhile', 'filterfalse')}(lambda v: v < {number()}, {items()}))",
            lambda: f"list(itertools.compress({items()}, {items()}))",
            lambda: f"[sum(p) for p in {self.of('itertools.combinations', 'itertools.permutations')}({items()}[:4], 2)]",
            lambda: f"list(map(operator.{self.of('add', 'mul', 'sub')}, {items()}, {items()}))",
            lambda: f"list(itertools.starmap(pow, [({number()}, 2), (3, {number()})]))",
            lambda: f"heapq.{self.of('nsmallest', 'nlargest')}({number()}, {items()}{self.of('', ', key=lambda v: -v % 7')})",
            lambda: f"list(deque({items()}, maxlen={number()}))",
            lambda: f"sorted({items()}, key={self.of('abs', 'str', 'lambda v: (v & 3, -v)', 'functools.cmp_to_key(lambda a, b: b - a)')})",
            # With a string the set would have another order here, and the error of a comparison other operands.
            lambda: f"sorted({self.literal(SETS)} {self.of('|', '&', '-', '^')} {{v for v in {items()} if isinstance(v, (int, float))}})",
            lambda: f"copy.{self.of('copy', 'deepcopy')}({items()})",
            lambda: f"[v for v, *_ in {self.pairs(depth)}]",
            lambda: f"[(lambda v=v: v + {number()})() for v in {items()}]",
            lambda: f"[y for x in [{items()}, {items()}] for y in x if y {self.of('>', '!=')} {number()}]",
            lambda: f"[v for v in {items()} if (w := v % 3) or w == {number()}]",
            lambda: f"list(dict.fromkeys({items()}))",
            lambda: f"list({self.some(DICTS)}.values())" if self.chance(20) else f"[*range({number()}, -3, -2)]",
            lambda: f"[*{self.iterable(depth - 1)}, *{items()}]",
            lambda: f"random.Random({number()}).sample(range(20), {number()})",
            lambda: f"list(filter(None, {items()}))",
        )()

    def dict_use(self, depth):
        items = lambda: self.list(depth - 1)
        return self.of(
            lambda: f"({self.some(DICTS)} | {self.dict(depth - 1)})",
            lambda: f"dict(Counter({items()}) {self.of('+', '-', '&', '|')} Counter({items()}))",
            lambda: f"dict(enumerate({items()}))",
            lambda: f"{{k: v for k, v in {self.of('zip', 'itertools.zip_longest')}({items()}, {items()})}}",
            lambda: f"dict(sorted({{3: 1, 1: {self.small()}, 2: 0}}.items(), key=lambda p: p[{self.of('0', '1')}]))",
            lambda: f"dict({self.of('a', 'k')}={self.int(depth - 1)}, **{{'z': 1}})",
        )()
