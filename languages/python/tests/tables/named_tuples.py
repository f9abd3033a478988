from collections import namedtuple
from functools import lru_cache
from typing import NamedTuple
P = namedtuple("P", "x y")
Q = namedtuple("Q", ["x", "y"], defaults=[5])
E = namedtuple("E", "")
p, q = P(1, y=2), Q(1)
x, y = q
print(p, p.x, p[1], p == (1, 2), len(p), P._fields, x, y, q, q._replace(x=3), q._asdict(), Q._make([7, 8]), E(), P.__name__,
    Q._field_defaults, P.__match_args__, hash(p) == hash((1, 2)), p < (1, 3), p + (3,), p[::-1], 2 in p, [*p], p.count(2),
    isinstance(p, tuple), type(p) is P, issubclass(P, tuple), P.__bases__, [c.__name__ for c in P.__mro__], {p: 1}[(1, 2)])
print(tried(P), tried(P, 1), tried(P, 1, 2, 3), tried(P, 1, x=2), tried(P, 1, z=2), tried(Q, y=1), tried(P._make, [1]),
    tried(p._replace, z=1, a=2), tried(setattr, p, "x", 3), tried(lambda: p.z), tried(lambda: P(1, []) in {}))
print([tried(namedtuple, *arguments) for arguments in [("P", "a a"), ("P", "_a"), ("P", "a class"), ("P", "1a"), ("a b",
    "x"), ("if", "x"), ("P", ["a", "b c"])]], tried(namedtuple, "P", "a", defaults=[1, 2]), namedtuple("R", "a a _b def 2 c",
    rename=True)._fields, namedtuple("R", "a, b,c")(1, 2, 3), namedtuple("R", ("a", "b"), defaults=(1, 2))())
class Move(NamedTuple):
    x: int
    y: int = 2
    def total(self):
        return self.x + self.y
    @property
    def turned(self):
        return Move(self.y, self.x)
class Long(NamedTuple):
    name: str
    inner: Move
    def __repr__(self):
        return f"<{self.name} {self.inner}>"
class Far(Move):
    def total(self):
        return super().total() * 10
m = Move(1)
print(m, m.total(), m.turned, sorted([Move(2), m]), {m: 1}[(1, 2)], Long("a", m), Far(3, 4), Far(3, 4).total(), tried(Move),
    tried(Move, 1, 2, 3), Move._fields, Move.__bases__, m._replace(y=9), Far(1)._replace(x=5), m._asdict(), Far.__bases__ ==
    (Move,), str(m), f"{m}", [m.x for m in (m, Far(7))])
match m:
    case Move(a, y=b):
        print(a, b)
def local():
    class Wrong(NamedTuple):
        a: int = 1
        b: int
print(tried(local))
class Point(namedtuple("Point", "x y")):
    def __new__(cls, x, y=0):
        return super().__new__(cls, x, y)
    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)
print(Point(1), Point(1, 2) + Point(3, 4), Point(1)._replace(y=3))
@lru_cache(maxsize=None)
def double(n):
    return n * 2
double(1), double(1), double(2)
info = double.cache_info()
print(info, info.hits, info[1], info == (1, 2, None, 2))
