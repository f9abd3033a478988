import sys
from math import sqrt
def f(a, b=2, *args, c=3, **kw):
    return (a, b, args, c, kw)
print(f(1), f(1, 5, 6, 7, c=9, d=10), f(*[1, 2], **{"c": 4}))
def deco(fn):
    def wrapper(*a, **k):
        print("before", fn.__name__)
        r = fn(*a, **k)
        return r
    return wrapper
def param(n):
    def inner(fn):
        return fn
    return inner
@deco
@param(
    3
)
def g(x,
      y=1):
    """doc"""
    return x + y
print(g(2))
def counter():
    n = 0
    def inc():
        nonlocal n
        n += 1
        return n
    return inc
c = counter()
print(c(), c())
G = 1
def setg():
    global G
    G = G + 1
setg()
print(G)
x = (1 +
     2 +
     G)
y = [
    1,
    2,
    x,
]
print(
    x,
    y,
)
if x > 3 and \
   y:
    print("ok")
elif x:
    print("no")
else:
    print("never")
z = 1 if x else 2
print(z, not x, x and y, x or y, 1 < x < 10, 1 < x < 2)
d = {"a": 1, "b": {"c": [1, 2]}}
for k, v in d.items():
    print(k, v)
del d["a"]
print(d, len(d), "b" in d)
l = list(range(10))
print(l[2:5], l[::-1], l[-3:])
l[2:5] = [0]
del l[0]
print(l)
a, (b, *c2), d2 = 1, (2, 3, 4), 5
print(a, b, c2, d2)
i = 0
while True:
    i += 1
    if i == 2:
        continue
    if i > 4:
        break
else:
    print("x")
for i in range(2): print(i)
while i < 3: i += 1
assert i == 3, "no"
try:
    assert i == 4, "bad"
except AssertionError as e:
    print("assert", e)
lam = lambda q, w=2: q * w
print(lam(4), (lambda: 7)())
if __name__ == "__main__":
    print("main")
if 0:
    print("dead")
while 0:
    print("dead")
if 1:
    print("alive")
else:
    print("dead")
def nothing():
    pass
def early(x):
    if x:
        return
    print("late")
print(nothing(), early(1), early(0))
print("%d %s %5.2f" % (1, "a", 2.5), "{:>4}|{:<4}".format(1, 2), f"{x:03d} {x!r} {y}")
s = "hello"
print(s[1], s.upper(), s[::-1], "-".join(s))
if (n := len(s)) > 3:
    print(n)
print(2 ** 100, 7 // -2, -7 % 3, 1e10, 3 / 2)
for i in [1, 2, 3]:
    for j in (1, 2):
        if j == 2: break
        if i == 2: continue
        print(i, j)
pass
x: int = 3
def ann(a: int, b: str = "q") -> None:
    z: int
    w: int = 2
    return w
print(ann(1))
t = ()
print(t, (1,), [], {}, set())
