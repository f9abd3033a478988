class Grid(dict):
    def __setitem__(self, key, value):
        print("set", key)
        super().__setitem__(key, value)

    def __missing__(self, key):
        return 0


class Names(list):
    def append(self, name):
        super().append(name.title())

    def __getitem__(self, index):
        return "*" + super().__getitem__(index)

    def __len__(self):
        return super().__len__() + 100


class Point:
    def __init__(self, x):
        self.x = x

    def __setattr__(self, name, value):
        print(name, value)
        super().__setattr__(name, value)

    def __getattr__(self, name):
        if name == "y":
            return self.x + 1
        raise AttributeError(name)

    def __eq__(self, other):
        if not isinstance(other, Point):
            return NotImplemented
        return self.x == other.x

    def __ne__(self, other):
        return not self.__eq__(other)

    def __hash__(self):
        return hash(self.x)


class Counter:
    made = 0

    def __new__(cls, *args):
        cls.made += 1
        return super().__new__(cls)

    def __init__(self, n):
        self.n = n

    def __iter__(self):
        for i in range(self.n):
            yield i

    def __enter__(self):
        return self

    def __exit__(self, *error):
        print("left", error[0])
        return True


g = Grid()
g["a"] = 1
print(g, g["a"], len(g))
n = Names()
n.append("ada")
print(n[0], len(n), n)
p = Point(3)
p.x = 4
print(p.y, p == Point(4), p != Point(4), p == 4, {p, Point(4)} == {Point(4)})
try:
    p.z
except AttributeError as e:
    print("no", e)
c = Counter(3)
print(list(c), Counter.made, [*c], max(c), dict.fromkeys(c))
with c:
    raise KeyError
it = iter([1, 2])
print(it.__next__(), next(it), next(it, "end"))
gen = (i for i in range(2))
print(gen.__next__(), [1, 2].__len__(), (5).__add__(2), "ab".__contains__("a"))
try:
    gen.__next__()
    gen.__next__()
except StopIteration:
    print("stop")
print(getattr(c, "n"), getattr(c, "q", None), hasattr(c, "n"))
print(type(c).__name__, c.__class__.__name__, c.__dict__)
