#!/usr/bin/env python3
"""Compares the library with CPython 3.11 on random values: formats, `%`, reprs, hashes, sets, sorts, random numbers.

    cargo build --release -p rewindable-python --example trace
    python3 languages/python/tests/tools/library.py [--seed 1] [--rounds 20]

Each round is a program of 300 parts that both run (a program has at most 64 KiB). Ends with status 1 at the first difference.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile

TRACE = os.environ.get("TRACE") or os.path.join(os.path.dirname(__file__), "../../../../target/release/examples/trace")

HEAD = """import random
class V:
    def __init__(self, key, place): self.key, self.place = key, place
    def __lt__(self, other):
        global log
        log = (log * 31 + self.place * 1009 + other.place) % 1000000007
        return self.key < other.key
"""

FLOATS = ["0.0", "-0.0", "0.5", "2.5", "1e16", "1e15", "1e-4", "1e-5", "1e22", "1e23", "5e-324", "1e308 * 10", "0.1"]
CHARS = "abcXYZ '\"\\\n\t\r\x00\x7fäéÜ—♛😀\u0301\u200b\xa0中"


class Source:
    """Random expressions."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def float(self):
        r = self.random
        kind = r.randrange(4)
        if kind == 0:
            return r.choice(FLOATS)
        if kind == 1:
            return repr(r.uniform(-1e6, 1e6))
        if kind == 2:
            return repr(r.randrange(-(10**6), 10**6) / 2 ** r.randrange(1, 20))
        return f"{r.uniform(1, 10)!r}e{r.randrange(-300, 300)}"

    def int(self):
        r = self.random
        return repr(r.choice([r.randrange(-10, 10), r.randrange(-(10**6), 10**6), r.getrandbits(80) - 2**79]))

    def text(self):
        return repr("".join(self.random.choice(CHARS) for _ in range(self.random.randrange(8))))

    def spec(self, kinds):
        r = self.random
        align = r.choice(["", "", r.choice("*0x é") + r.choice("<>=^"), r.choice("<>=^")])
        sign = r.choice(["", "", "+", "-", " "])
        rest = r.choice(["", "", "#"]) + r.choice(["", "", "0"]) + r.choice(["", str(r.randrange(1, 30))])
        group = r.choice(["", "", ",", "_"])
        precision = r.choice(["", "", f".{r.choice([0, 1, 3, 10, 17, 60])}"])
        return repr(align + sign + rest + group + precision + r.choice(kinds))

    def percent(self, kinds):
        r = self.random
        flags = r.choice(["", "-", "0", "+", " ", "#", "-0", "# 0"])
        return repr("a%" + flags + r.choice(["", "5", "12"]) + r.choice(["", ".0", ".3", ".10"]) + r.choice(kinds))

    def set(self):
        r = self.random
        most = r.choice([8, 20, 100, 10**6])
        lines = ["s = set()"]
        for _ in range(r.randrange(30)):
            number = r.randrange(-most, most)
            lines.append(
                r.choice(
                    [
                        f"s.add({number})",
                        f"s.add(({number}, {number // 2}))",
                        f"s.discard({number})",
                        f"s |= {{{number}, {number * 2}, {number * 3}}}",
                        f"s = s - {{{number}}}",
                        f"s ^= {{{number}, 1}}",
                        "s = set(s)",
                        "print(s.pop() if s else 0)",
                    ]
                )
            )
        return lines + ["print(s, len(s))"]

    def sort(self):
        r = self.random
        keys = [r.randrange(r.choice([3, 10, 1000])) for _ in range(r.choice([2, 5, 20, 63, 64, 65, 200]))]
        if r.random() < 0.5:
            keys[: len(keys) // 2] = sorted(keys[: len(keys) // 2])
        return [
            f"log = 1; a = [V(key, place) for place, key in enumerate({keys})]",
            "a.sort(); print(log, [v.place for v in a])",
        ]

    def draws(self):
        r = self.random
        return [
            f"random.seed({self.int()}); print(random.random(), random.randrange({r.randrange(1, 10**r.randrange(1, 30))}))",
            f"a = list(range({r.randrange(1, 40)})); random.shuffle(a); print(a, random.sample(a, {1}), random.choice(a))",
            f"print(random.sample(range(1000), {r.randrange(1, 30)}), random.uniform(1, 5), random.gauss(0, 1))",
        ]

    def lines(self):
        r = self.random
        kind = r.randrange(10)
        if kind == 0:
            return self.set()
        if kind == 1:
            return self.sort()
        if kind == 2:
            return self.draws()
        expression = r.choice(
            [
                lambda: f"format({self.float()}, {self.spec(['e', 'f', 'g', 'E', 'G', '%', 'n', '', 'd'])})",
                lambda: f"format({self.int()}, {self.spec(['d', 'b', 'o', 'x', 'X', 'n', 'f', 'e', '', 's'])})",
                lambda: f"format({self.text()}, {self.spec(['s', '', 'd'])})",
                lambda: f"{self.percent('diuoxX')} % {self.int()}",
                lambda: f"{self.percent('eEfFgG')} % {self.float()}",
                lambda: f"{self.percent('sr')} % ({self.text()},)",
                lambda: f"[{self.text()}, {self.float()}, {{{self.int()}: ({self.int()},)}}]",
                lambda: f"hash(({self.int()}, {self.float()}))",
                lambda: f"{self.float()} {r.choice(['//', '%', '*', '/', '+', '<', '=='])} {r.choice([self.int(), self.float()])}",
                lambda: f"{self.int()} {r.choice(['//', '%', '*', '/', '-', '&', '|', '^'])} {self.int()}",
                lambda: f"round({self.float()}, {r.randrange(-3, 8)})",
                lambda: f"{self.text()}.{r.choice(['upper', 'title', 'split', 'strip', 'splitlines', 'swapcase'])}()",
            ]
        )()
        return [f"try: print(repr({expression}))", "except Exception as e: print(type(e).__name__, e)"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=20)
    arguments = parser.parse_args()
    for seed in range(arguments.seed, arguments.seed + arguments.rounds):
        source = Source(seed)
        program = HEAD + "".join(line + "\n" for _ in range(300) for line in source.lines())
        with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
            file.write(program)
            file.flush()
            python = [sys.executable, "-W", "ignore", file.name]
            wanted = subprocess.run(python, capture_output=True, text=True, check=True)
            here = [TRACE, file.name, "", "100000000", "quiet"]
            run = subprocess.run(here, capture_output=True, text=True, check=False)
        output = run.stdout.removeprefix("--- output\n").partition("--- end\n")[0]
        for line, (want, have) in enumerate(zip(wanted.stdout.split("\n"), output.split("\n")), 1):
            if want != have:
                sys.exit(f"seed {seed}, line {line} of the output\n  CPython {want}\n  here    {have}")
        if len(wanted.stdout) != len(output):
            sys.exit(f"seed {seed}: {run.stdout[-300:]}")
    print(f"{arguments.rounds} programs, no difference")


if __name__ == "__main__":
    main()
