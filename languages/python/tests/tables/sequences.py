row = list(range(10))
bounds = [None, 0, 3, 7, 10, 50, -1, -4, -50]
for step in [None, 1, 2, -1, -3, 20]:
    for a in bounds:
        print([row[a:b:step] for b in bounds], [range(2, 22, 2)[a:b:step] for b in bounds], tuple(row)[a::step])
def put(at, values):
    changed = list(range(6))
    changed[at] = values
    return changed
def drop(at):
    changed = list(range(6))
    del changed[at]
    return changed
for at in [slice(None), slice(1, 3), slice(3, 1), slice(0, 0), slice(6, 9), slice(-2, None), slice(None, None, 2),
    slice(None, None, -1), slice(1, 100, 3), slice(5, None, -2)]:
    print(at, [tried(put, at, values) for values in ([], [9], "ab", (7, 8, 9), range(6))], tried(drop, at))
for at in [0, 5, -1, -6, 6, -7, True, None, "a", 1.0]:
    print(at, tried(put, at, "x"), tried(drop, at), tried(lambda: row[at]), tried(lambda: tuple(row)[at]),
        tried(lambda: range(5)[at]), tried(lambda: "abcdef"[at]), tried(row.copy().pop, at), tried(row.copy().insert,
        at, "x"))
def after(method, *arguments):
    changed = [3, 1, 2, 1]
    result = tried(getattr(changed, method), *arguments)
    return result, changed
print([after(*call) for call in [("append", 5), ("extend", "ab"), ("extend", 5), ("insert", 0, 9), ("insert", -1, 9),
    ("insert", 50, 9), ("insert", -50, 9), ("remove", 1), ("remove", 9), ("pop",), ("pop", 0), ("pop", -4), ("pop",
    4), ("clear",), ("index", 1), ("index", 1, 2), ("index", 1, 2, 3), ("index", 9), ("index", 1, -1), ("count", 1),
    ("count", 9), ("sort",), ("reverse",), ("copy",), ("__len__",), ("__contains__", 2)]])
print([(r, len(r), list(r), r[-1:], 4 in r, -4 in r, 4.0 in r, r.count(4), tried(r.index, 4), list(reversed(r)),
    bool(r), r.start, r.stop, r.step) for r in (range(0), range(5), range(4, 9), range(9, 0, -1), range(10, -10, -7),
    range(0, 10, 4), range(5, 5), range(-3, 3))])
print(tried(range, 1.0), tried(range, 0, 5, 0), tried(range, "a"), range(3) == range(0, 3, 1), range(0) == range(2,
    1), hash(range(3)) == hash(range(0, 3)), range(10)[2:8:3], len(range(0, 2**40, 3)))
print([(1, 2) < (1, 3), (1,) < (1, 0), () < (0,), [1, 2] == [1, 2.0], (1, [2]) == (1, [2]), [] < [], [[2], 1] > [[1],
    5], (1, 2) == [1, 2]], tried(lambda: (1, "a") < (1, 2)), (1, 2, 1).count(1), (1, 2, 1).index(2), tried((1,).index,
    5), (1,) * 3, [0] * 2 + [1], 2 * (1,), sum([[1], [2]], []), max([3, 1], [2, 9]), min((2, 1), (1, 5),
    key=lambda t: t[1]), max([], default=7), tried(max, []), tried(min), tried(max, 5))
a, *b, c = range(5)
print(a, b, c, [*range(3), *"ab"], (*[], 1), tried(lambda: [x for x, y in [(1, 2, 3)]]), tried(lambda: [x for x,
    y in [(1,)]]), tried(lambda: [x for x, y in [5]]), list(zip(range(3), "ab")), tried(lambda: list(zip([1], [1, 2],
    strict=True))), list(enumerate("ab", 5)), list(map(lambda x, y: (x, y), [1, 2], "abc")), list(filter(None, [0, 1,
    "", "a"])), any([]), all([]), any([0, 2]), all([1, 0]), sorted([3, 1, 2], reverse=True), sorted("bca", key=ord),
    tried(sorted, [1, "a"]), tried(sorted, 5), list(reversed([1, 2])), tried(reversed, {1}), tried(next, iter([])),
    next(iter([]), 5), tried(iter, 5))
print((1, 2) == (1,), (1,) == (1, 2), [1, 2] == [1], [1] == [1, 2], {1: 1} == {1: 1, 2: 2}, {1: 1, 2: 2} == {1: 1},
    len(("ab" * 200_000).replace("b", "")))
