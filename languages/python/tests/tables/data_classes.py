from dataclasses import asdict, astuple, dataclass, field, is_dataclass, replace
from typing import ClassVar, NamedTuple
@dataclass
class Nested:
    x: int
    y: list
print(asdict(Nested(1, [Nested(2, [])])), astuple(Nested(1, [2])), is_dataclass(Nested), is_dataclass(Nested(1, 2)),
    is_dataclass(1), tried(asdict, 1), tried(astuple, Nested), tried(replace, 5))
@dataclass
class Made:
    x: int
    y: int = 2
    z: list = field(default_factory=list)
    def total(self):
        return self.x + self.y
made = Made(1)
made.z.append(3)
print(made, made == Made(1, 2, [3]), Made(1) == Made(2), made.total(), Made(1, y=5), replace(made, y=3), Made(1).z)
@dataclass
class After:
    x: int
    def __post_init__(self):
        self.x += 1
        self.twice = self.x * 2
@dataclass
class More(After):
    z: int = 0
print(After(1), More(1, 2), More(3).twice, vars(More(5)), tried(After), tried(More, 1, 2, 3), tried(More, x=1, w=2),
    tried(More, 1, x=2))
@dataclass(order=True, frozen=True)
class Square:
    row: int
    col: int
    seen: ClassVar[int] = 7
    def __str__(self):
        return f"{self.row}/{self.col}"
print(sorted([Square(2, 1), Square(1, 3)]), Square(1, 2) < Square(1, 3), Square(1, 2) >= Square(1, 3), len({Square(1,
    1), Square(1, 1)}), hash(Square(3, 4)) == hash((3, 4)), str(Square(1, 2)), Square.seen, tried(setattr, Square(1, 2),
    "row", 3), tried(lambda: Square(1, 2) < (1, 2)), Square(1, 2).__eq__((1, 2)), Square.__match_args__)
@dataclass
class Parts:
    x: int = field(default=1, repr=False)
    y: int = field(init=False, default=7, compare=False)
    moves: list = field(default_factory=list, init=False)
    z: "int" = 4
    shared: "ClassVar[list]" = []
parts = Parts()
parts.moves.append(1)
print(parts, parts.x, parts.y, Parts(z=1), vars(Parts(2, 3)), parts == Parts(), Parts.x, Parts.z, Parts.shared,
    tried(lambda: Parts.moves), tried(Parts, 1, 2, 3))
@dataclass(eq=False, repr=False)
class Bare:
    a: int = 0
    def __eq__(self, other):
        return self is other or other == "bare"
@dataclass(unsafe_hash=True)
class Hashed:
    a: tuple = ()
    def __repr__(self):
        return f"<{self.a}>"
@dataclass
class Nothing:
    pass
class Pair(NamedTuple):
    left: Nested
    right: int = 0
print(Bare() == "bare", Bare() == Bare(), Hashed((1,)), {Hashed(): 1}[Hashed()], Nothing(), Nothing() == Nothing(),
    asdict(Nested((1, [Nested(2, 3)]), {"a": Nested(4, 5)})), asdict(Nested(Pair(Nested(1, 2)), 3)))
def late(order):
    @dataclass(order=order)
    class Late:
        a: int
        b: int = order
    return Late
print(late(True)(1), late(False)(2), late(True)(1) < late(True)(2) if False else late(True)(1, 2), tried(lambda:
    late(False)(1) < late(False)(2)), late(1).__init__.__qualname__, tried(late(1)))
def wrong(kind):
    @dataclass
    class Wrong:
        a: int = 0
        b: list = kind
    return Wrong
def wrong_order():
    @dataclass
    class Wrong:
        a: int = 0
        b: int
print(tried(wrong, []), tried(wrong, {}), tried(wrong, set()), tried(wrong, ()), tried(wrong_order), tried(field,
    default=1, default_factory=list))
