import math
class Plain:
    pass
class Named:
    def __init__(self, name):
        self.name = name
    def __repr__(self):
        return f"<{self.name}>"
    def __str__(self):
        return self.name
    def __format__(self, spec):
        return f"{self.name}:{spec}"
    def __bool__(self):
        return bool(self.name)
    def __len__(self):
        return len(self.name)
    def method(self):
        pass
row = [1]
row.append(row)
table = {1: row}
table[2] = table
print(row, table, ([row],), {frozenset(): ()}, [set(), frozenset(), {}, (), (1,), [[]], [()]])
named = Named("queen")
print(named, [named], (named,), {named.name: named}, f"{named}|{named!r}|{named!s:>8}|{named:x}|{named!a}",
    str(named), repr(named), format(named, "5"), "%s %r" % (named, named), "{} {!r} {:>3}".format(named, named,
    named))
print(len, print, int, str, type, type(5), type(None), Plain, Named.__name__, Exception, ValueError("a"),
    [ValueError("a", 1)], KeyError("k"), [KeyError()], str(KeyError("k")), str(ValueError()), repr(StopIteration(5)),
    math.sqrt, NotImplemented, ..., range(3), slice(1, None, 2), property)
print(Named.__init__.__name__, Named.method.__qualname__, named.method.__name__, type(named).__name__,
    type(named.method).__name__, type(len).__name__, type(tried).__name__, type(iter([])).__name__,
    type(iter({})).__name__, type(iter(set())).__name__, type(iter(range(1))).__name__, type({}.keys()).__name__,
    type({}.items()).__name__, type({}.values()).__name__, type(x for x in []).__name__, type(zip()).__name__,
    type(map(len, [])).__name__, type(enumerate([])).__name__, type(lambda: 0).__name__,
    type(NotImplemented).__name__, type(...).__name__, type(type).__name__, type([].append).__name__)
print({}.keys(), {1: 2}.items(), {1: 2}.values(), {1: {2: 3}}, {"a": "b'"}, {(1, 2): None}, {1.5: True}, [None, True,
    1.0, "x"], (), ((),), [[], [[]]], "\\", "\n", '"', "'", "'\"")
print(bool(Named("")), bool(named), len(named), not named, [1] and "yes", [] or "no", None or 0 or "", 1 and 0 and 2,
    (5 if [] else 6), 1 < 2 < 3, 1 < 3 < 2, 3 > 2 == 2, 1 == 1.0 == True, None is None, [] is [], () is (),
    "a" is "a", 5 in [5.0], None in [0], not [] in [[]])
print(tried(lambda: named < named), tried(lambda: named + 1), tried(lambda: named[0]), tried(lambda: named()),
    tried(lambda: named.absent), tried(lambda: iter(named)), tried(lambda: hash(named) and 1), named == named,
    named != Named("queen"), tried(lambda: Plain().x), tried(lambda: Plain.x), tried(lambda: Plain(1)),
    tried(lambda: Named()), tried(lambda: Named(1, 2)), tried(lambda: Named(nam="a")), tried(lambda: int.absent),
    tried(lambda: (5).real.absent), tried(lambda: len(Plain())), tried(lambda: len(5)), tried(lambda: abs("a")),
    tried(lambda: sum(["a"])), tried(lambda: sum([[1]], 0)), tried(lambda: max(1, "a")), tried(lambda: min([1],
    key=5)), tried(lambda: print(sep=5)), tried(lambda: int("a", base=5)), tried(lambda: isinstance(1, 5)),
    tried(lambda: issubclass(1, int)), tried(lambda: getattr(5, "x")), getattr(5, "x", 7), tried(lambda: setattr(5,
    "x", 1)), hasattr(named, "name"), callable(len), callable(5), callable(Named), callable(named))
