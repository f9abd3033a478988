def h(n):
    yield n
    try:
        yield 1
    except (TypeError, ValueError):
        print('x')
    finally:
        print('f')
def g():
    print(any(h(1) for c in range(2)))
    print(any(h(0)))
    print(any(v for v in h(0)))
    print(any(v > 0 for v in h(0)))
    return 5
try:
    print(next(map(abs, h(2)), 3))
    print(any(h(0)))
    x = next(iter(h(3)), 2)
    print(sum([1, 2, next(h(3), 5)]))
    print(all(map(lambda v: v - 1, h(2))))
    a, b, *c = h(1)
    print(g())
    for q in h(1):
        break
    for q in map(abs, h(1)):
        if q: break
    for q in enumerate(zip(h(1), h(2))):
        if q: break
    try:
        for q in h(7):
            1 // 0
    except ZeroDivisionError as e:
        print(e)
    print(list(zip([1], h(1))))
    print(list(zip(h(1), [1])))
    print(1 in h(1), 7 in h(1))
    (lambda: h(1))()
    z = h(1); next(z); next(z)
    del z
    z = h(1); next(z); next(z)
    z = None
    print(min([next(h(3), 1)], default=1))
    int('a' if any(h(0)) else 'b')
except Exception as e:
    print(e)


def outer(n):
    got = yield from h(n)
    yield got


for action in ("close", "drop", "throw"):
    g = outer(4)
    next(g)
    next(g)
    try:
        if action == "throw":
            print(g.throw(ValueError))
        elif action == "close":
            g.close()
        del g
    except ValueError as e:
        print(repr(e))


def first(n):
    for found in h(n):
        return found


def failing():
    return max(map(lambda v: v // 0, h(2)))


print(first(3))
try:
    failing()
except ZeroDivisionError as e:
    print(e)
