import math
def tried(function, *arguments):
    try:
        return function(*arguments)
    except (ValueError, OverflowError, TypeError, ZeroDivisionError) as error:
        return f"{type(error).__name__}: {error}"
inf, nan = float("inf"), float("nan")
numbers = [0, -0.0, 1, -1, 0.5, -0.5, 2, 3.7, -3.7, 10, 1e-5, 1e20, 170, 710, -746, inf, -inf, nan, 5e-324, 2**53 + 1,
    10**30]
for function in (math.sqrt, math.floor, math.ceil, math.trunc, math.fabs, math.isfinite, math.isinf, math.isnan,
    math.exp, math.log, math.log2, math.log10, math.degrees, math.radians, math.modf, math.isqrt):
    print(function.__name__, [tried(function, number) for number in numbers])
print([tried(math.factorial, number) for number in [0, 1, 5, 20, 21, 30, -1, 2.0, "a", 2.5]])
