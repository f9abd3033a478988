class A:
    def go(self):
        try:
            {}["k"]
        except KeyError:
            raise ValueError("bad") from None
def h():
    A().go()
for bad in ["undefined_name", "1 + 'a'", "[].foo", "len(3)", "None()", "int('x')", "(1,2)[3]", "{}[1]", "f()"]:
    pass
try:
    undefined_name
except NameError as e:
    print(e)
try:
    1 + "a"
except TypeError as e:
    print(e)
try:
    "a" + 1
except TypeError as e:
    print(e)
try:
    [].foo
except AttributeError as e:
    print(e)
try:
    len(3)
except TypeError as e:
    print(e)
try:
    None()
except TypeError as e:
    print(e)
try:
    int("x")
except ValueError as e:
    print(e)
def loc():
    print(zz)
    zz = 1
try:
    loc()
except UnboundLocalError as e:
    print(e)
def two(a, b): pass
for call in (lambda: two(1), lambda: two(1, 2, 3), lambda: two(1, c=2), lambda: two()):
    try:
        call()
    except TypeError as e:
        print(e)
try:
    a, b = [1]
except ValueError as e:
    print(e)
try:
    a, b = [1, 2, 3]
except ValueError as e:
    print(e)
try:
    for q in 3: pass
except TypeError as e:
    print(e)
h()
