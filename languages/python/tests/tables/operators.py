class Thing:
    def __repr__(self):
        return "Thing()"
values = [None, True, 5, 2.5, "qu", [1], (1, 2), {1: 2}, {1, 2}, frozenset({1}), range(3), Thing(), len, int,
    NotImplemented, ...]
operators = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
    "//": lambda a, b: a // b, "%": lambda a, b: a % b, "**": lambda a, b: a**b, "@": lambda a, b: a @ b,
    "<<": lambda a, b: a << b, ">>": lambda a, b: a >> b, "&": lambda a, b: a & b, "|": lambda a,
    b: a | b if not isinstance(a, type) and not isinstance(b, type) else "", "^": lambda a, b: a ^ b, "<": lambda a,
    b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b, "==": lambda a,
    b: a == b, "!=": lambda a, b: a != b, "in": lambda a, b: a in b, "[]": lambda a, b: a[b], "is": lambda a,
    b: a is b}
def usual(name, a, b):
    a, b = type(a).__name__, type(b).__name__
    if name in ("<", "<=", ">", ">="):
        return f"TypeError: '{name}' not supported between instances of '{a}' and '{b}'"
    return f"TypeError: unsupported operand type(s) for {name}: '{a}' and '{b}'"
for name, operator in operators.items():
    print(name)
    for a in values:
        row = []
        for b in values:
            if name == "%" and isinstance(a, str) and not isinstance(b, (int, str)):
                continue
            found = tried(operator, a, b)
            row.append("-" if found == usual(name, a, b) else found)
        print(repr(a)[:9], *row)
def add(a, b):
    a += b
    return a
def multiply(a, b):
    a *= b
    return a
def unite(a, b):
    a |= b
    return a
for name, change in {"+=": add, "*=": multiply, "|=": unite}.items():
    for a in [None, 5, "q", [1], (1,)]:
        print(name, a, [tried(change, a.copy() if hasattr(a, "copy") else a, b) for b in [None, 2, "ab", [2], (2,),
            {2: 3}, {4}] if not isinstance(a, type)])
for a in values:
    print(repr(a)[:9], [tried(operator, a) for operator in (lambda v: -v, lambda v: +v, lambda v: ~v, lambda v: not v,
        abs, len, bool, iter, hash, lambda v: v[0], lambda v: v(), lambda v: v.absent, lambda v: [*v],
        lambda v: v[1:2]) if operator not in (iter, hash)])
