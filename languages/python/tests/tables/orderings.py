from functools import total_ordering
def ordered(root, eq=True):
    class Each:
        def __init__(self, x):
            self.x = x
        def compared(self, other):
            if not isinstance(other, Each):
                return NotImplemented
            return {"__lt__": self.x < other.x, "__le__": self.x <= other.x, "__gt__": self.x > other.x, "__ge__": self.x >= other.x}[root]
        def __repr__(self):
            return f"Each({self.x})"
    if eq:
        Each.__eq__ = lambda self, other: isinstance(other, Each) and self.x == other.x
    setattr(Each, root, Each.compared)
    return total_ordering(Each)
for root in ("__lt__", "__le__", "__gt__", "__ge__"):
    for eq in (True, False):
        one = ordered(root, eq)
        a, b, c = one(1), one(2), one(1)
        print(root, eq, [(a < x, a <= x, a > x, a >= x) for x in (a, b, c)], sorted([b, a, c]), max(a, b), tried(lambda: a < 1),
            tried(lambda: 1 >= a))
@total_ordering
class Half:
    def __init__(self, x):
        self.x = x
    def __eq__(self, other):
        return self.x == other.x
    def __lt__(self, other):
        return self.x < other.x
    def __ge__(self, other):
        return "own"
class Below(Half):
    pass
print(Half(1) <= Half(1), Half(1) > Half(2), Half(2) >= Half(1), Half(1) < Half(2), Below(3) > Below(2), total_ordering(Below) is Below)
class Bare:
    pass
print(tried(total_ordering, Bare))
