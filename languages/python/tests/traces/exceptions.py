def f(x):
    try:
        return 10 // x
    except ZeroDivisionError as e:
        print("zero", e)
        return -1
    finally:
        print("fin", x)

def g(x):
    for i in range(3):
        try:
            if i == x:
                break
            if i == 0:
                continue
            print(i)
        except ValueError:
            pass
        else:
            print("else")
        finally:
            print("finally", i)
    else:
        print("loop else")
    return i

def h():
    try:
        raise ValueError("a")
    except (TypeError, KeyError):
        print("no")
    except ValueError:
        print("yes")
        try:
            raise
        except ValueError as e2:
            print(repr(e2))
    try:
        try:
            1/0
        finally:
            print("inner")
    except ZeroDivisionError:
        print("outer")

print(f(2), f(0))
for k in range(4):
    print(g(k))
h()
try:
    pass
except:
    pass
else:
    print("e")
try:
    x = 1
finally:
    y = 2
