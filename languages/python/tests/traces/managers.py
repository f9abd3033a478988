class C:
    def __init__(self, n, s=False):
        self.n = n
        self.s = s
    def __enter__(self):
        print("enter", self.n)
        return self.n
    def __exit__(self, t, v, tb):
        print("exit", self.n, t is None, v)
        return self.s

def f():
    with C(1) as a, C(2) as b:
        print(a, b)
        return a + b

with C("x"):
    pass
print(f())
with C("s", True):
    raise KeyError("k")
for i in range(3):
    with C(i):
        if i == 1:
            continue
        if i == 2:
            break
        print("i", i)
with (
    C(5) as p,
    C(6) as q,
):
    print(p, q)
try:
    with C(7):
        raise ValueError(1)
except ValueError as e:
    print("caught", e)
