for call in [("add", 4), ("add", 1), ("add", []), ("remove", 1), ("remove", 9), ("discard", 9), ("discard", 1),
    ("discard", []), ("pop",), ("clear",), ("copy",), ("update", [4, 5], "a"), ("update", 5), ("union", [9], {8}),
    ("union",), ("intersection", [1, 2, 9]), ("intersection", [1], [2]), ("difference", [1]), ("difference", [1],
    [2]), ("symmetric_difference", [1, 9]), ("intersection_update", [1, 9]), ("difference_update", [1, 9]),
    ("symmetric_difference_update", [1, 9]), ("issubset", [1, 2, 3, 4]), ("issuperset", [1]), ("isdisjoint", [9]),
    ("isdisjoint", [1]), ("issubset", 5), ("__contains__", 1), ("__contains__", [])]:
    print(call, *after(set, [1, 2, 3], *call), after(frozenset, [1, 2, 3], *call) if hasattr(frozenset,
        call[0]) else "")
sets = [set(), {1}, {1, 2}, {2, 3}, frozenset({1, 2}), frozenset()]
for a in sets:
    print([(a | b, a & b, a - b, a ^ b, a < b, a <= b, a == b, a > b, a >= b) for b in sets],
        [tried(lambda: a | other) for other in ([1], {1: 2}, 5)], [tried(lambda: a < other) for other in ([1], 5)],
        tried(hash, a) if isinstance(a, set) else "")
for numbers in [[8, 0, 16, 24], range(20, 0, -1), [n * n for n in range(40)], [2**40 - n for n in range(9)],
    [-n for n in range(9)], [0.5, 1, 2.0, -3.25], [n * 8 for n in range(30)], [True, 2, None is None], [(n,
    n + 1) for n in range(6)], [n * 1000003 % 65536 for n in range(70)]]:
    kept = set(numbers)
    print(kept, len(kept), list(kept)[:3], {n for n in kept if kept}, kept | {5}, kept - {min(kept)}, frozenset(kept),
        kept.copy(), set(list(kept)[::2]) ^ kept)
    for number in list(kept)[::2]:
        kept.discard(number)
    kept.update(range(3), range(900, 905) if isinstance(min(kept | {0}), (int, float)) else []) if all(isinstance(k,
        (int, float)) for k in kept) else None
    print(kept, kept.pop() if kept else "", kept)
print(while_iterated({1, 2, 3}, lambda c, k: c.add(k + 10)), while_iterated({1, 2, 3}, lambda c, k: c.discard(k)),
    tried(lambda: {[]}), tried(set, 5),
    tried(lambda: set().pop()), tried(lambda: {1}[0]), {1, True, 1.0}, sorted({3, 1, 2}), max({3, 1}), sum({1, 2}),
    {frozenset({1}): 2}, {1} in [{1}], {frozenset({1, 2})} == {frozenset({2, 1})}, {1, 2} == frozenset({2, 1}),
    {"a"} != {"b"})
