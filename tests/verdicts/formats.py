"""How a program prints a board: Python that does it, and what it then prints, worked out by other code."""

# Each format: the lines of a function that prints the columns `b` of an N × N board, with `{n}` for N. The formats of one
# line are an expression, which may stand where the board is found.
IN_LINE = {
    "list": "{b}",
    "list from 1": "[c + 1 for c in {b}]",
    "tuple": "tuple({b})",
    "spaces": "*{b}",
    "joined": "' '.join(str(c) for c in {b})",
    "joined from 1": "' '.join(map(str, [c + 1 for c in {b}]))",
    "digits from 1": "''.join(str(c + 1) for c in {b})",
    "rows of text": "['.' * c + 'Q' + '.' * ({n} - c - 1) for c in {b}]",
    "pairs": "[(r, c) for r, c in enumerate({b})]",
    "pairs from 1": "[(r + 1, c + 1) for r, c in enumerate({b})]",
    "matrix": "[[1 if c == k else 0 for k in range({n})] for c in {b}]",
    "commas": "', '.join(str(c) for c in {b})",
}

FUNCTIONS = {
    "dots": ["for c in {b}:", "    print('. ' * c + 'Q ' + '. ' * ({n} - c - 1))", "print()"],
    "dots close": ["for c in {b}:", "    print('.' * c + 'Q' + '.' * ({n} - c - 1))", "print()"],
    "bars": [
        "for r in range({n}):",
        "    line = '|'",
        "    for k in range({n}):",
        "        line += ('Q' if {b}[r] == k else ' ') + '|'",
        "    print(line)",
        "print()",
    ],
    "zeros": [
        "for c in {b}:",
        "    print(' '.join('1' if k == c else '0' for k in range({n})))",
        "print()",
    ],
    "lists of zeros": [
        "for c in {b}:",
        "    row = [0] * {n}",
        "    row[c] = 1",
        "    print(row)",
        "print()",
    ],
    "lists of marks": [
        "for c in {b}:",
        "    print(['Q' if k == c else '.' for k in range({n})])",
        "print()",
    ],
    "ruled": [
        "for c in {b}:",
        "    print(' '.join('Q' if k == c else '-' for k in range({n})))",
        "print('=' * 20)",
    ],
    "squares": ["for c in {b}:", "    print('□' * c + '■' + '□' * ({n} - c - 1))", "print()"],
    "queens": ["for c in {b}:", "    print('· ' * c + '♛ ' + '· ' * ({n} - c - 1))", "print()"],
    "list and dots": [
        "print({b})",
        "for c in {b}:",
        "    print('. ' * c + 'Q ' + '. ' * ({n} - c - 1))",
        "print()",
    ],
    "pairs and zeros": [
        "print([(r, c) for r, c in enumerate({b})])",
        "for c in {b}:",
        "    print([1 if k == c else 0 for k in range({n})])",
        "print()",
    ],
    "queen by queen": [
        "for r in range({n}):",
        "    print('Queen', r + 1, 'is in column', {b}[r] + 1)",
        "print()",
    ],
}

# Formats that also show a board whose rows are not all there.
OF_PARTS = ("list", "tuple", "spaces", "joined", "commas")


def printed(name, columns, n):
    """What is printed of a board."""

    def drawn(queen, empty, between="", ends=("", "")):
        return "".join(
            ends[0] + between.join(queen if at == column else empty for at in range(n)) + ends[1] + "\n"
            for column in columns
        )

    shifted = [column + 1 for column in columns]
    match name:
        case "list":
            return str(list(columns)) + "\n"
        case "list from 1":
            return str(shifted) + "\n"
        case "tuple":
            return str(tuple(columns)) + "\n"
        case "spaces" | "joined":
            return " ".join(map(str, columns)) + "\n"
        case "joined from 1":
            return " ".join(map(str, shifted)) + "\n"
        case "commas":
            return ", ".join(map(str, columns)) + "\n"
        case "digits from 1":
            return "".join(map(str, shifted)) + "\n"
        case "rows of text":
            return str(["".join("Q" if at == column else "." for at in range(n)) for column in columns]) + "\n"
        case "pairs":
            return str(list(enumerate(columns))) + "\n"
        case "pairs from 1":
            return str(list(enumerate(shifted, 1))) + "\n"
        case "matrix":
            return str([[int(at == column) for at in range(n)] for column in columns]) + "\n"
        case "dots":
            return drawn("Q ", ". ") + "\n"
        case "dots close":
            return drawn("Q", ".") + "\n"
        case "bars":
            return drawn("Q", " ", "|", ("|", "|")) + "\n"
        case "zeros":
            return drawn("1", "0", " ") + "\n"
        case "lists of zeros":
            return drawn("1", "0", ", ", ("[", "]")) + "\n"
        case "lists of marks":
            return drawn("'Q'", "'.'", ", ", ("[", "]")) + "\n"
        case "ruled":
            return drawn("Q", "-", " ") + "=" * 20 + "\n"
        case "squares":
            return drawn("■", "□") + "\n"
        case "queens":
            return drawn("♛ ", "· ") + "\n"
        case "list and dots":
            return printed("list", columns, n) + printed("dots", columns, n)
        case "pairs and zeros":
            return printed("pairs", columns, n) + printed("lists of zeros", columns, n)
        case "queen by queen":
            return "".join(f"Queen {r} is in column {c}\n" for r, c in enumerate(shifted, 1)) + "\n"
    raise ValueError(name)


# How a total is printed: the expression that is printed, with `{t}` for the number, and the words around it.
TOTALS = {
    "alone": ("{t}", "{}"),
    "Total": ("'Total:', {t}", "Total: {}"),
    "solutions": ("{t}, 'solutions'", "{} solutions"),
    "number of": ("f'Number of solutions: {{{t}}}'", "Number of solutions: {}"),
    "there are": ("f'There are {{{t}}} solutions.'", "There are {} solutions."),
    "found": ("'Solutions found: ' + str({t})", "Solutions found: {}"),
    "共": ("f'共{{{t}}}种'", "共{}种"),
    "共有": ("'共有', {t}, '种解法'", "共有 {} 种解法"),
    "总数": ("'解的总数：' + str({t})", "解的总数：{}"),
}

# What is printed before all else, with `{n}` for N.
HEADINGS = {
    "queens": ("{n}, 'queens'", "{n} queens"),
    "N": ("'N =', {n}", "N = {n}"),
    "place": ("f'Place {{{n}}} queens on the board'", "Place {n} queens on the board"),
    "皇后": ("f'{{{n}}}皇后问题'", "{n}皇后问题"),
    "rule": ("'===== N queens ====='", "===== N queens ====="),
}

# Counters and times, printed last: with `{t}` for the number of calls.
COUNTERS = {
    "calls": ("'Calls:', {t}", "Calls: {}"),
    "backtracks": ("f'Number of calls: {{{t}}}'", "Number of calls: {}"),
    "递归": ("'递归次数', {t}", "递归次数 {}"),
}
