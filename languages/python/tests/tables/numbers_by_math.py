import math
inf, nan = float("inf"), float("nan")
numbers = [0, -0.0, 1, -1, 0.5, -0.5, 2, 3.7, -3.7, 10, 1e-5, 1e20, 170, 710, -746, inf, -inf, nan, 5e-324, 2**53 + 1,
    10**30]
for function in (math.sqrt, math.floor, math.ceil, math.trunc, math.fabs, math.isfinite, math.isinf, math.isnan,
    math.exp, math.log, math.log2, math.log10, math.degrees, math.radians, math.modf, math.isqrt):
    print(function.__name__, [tried(function, number) for number in numbers])
print([tried(math.factorial, number) for number in [0, 1, 5, 20, 21, 30, -1, 2.0, "a", 2.5]])
pairs = [(0, 0), (1, 0), (0, -1), (-8, 3), (7, -2), (-7.5, 2), (7.5, -2), (1e300, 1e10), (inf, 2), (2, inf), (-inf,
    3), (nan, 1), (0, nan), (2, 0.5), (-2, 0.5), (12, 18), (-12, 18), (10**20, 15), (5, 2), (2, 5), (1e308, 10), (0.1,
    0.3)]
for function in (math.pow, math.fmod, math.atan2, math.copysign, math.hypot, math.gcd, math.lcm, math.comb, math.perm,
    math.log, math.isclose, math.dist):
    print(function.__name__, [tried(function, *pair) for pair in pairs])
print([round(f(x), 12) for f in (math.sin, math.cos, math.tan, math.asin, math.acos, math.atan) for x in (-0.9, 0.0,
    0.3)])
print(math.gcd(), math.gcd(6), math.gcd(4, 6, 10), math.lcm(), math.lcm(4, 6, 10), math.perm(5), math.prod([2, 3, 4]),
    math.prod([0.5, 2], start=3), math.hypot(), math.hypot(1, 2, 2), math.fsum([0.1] * 10), math.dist((1, 2), (4, 6)))
print(math.isclose(1, 1 + 1e-9), math.isclose(1, 1.1, rel_tol=0.1), math.isclose(0, 1e-9, abs_tol=1e-8),
    tried(math.isclose, 1, 2), math.e, math.pi, math.tau, math.inf, math.nan)
