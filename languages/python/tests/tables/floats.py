inf, nan = float("inf"), float("nan")
numbers = [0.0, -0.0, 1.0, -1.5, 0.1, 2.5, 1e16, 1e-7, 123456.789, 1.7e308, 5e-324, 2.2250738585072014e-308, inf,
    -inf, nan]
for a in numbers:
    print(a, repr(a), str(a), a.is_integer(), tried(a.as_integer_ratio) if abs(a) < inf else "", tried(int, a),
        tried(round, a), hash(a) if a == a else "", a.real, a.imag, bool(a), -a, abs(a))
    print([tried(round, a, n) for n in (0, 1, 2, 5, -1, -3, 20, 400, -400)])
    for b in [0, 2, -3, 0.0, 0.5, -0.25, 1e300, inf, nan, True]:
        print(b, a + b, a - b, a * b, tried(lambda: a / b), tried(lambda: a // b), tried(lambda: a % b), tried(divmod,
            a, b), tried(lambda: abs(a) ** b), tried(lambda: abs(b) ** a), a < b, a <= b, a == b, a != b, a > b,
            a >= b)
for text in ["", "1", "1.5", ".5", "5.", "1e5", "1E-5", "-1.5e+3", " 2 ", "1_0.5_1", "1__0", "inf", "-Infinity",
    "nan", "NaN", "1e400", "1e-400", "0x1p3", "1.2.3", "e5", "--1", "+.5", ".", "infinit",
    "123456789012345678901234567890", "0.1e1", "1e"]:
    print(repr(text), tried(float, text))
print([2.675, 1.005, 0.1 + 0.2, 1 / 3, 2 / 3, 1e22, 1e23, 123456789.123456789, 1e15, 9007199254740993.0, 0.0001,
    0.00001, 1e-5, 100000000000000000.0])
print(tried(float, "a"), tried(float, None), tried(float, [1]), tried(float, 10**400), float(), float(True),
    2**1023 * 1.0, tried(lambda: 10**400 * 1.0), tried(lambda: 10**400 / 10**399), tried(lambda: 10**400 / 3),
    10**20 == 1e20, 10**23 == 1e23, 2**53 + 1 == 2.0**53, 10**400 > inf, 10**400 > 1e308, -(10**400) < -inf, max(1,
    1.0), min(nan, 1), sum([0.1] * 10), sum([1, 2.5]), sum([], 5))
