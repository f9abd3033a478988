class Base:
    """Doc."""
    count = 0

    def __init__(self, name, size=3):
        self.name = name
        self.size = size
        Base.count += 1

    def describe(self):
        return f"{self.name} {self.size}"

    @property
    def area(self):
        return self.size ** 2

    @area.setter
    def area(self, v):
        self.size = int(v ** 0.5)

    @staticmethod
    def help(x):
        return x + 1

    @classmethod
    def make(cls, *args):
        return cls(*args)

    def __repr__(self):
        return f"<{type(self).__name__} {self.name}>"

    def __eq__(self, other):
        return self.name == other.name

    def __lt__(self, other):
        return self.name < other.name

    def __hash__(self):
        return hash(self.name)

    def __len__(self):
        return self.size

    def __getitem__(self, i):
        if i >= self.size:
            raise IndexError
        return i * 10

    def __contains__(self, x):
        return x == 5

    def __add__(self, o):
        return Base(self.name + o.name)

    def __call__(self, x):
        return x * 2

    def __bool__(self):
        return self.size > 0

    def __iter__(self):
        return iter(range(self.size))


class Child(Base):
    def __init__(self, name):
        super().__init__(name, 2)
        self.extra = []

    def describe(self):
        return super().describe() + "!"

b = Base("b")
c = Child("a")
print(b, c, b.describe(), c.describe(), b.area, Base.count)
b.area = 25
print(b.size, Base.help(2), Child.make("z"), b == c, b < c, sorted([b, c]))
print(len(b), b[1], 5 in b, 6 in b, (b + c).name, b(4), bool(b), list(c))
print({b: 1}[Base("b")], isinstance(c, Base), issubclass(Child, Base))
if b:
    print("true")
while not b:
    pass
class Stack(list):
    def push(self, x):
        self.append(x)
s = Stack([1])
s.push(2)
print(s, len(s), s[0])
class E(Exception):
    pass
class E2(E):
    def __init__(self, a, b):
        super().__init__(f"{a} and {b}")
        self.a = a
try:
    raise E2(1, 2)
except E as e:
    print(e, e.a, type(e).__name__, e.args)
class A:
    def who(self): return "A"
class B(A):
    def who(self): return "B" + super().who()
class C(A):
    def who(self): return "C" + super().who()
class D(B, C):
    pass
print(D().who(), [k.__name__ for k in D.__mro__])
class Node:
    __slots__ = ("v", "n")
    def __init__(self, v, n=None):
        self.v, self.n = v, n
n = Node(1, Node(2))
while n is not None:
    print(n.v)
    n = n.n
x = 5
class K:
    x = x + 1
    y = [x for _ in range(2)]
    def f(self):
        return x
print(K.x, K.y, K().f())
class It:
    def __init__(self): self.i = 0
    def __iter__(self): return self
    def __next__(self):
        self.i += 1
        if self.i > 3: raise StopIteration
        return self.i
for q in It(): print(q)
print(list(It()), sum(It()))
a, *rest = It()
print(a, rest)
