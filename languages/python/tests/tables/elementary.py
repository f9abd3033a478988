import math
from random import Random
random = Random(7)
def near(function, *bounds):
    """Results that are those of every target; the arguments have few digits."""
    return [tried(function, *(round(random.uniform(low, high), 2) for low, high in bounds)) for _ in range(40)]
for _ in range(4):
    print(near(math.exp, (-20, 20)), near(math.log, (0.01, 100)), near(math.log2, (0.01, 100)),
        near(math.log10, (0.01, 1000)))
    print(near(math.sin, (-50, 50)), near(math.cos, (-50, 50)), near(math.tan, (-50, 50)))
    print(near(math.atan, (-9, 9)), near(math.atan2, (-9, 9), (-9, 9)), near(math.pow, (0.01, 90), (-9, 9)))
print([10 ** -n for n in range(22)], [2 ** -n for n in range(0, 60, 7)], 10 ** -323, 10 ** -324, [n ** 0.5 for n in
    range(50)], [n ** -0.5 for n in range(1, 20)], [n ** 1.5 for n in range(20)], [n ** (1 / 3) for n in range(30)])
print([1.1 ** n for n in range(-40, 40)], [float(n) ** 3 for n in range(-9, 9)], (-8.0) ** 3, (-8.0) ** -3, 0.0 ** 0,
    2.0 ** 1023, 2.0 ** -1074, 2.0 ** -1075, tried(lambda: 2.0 ** 1024), tried(lambda: 0.0 ** -1), 0.5 ** 1074, 3 ** -300.0)
print(math.exp(1) == math.e, math.sin(math.pi), math.cos(math.pi / 2), math.tan(math.pi / 2), math.sin(1e22),
    math.cos(-1e300), math.tan(12345678.9), math.sin(-0.0), math.tan(-0.0), math.atan2(-0.0, -1), math.atan2(1e-300, 1),
    math.atan2(1, 1e-300), math.atan2(-3, 0), math.log(5e-324), math.exp(-745.1), math.exp(-708.4), math.log(1 + 2**-50),
    math.log2(2**-1074), math.log(10**400), math.log2(3**1000), math.log10(10**500), math.log(2**1023, 2))
print(tried(math.sin, math.inf), tried(math.cos, -math.inf), tried(math.tan, math.inf), math.sin(math.nan),
    tried(math.exp, 710), tried(math.log, 0), tried(math.log2, -1), math.exp(-math.inf), math.atan(math.inf))
print([round(random.gauss(0, 1), 9) for _ in range(20)], [round(random.normalvariate(5, 2), 9) for _ in range(20)])
