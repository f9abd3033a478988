"""Random programs in C that end, whose output is defined where gcc's checks report nothing, and of which it is known where
a value that nobody has set is used and where a fault ends the run.

Every global name carries the number of its program, so that many programs fit into one build.
"""

from writer import Writer

WHOLE = ["int", "unsigned", "long", "unsigned long", "short", "unsigned short", "char", "signed char", "unsigned char"]
WHOLE += ["long long", "unsigned long long", "int64_t", "uint8_t", "uint32_t", "int16_t", "size_t", "_Bool"]
FORMATS = {
    "int": ["%d", "%i", "%5d", "%-6d|", "%05d", "%+d", "% d", "%.3d", "%x", "%X", "%o", "%#x", "%3c"],
    "unsigned": ["%u", "%8u", "%x", "%-8x|", "%o", "%08X"],
    "long": ["%ld", "%12ld", "%lx", "%-14ld|", "%+ld"],
    "unsigned long": ["%lu", "%lx", "%lo", "%20lu", "%zu"],
    "short": ["%hd", "%d", "%5hd"],
    "unsigned short": ["%hu", "%u", "%hx"],
    "char": ["%d", "%hhd", "%4d"],
    "unsigned char": ["%hhu", "%d", "%02x"],
    "long long": ["%lld", "%llx", "%22lld"],
}
FLOATS = ["%f", "%.2f", "%8.3f", "%g", "%e", "%.10g", "%-10.1f|", "%+.4f", "%G", "%.0f", "%.3e", "%010.2f"]
HEADERS = "".join(f"#include <{name}.h>\n" for name in "stdio stdlib string stdint ctype limits stdbool".split())


