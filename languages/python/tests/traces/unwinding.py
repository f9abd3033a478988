def a():
    try:
        for i in range(3):
            try:
                yield i
            except KeyError:
                print("k")
            finally:
                print("f", i)
    finally:
        print("end")
for v in a():
    if v == 1:
        break
print("after")
g = a()
next(g)
print(g.throw(KeyError("q")))
print(list(g))
def b():
    with open_it() as f:
        yield f
class open_it:
    def __enter__(self): return self
    def __exit__(self, *a):
        print("closed", a[0])
        return False
for _ in b(): pass
def c():
    while True:
        try:
            x = int("q")
        except ValueError:
            print("bad")
            break
        else:
            print("never")
        finally:
            print("fin")
    return 1
print(c())
def d():
    try:
        return 1
    finally:
        return 2
print(d())
def e():
    for i in range(5):
        try:
            continue
        finally:
            print("c", i)
            if i == 2:
                break
e()
def f():
    try:
        try:
            raise KeyError("a")
        except KeyError as k:
            raise ValueError("b") from k
    except ValueError as v:
        print(v.__cause__, v.__context__)
f()
def g2():
    try:
        raise KeyError("a")
    except (ValueError, TypeError):
        pass
    except KeyError:
        return "key"
print(g2())
try:
    try:
        1 / 0
    except ZeroDivisionError:
        undefined
except NameError as n:
    print(repr(n), repr(n.__context__))
def nested():
    try:
        try:
            return "x"
        finally:
            print("1")
    finally:
        print("2")
print(nested())
def h():
    with open_it():
        with open_it():
            return 3
print(h())
def i():
    for x in range(3):
        with open_it():
            if x == 1:
                return x
print(i())
def j():
    try:
        pass
    except Exception:
        print("a")
    else:
        return "else"
    finally:
        print("fin")
print(j())
while True:
    try:
        raise RuntimeError
    except RuntimeError:
        break
    finally:
        print("z")
def k():
    x = yield 1
    while x:
        x = yield x * 2
    return
kk = k()
print(next(kk), kk.send(4), kk.send(5))
try:
    kk.send(0)
except StopIteration as s:
    print("done", s.value)
def l():
    r = yield from k2()
    print(r)
def k2():
    try:
        yield 1
    except ValueError:
        yield "v"
    return "ret"
ll = l()
print(next(ll), ll.throw(ValueError))
print(list(ll))
def m():
    global zz
    zz = 1
    del zz
    try:
        zz
    except NameError as e:
        print(e)
m()
lst = [1, 2, 3]
for i, x in enumerate(lst):
    lst[i] = x * 2
print(lst)
