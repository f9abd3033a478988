from collections import *
counts = Counter("abracadabra")
print(counts, counts.most_common(), counts.most_common(2), counts["a"], counts["z"], len(counts),
    sorted(counts.elements()), counts.total(), Counter(a=2, b=0), Counter({"x": 3}), Counter([1, 1]), Counter())
other = Counter("bare")
print(counts + other, counts - other, counts & other, counts | other, +Counter(a=-1, b=2), -Counter(a=-1, b=2),
    counts == other, tried(lambda: counts + 5))
counts.update("ab")
counts.subtract({"a": 10, "q": 1})
del counts["zz"]
print(counts, counts.pop("q"), counts.get("q"), dict(counts), list(counts))
queue = deque([1, 2, 3], maxlen=4)
for call in [("append", 4), ("append", 5), ("appendleft", 0), ("pop",), ("popleft",), ("extend", "ab"), ("extendleft",
    [7, 8]), ("rotate", 1), ("rotate", -2), ("rotate",), ("insert", 1, 9), ("remove", 7), ("remove", 99), ("count",
    8), ("index", 8), ("index", 99), ("reverse",), ("copy",), ("clear",), ("pop",), ("popleft",)]:
    print(call, tried(getattr(queue, call[0]), *call[1:]), queue, len(queue), queue.maxlen)
queue = deque("abcde")
print(queue[0], queue[-1], tried(lambda: queue[9]), "c" in queue, list(reversed(queue)), queue == deque("abcde"),
    queue + deque("f"), queue * 2, deque(range(3)) < deque([1]), tried(deque, 5), tried(deque, [], -1), bool(deque()),
    tried(lambda: queue.rotate("a")), deque([1, 2, 3], 2), deque([[1]]), tried(hash, queue), sorted(queue,
    reverse=True))
queue[1] = "B"
del queue[0]
queue.insert(-1, "i")
queue.insert(100, "z")
print(queue, queue.index("d"), tried(queue.index, "d", 4), sum(deque([1, 2])))
groups = defaultdict(list)
for word in "queen knight rook king".split():
    groups[word[0]].append(word)
print(groups, groups["z"], dict(groups), groups.default_factory, tried(lambda: defaultdict()["a"]), defaultdict(int,
    {1: 2}), defaultdict(int, a=1)["a"], groups.get("absent"), "absent" in groups, defaultdict(lambda: 7)[1],
    groups.copy(), groups | {"y": 1})
ordered = OrderedDict([("a", 1), ("b", 2), ("c", 3)])
ordered.move_to_end("a")
print(ordered, ordered.popitem(), ordered.popitem(last=False), ordered, tried(ordered.move_to_end, "z"),
    OrderedDict(a=1, b=2) == {"b": 2, "a": 1}, OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1),
        OrderedDict(a=1) == OrderedDict(a=1),
    list(reversed(OrderedDict(a=1, b=2))))
ordered.move_to_end("c", last=False)
print(ordered)
Point = namedtuple("Point", "x y")
Move = namedtuple("Move", ["start", "end", "piece"], defaults=["queen"])
p = Point(1, y=2)
print(p, p.x, p[1], p == (1, 2), p._replace(x=5), p._asdict(), Point._fields, Move(1, 2), Point._make([3, 4]), *p,
    tried(Point, 1), tried(Point, 1, 2, 3), tried(Point, 1, z=2), tried(namedtuple, "A", "a a"), hash(p) == hash((1,
    2)), p < (1, 3), len(p), p + (3,), Point.__name__, max(Point(1, 2), Point(0, 9)), p.count(1), p.index(2),
    tried(p._replace, z=1))
