def matched(value):
    match value:
        case 0 | 1:
            return "small"
        case int(n) if n < 0:
            return f"negative {n}"
        case True:
            return "never"
        case int() | float():
            return "number"
        case "queen" | "king" as royal:
            return royal
        case str(text):
            return f"text {text}"
        case []:
            return "empty"
        case [x]:
            return f"one {x}"
        case [1, *rest]:
            return f"one and {rest}"
        case (a, b, *_, c) if c == 9:
            return f"{a} {b} 9"
        case [[a, b], c]:
            return f"pair {a} {b} {c}"
        case {"kind": "move", "to": to, **rest}:
            return f"to {to} {rest}"
        case {"kind": kind}:
            return f"kind {kind}"
        case {}:
            return "dict"
        case None:
            return "none"
        case set() | frozenset():
            return "set"
        case complex_ if callable(complex_):
            return "callable"
        case _:
            return "other"
print([matched(v) for v in [0, 1, -5, True, 7, 2.5, "queen", "rook", [], [5], (5,), [1, 2, 3], (4, 5, 6, 9), [4, 5,
    6], [[1, 2], 3], {"kind": "move", "to": "e4", "n": 1}, {"kind": "x"}, {}, {"a": 1}, None, {1}, frozenset(), len,
    range(3), iter([]), "", 3.0]])
def arguments(a, b=2, *rest, c, d=4, **others):
    return a, b, rest, c, d, others
def placed(a, b, /, c, *, d=0):
    return a, b, c, d
print(arguments(1, c=3), arguments(1, 5, 6, 7, c=8, e=9), arguments(*[1, 2, 3], **{"c": 4}), tried(arguments),
    tried(arguments, 1), tried(arguments, 1, a=1, c=2), placed(1, 2, 3), placed(1, 2, c=3, d=4), tried(placed, 1, 2),
    tried(placed, 1, b=2, c=3), tried(placed, 1, 2, 3, 4), tried(placed, 1, 2, 3, e=5), tried(lambda a, b: 0),
    tried(lambda: 0, 1), tried(lambda *a: a, 1, 2), tried(lambda **k: k, a=1), tried(lambda a, *, b: 0, 1),
    tried(lambda a, *, b, c: 0, 1), tried(lambda a, b, c, d: 0, 1), tried(lambda: arguments(**{1: 2}, c=1)))
def loops():
    out = []
    for n in range(3):
        for m in range(3):
            if m == 1:
                continue
            if n == 2:
                break
            out.append((n, m))
        else:
            out.append("whole")
    else:
        out.append("end")
    while out:
        if out.pop() == "whole":
            break
    else:
        out.append("never")
    return out
def final(how):
    out = []
    for n in range(3):
        try:
            out.append(n)
            if how == "return":
                return out
            if how == "break":
                break
            if how == "continue":
                continue
            if how == "raise":
                raise KeyError(n)
        except KeyError as error:
            out.append(repr(error))
            if n == 1:
                raise ValueError("again") from error
        else:
            out.append("else")
        finally:
            out.append("finally")
    return out
print(loops(), [tried(final, how) for how in ("", "return", "break", "continue", "raise")])
def generator(n):
    got = []
    try:
        for k in range(n):
            got.append((yield k))
        return got
    except GeneratorExit:
        print("closed")
        raise
    except ValueError as error:
        yield f"caught {error}"
    finally:
        print("done", got)
def outer():
    result = yield from generator(2)
    yield ("result", result)
walk = outer()
print(next(walk), walk.send("a"), walk.send("b"), tried(next, walk))
walk = generator(5)
print(next(walk), walk.throw(ValueError("oops")), tried(next, walk), tried(next, walk))
walk = generator(5)
next(walk)
print(walk.close(), tried(next, walk), list(generator(3)), tried(lambda: generator(1).send(5)),
    sum(x * y for x in range(3) for y in range(3) if x != y), [(x, y) for x in "ab" for y in range(2) if y],
    {x: x * x for x in range(3)}, {x % 3 for x in range(9)}, [[c for c in row] for row in ["ab", "c"]], (lambda *a,
    k=3: (a, k))(1, 2), [f() for f in [lambda n=n: n for n in range(3)]],
    [f() for f in [lambda: n for n in range(3)]])
def counter():
    total = 0
    def add(n=1):
        nonlocal total
        total += n
        return total
    return add
one, two = counter(), counter()
print(one(), one(5), two(), one.__name__, counter.__qualname__, one.__qualname__)
try:
    try:
        1 / 0
    except ZeroDivisionError as error:
        raise KeyError("x") from None
except KeyError as error:
    print(repr(error), error.__cause__, error.__suppress_context__, repr(error.__context__), error.args)
try:
    assert 1 > 2, "wrong order"
except AssertionError as error:
    print(error, type(error).__mro__[1].__name__)
class Own(Exception):
    def __init__(self, code, *more):
        super().__init__(code, *more)
        self.code = code
for raised in [Own(5), Own(5, 6), Own, ValueError, ValueError(), IndexError("i"), (KeyError("k"))]:
    try:
        raise raised
    except Own as error:
        print("own", error.code, error, error.args)
    except (ValueError, IndexError) as error:
        print("two", repr(error), error)
    except Exception as error:
        print("any", type(error).__name__, error)
print(tried(lambda: undefined), tried(lambda: (lambda: late)()), tried(lambda: [].absent), tried(lambda: None.x),
    tried(lambda: 5()), tried(lambda: [1][5]), tried(lambda: {}["k"]), tried(lambda: int("x")),
    tried(lambda: [] + ()), tried(lambda: "a" + 1), tried(lambda: -"a"), tried(lambda: len(5)),
    tried(lambda: iter(5)), tried(lambda: next(5)), tried(lambda: (1, 2)[0.5]), tried(lambda: [].pop()),
    tried(lambda: [1].remove(2)), tried(lambda: {1}.remove(2)))
x, (y, *z), w = 1, (2, 3, 4), 5
a = b = [0]
a += [1]
x, y = y, x
i = 0
i, row = 1, [0, 0]
row[i], i = 9, 0
print(x, y, z, w, a, b, row, i, (p := 5) + p, [q := 1, q + 1], 5 if x else 6, not x == y, x < y < 10,
    x is not None and y, *[1], sep="|", end="!\n")
def deep(n):
    if n == 0:
        raise ValueError("at the bottom")
    deep(n - 1)
def endless(n):
    return endless(n + 1)
print({tried(deep, 90) for turn in range(100)}, tried(endless, 0))
def deaf():
    try:
        yield 1
    except GeneratorExit:
        yield 2
ignoring = deaf()
print(next(ignoring), tried(ignoring.close))
