# Lines of patterns, f-strings and exits that go over several lines, and what ends a handler.
def f(n):
    match n:
        case [
            int()
            | str(),
            (1 |
              2) as x,
            {"a":
               3,
             "b": [
               4,
               5]},
            6
        ]:
            return 1
        case (
            [1,
             x]
            | [
               x, 2]
        ) as y:
            return 1
f(3); f([]); f(()); f([2, 2, {"a": 3, "b": [4, 5]}, 6]);f([2, 2, {"a": 3, "b": [4, 6]}, 6]); f([3, 2]); f([1, 5]);f([2, 2, {"a": 4, "b": [4, 6]}, 6])
class P:
    __match_args__ = "x", "y"
    x = 3
    y = 4
def g(p):
    match p:
        case P(
            1 |
             2,
            y=4
        ): return 1
        case P(
            3,
            y=4 |
              5
        ) if (p.x ==
              3): return 1
g(P())
def table(x, y):
    print(
        (
            f"{x}Match {y}\n"
            f"  {y}\n"
            f"  {'^':>{max(x, y)}}"
        )
    )
table(3, 4)
def handler(name, t):
    if name:
        try:
            x = t[0]
        except (KeyError, TypeError):
            if t is not name:
                y = 5
            else:
                z = 6


handler(1, 2)
handler(1, 1)
handler(0, 1)


def pairs():
    return [next(element) for element in [(x for x in row) for row in [[1], [2]]]]


print(pairs(), [(x for x in []) for _ in [1]][0].__name__)
print(" a  b ".split(None, 1), " a  b ".rsplit(None, 1))


def leaves(how):
    """A condition over two lines, and what leaves through `finally` on the second."""
    for turn in range(2):
        try:
            if how == 1 and ([turn,
                how] or how > 6): break
            if how == 2 and ([turn,
                how] or how > 6): continue
            if how == 3 and ([turn,
                how] or how > 6): return turn
            turn += 1
        finally:
            how += 0
    return how


print([leaves(how) for how in range(4)])
