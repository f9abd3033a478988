def f(a,
      b=1,
      *,
      c=(1,
         2)):
    return (a +
            b)

f(
    1,
    b=2,
)
x = f(1,
      c=[
          1
      ])
y = (f(1)
     .bit_length())
z = [
    f(i)
    for i in range(2)
]
class A(
    object
):
    x = 1

    def m(self):
        return self
a = (A()
     .m()
     .m())
a.x = (
    5
)
a.x += (
    1
)
d = {
    "a": 1,
    "b": f(1),
    "c": 3,
}
d["a"] += 1
d[
    "z"
] = 3
print(d,
      a.x)
s = "a" \
    "b"
t = """x
y"""
print(s, t)
if (x and
        y or
        z):
    print(1)
if not (
    x
):
    print(2)
w = x if y else z
while (
    x > 100
):
    x -= 1
for i in (
    1,
    2
):
    print(i)
assert (
    x
), "m"
print(1 if
      x else
      2)
def g():
    return
def h():
    return None
def k():
    return 5
def l():
    return (
        5
    )
def m():
    return (1,
            2)
def n(x):
    if x:
        pass
    else:
        return 1
def o(x):
    for i in x:
        if i:
            return i
    else:
        return 0
def p(x):
    while True:
        if x:
            return
        x = 1
def q(x):
    while x:
        x -= 1
        if x == 2:
            continue
        if x == 1:
            break
    else:
        return 7
def r(x):
    if x == 1: return 1
    if x == 2: return 2
    elif x == 3: pass
    return 3
def s(x):
    if x:
        if x > 1:
            y = 1
        else:
            y = 2
    return y if x else None
def u(x):
    "doc"
def v(x):
    x and x.append(1)
    x or print("x")
def w2(x): return x
def w3(x): pass
for fn in (g, h, k, l, m, u, w3):
    pass
print(g(), h(), k(), l(), m(), n(0), n(1), o([0, 1]), o([0]), p(0), p(1), q(5), q(0), r(1), r(2), r(3), r(4), s(1), s(2))
v([])
w2(1); w3(1); u(1)
x = 1; y = 2
if x: y = 3; z = 4
else: y = 5
for i in range(2): x += i; y -= i
while x < 5: x += 1
print([i for i in range(3) if i != 1], x, y)
print({k: v for k, v in zip("ab", range(2))})
lst = [x for x in range(10)
       if x % 2 == 0
       and x > 2]
print(lst)
print(any(c == x
          for c in range(3)), sum(
    i for i in range(3)))
print(sorted(
    [3, 1],
    key=lambda v:
        -v,
))
