for call in [("get", 1), ("get", 9), ("get", 9, 0), ("pop", 1), ("pop", 9), ("pop", 9, 0), ("popitem",),
    ("setdefault", 1, 5), ("setdefault", 9), ("setdefault", 9, 5), ("update", {1: 0, 5: 6}), ("update", [(7, 8),
    "ab"]), ("update", 5), ("update", [1]), ("update", [(1, 2, 3)]), ("clear",), ("copy",), ("keys",), ("values",),
    ("items",), ("__contains__", 1), ("__len__",), ("get",), ("pop", [1]), ("get", {}), ("setdefault", [], 1)]:
    print(call, *after(dict, {1: 2, "a": [3], None: 4}, *call))
print(tried(dict, [(1, 2), (1, 3)], a=5), tried(dict, 5), tried(dict, [1]), tried(dict, ["abc"]), dict.fromkeys("aba",
    0), dict.fromkeys([1]), {**{1: 2}, 1: 3, **{4: 5}}, {1: 2} | {1: 3, 4: 5}, tried(lambda: {}.popitem()),
    tried(lambda: {1: 2}[2]), tried(lambda: {}["a"]), tried(lambda: {[1]: 2}), tried(lambda: {1: 2} < {1: 3}), {1: 2,
    3: 4} == {3: 4, 1: 2}, {1: 2} == {1.0: 2.0}, {1: "a", True: "b", 1.0: "c"})
d = {3: "a", 1: "b", 2: "c"}
print(list(d), sorted(d), max(d), list(reversed(d)), list(d.items())[1], 3 in d.keys(), "b" in d.values(), (1,
    "b") in d.items(), d.keys() & {1, 5}, d.keys() | {9}, d.keys() - {1}, d.keys() == {1, 2, 3}, d.keys() <= {1, 2, 3,
    4}, d.items() & {(1, "b")}, len(d.items()), list(reversed(d.items())), d.keys().isdisjoint({7}),
    sorted(d.values()))
print(while_iterated({1: 2, 3: 4}, lambda c, k: c.update({k + 10: 0}) if k < 5 else None), while_iterated({1: 2,
    3: 4}, lambda c, k: c.pop(k)), while_iterated({1: 2, 3: 4}, lambda c,
    k: c.update({k: 0})), while_iterated({1: 2, 3: 4}, lambda c, k: c.clear()))
big = {n * 7 % 101: n for n in range(100)}
for n in range(0, 101, 3):
    big.pop(n, None)
for n in range(200, 260):
    big[n] = -n
print(list(big.items())[::5], len(big), sum(big), sum(big.values()))
