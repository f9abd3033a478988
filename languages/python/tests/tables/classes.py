from dataclasses import dataclass, field, asdict, astuple, replace
from enum import Enum, IntEnum, auto
from functools import reduce, partial, cmp_to_key, lru_cache, cache
@dataclass
class Point:
    x: int
    y: int = 0
    tags: list = field(default_factory=list, repr=False, compare=False)
@dataclass(order=True, frozen=True)
class Move:
    cost: int
    name: str = field(compare=False, default="go")
@dataclass(eq=False)
class Bare:
    a: int
@dataclass
class Deep(Point):
    z: int = 5
    def __post_init__(self):
        self.sum = self.x + self.y + self.z
print(Point(1), Point(1, 2) == Point(1, 2), Point(1) == (1, 0), Point(1, tags=[5]) == Point(1), Deep(1, 2, [], 3),
    Deep(1).sum, Move(1) < Move(2), Move(1, "a") == Move(1, "b"), sorted([Move(3), Move(1), Move(2)]),
    hash(Move(1)) == hash(Move(1, "z")), tried(hash, Point(1)), tried(lambda: setattr(Move(1), "cost", 2)),
    tried(Point), tried(Point, 1, 2, [], 4), tried(Point, z=1), asdict(Point(1, 2, [3])), astuple(Point(1, 2)),
    replace(Point(1, 2), y=9), tried(lambda: Point(1) < Point(2)), Bare(1) == Bare(1), tried(lambda: Move(1) < 5),
    Point.__name__, Point(1).tags is Point(1).tags)
class Piece(Enum):
    QUEEN = 1
    KNIGHT = "n"
    ROOK = auto()
class Size(IntEnum):
    SMALL = 4
    LARGE = 8
class Colour(Enum):
    DARK = auto()
    LIGHT = auto()
print(Piece.QUEEN, repr(Piece.KNIGHT), Piece.QUEEN.name, Piece.KNIGHT.value, Piece(1), Piece["KNIGHT"], list(Colour),
    len(Piece), Piece.QUEEN == Piece.QUEEN, Piece.QUEEN == 1, Piece.QUEEN is Piece(1), tried(Piece, 9),
    tried(lambda: Piece["X"]), tried(lambda: Piece.ABSENT), Size.LARGE > Size.SMALL, Size.SMALL + 1, Size.LARGE,
    repr(Size.LARGE), f"{Size.LARGE}", isinstance(Piece.QUEEN, Piece), Piece.QUEEN in Piece,
    {Piece.QUEEN: 1}[Piece(1)], [c.value for c in Colour], tried(lambda: Colour.DARK < Colour.LIGHT), sorted(Size,
    reverse=True), max(Size), Size(4))
class Base:
    count = 0
    def __init__(self, name="base"):
        self.name = name
        Base.count += 1
    def who(self):
        return f"Base {self.name}"
    @property
    def loud(self):
        return self.name.upper()
    @loud.setter
    def loud(self, value):
        self.name = value.lower()
    @staticmethod
    def fixed(a, b=2):
        return a + b
    @classmethod
    def make(cls, name):
        return cls(name)
    def __eq__(self, other):
        return isinstance(other, Base) and self.name == other.name
    def __hash__(self):
        return hash(len(self.name))
class Left(Base):
    def who(self):
        return "Left " + super().who()
class Right(Base):
    def who(self):
        return "Right " + super().who()
class Both(Left, Right):
    __slots__ = ("a",)
    def who(self):
        return "Both " + super().who()
b = Both("q")
print(b.who(), [c.__name__ for c in Both.__mro__], isinstance(b, Base), issubclass(Both, Left), issubclass(Left,
    Right), isinstance(b, (int, Right)), b.loud, Both.fixed(1), b.fixed(1, b=5), Left.make("x").who(), Base.count,
    b.count, type(b).__name__, b == Base("q"), b != Base("z"), {Base("a"), Base("a"), Base("b")} == {Base("b"),
    Base("a")}, len({Base("a"), Base("a")}))
b.loud = "KING"
b.count = 7
print(b.name, b.count, Base.count, vars(b), hasattr(b, "absent"), getattr(b, "who")(),
    sorted(k for k in vars(Left) if not k.startswith("__")), tried(lambda: b.absent), tried(lambda: Base.who()),
    tried(lambda: b.who(1)), Base.__doc__, b.__class__ is Both, b.__dict__ == vars(b), tried(lambda: Both(1, 2)),
    tried(lambda: object().x))
class Vector:
    def __init__(self, *parts):
        self.parts = parts
    def __repr__(self):
        return f"V{self.parts}"
    def __add__(self, other):
        return Vector(*(a + b for a, b in zip(self.parts, other.parts))) if isinstance(other,
            Vector) else NotImplemented
    def __radd__(self, other):
        return Vector(*(other + a for a in self.parts))
    def __mul__(self, by):
        return Vector(*(a * by for a in self.parts))
    __rmul__ = __mul__
    def __iadd__(self, other):
        self.parts = tuple(a + other for a in self.parts)
        return self
    def __neg__(self):
        return self * -1
    def __abs__(self):
        return sum(abs(a) for a in self.parts)
    def __getitem__(self, at):
        return self.parts[at]
    def __len__(self):
        return len(self.parts)
    def __contains__(self, part):
        return part in self.parts
    def __iter__(self):
        return iter(self.parts)
    def __reversed__(self):
        return reversed(self.parts)
    def __call__(self, by=1):
        return self[0] * by
    def __index__(self):
        return self.parts[0]
    def __int__(self):
        return self.parts[0] + 100
    def __float__(self):
        return self.parts[0] + 0.5
    def __round__(self, places=None):
        return (self.parts, places)
    def __divmod__(self, by):
        return ("divmod", by)
    def __lt__(self, other):
        return self.parts < other.parts
    def __matmul__(self, other):
        return sum(a * b for a, b in zip(self, other))
    def __enter__(self):
        return "entered"
    def __exit__(self, kind, error, trace):
        return kind is ValueError
v = Vector(1, 2)
w = v
w += 5
with v as entered:
    raise ValueError
print(v, v is w, v + v, 1 + v, tried(lambda: v + 1), v * 2, 3 * v, -v, abs(v), v[0], v[-1:], len(v), 6 in v, [*v],
    list(reversed(v)), v(2), "abcdefghij"[v], int(v), float(v), round(v), round(v, 2), divmod(v, 3), v < Vector(9),
    max(v, Vector(0, 0)), v > Vector(3), tried(lambda: v <= v), v @ v, entered, bool(v), bool(Vector()), range(10)[v],
    hex(v), [0] * Vector(3), tried(lambda: v - v), tried(lambda: v & 1), tried(lambda: ~v))
print(reduce(lambda a, b: a * 10 + b, [1, 2, 3]), reduce(lambda a, b: a + b, [], 5), tried(reduce, lambda a, b: a,
    []), partial(pow, 2)(5), partial(int, base=2)("101"), partial(print, sep="")("a", "b"), sorted("bA",
    key=cmp_to_key(lambda a, b: (a.lower() > b.lower()) - (a.lower() < b.lower()))))
@lru_cache(maxsize=2)
def square(n):
    return n * n
@cache
def double(n):
    return n * 2
print([square(n) for n in (1, 2, 1, 3, 2, 1)], square.cache_info(), square.cache_clear(), square.cache_info(),
    double(2), double(2), double.cache_info(), square.__name__, tried(square, []))
