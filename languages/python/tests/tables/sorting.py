from random import Random
from functools import cmp_to_key
class Item:
    count = 0
    def __init__(self, value):
        self.value = value
    def __lt__(self, other):
        Item.count += 1
        return self.value < other.value
    def __repr__(self):
        return str(self.value)
random = Random(11)
def inputs(size):
    yield "random", [random.randrange(size) for _ in range(size)]
    yield "few", [random.randrange(3) for _ in range(size)]
    yield "sorted", list(range(size))
    yield "reversed", list(range(size, 0, -1))
    yield "halves", list(range(0, size, 2)) + list(range(1, size, 2))
    yield "saw", [n % 17 for n in range(size)]
    yield "end", list(range(size - 3)) + [1, 0, 2] if size > 3 else []
    yield "start", [size] + list(range(size))
    yield "runs", [n if n // 40 % 2 else -n for n in range(size)]
for size in [0, 1, 2, 3, 16, 31, 33, 64, 100]:
    for name, values in inputs(size):
        Item.count = 0
        done = sorted(map(Item, values))
        plain = sorted(values, reverse=True)
        pairs = sorted(zip(values, range(size)), key=lambda pair: pair[0])
        ok = [item.value for item in done] == sorted(values) == plain[::-1] and pairs == sorted(zip(values,
            range(size)))
        print(size, name, Item.count, ok, done[: 3])
print(sorted(["b", "A", "c"], key=str.lower), sorted([3, 1, 2], key=lambda n: -n), sorted([1, 2, 3],
    key=cmp_to_key(lambda a, b: b - a)), sorted([(1, "b"), (1, "a")]), sorted([1.5, 1, 2**70, -1]), sorted(["a", "B",
    "♛", ""]), sorted([[2], [1, 5], []]), sorted([True, 0, 2]), tried(sorted, [1, None]), tried(sorted, ["a", 1]),
    tried(sorted, [Item(1), 5]), tried([2, 1].sort, key=5), sorted([float("nan"), 1.0, 0.5]))
changed = [3, 1, 2]
def spoil(value):
    changed.append(9)
    return value
print(tried(changed.sort, key=spoil), changed)
stable = [(n % 3, n) for n in range(20)]
print(sorted(stable, key=lambda t: t[0]), sorted(stable, key=lambda t: t[0], reverse=True))
