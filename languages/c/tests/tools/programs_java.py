"""Random programs in Java of one class with static members, which javac accepts and which end: by themselves, by an
exception, or by `System.exit`. What they do is left to java to say.

What `docs/PROGRAMS.md` leaves out is not in them: objects, `try`, an array as a text, letters beyond ASCII in capitals.
"""

import re

from writer import Writer

# The arrays that are fields: name, type of the elements, length.
ARRAYS = [("g", "int", 8), ("h", "int", 4), ("l", "long", 4), ("d", "double", 4), ("c", "char", 8), ("z", "boolean", 8),
          ("b", "byte", 4), ("s", "short", 4), ("f", "float", 4), ("t", "String", 4)]
NUMBERS = ["int", "long", "byte", "short", "char", "float", "double"]
WHOLE = {"int": ("int", "short", "byte", "char"), "long": ("long", "int"), "double": ("double", "float"), "boolean": ("boolean",),
         "String": ("String",), "char": ("char",), "byte": ("byte",), "short": ("short", "byte"), "float": ("float",)}
INTS = [0, 1, 1, 2, 3, 4, 5, 7, 8, 10, 13, 31, 32, 33, 63, 64, 100, 127, 128, 255, 256, 1000, 32767, 32768, 65535, 65536, 1000003, 2147483647]
LONGS = [0, 1, 2, 9, 31, 63, 64, 1000, 2147483647, 2147483648, 4294967295, 4294967296, 9007199254740993, 9223372036854775807]
WORDS = ["", "a", "ab", "queen", "Knight", "8x8", "a,b,c", "  in ", "Qq", "♛", "12", "-7", "x1"]


