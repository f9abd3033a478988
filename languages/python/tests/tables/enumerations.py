import enum
from abc import ABC, abstractmethod
from enum import Enum, IntEnum, StrEnum, auto, unique
class C(Enum):
    RED = 1
    BLUE = auto()
    GREEN = auto()
print(C.RED, repr(C.BLUE), C.GREEN.value, C.RED.name, list(C), len(C), C(2), C["RED"] is C.RED, C.RED == C.BLUE, C(C.RED) is C.RED,
    tried(C, 9), tried(lambda: C["X"]), tried(lambda: C.X), f"{C.RED:>8}|{C.RED!r:>12}|{C.RED}", "%s %r" % (C.RED, C.RED), str([C.RED]),
    {C.RED: C.BLUE}, C.RED in C, C.__members__, isinstance(C.RED, C), type(C.RED) is C, hash(C.RED) == hash(C.RED), C.RED.value + 1)
class N(IntEnum):
    ONE = 1
    TWO = 2
    UNO = 1
    HIGH = 10
    NEXT = auto()
print(N.ONE, N.ONE + 1, N.ONE < N.TWO, sorted(N, reverse=True), [5, 6][N.ONE], N.TWO == 2, f"{N.ONE:>3}", N.UNO, N.UNO is N.ONE, len(N),
    N.NEXT.value, [n.name for n in N], N["UNO"], repr(N.UNO), max(N), N(2), tried(N, 3), N.__members__.keys(), bool(N(1)), N.TWO / 2)
class D(Enum):
    N = (-1, 0)
    S = (1, 0)
    def back(self):
        return D((-self.value[0], 0))
    @property
    def row(self):
        return self.value[0]
    @staticmethod
    def count():
        return len(D)
    @classmethod
    def first(cls):
        return list(cls)[0]
    limit = lambda self: 4
print(D.N.back(), [d.name for d in D], {D.N: 1}[D.N], D.N in D, D.S.row, D.count(), D.first(), D.N.limit(), tried(D, 5), tried(D, (5, 5)),
    D.N.value, [*map(D, [(1, 0)])])
class Planet(Enum):
    EARTH = (3, "blue")
    MARS = (4, "red")
    SUN = 0
    def __init__(self, place, colour="yellow"):
        self.place, self.colour = place, colour
    def __str__(self):
        return f"{self.name.lower()}, {self.colour}"
print(Planet.EARTH, repr(Planet.MARS), f"{Planet.SUN}", [p.place for p in Planet], Planet((3, "blue")).colour)
class Name(StrEnum):
    A = auto()
    B = "bee"
class Mixed(str, Enum):
    X = "ex"
class Shown(Enum):
    A = 1
    def __repr__(self):
        return "shown"
    def __eq__(self, other):
        return other == 5 or self is other
    def __hash__(self):
        return 7
print(Name.A, repr(Name.A), Name.B.upper(), f"{Name.B:>4}", Mixed.X == "ex", Mixed.X.upper(), Mixed("ex") is Mixed.X, repr(Mixed.X),
    Shown.A, [Shown.A], Shown.A == 5, hash(Shown.A), str(Mixed.X))
@unique
class U(Enum):
    A = 1
    B = 2
def twice():
    @enum.unique
    class Wrong(enum.Enum):
        A = 1
        B = 1
        C = 1
def local():
    class Inner(Enum):
        A = "a"
    return Inner
print(U.B, tried(twice), local().A, repr(local().A), local(), tried(local(), 2))
class Shape(ABC):
    @abstractmethod
    def area(self):
        pass
    @property
    @abstractmethod
    def name(self):
        pass
class Square(Shape):
    def area(self):
        return 4
class Named(Square):
    name = "square"
print(tried(Shape), tried(Square), Named().area(), Named().name, isinstance(Named(), Shape))
match C.RED:
    case C.BLUE:
        print("blue")
    case C.RED:
        print("red")
