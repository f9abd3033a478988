def m(x):
    match x:
        case 0:
            return "zero"
        case 1 | 2:
            return "small"
        case [a, b]:
            return f"pair {a} {b}"
        case [a, *rest] if rest:
            return f"list {a} {rest}"
        case {"k": v, **r}:
            return f"map {v} {r}"
        case str() as s:
            return "str " + s
        case int(n):
            return "int"
        case None:
            return "none"
        case _:
            return "other"
for v in [0, 2, (1, 2), [1, 2, 3], {"k": 1, "z": 2}, "q", 9, None, 1.5]:
    print(m(v))
class P:
    __match_args__ = ("x", "y")
    def __init__(self, x, y):
        self.x = x
        self.y = y
def mp(p):
    match p:
        case P(0, 0): print("origin")
        case P(x=0, y=yy): print("y", yy)
        case P(xx, 0):
            print("x", xx)
        case (P() as q, _):
            print("t")
for p in [P(0, 0), P(0, 1), P(2, 0), P(3, 3), (P(1, 1), 2)]:
    mp(p)