class Program(Writer):
    """One program: its `text`, and where java has run it the exception that ends it. Nothing in it is without a value."""

    unset, fault = (), None

    def __init__(self, seed, number):
        super().__init__(f"java/{seed}/{number}")
        self.calls = 0
        self.methods = []
        # How often something may go wrong.
        self.risk = self.pick(0, 0, 0.004, 0.02)
        self.write()
        self.text = "".join(self.lines)

    def put(self, depth, text):
        # What is put into a box, or comes behind `?`, has a line of its own in javac.
        if depth > 1 and self.chance(0.07) and not re.search(r" \? |format\(|printf\(|list|line|pile", text):
            text = self.broken(text)
        super().put(depth, text)

    def broken(self, text):
        """A statement over several lines: which of them an exception names is part of the language."""
        places = [found.end() for found in re.finditer(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|[-+*/%&|^=,;<>] ', text) if found[0][-1] == " "]
        for place in sorted(self.random.sample(places, min(len(places), 2)), reverse=True):
            text = f"{text[:place]}\n{text[place:]}"
        return text

    def one(self, *kinds):
        """Something that can be seen, of a kind; None if there is nothing."""
        found = [entry for scope in self.scopes for entry in scope if entry[0] in kinds]
        return self.random.choice(found) if found else None

    # Places.

    def index(self, length, depth=1):
        """An index: mostly one that is there. Lengths are powers of two."""
        if self.chance(self.risk):
            return self.pick(str(length), f"{self.int(depth)} % {length}", f"{self.int(depth)} & {4 * length - 1}", "-1")
        loop = self.one("loop")
        if loop and loop[2] <= length and self.chance(0.4):
            return loop[1]
        return str(self.below(length)) if self.chance(0.3) else f"{self.int(depth)} & {length - 1}"

    def array(self, of, least=1):
        """An array with such elements: its name and length."""
        found = [(name, length) for name, ty, length in ARRAYS if ty == of and length >= least]
        found += [(name, more[0]) for scope in self.scopes for kind, name, *more in scope if kind == of + "[]" and more[0] >= least]
        return self.random.choice(found) if found else None

    def element(self, of, depth=1):
        if of == "int" and self.chance(0.25):
            return f"m[{self.index(4, depth)}][{self.index(4, depth)}]"
        if of == "char" and self.chance(0.2):
            return f"q[{self.index(4, depth)}][{self.index(4, depth)}]"
        name, length = self.array(of)
        return f"{name}[{self.index(length, depth)}]"

    def place(self, ty, depth=1):
        """What can be assigned to."""
        variable = self.one(ty)
        if variable and self.chance(0.6):
            return variable[1]
        return self.element(ty, depth)

    # Values.

    def value(self, ty, depth=2):
        return getattr(self, ty.lower() if ty != "String" else "text")(depth)

    def literal(self, ty):
        if ty == "char":
            return self.pick("'a'", "'Z'", "'0'", "' '", "'.'", "'Q'", "'\\n'", "'\\''", "'\\\\'", "'\\u2655'", "'\\0'")
        if ty in ("int", "short", "byte"):
            number = self.pick(*INTS)
            text = self.pick(str(number), str(number), str(number), hex(number), f"0{number:o}", f"0b{number:b}", f"{number:_}")
            return f"({self.pick('-', '-', '~')}{text})" if self.chance(0.25) else text
        if ty == "long":
            text = f"{self.pick(*LONGS)}L"
            return f"(-{text})" if self.chance(0.25) else text
        if ty == "double":
            return self.pick("0.0", "1.0", "0.5", "2.5", "1e3", "3.0", "1e10", "(-1.5)", "100.25", "1e-3", "7d", "1e300", ".75")
        if ty == "float":
            return self.pick("0f", "1.5f", "2.25f", "1e5f", "(-0.5f)", "3f", "16777217f")
        if ty == "boolean":
            return self.pick("true", "false")
        return f'"{self.pick(*WORDS)}"'

    def leaf(self, ty):
        """A literal, a variable or an element."""
        kind = self.below(6)
        if kind == 0:
            return self.literal(ty)
        of = self.pick(*WHOLE[ty])
        loop = self.one("loop") if ty in ("int", "long", "double") else None
        if loop and kind == 1:
            return loop[1]
        variable = self.one(of) or self.one(ty)
        if variable and kind < 5:
            return variable[1]
        return self.element(of, 0)

    def changed(self, ty, depth):
        """An expression that changes something."""
        kind = self.below(4)
        if ty in NUMBERS and kind < 2:
            place = self.place(ty, depth - 1)
            return self.pick(f"{place}++", f"++{place}", f"{place}--", f"--{place}")
        if ty in NUMBERS and kind == 2:
            operators = ["+=", "-=", "*="] + (["^=", "|=", "&=", "<<=", ">>="] if ty not in ("float", "double") else [])
            # `>>>=` and what is added to a text take a place that is simple.
            variable = self.one(ty)
            if variable and ty not in ("float", "double") and self.chance(0.15):
                return f"({variable[1]} >>>= {self.int(depth - 1)})"
            operator = self.pick(*operators)
            whole = self.pick("int", "long") if operator in ("^=", "|=", "&=", "<<=", ">>=") else self.pick("int", "long", "double", "char", ty)
            return f"({self.place(ty, depth - 1)} {operator} {self.value(whole, depth - 1)})"
        return f"({self.place(ty, depth - 1)} = {self.assigned(ty, depth - 1)})"

    def assigned(self, ty, depth=2):
        """A value as it can be assigned to a variable of a type."""
        if ty in ("byte", "short", "char", "float"):
            return f"({ty}) ({self.value(self.pick(*NUMBERS), depth)})" if self.chance(0.7) else self.element(ty, 0)
        return self.value(ty, depth)

    def call(self, ty, depth):
        """A call of a method of the program, if one fits."""
        found = [method for method in self.methods if method[1] == ty]
        if not found or self.calls <= 0 or self.loops > 1:
            return None
        self.calls -= 1
        name, _, parameters = self.random.choice(found)
        arguments = []
        for parameter in parameters:
            if parameter == "depth":
                arguments.append(f"{self.int(0)} & 3")
            elif parameter.endswith("[]"):
                arguments.append(self.array(parameter[:-2], 4)[0])
            else:
                arguments.append(f"({parameter}) ({self.value(parameter, depth - 1)})" if parameter in ("byte", "short", "char", "float", "int") else self.value(parameter, depth - 1))
        return f"{self.pick('', '', 'Main.')}{name}({', '.join(arguments)})"

    def numeric(self, ty, depth):
        """What whole and floating numbers have in common; None if it is something else's turn."""
        if depth <= 0:
            return self.leaf(ty)
        kind = self.below(30)
        if kind < 3:
            return self.leaf(ty)
        if kind == 3:
            return self.changed(ty, depth)
        if kind == 4:
            return self.call(ty, depth) or self.leaf(ty)
        if kind == 5:
            return f"({self.boolean(depth - 1)} ? {self.value(ty, depth - 1)} : {self.value(ty, depth - 1)})"
        if kind == 6:
            return f"({ty}) {self.pick('', '', '-')}({self.value(self.pick(*NUMBERS), depth - 1)})"
        if kind == 7:
            return f"Math.{self.pick('max', 'min')}({self.value(ty, depth - 1)}, {self.value(ty, depth - 1)})"
        if kind == 8:
            return f"Math.abs({self.value(ty, depth - 1)})"
        return None

    def int(self, depth=2):
        made = self.numeric("int", depth)
        if made:
            return made
        kind = self.below(23)
        a, b = self.int(depth - 1), self.int(depth - 2)
        if kind < 5:
            return f"({a} {self.pick('+', '-', '*', '^', '&', '|')} {b})"
        if kind == 5:
            # Without brackets.
            parts = [self.int(depth - 2)]
            for _ in range(1 + self.below(4)):
                operator = self.pick("+", "-", "*", "/", "%", "<<", ">>", ">>>", "&", "^", "|")
                parts += [operator, f"({self.int(0)} | 1)" if operator in "/%" else self.int(0)]
            return f"({' '.join(parts)})"
        if kind == 6:
            return f"({a} {self.pick('/', '%')} {b if self.chance(self.risk) else f'({b} | 1)'})"
        if kind == 7:
            return f"({a} {self.pick('<<', '>>', '>>>')} {self.value(self.pick('int', 'int', 'long', 'char'), depth - 2)})"
        if kind == 8:
            return f"{self.pick('-', '~', '+', '- -')}({a})"
        if kind == 9:
            return f"(int) ({self.value(self.pick('long', 'double', 'float', 'char'), depth - 1)})"
        if kind == 10:
            return f"({self.pick('byte', 'short', 'char')}) ({a})"
        if kind == 11:
            return self.text_number(depth)
        if kind == 12:
            return self.pick(f"Integer.bitCount({a})", f"Integer.numberOfTrailingZeros({a})", f"Integer.numberOfLeadingZeros({a})", f"Integer.highestOneBit({a})", f"Long.bitCount({self.long(depth - 1)})",
                             f"Long.numberOfTrailingZeros({self.long(depth - 1)})", f"Long.numberOfLeadingZeros({self.long(depth - 1)})", f"Integer.sum({a}, {b})")
        if kind == 13:
            return self.pick(f"Integer.compare({a}, {b})", f"Long.compare({self.long(depth - 1)}, {b})", f"Integer.max({a}, {b})", f"Integer.min({a}, {b})", f"Character.getNumericValue({self.ascii(depth - 1)})")
        if kind == 14:
            return f"Math.{self.pick('floorMod', 'floorDiv')}({a}, {b if self.chance(self.risk) else f'({b} | 1)'})"
        if kind == 15:
            return f"Math.round({self.float(depth - 1)})"
        if kind == 16:
            array = self.array(self.pick("int", "char", "boolean", "String"))[0]
            return self.pick(f"{array}.length", "m.length", f"m[{self.index(4)}].length")
        if kind == 17:
            return self.pick("list.size()", "pile.size()", "line.size()", "words.size()", f"list.indexOf({self.plain(a)})", f"words.indexOf({self.text(depth - 1)})", f"(list.isEmpty() ? {b} : list.get({self.item('list')}))",
                             f"(pile.isEmpty() ? {b} : pile.{self.pick('peek', 'pop')}())", f"(line.isEmpty() ? {b} : line.{self.pick('getFirst', 'getLast', 'removeFirst', 'removeLast', 'pop', 'remove')}())")
        if kind == 18:
            return f"Integer.parseInt({self.digits(depth)})"
        if kind == 19:
            return self.pick("Integer.MAX_VALUE", "Integer.MIN_VALUE", "N", "M", "K")
        if kind == 20:
            return self.pick("built.length()", f"(built.length() > 0 ? built.charAt({self.within('built', depth)}) : {b})")
        if kind == 21:
            return f"({self.boolean(depth - 1)} ? {self.pick(a, self.char(depth - 1))} : {self.pick(b, self.literal('char'))})"
        return f"({self.char(depth - 1)} {self.pick('+', '-', '*')} {self.pick(b, self.char(0))})"

    def plain(self, a):
        """A number that becomes an `Integer`."""
        return f"(int) ({a})"

    def item(self, name):
        return f"{self.int(0)} & 3" if self.chance(self.risk) else f"({self.int(0)} & 65535) % {name}.size()"

    def within(self, name, depth):
        """A place in a text that is not empty."""
        return f"{self.int(depth - 2)} & 7" if self.chance(self.risk) else f"({self.int(depth - 2)} & 65535) % {name}.length()"

    def digits(self, depth):
        if self.chance(self.risk):
            return self.pick('"12a"', '""', '"2147483648"', "t[1]", '" 1"', '"-"', '"+5"', self.text(depth - 1))
        return self.pick('"12"', '"-7"', '"+5"', '"0010"', f'"" + {self.plain(self.int(depth - 1))}', f"Integer.toString({self.int(depth - 1)})", f"String.valueOf({self.plain(self.int(depth - 1))})")

    def text_number(self, depth):
        word, other = self.word(), self.text(depth - 1)
        letter = self.char(depth - 1)
        return self.pick(f"{word}.length()", f"{word}.indexOf({letter})", f"{word}.indexOf({other})", f"{word}.lastIndexOf({letter})", f"{word}.compareTo({other})",
                         f"{word}.indexOf({letter}, {self.int(0)} & 3)", f'{word}.split("{self.pick(",", "a", "x", "qu", " ")}").length')

    def long(self, depth=2):
        made = self.numeric("long", depth)
        if made:
            return made
        kind = self.below(14)
        a, b = self.long(depth - 1), self.value(self.pick("long", "int", "long", "char"), depth - 2)
        if kind < 5:
            return f"({a} {self.pick('+', '-', '*', '^', '&', '|')} {b})"
        if kind == 5:
            return f"({a} {self.pick('/', '%')} {b if self.chance(self.risk) else f'({b} | 1)'})"
        if kind == 6:
            return f"({a} {self.pick('<<', '>>', '>>>')} {b})"
        if kind == 7:
            return f"{self.pick('-', '~', '+')}({a})"
        if kind == 8:
            return f"(long) ({self.double(depth - 1)})"
        if kind == 9:
            return self.pick("Long.MAX_VALUE", "Long.MIN_VALUE", "total", f"Math.round({self.double(depth - 1)})")
        if kind == 10:
            return f"Math.{self.pick('floorMod', 'floorDiv')}({a}, {b if self.chance(self.risk) else f'({b} | 1L)'})"
        if kind == 11:
            return self.pick(f"Long.parseLong(\"\" + (long) ({a}))", 'Long.parseLong("9999999999")')
        parts = [self.leaf(self.pick("int", "long"))]
        for _ in range(1 + self.below(4)):
            operator = self.pick("+", "-", "*", "/", "%", "<<", ">>", ">>>", "&", "^", "|")
            parts += [operator, f"({self.leaf(self.pick('int', 'long'))} | 1)" if operator in "/%" else self.leaf(self.pick("int", "long", "char"))]
        return f"({' '.join(parts)})"

    def floating(self, ty, depth):
        made = self.numeric(ty, depth)
        if made:
            return made
        kind = self.below(7)
        a, b = self.value(ty, depth - 1), self.value(self.pick(ty, "int", "long"), depth - 2)
        if kind < 4:
            return f"({a} {self.pick('+', '-', '*', '/', '%')} {b})"
        if kind == 4:
            return f"-({a})"
        if kind == 5 and ty == "double":
            return self.pick(f"Math.sqrt({a})", f"Math.floor({a})", f"Math.ceil({a})", f"Math.rint({a})", "Double.MAX_VALUE", "Double.NaN", "Math.PI", "Double.NEGATIVE_INFINITY", "Double.MIN_VALUE",
                             f"Double.parseDouble({self.pick(chr(34) + '2.5' + chr(34), chr(34) + '-1e3' + chr(34))})")
        return f"({ty}) ({self.value(self.pick(*NUMBERS), depth - 1)})"

    def double(self, depth=2):
        return self.floating("double", depth)

    def float(self, depth=2):
        return self.floating("float", depth)

    def byte(self, depth=2):
        return f"(byte) ({self.int(depth - 1)})" if depth > 0 and self.chance(0.5) else self.leaf("byte") if self.chance(0.9) else "(byte) 1"

    def short(self, depth=2):
        return f"(short) ({self.int(depth - 1)})" if depth > 0 and self.chance(0.5) else self.element("short", 0)

    def char(self, depth=2):
        kind = self.below(8) if depth > 0 else 0
        if kind < 3:
            return self.leaf("char")
        if kind == 3:
            return f"(char) ('a' + ({self.int(depth - 1)} & 15))"
        if kind == 4:
            return self.pick(f"Character.toUpperCase({self.ascii(0)})", f"Character.toLowerCase({self.ascii(0)})")
        if kind == 5:
            return f"({self.boolean(depth - 1)} ? {self.leaf('char')} : {self.pick(self.literal('char'), '65', self.leaf('char'))})"
        if kind == 6:
            word = self.word()
            return f"{word}.charAt({self.int(0)} & 7)" if self.chance(self.risk) else f"({word}.isEmpty() ? '-' : {word}.charAt({self.within(word, depth)}))" if "[" not in word and "(" not in word else f"{self.literal('char')}"
        return self.changed("char", depth)

    def ascii(self, depth):
        return f"(char) ({self.char(depth)} & 127)"

    def boolean(self, depth=2):
        if depth <= 0:
            return self.leaf("boolean")
        kind = self.below(14)
        if kind < 4:
            ty = self.pick("int", "int", "long", "double", "char", "float")
            return f"({self.value(ty, depth - 1)} {self.pick('<', '<=', '>', '>=', '==', '!=')} {self.value(self.pick(ty, 'int'), depth - 1)})"
        if kind < 7:
            return f"({self.boolean(depth - 1)} {self.pick('&&', '||', '&', '|', '^', '==', '!=')} {self.boolean(depth - 1)})"
        if kind == 7:
            return f"!({self.boolean(depth - 1)})"
        if kind == 8:
            word, other = self.word(), self.text(depth - 1)
            return self.pick(f"{word}.equals({other})", f"{word}.contains({other})", f"{word}.startsWith({other})", f"{word}.endsWith({other})", f"{word}.isEmpty()", f"{self.literal('String')}.equalsIgnoreCase({self.literal('String')})")
        if kind == 9:
            letter = self.ascii(depth - 1)
            return f"Character.{self.pick('isDigit', 'isLetter', 'isLetterOrDigit', 'isWhitespace', 'isUpperCase', 'isLowerCase')}({letter})"
        if kind == 10:
            name = self.pick("g", "h")
            return self.pick(f"Arrays.equals({name}, {self.array('int')[0]})", f"({name} == {self.array('int')[0]})", "(t[1] == null)", "list.isEmpty()", "pile.empty()", f"list.contains({self.plain(self.int(depth - 1))})", "line.isEmpty()",
                             f"words.contains({self.text(depth - 1)})", f"line.contains({self.plain(self.int(depth - 1))})", f"Arrays.equals(t, {self.array('String')[0]})")
        if kind == 11:
            return self.changed("boolean", depth)
        if kind == 12:
            return self.call("boolean", depth) or self.leaf("boolean")
        return f"({self.boolean(depth - 1)} ? {self.boolean(depth - 2)} : {self.leaf('boolean')})"

    def word(self):
        """A text of which a method is called."""
        variable = self.one("String")
        if self.chance(self.risk):
            return self.pick(f"t[{self.index(4)}]", "none")
        return variable[1] if variable and self.chance(0.8) else f'"{self.pick(*WORDS[1:])}"'

    def shown(self, depth):
        """A value that is put into a text: not a floating number, which may have another length."""
        return self.value(self.pick("int", "int", "long", "char", "boolean", "String", "byte", "short"), depth)

    def text(self, depth=2):
        if depth <= 0:
            return self.leaf("String")
        kind = self.below(16)
        word = self.word()
        if kind < 3:
            return self.leaf("String")
        if kind < 6:
            parts = [self.shown(depth - 1) for _ in range(1 + self.below(3))]
            return self.pick(f'("" + {" + ".join(parts)})', f"({self.leaf('String')} + {' + '.join(parts)})", f"({parts[0]} + \"-\" + {parts[-1]})")
        if kind == 6:
            return f"String.valueOf({self.shown(depth - 1)})"
        if kind == 7 and '"' not in word and "[" not in word:
            return self.pick(f"{word}.substring(({self.int(0)} & 65535) % ({word}.length() + 1))", f"{word}.substring(0, {word}.length() / 2)", f"{word}.substring({self.int(0)} & 3)" if self.chance(self.risk * 5) else f"{word}.substring({word}.length())",
                             f"{word}.substring({self.int(0)} & 3, {self.int(0)} & 7)" if self.chance(self.risk * 5) else f"{word}.substring({word}.length() / 2, {word}.length())")
        if kind == 8:
            return self.pick(f"{self.literal('String')}.toUpperCase()", f"{self.literal('String')}.toLowerCase()", f"{word}.trim()", f"{word}.concat({self.leaf('String') if self.chance(self.risk) else self.word()})", f"{word}.replace({self.char(0)}, {self.char(0)})",
                             f'{word}.replace("{self.pick("a", "ab", "q", "ee")}", {self.word()})', f"{word}.toString()")
        if kind == 9:
            return f"{self.pick(*[chr(34) + w + chr(34) for w in WORDS])}.repeat({self.int(0)} {'% 4' if self.chance(self.risk) else '& 3'})"
        if kind == 10:
            a = self.int(depth - 1)
            return self.pick(f"Integer.toBinaryString({a})", f"Integer.toHexString({a})", f"Integer.toOctalString({a})", f"Integer.toString({a}, {self.pick(2, 3, 8, 16, 36)})", f"Long.toBinaryString({self.long(depth - 1)})", f"Long.toHexString({self.long(depth - 1)})",
                             f"Long.toString({self.long(depth - 1)})", f"Character.toString({self.leaf('char')})", f"Boolean.toString({self.boolean(depth - 1)})", f"Integer.toString({a})")
        if kind == 11:
            return self.pick(*[f"Arrays.toString({name})" for name in "ghlczbst"], "Arrays.deepToString(m)", f"Arrays.toString(m[{self.index(4)}])", "new String(c)", "String.valueOf(c)", "new String(q[1])", "new String(c, 1, 3)", f"Arrays.toString({self.word()}.toCharArray())")
        if kind == 12:
            return self.pick("list.toString()", '("" + list + pile)', "String.valueOf(line)", "built.toString()", '(built + "!")', f'String.join("{self.pick("", "-", ", ")}", words)', f'String.join("/", {self.leaf("String")}, {self.leaf("String")})', "words.toString()")
        if kind == 13:
            return f"String.format({self.format()})"
        if kind == 14:
            return f"({self.boolean(depth - 1)} ? {self.text(depth - 1)} : {self.leaf('String')})"
        return self.call("String", depth) or self.leaf("String")

    def format(self):
        """A format and its values."""
        parts, values = [], []
        for _ in range(1 + self.below(3)):
            kind = self.below(9)
            if kind < 3:
                parts.append(self.pick("%d", "%5d", "%-4d|", "%05d", "%+d", "%,d", "% d", "%08d", "%,12d"))
                values.append(self.pick(self.plain(self.int(1)), f"(long) ({self.long(1)})", f"(byte) ({self.int(1)})", f"(short) ({self.int(1)})"))
            elif kind == 3:
                parts.append(self.pick("%x", "%X", "%o", "%08x", "%6X"))
                values.append(self.pick(self.plain(self.int(1)), f"(long) ({self.long(1)})", f"(byte) ({self.int(1)})"))
            elif kind == 4:
                parts.append(self.pick("%c", "%3c", "%-3c|", "%C"))
                values.append(self.pick(f"(char) ('a' + ({self.int(1)} & 7))", self.literal("char").replace("'\\0'", "'0'")))
            elif kind == 5:
                parts.append(self.pick("%b", "%6b", "%B"))
                values.append(f"(boolean) {self.boolean(1)}" if self.chance(0.5) else self.leaf("boolean"))
            elif kind == 6:
                # Numbers of which java 17 and later ones have the same digits.
                parts.append(self.pick("%f", "%.2f", "%8.3f", "%.0f", "%.1f", "%e", "%010.2f", "%+.3f", "%-9.2f|", "%,.1f", "%.3e"))
                values.append(f"({self.int(1)} & 65535) / {self.pick('2.0', '4.0', '8.0', '3.0', '7.0', '10.0', '100.0', '4.0f')}")
            elif kind == 7:
                parts.append(self.pick("%s", "%8s", "%-8s|", "%.2s", "%5.1s"))
                values.append(self.pick(self.text(1), self.plain(self.int(1)), self.leaf("boolean"), self.leaf("String"), f"(char) (65 + ({self.int(0)} & 31))"))
            else:
                parts.append(self.pick("%%", "%n", " ", "a", "|"))
        if self.chance(self.risk * 3):
            parts.append(self.pick("%d", "%q", "%c", "%5", "%-d", "%.2d", "%s"))
            values += [self.pick("1.5", '"x"', "1L", "'c'")] if self.chance(0.6) else []
        return ", ".join([f'"{self.pick("", " ", ",").join(parts)}"', *values])

    # Statements.

    def statement(self, depth, nest):
        makers = [self.assign] * 4 + [self.print] * 4 + [self.local] * 3 + [self.fields, self.lists, self.lists, self.builder, self.arrays, self.arrays, self.set_later, self.rows, self.alone]
        if nest > 0:
            makers += [self.branch, self.branch, self.count_up, self.count_up, self.while_, self.each, self.switch, self.switch, self.labelled, self.block]
        self.random.choice(makers)(depth, nest)

    def body(self, depth, nest):
        self.scopes.append([])
        for _ in range(1 + self.below(3)):
            self.statement(depth, nest)
        self.scopes.pop()

    def assign(self, depth, _):
        ty = self.pick("int", "int", "long", "double", "char", "byte", "short", "float", "boolean", "String")
        if ty == "String":
            name = (self.one("String") or (0, "word"))[1]
            self.put(depth, self.pick(f"{name} = {self.text()};", f"{name} += {self.shown(2)};", f"t[{self.below(4)}] = {self.pick(self.text(), 'null')};"))
            self.put(depth, f"if ({name} != null && {name}.length() > 40) {name} = {name}.substring(0, 5);")
            return
        if ty == "boolean":
            operator = self.pick("=", "=", "&=", "|=", "^=")
            return self.put(depth, f"{self.place('boolean')} {operator} {self.boolean()};")
        text = self.changed(ty, 2)
        self.put(depth, f"{text[1:-1] if text.startswith('(') else text};")

    def print(self, depth, _):
        kind = self.below(6)
        if kind == 0:
            return self.put(depth, f"System.out.{self.pick('printf', 'printf', 'format')}({self.format()});")
        if kind == 1:
            ty = self.pick("int", "long", "double", "char", "boolean", "String", "float", "byte")
            return self.put(depth, f"System.out.{self.pick('println', 'print') if ty not in ('double', 'float') else 'println'}({self.value(ty)});")
        if kind == 2:
            return self.put(depth, self.pick("System.out.println();", "System.out.println(c);", "System.out.print(list);", "System.out.println(built);", "System.out.println(pile);", "System.out.println(line);"))
        floating = self.chance(0.4)
        kinds = ["double", "float", "int", "boolean"] if floating else ["int", "int", "long", "char", "boolean", "String"]
        parts = [self.value(self.pick(*kinds)) for _ in range(1 + self.below(3))]
        # A floating number stands by itself: java 17 may write it with another digit.
        between = ' + " " + ' if floating else self.pick(' + ', ' + " " + ')
        self.put(depth, f"System.out.println({self.pick(chr(34) + chr(34), chr(34) + '= ' + chr(34))} + {between.join(parts)});")

    def local(self, depth, _):
        ty = self.pick("int", "int", "int", "long", "char", "byte", "short", "boolean", "double", "float", "String")
        name = self.name("v")
        value = self.assigned(ty)
        if self.chance(0.15):
            # The type is that of the value.
            value = f"({ty}) ({value})"
            self.put(depth, f"var {name} = {value};")
        elif self.chance(0.2):
            other = self.name("v")
            self.put(depth, f"{ty} {name} = {value}, {other} = {self.assigned(ty)};")
            self.declare(ty, other)
        else:
            self.put(depth, f"{ty} {name} = {value};")
        self.declare(ty, name)

    def fields(self, depth, _):
        name = self.name("k")
        ty = self.pick("int", "long", "char", "String")
        self.put(depth, f"final {ty} {name} = {self.literal(ty)};")
        self.put(depth, f"System.out.println({name} + {self.pick(name, '1', chr(34) + 'k' + chr(34))});")

    def set_later(self, depth, _):
        name = self.name("v")
        ty = self.pick("int", "boolean", "String", "long")
        a, b = self.value(ty), self.value(ty)
        self.put(depth, self.pick(
            f"{ty} {name}; if ({self.boolean()}) {name} = {a}; else {name} = {b};",
            f"{ty} {name}; while (true) {{ {name} = {a}; if ({self.boolean()}) break; {name} = {b}; break; }}",
            f"{ty} {name}; switch ({self.int()} & 3) {{ case 0: {name} = {a}; break; case 2: default: {name} = {b}; }}",
            f"final {ty} {name}; {name} = {a};" if ty == "int" else f"{ty} {name} = {b}; {name} = {a};",
            f"{ty} {name}; if ({self.boolean()} && ({self.boolean()} || {self.boolean()})) {{ {name} = {a}; }} else {{ {name} = {b}; }}"))
        self.put(depth, f'System.out.println({name} + " " + {name});')

    def lists(self, depth, _):
        a = self.plain(self.int())
        risky = self.chance(self.risk * 2)
        self.put(depth, self.pick(
            f"list.add({a});", f"list.add({a});", f"if (list.size() > {self.below(4)}) list.remove(list.size() - 1);", f"list.add({'2' if risky else '0'}, {a});", f"if (list.size() > 0) list.set({self.item('list')}, {a});",
            f"pile.push({a});", "if (!pile.isEmpty()) total += pile.pop();", f"line.{self.pick('push', 'add', 'addFirst', 'addLast', 'offer', 'offerFirst')}({a});", f"words.add({self.text()});",
            "if (!line.isEmpty()) System.out.println(line.removeLast());", f"System.out.println(list + \" \" + words);", f"for (int e : list) total += e;", f"for (String e : words) System.out.print(e + \",\");", "if (words.size() > 4) words.clear();",
            "if (list.size() > 9) list.clear();", "Collections.reverse(list);", f"if (list.size() > 2) list.remove({self.below(3)});", "pile.pop();" if risky else "pile.clear();", "line.removeFirst();" if risky else "line.clear();",
            f"pairs.add(new int[] {{{self.int(1)}, {self.int(1)}}});", "for (int[] p : pairs) System.out.print(p[0] - p[1] + \" \");", "if (pairs.size() > 3) pairs.clear();", f"list.get({self.below(4)});" if risky else "if (list.size() > 1) System.out.println(list.get(1));"))

    def builder(self, depth, _):
        inside = self.within("built", 2)
        risky = self.chance(self.risk * 2)
        guard = "" if risky else "if (built.length() > 0) "
        self.put(depth, self.pick(
            f"built.append({self.shown(2)});", f"built.append({self.shown(2)}).append({self.shown(1)});", "built.reverse();", f"{guard}built.setCharAt({inside}, {self.char()});", f"{guard}built.deleteCharAt({inside});",
            f"built.insert({'9' if risky else '0'}, {self.shown(2)});", f"built.setLength(built.length() / 2);", f"{guard}built.delete({'3' if risky else '0'}, {self.below(4)});", "System.out.println(built);", "if (built.length() > 40) built.setLength(3);"))

    def arrays(self, depth, _):
        kind = self.below(9)
        of = self.pick("int", "int", "long", "char", "boolean", "String", "double")
        if kind < 3:
            name, length = self.name("a"), self.pick(4, 8)
            if kind == 0 and self.chance(self.risk * 3):
                self.put(depth, f"{of}[] {name} = new {of}[{self.int(1)} % 9 - 1 + {length}];")
            elif kind == 0:
                self.put(depth, f"{of}[] {name} = {self.pick(f'new {of}[{length}]', f'new {of}[] {{{self.many(of, length)}}}', f'{{{self.many(of, length)}}}')};")
            elif kind == 1:
                self.put(depth, f"{of}[] {name} = Arrays.copyOf({self.array(of)[0]}, {length});")
            else:
                name_of, length = self.array(of)
                self.put(depth, f"{of}[] {name} = {name_of}{self.pick('', '.clone()')};")
            self.declare(of + "[]", name, length)
            return
        a, length = self.array(of)
        b, other = self.array(of)
        fits = min(length, other)
        risky = self.chance(self.risk * 3)
        if kind == 3:
            self.put(depth, f"Arrays.fill({a}, {self.assigned(of)});")
        elif kind == 4:
            self.put(depth, f"Arrays.fill({a}, {self.below(3)}, {length + 1 if risky else 2 + self.below(length - 2)}, {self.assigned(of)});")
        elif kind == 5 and of in ("int", "long", "char", "double"):
            self.put(depth, f"Arrays.sort({a});")
        elif kind == 6:
            start = self.below(fits)
            self.put(depth, f"System.arraycopy({a}, {start}, {b}, {self.pick(start, 0)}, {fits if risky else fits - start});")
        elif kind == 7:
            show = f"Arrays.toString(Arrays.copyOfRange({a}, {self.below(4)}, {self.below(4) + (0 if risky else 3)}))"
            self.put(depth, f"System.out.println({show});" if of != "double" else f"System.out.println({a}[1] + {a}[2]);")
        else:
            self.put(depth, f"System.out.println({f'Arrays.toString({a})'});")

    def many(self, of, length):
        return ", ".join(self.assigned(of, 1) if of not in ("int",) else self.int(1) for _ in range(length))

    def rows(self, depth, _):
        kind = self.below(6)
        row = self.index(4)
        self.put(depth, self.pick(
            f"m[{row}][{self.index(4)}] {self.pick('=', '+=', '^=')} {self.int()};", f"m[{row}] = {self.pick('h', 'm[0]', 'new int[4]', 'h.clone()')};", "for (int[] r : m) { for (int x : r) total += x; }",
            f"q[{row}][{self.index(4)}] = {self.char()};", "for (char[] r : q) System.out.println(r);", f"Arrays.fill(q[{row}], {self.char()});", f"System.out.println(Arrays.deepToString(m));",
            f"System.out.println(new int[2][{1 + kind}][3][1].length + cube[{self.below(2)}][{self.below(2)}][{self.below(2)}]);", f"cube[{self.below(2)}][{self.below(2)}][{self.below(2)}] += {self.int()};"))

    def alone(self, depth, _):
        ty = self.pick("int", "void", "String", "boolean", "long")
        call = self.call(ty, 2)
        self.put(depth, f"{call};" if call else f"total += {self.int()};")

    def branch(self, depth, nest):
        self.put(depth, f"if ({self.boolean()}) {{")
        self.body(depth + 1, nest - 1)
        if self.chance(0.3):
            self.put(depth, f"}} else if ({self.boolean()}) {{")
            self.body(depth + 1, nest - 1)
        if self.chance(0.5):
            self.put(depth, "} else {")
            self.body(depth + 1, nest - 1)
        self.put(depth, "}")

    def count_up(self, depth, nest):
        name, most = self.name("i"), self.pick(2, 3, 4, 4, 8)
        ty = self.pick("int", "int", "int", "int", "byte", "char")
        self.put(depth, self.pick(f"for ({ty} {name} = 0; {name} < {most}; {name}++) {{", f"for ({ty} {name} = {most - 1}; {name} > 0; {name}--) {{", f"for (int {name} = 0, {name}j = {most}; {name} < {name}j; {name}++, {name}j--) {{", f"for (int {name} = 1; {name} < {most}; {name} += {name}) {{"))
        self.loops += 1
        self.scopes.append([("loop", name, most)])
        if self.chance(0.25):
            self.put(depth + 1, f"if ({self.boolean()}) {self.pick('continue', 'break')};")
        self.body(depth + 1, nest - 1)
        self.scopes.pop()
        self.loops -= 1
        self.put(depth, "}")

    def while_(self, depth, nest):
        name, most = self.name("w"), 2 + self.below(4)
        self.put(depth, f"int {name} = {most};")
        kind = self.below(3)
        self.put(depth, "do {" if kind == 0 else f"while ({name} > 0 && {self.boolean()}) {{" if kind == 1 else f"while ({name}-- > 0) {{")
        self.loops += 1
        self.scopes.append([("loop", name, 16)])
        if kind < 2:
            self.put(depth + 1, f"{name}--;")
        self.body(depth + 1, nest - 1)
        self.scopes.pop()
        self.loops -= 1
        self.put(depth, f"}} while ({name} > 0);" if kind == 0 else "}")

    def each(self, depth, nest):
        of = self.pick("int", "int", "char", "String", "long", "boolean")
        name = self.name("e")
        array = self.array(of)[0] if self.chance(0.9 - self.risk) or of == "String" else self.pick("g", "none2") if of == "int" else self.array(of)[0]
        self.put(depth, f"for ({self.pick(of, 'var')} {name} : {array}) {{")
        self.loops += 1
        self.scopes.append([(of, name)])
        self.body(depth + 1, nest - 1)
        self.scopes.pop()
        self.loops -= 1
        self.put(depth, "}")

    def switch(self, depth, nest):
        kind = self.below(4)
        if kind == 0:
            cases = [f'"{word}"' for word in self.random.sample(WORDS, 3)]
            self.put(depth, f"switch ({self.text()}) {{")
        elif kind == 1:
            cases = self.random.sample(["'a'", "'Q'", "'.'", "'z'", "66", "'\\n'"], 3)
            self.put(depth, f"switch ({self.leaf('char')}) {{")
        else:
            cases = [str(case) for case in self.random.sample(range(-2, 9), 3 + self.below(3))]
            cases[0] = cases[0] if str(self.constant) in cases else "N"
            self.put(depth, f"switch ({self.pick(f'{self.int()} & 7', f'{self.int()} % 5', f'(byte) ({self.int()})')}) {{")
        cases.insert(self.below(len(cases) + 1), None)
        self.scopes.append([])
        for case in cases if self.chance(0.8) else [case for case in cases if case]:
            self.put(depth + 1, f"case {case}:" if case else "default:")
            for _ in range(self.below(3)):
                self.scopes.append([])
                self.put(depth + 2, "{")
                self.statement(depth + 3, nest - 1)
                self.put(depth + 2, "}")
                self.scopes.pop()
            if self.chance(0.7):
                self.put(depth + 2, "break;")
        self.scopes.pop()
        self.put(depth, "}")

    def labelled(self, depth, nest):
        label, a, b = self.name("out"), self.name("i"), self.name("j")
        self.put(depth, f"{label}:")
        self.put(depth, f"for (int {a} = 0; {a} < {1 + self.below(4)}; {a}++) {{")
        self.put(depth + 1, self.pick(f"for (int {b} = 0; {b} < 4; {b}++) {{", f"int {b} = 4; while ({b}-- > 0) {{", f"int {b} = 0; do {{ {b}++;"))
        rest = f" while ({b} < 3);" if "do {" in self.lines[-1] else ""
        self.loops += 2
        self.scopes.append([("loop", a, 4), ("loop", b, 8)])
        self.put(depth + 2, f"if ({self.boolean()}) {self.pick('continue', 'break')} {label};")
        self.body(depth + 2, nest - 2)
        if self.chance(0.4):
            self.put(depth + 2, f"switch ({self.int()} & 3) {{ case 1: continue; case 2: break; case 3: {self.pick('continue', 'break')} {label}; default: total++; }}")
        self.scopes.pop()
        self.loops -= 2
        self.put(depth + 1, f"}}{rest}")
        self.put(depth, "}")

    def block(self, depth, nest):
        label = self.name("done")
        self.put(depth, f"{label}: {{")
        self.body(depth + 1, nest - 1)
        self.put(depth + 1, f"if ({self.boolean()}) break {label};")
        self.body(depth + 1, nest - 1)
        self.put(depth, "}")

    # What ends a program before its end.

    def stop(self, depth):
        v = self.name("x")
        self.put(depth, self.pick(
            f"g[8 + ({self.int()} & 3)] = say({self.below(9)});", f"g[{self.int()} | 8] += say(1);", f"int[] {v} = null; {v}[say(2)] = say(3);", f"int[] {v} = null; {v}[0]++;", f"none2[say(1)] += say(2);", f"System.out.println(none2.length);",
            f"System.out.println(none.charAt(say(1)));", f"total = say(4) / (total & 0);", f"total %= say(0) * 0L;", f"int {v} = 7; {v} /= {v} - 7;", f"int[] {v} = new int[-say(3)];", f"int[][] {v} = new int[3][]; {v}[1][say(0)] = 1;", f"int[][] {v} = new int[say(2)][say(1) - 2];",
            f"throw new IllegalStateException(\"n = \" + say(3));", f"throw new RuntimeException();", f"System.exit(say({self.pick(0, 3, 255)}));", "again(0);", "h[say(1)] = h[4];", "m[say(4)][say(5)] = say(6);", "m[say(1)][-1]++;", 'System.out.println("abc".charAt(say(3)));',
            '"abc".substring(2, say(1));', 'Integer.parseInt("x" + say(1));', "new ArrayList<Integer>().get(say(0));", "new Stack<Integer>().pop();", "new ArrayDeque<String>().removeFirst();", 'System.out.printf("%d %s%n", say(1));', 'System.out.printf("ab %d", "c");',
            "Arrays.copyOf(g, -say(1));", "System.arraycopy(g, say(5), h, 0, 4);", "switch (none) { case \"a\": total++; }", "for (int e : none2) total++;", f"boolean[] {v} = new boolean[2]; {v}[say(2)] |= say(1) > 0;", f"String[] {v} = new String[2]; {v}[0].length();",
            "char x = c[say(9)];", "t[2] = null; System.out.println(t[2].length() + say(1));", "b[say(4)] = (byte) say(1);", 'throw new IndexOutOfBoundsException("no " + total);', "d[say(-1)] *= say(2);", "int[] y = g; y = null; y[say(1)]--;", "Math.floorMod(say(1), total & 0);"))

    # The whole.

    def write(self):
        self.put(0, "import java.util.*;")
        self.put(0, "")
        self.put(0, "public class Main {")
        self.constant = self.below(5)
        self.put(1, f"static final int N = {self.constant}, M = N * {2 + self.below(9)} - 7;")
        self.put(1, f"static final int K = {20 + self.below(3)};")
        self.put(1, f"static int x = {self.below(9)}, y = x + {self.below(9)};")
        self.put(1, "static long total = 1L << x;")
        self.put(1, "static int[] g = {1, 2, 3, 4, 5, 6, 7, 8}, h = new int[4];")
        self.put(1, "static int[][] m = new int[4][4], mm = {{1, 2}, {}, {3}};")
        self.put(1, "static int[][][] cube = new int[2][2][2];")
        self.put(1, "static char[][] q = new char[4][4];")
        self.put(1, "static long[] l = {1, -2, 1L << 40, 4};")
        self.put(1, "static double[] d = {0.5, 1, -2.25, 1e6}; static float[] f = {1.5f, 2, -3, 0.25f};")
        self.put(1, "static char c[] = {'q', 'u', 'e', 'e', 'n', ' ', '8', 'Q'}; static boolean[] z = new boolean[8];")
        self.put(1, "static byte[] b = {1, -1, 127, -128}; static short[] s = {1, -2, 32767, 4};")
        self.put(1, f"static String[] t = {{\"one\", null, \"two\", word()}}; static String word = \"w\" + y, none;")
        self.put(1, "static int[] none2;")
        self.put(1, "static char letter = 'k'; static boolean flag; static double real = 2.5; static byte small = 100; static short brief = -300; static float part = 1.25f;")
        self.put(1, "static List<Integer> list = new ArrayList<>(); static Stack<Integer> pile = new Stack<>(); static Deque<Integer> line = new ArrayDeque<>();")
        self.put(1, "static ArrayList<String> words = new ArrayList<String>(); static List<int[]> pairs = new ArrayList<>(); static StringBuilder built = new StringBuilder(\"ab\");")
        self.put(1, "static { for (char[] r : q) Arrays.fill(r, '.'); m[1][2] = x; h[3] = y; }")
        self.put(1, "static String word() { return \"w\" + x; }")
        self.put(1, "static int say(int n) { System.out.print(\"<\" + n + \">\"); return n; }")
        self.put(1, "static int again(int n) { return again(n + 1) + 1; }")
        self.scopes = [[("int", "x"), ("int", "y"), ("long", "total"), ("String", "word"), ("char", "letter"), ("boolean", "flag"), ("double", "real"), ("byte", "small"), ("short", "brief"), ("float", "part")]]
        for _ in range(self.below(4)):
            self.method()
        self.calls = 6
        self.put(1, "public static void main(String[] args) {")
        self.scopes.append([])
        count = 4 + self.below(6)
        ends = self.below(count) if self.chance(0.3) else None
        for at in range(count):
            self.statement(2, 3)
            if at == ends:
                self.put(2, f"if (total != {self.below(5)}) {{")
                self.stop(3)
                self.put(2, "}")
        self.put(2, 'System.out.println(x + " " + y + " " + total + " " + word + " " + (int) letter + " " + flag + " " + real + " " + small + " " + brief + " " + part);')
        self.put(2, "System.out.println(Arrays.toString(g) + Arrays.toString(h) + Arrays.deepToString(m) + Arrays.toString(l) + Arrays.toString(t));")
        self.put(2, "for (char e : c) System.out.print((int) e + \" \");")
        self.put(2, "System.out.println(built + \"\" + list + pile + line + words);")
        self.scopes.pop()
        self.put(1, "}")
        self.put(0, "}")

    def method(self):
        name = self.pick(self.name("fun"), self.methods[-1][0] if self.methods and self.methods[-1][2] != [] else self.name("fun"))
        ty = self.pick("int", "int", "long", "boolean", "String", "void", "double", "char")
        kinds = [self.pick("int", "int", "long", "char", "boolean", "String", "double", "byte", "int[]", "char[]") for _ in range(self.below(4))]
        recursive = self.chance(0.4)
        kinds = ["depth", *kinds] if recursive else kinds
        if any(known[0] == name for known in self.methods):
            # Overloads differ in their number of parameters.
            if any(known[0] == name and len(known[2]) == len(kinds) for known in self.methods):
                name = self.name("fun")
        names = [self.name("p") for _ in kinds]
        entries = [("loop", p, 4) if kind == "depth" else (kind, p, 4) for kind, p in zip(kinds, names)]
        parameters = ", ".join(f"{'int' if kind == 'depth' else kind} {p}" for kind, p in zip(kinds, names))
        self.put(1, f"{self.pick('static', 'private static', 'public static', 'static final')} {ty} {name}({parameters}) {{")
        self.scopes.append(entries)
        self.calls = 2
        if recursive:
            back = "return;" if ty == "void" else f"return {self.assigned(ty, 1)};"
            self.put(2, f"if ({names[0]} <= 0) {back}")
            rest = ", ".join([f"{names[0]} - 1", *names[1:]])
            self.put(2, f"{name}({rest});" if ty in ("void", "boolean", "String", "char") else f"total += {'(long) ' if ty == 'double' else ''}{name}({rest});")
        for _ in range(1 + self.below(3)):
            self.statement(2, 2)
        if ty != "void":
            if self.chance(0.3):
                self.put(2, f"if ({self.boolean()}) return {self.assigned(ty)};")
                self.put(2, f"else return {self.assigned(ty)};")
            else:
                self.put(2, f"return {self.assigned(ty)};")
        self.put(1, "}")
        self.scopes.pop()
        self.methods.append((name, ty, kinds))
