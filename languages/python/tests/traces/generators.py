def count(n):
    i = 0
    while i < n:
        got = yield i
        if got:
            print("got", got)
        i += 1
    return "end"

def outer(n):
    r = yield from count(n)
    print("r", r)
    yield from [7, 8]
    yield (yield)

g = count(3)
print(next(g), g.send("a"), list(g))
o = outer(2)
for v in o:
    print(v)
print(sum(x * x for x in range(4)))
print(list(count(3)), tuple(count(2)), set(count(2)))
print(max(x for x in count(5)), any(x > 2 for x in count(9)), all(x < 2 for x in count(9)))
print([y for x in range(3) for y in range(x) if y != 1])
print({x: x * 2 for x in range(3)}, {x % 2 for x in range(5)})
print(list(map(lambda x: x + 1, count(3))), list(filter(lambda x: x % 2, range(6))))
print(sorted([3, 1, 2], key=lambda x: -x))
print(dict(zip("abc", count(3))))
def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b
for f in fib():
    if f > 20:
        break
    print(f, end=" ")
print()
g = count(5)
next(g)
g.close()
print(list(g))
def tg():
    try:
        yield 1
    except ValueError as e:
        print("in gen", e)
        yield 2
    finally:
        print("gen fin")
t = tg()
print(next(t))
print(t.throw(ValueError("z")))
print(next(t, "default"))
m = [
    x
    for x in range(4)
    if x % 2
    if x
]
print(m, ",".join(str(i) for i in m))
first = next((i for i in range(10) if i > 4), None)
print(first)
a = [*range(3), *[9]]
print(*a, sep="-")
print([[i * j for j in range(3)] for i in range(2)])
