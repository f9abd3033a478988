numbers = [0, 1, -1, 7, -7, 255, 256, -256, 2**31, 2**62, -(2**63), 2**63, 2**64 - 1, 10**30, -(10**30)]
for a in numbers:
    print(a, hex(a), oct(a), bin(a), a.bit_length(), a.bit_count(), ~a, -a, +a, abs(a), bool(a), float(a),
        a.conjugate(), str(a), hash(a), a.real, a.numerator)
    for b in [0, 1, -1, 3, -3, 10, 64, -64, 2**40, 10**20]:
        print(b, a + b, a - b, a * b, tried(lambda: a // b), tried(lambda: a % b), tried(divmod, a, b),
            tried(lambda: a / b), a & b, a | b, a ^ b, tried(lambda: a << b) if b < 100 else "",
            tried(lambda: a >> b), a < b, a <= b, a == b, a != b, a > b, a >= b)
for a in [0, 1, -1, 2, -2, 10, 3**50]:
    print([tried(pow, a, b) for b in [0, 1, 2, 5, -1, -2, 31]], [tried(pow, a, b, m) for b in [0, 1, 5, -1,
        100] for m in [1, 2, 7, -7, 0, 10**12]])
for text in ["", "0", "12", "-12", "+12", " 12 ", "1_000", "1__0", "_1", "1_", "0x1f", "0b11", "0o17", "1e3", "12a",
    "٣", "½", "--1", "+ 1", "9" * 30, "z"]:
    print(repr(text), tried(int, text), [tried(int, text, base) for base in (0, 2, 8, 10, 16, 36)])
print(tried(int, "1", 1), tried(int, "1", 37), tried(int, 1, 10), tried(int, None), tried(int, [1]), tried(int,
    float("nan")), tried(int, float("inf")), int(2.9), int(-2.9), int(1e30), int(), int(True))
print([round(a, n) for a in (1234567, -1234567, 15, 25, 35, -25, 5, 10**25 + 5) for n in (0, 1, -1, -2, -7, -9)],
    tried(round, "a"), tried(round, 5, 1.5), round(2.5), round(3.5), round(-2.5), round(0.5))