class Program(Writer):
    """One program: `text`, the lines where something unset is used, and the line of the fault, if there is one."""

    def __init__(self, seed, number):
        super().__init__(f"c/{seed}/{number}")
        self.n = number
        self.functions = []
        self.room = 0
        # Nothing is shared with another program.
        self.head = ""
        self.unset, self.fault = [], None
        self.write()
        self.text = "".join(self.lines)

    # Words.

    def name(self, letter):
        return f"{super().name(letter)}_{self.n}"

    def seen(self, *kinds):
        return [entry for scope in self.scopes for entry in scope if entry[0] in kinds]

    # Expressions: whole numbers.

    def constant(self):
        value = self.pick(0, 1, 1, 2, 3, 4, 5, 7, 8, 10, 15, 31, 63, 64, 100, 127, 128, 255, 256, 1000, 32767, 65535, 65536,
                          1000003, 2147483647, 4294967295, 4294967296, 9223372036854775807)
        if value < 128 and self.chance(0.15):
            return self.pick("'a'", "'Z'", "'0'", "' '", "'\\n'", "'\\0'", "'\\x41'", "'\\''")
        text = self.pick(str(value), str(value), str(value), hex(value), f"0{value:o}")
        suffix = self.pick("", "", "", "u", "L", "UL", "LL")
        return f"(-{text}{suffix})" if self.chance(0.2) else text + suffix

    def variable(self):
        """A place that holds a whole number, or None."""
        entries = self.seen("whole", "loop", "array", "struct", "pointer")
        if not entries:
            return None
        kind, name, *more = self.random.choice(entries)
        if kind in ("whole", "loop"):
            return name
        if kind == "array":
            return name + "".join(f"[{self.index(length)}]" for length in more[1])
        if kind == "struct":
            return name + self.member()
        return self.pick(f"*{name}", f"{name}[0]")

    def member(self):
        return self.pick(".x", ".x", ".c", ".l", f".a[{self.index(4)}]", ".u.i", f".u.b[{self.index(4)}]", ".in.p", ".in.q")

    def index(self, length):
        """An index that is right."""
        loops = [name for _, name, *most in self.seen("loop") if most[0] <= length]
        if loops and self.chance(0.5):
            return self.random.choice(loops)
        if self.chance(0.3):
            return str(self.below(length))
        variable = self.simple()
        bits = 1 << (length.bit_length() - 1)
        return f"{variable} & {bits - 1}" if self.chance(0.6) else f"(unsigned)({variable}) % {length}"

    def simple(self):
        names = [name for _, name, *_ in self.seen("whole", "loop")]
        return self.random.choice(names) if names else "1"

    def whole(self, depth):
        if depth <= 0 or self.chance(0.15):
            variable = self.variable() if self.chance(0.75) else None
            return variable or self.constant()
        kind = self.below(24)
        a = self.whole(depth - 1)
        if kind < 8:
            b = self.whole(depth - 2)
            if not any(c == "_" for c in a + b):
                a = self.simple()
            return f"({a} {self.pick('+', '-', '*', '+', '-', '&', '|', '^')} {b})"
        if kind < 10:
            return f"({a} {self.pick('<', '<=', '>', '>=', '==', '!=')} {self.whole(depth - 2)})"
        if kind < 12:
            return f"({a} {self.pick('/', '%')} ((({self.whole(depth - 2)}) & {self.pick(3, 7, 15)}) + 1))"
        if kind < 14:
            by = f"(({self.whole(depth - 2)}) & {self.pick(7, 15, 31)})"
            if self.chance(0.04):
                by = self.simple()
            return f"({a} {self.pick('<<', '>>')} {by})"
        if kind < 16:
            return f"({a} {self.pick('&&', '||')} {self.whole(depth - 2)})"
        if kind == 16:
            return f"({a} ? {self.whole(depth - 2)} : {self.whole(depth - 2)})"
        if kind == 17:
            return f"({self.pick('-', '~', '!', '+')}{a if a[0] not in '-+' else f'({a})'})"
        if kind < 20:
            return f"(({self.pick(*WHOLE)}){a})"
        if kind == 20:
            return self.call(depth)
        if kind == 21:
            return self.pick(f"(int)sizeof({self.pick(*WHOLE)})", f"abs((short){a})", f"SQUARE_{self.n}(({a}) & 255)",
                             f"LARGER_{self.n}({self.simple()}, {self.simple()})", f"E{self.below(3)}_{self.n}",
                             f"toupper(({a}) & 127)", f"!!isdigit(({a}) & 127)", f"__builtin_popcount({a})")
        if kind == 22:
            return f"((int)({self.floating(1)}))" if self.chance(0.5) else f"({self.floating(1)} {self.pick('<', '>', '!=')} {self.floating(0)})"
        return f"({self.simple()}, {a})"

    def call(self, depth):
        """A call, so many in a program that it ends soon."""
        if not self.functions or self.room <= 0 or self.loops > 1:
            return self.simple()
        self.room -= 1
        name, kinds = self.random.choice(self.functions)
        arguments = []
        for kind in kinds:
            if kind == "whole":
                arguments.append(self.whole(depth - 2))
            elif kind == "pointer":
                arguments.append(self.pointer())
            elif kind == "struct":
                arguments.append(self.random.choice(self.seen("struct"))[1])
            elif kind == "place":
                arguments.append("&" + self.random.choice(self.seen("struct"))[1])
            else:
                arguments.append(f"m_{self.n}")
        return f"{name}({', '.join(arguments)})"

    def pointer(self):
        """A pointer to at least four numbers."""
        arrays = [name for _, name, ty, lengths in self.seen("array") if ty == "int" and len(lengths) == 1 and lengths[0] >= 4]
        if not arrays or self.chance(0.2):
            return self.pick(f"m_{self.n}[{self.below(4)}]", f"&g_{self.n}[{self.below(4)}]", f"g_{self.n} + {self.below(4)}")
        return self.random.choice(arrays)

    def floating(self, depth):
        names = [name for _, name, *_ in self.seen("floating")]
        leaf = self.random.choice(names) if names and self.chance(0.7) else self.pick("1.5", "0.1", "3.0f", "2.25", "100.0", "1e3", ".5")
        if depth <= 0:
            return leaf
        a = self.floating(depth - 1)
        return self.pick(f"({a} {self.pick('+', '-', '*')} {leaf})", f"({a} / {self.pick('4', '3.0', '7.0f')})", leaf,
                         f"(double){self.simple()}", f"(float)({self.whole(1)})", f"(-{leaf})", f"({self.simple()} ? {a} : {leaf})")

    # Statements.

    def target(self):
        entries = self.seen("whole", "array", "struct", "pointer")
        kind, name, *more = self.random.choice(entries)
        if kind == "array":
            return name + "".join(f"[{self.index(length)}]" for length in more[1])
        if kind == "struct":
            return name + self.member()
        return f"*{name}" if kind == "pointer" else name

    def statement(self, depth, nest):
        kind = self.below(34 if nest > 0 else 20)
        if kind < 5:
            operator = self.pick("=", "=", "=", "+=", "-=", "*=", "^=", "|=", "&=")
            self.put(depth, f"{self.target()} {operator} {self.whole(3)};")
        elif kind == 5:
            operator, value = self.pick(("/=", f"(({self.whole(1)}) & 7) + 1"), ("%=", f"(({self.whole(1)}) & 7) + 1"),
                                        ("<<=", f"({self.whole(1)}) & 7"), (">>=", f"({self.whole(1)}) & 7"))
            self.put(depth, f"{self.target()} {operator} {value};")
        elif kind < 9:
            self.print(depth)
        elif kind < 11:
            self.local(depth)
        elif kind == 11:
            target = self.target()
            target = f"({target})" if target[0] == "*" else target
            self.put(depth, self.pick(f"{target}++;", f"{target}--;", f"++{target};", f"--{target};"))
        elif kind == 12:
            names = [name for _, name, *_ in self.seen("whole")]
            name = self.random.choice(names)
            other = self.random.choice([other for other in names if other != name] or [f"s_{self.n}.x"])
            self.put(depth, f"{other} = {name}{self.pick('++', '--')};")
        elif kind == 13:
            names = [name for _, name, *_ in self.seen("floating")]
            if names:
                self.put(depth, f"{self.random.choice(names)} {self.pick('=', '=', '+=', '-=')} {self.floating(2)};")
            else:
                name = self.name("d")
                self.put(depth, f"{self.pick('double', 'float')} {name} = {self.floating(2)};")
                self.declare("floating", name)
        elif kind == 14:
            self.words(depth)
        elif kind == 15:
            self.structures(depth)
        elif kind == 16:
            self.put(depth, f"{self.target()} = {self.call(3)};")
        elif kind == 17:
            self.walk(depth)
        elif kind == 18:
            name = self.name("p")
            self.put(depth, f"int *{name} = {self.pointer()}, **{name}p = &{name};")
            self.put(depth, f"(**{name}p) {self.pick('+=', '=', '^=')} {self.whole(2)};")
            self.declare("pointer", name)
        elif kind == 19:
            self.put(depth, f"f_{self.n} = {self.pick('add', 'sub')}_{self.n};")
            self.put(depth, f"{self.target()} = f_{self.n}({self.whole(2)}, {self.whole(1)});")
        elif kind < 24:
            self.put(depth, f"if ({self.whole(3)}) {{")
            self.block(depth + 1, nest - 1)
            if self.chance(0.3):
                self.put(depth, f"}} else if ({self.whole(2)}) {{")
                self.block(depth + 1, nest - 1)
            if self.chance(0.5):
                self.put(depth, "} else {")
                self.block(depth + 1, nest - 1)
            self.put(depth, "}")
        elif kind < 30:
            self.loop(depth, nest)
        elif kind < 32:
            self.switch(depth, nest)
        elif kind == 32:
            self.jump(depth, nest)
        else:
            self.heap(depth, nest)

    def print(self, depth):
        formats, values = [], []
        for _ in range(self.pick(1, 1, 2, 3)):
            if self.chance(0.25):
                formats.append(self.pick(*FLOATS))
                values.append(f"(double)({self.floating(1)})")
                continue
            ty = self.pick(*FORMATS)
            word = self.pick(*FORMATS[ty])
            value = self.whole(2)
            values.append(f"({ty})({value})" if word != "%3c" else f"'a' + (int)(({value}) & 15)")
            formats.append(word)
        if self.chance(0.08):
            formats.append("%*d")
            values += [f"(int)({self.simple()} & 7)", f"(int)({self.simple()})"]
        if self.chance(0.1):
            formats.append(self.pick("%s", "%6s", "%-6s|", "%.2s"))
            values.append(self.pick('"ab"', '"queen"', '""', f"t_{self.n}"))
        self.put(depth, f'printf("{self.pick(" ", ",", "%%").join(formats)}\\n", {", ".join(values)});')

    def local(self, depth):
        kind = self.below(7)
        if kind < 4:
            name, ty = self.name("v"), self.pick(*WHOLE)
            self.put(depth, f"{ty} {name} = {self.whole(2)};")
            self.declare("whole", name)
        elif kind == 4:
            name, ty, length = self.name("a"), self.pick("int", "int", "char", "unsigned", "long", "short"), self.pick(4, 5, 8)
            values = ", ".join(self.whole(1) for _ in range(self.below(length)) )
            self.put(depth, f"{ty} {name}[{length}] = {{{values or 0}}};")
            self.declare("array", name, ty, [length])
        elif kind == 5:
            name = self.name("b")
            lengths = self.pick([2, 4], [3, 3], [2, 2, 3])
            sides = "".join(f"[{length}]" for length in lengths)
            inner = self.pick("{0}", "{{1, 2}, {3}}" if len(lengths) == 2 else "{{{1}, {2, 3}}, {{4}}}", "{1, 2, 3, 4}", "{[1] = {5}}" if len(lengths) == 2 else "{[1][1][2] = 5}")
            self.put(depth, f"{self.pick('int', 'long', 'unsigned char')} {name}{sides} = {inner};")
            self.declare("array", name, "many", lengths)
        else:
            name = self.name("w")
            self.put(depth, f"int {name}[(({self.simple()}) & 3) + 4];")
            self.put(depth, f"memset({name}, {self.pick('0', '-1', '1')}, sizeof {name});")
            self.declare("array", name, "int", [4])

    def words(self, depth):
        t = f"t_{self.n}"
        self.put(depth, self.pick(
            f'strcpy({t}, {self.pick(chr(34) + "knight" + chr(34), chr(34) + "q" + chr(34), chr(34) + chr(34))});',
            f'if (strlen({t}) < 8) strcat({t}, "xy");',
            f'sprintf({t}, "%d%c", (int)({self.simple()} & 1023), (char)(65 + ({self.simple()} & 7)));',
            f'{self.target()} = strcmp({t}, "kn") < 0;',
            f'{self.target()} = (int)strlen({t});',
            f'{self.target()} = {t}[({self.simple()}) & 15];',
            f'for (char *c = {t}; *c; c++) *c = toupper(*c);',
            f'if (strchr({t}, \'n\')) printf("%d\\n", (int)(strchr({t}, \'n\') - {t}));',
            f'{self.target()} = atoi({t});',
            f'{self.target()} = {t}[0] - \'a\';',
            f'puts({t});', f'memset({t}, 0, sizeof {t});', f'{self.target()} = memcmp({t}, "ab", 2) == 0;',
            f'putchar(\'0\' + (int)(({self.whole(1)}) & 7)); putchar(\'\\n\');',
            f'if (strstr({t}, "ig")) puts("ig");', f'{self.target()} = strncmp({t}, "kni", 3) == 0;'))

    def structures(self, depth):
        structs = [name for _, name, *_ in self.seen("struct")]
        a, b = self.random.choice(structs), self.random.choice(structs)
        if self.chance(0.3):
            name = self.name("s")
            self.put(depth, f"S_{self.n} {name} = {self.pick(a, '{1, 2, 3}', '{.x = 4, .a = {1, 2}}', f'make_{self.n}({self.whole(1)})')};")
            self.declare("struct", name)
            return
        self.put(depth, self.pick(
            f"{a} = {b};", f"{a}{self.member()} = {self.whole(2)};", f"(&{a})->x += {self.whole(1)};",
            f"r_{self.n}[{self.index(3)}] = {b};", f"{a} = r_{self.n}[{self.index(3)}];", f"{a} = make_{self.n}({self.whole(2)});",
            f"{a}.x = make_{self.n}({self.simple()}).l;", f"memcpy(&{a}.a, {b}.a, sizeof {b}.a);" if a != b else f"{a}.c++;"))

    def walk(self, depth):
        p, a = self.name("q"), f"g_{self.n}"
        step = self.pick(f"*{p} += {p} - {a}", f"*{p}++", f"*{p} ^= {self.simple()}", f"({p})[0] = {self.whole(1)}")
        if step == f"*{p}++":
            self.put(depth, f"int *{p} = {a}; while ({p} < {a} + 8) x_{self.n} += *{p}++ & 255;")
        else:
            self.put(depth, f"for (int *{p} = {a}; {p} != {a} + {self.pick(4, 8)}; {p}++) {step};")

    def block(self, depth, nest, most=3):
        self.scopes.append([])
        for _ in range(1 + self.below(most)):
            self.statement(depth, nest)
        self.scopes.pop()

    def loop(self, depth, nest):
        if self.loops >= 3:
            return self.print(depth)
        self.loops += 1
        self.scopes.append([])
        name, most = self.name("i"), self.pick(2, 3, 4, 5)
        kind = self.below(5)
        if kind < 3:
            head = self.pick(f"for (int {name} = 0; {name} < {most}; {name}++) {{", f"for (unsigned {name} = 0; {name} != {most}; ++{name}) {{",
                             f"for (int {name} = {most} - 1; {name} >= 0; {name}--) {{", f"for (int {name} = 0, {name}n = {most}; {name} < {name}n; {name} += 1) {{")
            self.put(depth, head)
        elif kind == 3:
            self.put(depth, f"int {name} = 0;")
            self.put(depth, f"while ({name}++ < {most}) {{")
        else:
            self.put(depth, f"long {name} = 0;")
            self.put(depth, "do {")
        self.declare("loop", name, most if kind < 3 else most + 1 if kind == 3 else most)
        for _ in range(1 + self.below(3)):
            self.statement(depth + 1, nest - 1)
        if self.chance(0.4):
            if kind == 4:
                self.put(depth + 1, f"if ({self.whole(2)}) break;")
            else:
                self.put(depth + 1, f"if ({self.whole(2)}) {self.pick('break', 'continue')};")
                self.statement(depth + 1, 0)
        self.put(depth, "}" if kind < 4 else f"}} while (++{name} < {most});")
        self.scopes.pop()
        self.loops -= 1

    def switch(self, depth, nest):
        self.put(depth, f"switch ({self.pick(f'({self.whole(2)}) & 7', f'({self.whole(2)}) % 5', f'(char)({self.simple()})')}) {{")
        values = self.random.sample(range(-2, 8), 4)
        for value in values:
            self.put(depth, f"case {value if self.chance(0.9) else hex(value + 90)}:" if value != 7 else "case 'a' ... 'f':")
            if self.chance(0.8):
                self.scopes.append([])
                if self.chance(0.4) and nest > 1:
                    self.put(depth, "{")
                    self.block(depth + 1, nest - 1)
                    self.put(depth, "}")
                else:
                    self.put(depth + 1, f"{self.target()} = {self.whole(2)};")
                self.scopes.pop()
            if self.chance(0.7):
                self.put(depth + 1, "break;")
        if self.chance(0.7):
            self.put(depth, "default:")
            self.put(depth + 1, f"{self.target()} += {self.constant()};")
        self.put(depth, "}")

    def jump(self, depth, nest):
        label = self.name("L")
        if self.loops or self.chance(0.5):
            self.put(depth, f"if ({self.whole(2)}) goto {label};")
            self.put(depth, f"{self.target()} = {self.whole(2)};")
            self.put(depth, f"{label}:")
            self.put(depth, f"{self.target()} ^= 1;")
        else:
            name = self.name("k")
            self.put(depth, f"int {name} = 0;")
            self.put(depth, f"{label}:")
            self.put(depth, f"{self.target()} += {self.whole(2)};")
            self.put(depth, f"if (++{name} < {self.pick(2, 3)}) goto {label};")

    def heap(self, depth, nest):
        name, length = self.name("h"), self.pick(4, 6, 8)
        made = self.pick(f"calloc({length}, sizeof(int))", f"memset(malloc({length} * sizeof(int)), 1, {length} * sizeof(int))")
        self.put(depth, "{")
        self.put(depth + 1, f"int *{name} = {made};")
        self.scopes.append([("array", name, "int", [length])])
        for _ in range(1 + self.below(3)):
            self.statement(depth + 1, nest - 1)
        if self.chance(0.3):
            self.put(depth + 1, f"{name} = realloc({name}, {length + 4} * sizeof *{name});")
            self.put(depth + 1, f"{name}[{length}] = {name}[1];")
        self.put(depth + 1, f"printf(\"%d\\n\", {name}[{self.below(length)}]);")
        self.scopes.pop()
        self.put(depth + 1, f"free({name});")
        self.put(depth, "}")

    # What is wrong by construction.

    def use_unset(self, depth):
        """A value that nobody has set decides, is an index or is printed, in a way that leaves the output as it is."""
        u, x = self.name("u"), f"x_{self.n}"
        types = ("int", "long", "char", "short", "unsigned")
        ways = [
            (tuple(f"{ty} {u};" for ty in types), u),
            (tuple(f"int {u}[6], {u}k = {at};" for at in range(3)), f"for (int i = 0; i < 3; i++) {u}[i] = i;",
             f'if ({u}[{u}k] > 7) puts("no");', f"{u}[{u}k + 3]"),
            (f"S_{self.n} {u};", f"{u}.x = 1;", f'if ({u}.x != 1) puts("no");', (f"{u}.l", f"{u}.a[2]", f"{u}.in.q", f"{u}.c")),
            (f"int *{u} = malloc(4 * sizeof(int));", f"{u}[1] = 3;", f'if ({u}[1] != 3) puts("no");', (f"{u}[0]", f"{u}[2]", f"{u}[3]")),
            (f"unsigned {u}, {u}b;", f"{u}b = {u};", f"{u}b += 1;", f"{u}b"),
            (f"int {u}[3][4];", f"{u}[1][2] = 5;", f'if ({u}[1][2] != 5) puts("no");', (f"{u}[2][1]", f"{u}[0][3]", f"{u}[1][1]")),
            (f"int {u};", u),
            (f"S_{self.n} {u}, {u}c;", f"{u}.x = 2;", f"{u}c = {u};", f'if ({u}c.x != 2) puts("no");', f"{u}c.l"),
            (f"double {u};", u),
        ]
        kind = self.below(len(ways))
        *before, place = ways[kind]
        self.put_all(depth, before)
        place = self.drawn(place)
        if kind == 6:
            use = f"add_{self.n}({u}, 2) == 0 ? ({x} = {x}) : 0;" if self.chance(0.5) else f"if (add_{self.n}(0, {u})) {x} = {x};"
        elif kind == 8:
            use = f"if ({u} > 1.5) {x} = {x};"
        else:
            use = self.pick(f"if ({place} > 5) {x} = {x};", f"while ({place} + 1 > 9) {{ {x} = {x}; break; }}", f"if (!{place} || {x} == {x} + 1) {x} = {x};",
                            f"switch ({place}) {{ case 1: {x} = {x}; }}", f"{{ int z = g_{self.n}[{place} & 7]; z = 0; }}",
                            f'{{ char z[32]; sprintf(z, "%d", (int){place}); }}', f"for (; {place} < 3;) {{ {x} = {x}; break; }}",
                            f"{{ int z = ({place} ^ 3) < 7 ? 4 : 5; z = 0; }}", f"{{ int *z = g_{self.n} + ({place} & 3); *z = *z; }}")
        self.unset.append(self.put(depth, use))

    def end_with_fault(self, depth):
        """A fault at a line that is known."""
        v, n = self.name("z"), self.n
        kind, by = self.below(17), self.below(3)
        ways = [
            (f"int {v} = 8 + {by};", (f"g_{n}[{v}] = 1;", f'printf("%d\\n", g_{n}[{v}]);', f"g_{n}[-{v} + {7 - by}]++;", f"x_{n} += g_{n}[{v}] & 1;")),
            (f"int {v} = 4;", (f"m_{n}[1][{v}] = 1;", f"m_{n}[{v}][0] = 1;", f'if (m_{n}[2][{v}]) puts("?");', f"m_{n}[{v} - 5][0]++;")),
            (f"int {v}[5] = {{0}}, {v}i;", f"for ({v}i = 0; {v}i <= 5; {v}i++) {v}[{v}i] = {v}i;"),
            (f"int *{v} = malloc(16);", (f"{v}[4] = 1;", f"*({v} + 5) = 1;", f"{v}[-1] = 2;")),
            (f"int *{v} = calloc(4, 4);", f"free({v});", (f"{v}[1] = 1;", f'printf("%d\\n", *{v});', f"free({v});")),
            (f"int *{v} = 0;", (f"*{v} = 1;", f"x_{n} = {v}[0];", f'printf("%d\\n", *{v});')),
            (f"int {v} = x_{n} ^ x_{n};", (f"x_{n} = 7 / {v};", f"x_{n} %= {v};", f'printf("%d\\n", 5 % {v});', f"x_{n} /= {v};")),
            (f"int {v} = -2147483647 - 1, {v}m = -1;", f"x_{n} = {v} / {v}m;"),
            (f"char {v}[4];", (f'strcpy({v}, "abcd");', f'sprintf({v}, "%d", 12345);', f"memset({v}, 0, 5);")),
            (f"char {v}[4] = {{'a', 'b', 'c', 'd'}};", (f'printf("%d\\n", (int)strlen({v}));', f"puts({v});", f'x_{n} = strcmp({v}, "abcd");')),
            (f'char *{v} = "text";', f"{v}[0] = 'T';"),
            (f"int {v}[4] = {{1}}, *{v}p = {v};", (f"{v}p[4] = 1;", f"*({v}p + 4) = 2;", f"x_{n} = {v}p[-1];", f"x_{n} = *({v}p + 5);")),
            (f"struct {{ int a; int b[3]; int c; }} {v} = {{0}};", f"int {v}i = 3;", f"{v}.b[{v}i] = 1;"),
            (f"S_{n} *{v} = 0;", (f"{v}->x = 1;", f"x_{n} = {v}->l;")),
            (f"int *{v} = gone_{n}(3);", f"*{v} = 1;"),
            (f"int {v}[3];", (f"free({v});", f"free(&x_{n});")),
            (f"S_{n} *{v} = malloc(2 * sizeof(S_{n}));", f"{v}[2].x = 1;"),
        ]
        self.fault = self.put_all(depth, ways[kind])

    # The whole.

    def write(self):
        n = self.n
        for line in HEADERS.splitlines():
            self.put(0, line)
        self.put(0, f"#define SQUARE_{n}(x) ((x) * (x))")
        self.put(0, f"#define LARGER_{n}(a, b) ((a) > (b) ? (a) : (b))")
        self.put(0, f"enum {{ E0_{n}, E1_{n} = {self.below(50)}, E2_{n} }};")
        self.put(0, f"struct P_{n} {{ short p; unsigned q; }};")
        self.put(0, f"typedef struct {{ int x; char c; long l; int a[4]; union {{ unsigned i; unsigned char b[4]; }} u; struct P_{n} in; }} S_{n};")
        self.put(0, f"int x_{n} = {self.below(9)}, g_{n}[8] = {{1, 2, 3}}, m_{n}[4][4];")
        self.put(0, f"{self.pick('unsigned', 'unsigned char', 'long')} y_{n} = {self.below(300)};")
        self.put(0, f"S_{n} s_{n}, r_{n}[3] = {{{{1, 'b', 3}}}};")
        self.put(0, f"char t_{n}[16] = \"abc\";")
        self.put(0, f"int (*f_{n})(int, int);")
        self.put(0, f"int add_{n}(int a, int b) {{ return a + b; }}")
        self.put(0, f"int sub_{n}(int a, int b) {{ return a - b; }}")
        self.put(0, f"int order_{n}(const void *a, const void *b) {{ int p = *(const int *)a, q = *(const int *)b; return (p > q) - (p < q); }}")
        self.put(0, f"S_{n} make_{n}(long v) {{ S_{n} s = {{0}}; s.x = (int)(v & 1023); s.l = v ^ 5; s.a[1] = 7; return s; }}")
        self.put(0, f"int *gone_{n}(int a) {{ int b = a, *p = &b; return p; }}")
        self.scopes = [[("whole", f"x_{n}"), ("whole", f"y_{n}"), ("array", f"g_{n}", "int", [8]), ("array", f"m_{n}", "many", [4, 4]), ("struct", f"s_{n}")]]
        wrong = self.random.random()
        for _ in range(self.below(4)):
            self.function()
        self.room = 6
        self.put(0, "int main(void) {")
        self.scopes.append([])
        body = 4 + self.below(5)
        for at in range(body):
            if wrong < 0.15 and at == body // 2:
                self.use_unset(1)
            self.statement(1, 3)
        if self.chance(0.3):
            self.put(1, f"qsort(g_{n}, 8, sizeof(int), order_{n});")
        self.put(1, f"for (int i = 0; i < 8; i++) printf(\"%d \", g_{n}[i]);")
        self.put(1, f"for (int i = 0; i < 16; i++) printf(\"%d%c\", m_{n}[i / 4][i % 4], i % 4 == 3 ? '\\n' : ' ');")
        self.put(1, f"printf(\"%d %ld %d %ld %u %s\\n\", x_{n}, (long)y_{n}, s_{n}.x, s_{n}.l, s_{n}.u.i, t_{n});")
        if wrong > 0.8:
            self.end_with_fault(1)
        self.put(1, f"return {self.pick('0', f'x_{n} & 127', '3')};")
        self.scopes.pop()
        self.put(0, "}")

    def function(self):
        name = self.name("fun")
        kinds = [self.pick("whole", "whole", "pointer", "struct", "place", "rows") for _ in range(self.below(4))]
        parameters, entries = [], []
        for kind in kinds:
            p = self.name("a")
            if kind == "whole":
                parameters.append(f"{self.pick(*WHOLE[:9])} {p}")
                entries.append(("whole", p))
            elif kind == "pointer":
                parameters.append(self.pick(f"int *{p}", f"int {p}[]", f"int {p}[4]"))
                entries.append(("array", p, "int", [4]))
            elif kind == "struct":
                parameters.append(f"S_{self.n} {p}")
                entries.append(("struct", p))
            elif kind == "place":
                parameters.append(f"S_{self.n} *{p}")
                entries.append(("struct", f"(*{p})"))
            else:
                parameters.append(f"int {p}[][4]")
                entries.append(("array", p, "many", [4, 4]))
        self.scopes.append(list(entries))
        self.room = 2
        returns = self.pick("int", "int", "long", "unsigned", "char", "unsigned char", "short")
        self.put(0, f"{returns} {name}({', '.join(parameters) or 'void'}) {{")
        if self.chance(0.3):
            static = self.name("st")
            self.put(1, f"static int {static} = {self.below(5)};")
            self.declare("whole", static)
        if self.chance(0.3) and kinds and kinds[0] == "whole":
            # A recursion with a bottom.
            p = entries[0][1]
            rest = ", ".join(entry[1].strip("(*)") for entry in entries[1:])
            self.put(1, f"static int deep_{name};")
            self.put(1, f"if (deep_{name} < 3) {{ deep_{name}++; x_{self.n} ^= {name}({p} - 1{', ' + rest if rest else ''}); deep_{name}--; }}")
        for _ in range(1 + self.below(4)):
            self.statement(1, 2)
        self.put(1, f"return {self.whole(2)};")
        self.put(0, "}")
        self.scopes.pop()
        self.functions.append((name, kinds))
