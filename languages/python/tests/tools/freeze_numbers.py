#!/usr/bin/env python3
"""Writes languages/python/tests/numbers.txt: calculations with long whole numbers as CPython does them, in hexadecimal.

    python3 languages/python/tests/tools/freeze_numbers.py
"""

import math
import os
import random

FILE = os.path.join(os.path.dirname(__file__), "../numbers.txt")
CHOICE = random.Random(38)

# Where carries and estimated digits of quotients go wrong, if they do.
WORDS = [0, 1, 2, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF]


def number(most):
    value = 0
    for _ in range(CHOICE.randint(0, most)):
        word = CHOICE.choice(WORDS) if CHOICE.random() < 0.8 else CHOICE.getrandbits(32)
        value = value << 32 | word
    return -value if CHOICE.random() < 0.3 else value


def hexadecimal(value):
    return f"{value:x}"


def rows():
    two = {
        "+": lambda a, b: a + b,
        "-": lambda a, b: a - b,
        "*": lambda a, b: a * b,
        "&": lambda a, b: a & b,
        "|": lambda a, b: a | b,
        "^": lambda a, b: a ^ b,
        "gcd": math.gcd,
        "<": lambda a, b: a < b,
    }
    for name, function in two.items():
        for _ in range(25):
            a, b = number(5), number(4)
            yield name, a, b, int(function(a, b))
    for _ in range(200):
        a, b = number(7), number(4)
        if b:
            yield "//", a, b, a // b
            yield "%", a, b, a % b
    for _ in range(40):
        a, shift = number(4), CHOICE.choice([0, 1, 31, 32, 33, 63, 64, 65, 200])
        yield "<<", a, shift, a << shift
        yield ">>", a, shift, a >> shift
    for _ in range(15):
        a, exponent, modulus = number(3), abs(number(2)), number(3)
        yield "**", a, exponent % 9, a ** (exponent % 9)
        if modulus:
            yield f"pow {exponent:x}", a, modulus, pow(a, exponent, modulus)
            if math.gcd(a, modulus) == 1:
                yield "inverse", a, modulus, pow(a, -1, abs(modulus))
    for _ in range(25):
        a = abs(number(6))
        yield "root", a, 0, math.isqrt(a)
        yield "bits", a, 0, a.bit_length()
        yield "ones", a, 0, a.bit_count()
        yield "decimal", a, 0, int(str(a), 16)
    for base in range(2, 37):
        a = abs(number(4))
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"
        text, left = "", a
        while left:
            text, left = digits[left % base] + text, left // base
        yield f"text {text or 0}", a, base, 0


with open(FILE, "w", encoding="ascii") as file:
    for name, a, b, result in rows():
        file.write(f"{name} : {hexadecimal(a)} {hexadecimal(b)} {hexadecimal(result)}\n")
