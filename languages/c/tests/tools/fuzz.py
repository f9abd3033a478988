"""Random programs beside gcc at -O0, with and without ASan and UBSan: many in one build.

    cargo build -p rewindable-c --release --example run
    python3 languages/c/tests/tools/fuzz.py [COUNT] [SEED]

A program is a function of one build for gcc, and a file for the machine. They must agree in what is printed; a note of an
overflow or of a shift must stand where UBSan reports one, and a fault where ASan or UBSan ends the program.
"""

import pathlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parents[4]
RUN = ROOT / "target" / "release" / "examples" / "run"
TYPES = ["int", "unsigned", "long", "char", "unsigned char", "short", "unsigned long", "double", "float"]
WHOLE = TYPES[:7]
PRELUDE = "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n"


class Maker:
    """Makes one program; its globals carry its number in their names."""

    def __init__(self, seed, number):
        self.random = random.Random(f"{seed}/{number}")
        self.number = number
        self.variables = []
        self.depth = 0

    def pick(self, *choices):
        return self.random.choice(choices)

    def constant(self):
        value = self.pick(0, 1, 2, 3, 5, 7, 8, 15, 31, 100, 255, 1000, 65536, 2147483647)
        return self.pick(str(value), f"(-{value})" if value else "0", f"{value}u", f"{value}L")

    def whole(self, depth):
        """A whole number."""
        if depth <= 0 or self.random.random() < 0.2:
            names = [name for name, ty in self.variables if ty in WHOLE]
            return self.pick(*names) if names and self.random.random() < 0.7 else self.constant()
        a, b = self.whole(depth - 1), self.whole(depth - 2)
        return self.pick(
            f"({a} {self.pick('+', '-', '*', '&', '|', '^')} {b})",
            f"({a} {self.pick('+', '-', '*', '&', '|', '^')} {b})",
            f"({a} {self.pick('<', '<=', '>', '>=', '==', '!=')} {b})",
            f"({a} {self.pick('/', '%')} (({b} & 15) + 1))",
            f"({a} {self.pick('<<', '>>')} ({b} & 31))",
            f"({a} {self.pick('&&', '||')} {b})",
            f"({a} ? {b} : {self.whole(depth - 2)})",
            f"({self.pick('-', '~', '!')} {a})",
            f"(({self.pick(*WHOLE)}){a})",
            f"a{self.number}[{a} & 7]",
            f"m{self.number}[{a} & 3][{b} & 3]",
            f"f{self.number}({a}, {b})",
        )

    def floating(self):
        names = [name for name, ty in self.variables if ty in ("double", "float")]
        a = self.pick(*names, "1.5", "0.1", "3.0f")
        return self.pick(f"({a} {self.pick('+', '-', '*')} {self.pick(*names, '2.5', '0.3f')})", a, f"({a} / 4)")

    def target(self):
        names = [name for name, ty in self.variables if ty in WHOLE and not name.startswith("i")]
        index = self.whole(1)
        return self.pick(*names, f"a{self.number}[({index}) & 7]", f"m{self.number}[({index}) & 3][{self.random.randrange(4)}]", f"s{self.number}.x")

    def statement(self, indent, depth):
        pad = " " * indent
        kind = self.random.randrange(12) if depth > 0 else self.random.randrange(6)
        if kind < 2:
            return f"{pad}{self.target()} {self.pick('=', '+=', '-=', '^=', '|=', '&=', '=')} {self.whole(3)};\n"
        if kind == 2:
            return f'{pad}printf("%ld\\n", (long)({self.whole(3)}));\n'
        if kind == 3:
            name, ty = f"v{len(self.variables)}_{self.number}", self.pick(*TYPES)
            value = self.floating() if ty in ("double", "float") else self.whole(2)
            self.variables.append((name, ty))
            return f"{pad}{ty} {name} = {value};\n"
        if kind == 4:
            return f"{pad}{self.target()}{self.pick('++', '--')};\n"
        if kind == 5:
            return f'{pad}printf("%.6g\\n", (double)({self.floating()}));\n'
        before = len(self.variables)
        if kind < 9:
            text = f"{pad}if ({self.whole(2)}) {{\n{self.block(indent + 4, depth - 1)}{pad}}} else {{\n{self.block(indent + 4, depth - 1)}{pad}}}\n"
        elif kind < 11:
            name = f"i{self.depth}_{self.number}"
            self.depth += 1
            self.variables.append((name, "int"))
            leave = f"{pad}    if ({self.whole(1)}) {self.pick('break', 'continue')};\n"
            text = f"{pad}for (int {name} = 0; {name} < {self.random.randrange(1, 6)}; {name}++) {{\n{self.block(indent + 4, depth - 1)}{leave}{pad}}}\n"
        else:
            cases = "".join(f"{pad}case {n}: {self.target()} = {self.whole(1)};{self.pick('', ' break;')}\n" for n in range(3))
            text = f"{pad}switch (({self.whole(1)}) & 3) {{\n{cases}{pad}default: ;\n{pad}}}\n"
        del self.variables[before:]
        return text

    def block(self, indent, depth):
        before = len(self.variables)
        text = "".join(self.statement(indent, depth) for _ in range(self.random.randrange(1, 4)))
        del self.variables[before:]
        return text

    def program(self):
        n = self.number
        self.variables = [("p", "int"), ("q", "int")]
        helper = f"int f{n}(int p, int q) {{\n    int *r = &a{n}[p & 7];\n    *r += q & 3;\n    return p {self.pick('+', '-', '^', '&')} *r;\n}}\n"
        self.variables = [(f"g{n}", "int"), (f"h{n}", "unsigned")]
        body = "".join(self.statement(4, 3) for _ in range(8))
        rest = f'    for (int i = 0; i < 8; i++)\n        printf("%d ", a{n}[i]);\n    printf("%d %u %d\\n", g{n}, h{n}, s{n}.x);\n'
        head = f"int g{n} = 3, a{n}[8] = {{1, 2, 3}}, m{n}[4][4];\nunsigned h{n} = 9;\nstruct {{\n    char c;\n    int x;\n}} s{n};\n"
        return f"{head}{helper}void program{n}(void) {{\n{body}{rest}}}\n"


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = sys.argv[2] if len(sys.argv) > 2 else "1"
    programs = [Maker(seed, number).program() for number in range(count)]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        calls = "".join(f'    if (n == {n}) program{n}();\n' for n in range(count))
        declared = "".join(f"void program{n}(void);\n" for n in range(count))
        (folder / "all.c").write_text(PRELUDE + "".join(programs))
        (folder / "main.c").write_text(f"{PRELUDE}{declared}int main(int c, char **v) {{\n    int n = atoi(v[1]);\n{calls}    return 0;\n}}\n")
        gcc = ["gcc", "-O0", "-w", "-std=gnu17", str(folder / "all.c"), str(folder / "main.c")]
        subprocess.run([*gcc, "-o", str(folder / "plain")], check=True)
        subprocess.run([*gcc, "-fsanitize=address,undefined", "-o", str(folder / "checked")], check=True)
        wrong = 0
        for number, program in enumerate(programs):
            text = f"{PRELUDE}{program}int main(void) {{\n    program{number}();\n    return 0;\n}}\n"
            (folder / "one.c").write_text(text)
            ours = subprocess.run([str(RUN), str(folder / "one.c")], capture_output=True, input=b"")
            gccs = subprocess.run([str(folder / "plain"), str(number)], capture_output=True)
            checked = subprocess.run([str(folder / "checked"), str(number)], capture_output=True)
            log, report = ours.stderr.decode(), checked.stderr.decode()
            noted = bool(re.search(r"^note: .*(wraps around|a shift by)", log, re.M))
            reported = bool(re.search(r"overflow|shift exponent|cannot be represented|left shift of", report))
            faulted = "\nfault: " in "\n" + log
            same = ours.stdout == gccs.stdout or faulted
            sure = re.search(r"signed integer overflow|shift exponent|negation of", report)
            if not same or "exit 0" not in log or (bool(sure) != noted) or (noted and not reported):
                wrong += 1
                print(f"--- program {number} of seed {seed}: same {same}, noted {noted}, reported {bool(sure)}\n{log}{report[:300]}")
                (pathlib.Path("/tmp") / f"fuzz-{seed}-{number}.c").write_text(text)
        print(f"{count} programs, {wrong} different")


main()
