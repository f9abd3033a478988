"""How a program in C or C++ prints a board, a number or a heading; and what it then prints, worked out by other code."""

import re

# Formats of a row of numbers: what comes before it, between and behind its numbers, the number's own form, and the end.
LINES = {
    "spaces": ("", " ", " ", "%d", ""),
    "spaces between": ("", " ", "", "%d", ""),
    "tabs": ("", "\t", "\t", "%d", ""),
    "width": ("", "", "", "%3d", ""),
    "commas": ("", ", ", "", "%d", ""),
    "close commas": ("", ",", "", "%d", ""),
    "list": ("[", ", ", "", "%d", "]"),
    "braces": ("{", ", ", "", "%d", "}"),
    "brackets": ("(", ",", "", "%d", ")"),
    "digits": ("", "", "", "%d", ""),
}

# Formats of all squares: a queen, an empty square, what stands before and behind a row, what follows the board.
GRIDS = {
    "dots": ("Q ", ". ", "", "", "\n"),
    "dots close": ("Q", ".", "", "", "\n"),
    "ones": ("1 ", "0 ", "", "", "\n"),
    "ones close": ("1", "0", "", "", "\n"),
    "ones wide": (" 1 ", " 0 ", "", "", "\n"),
    "ruled": ("Q ", "- ", "", "", "----------\n"),
    "stars": ("* ", ". ", "", "", "\n"),
    "letters": ("Q ", "_ ", "", "", "\n\n"),
    "crosses": ("X ", "0 ", "", "", "\n"),
    "hashes": ("#", ".", "", "", "\n"),
    "bars": ("Q|", " |", "|", "", "\n"),
    "squares": ("■", "□", "", "", "\n"),
    "tabs": ("Q\t", ".\t", "", "", "\n"),
}

LABELS = {
    "Solution": ("Solution ", ":"),
    "Solution #": ("Solution #", ""),
    "No.": ("No. ", ":"),
    "#": ("#", ""),
    "第种": ("第", "种："),
    "第个解": ("第", "个解:"),
    "number": ("", ":"),
}

TOTALS = {
    "alone": ("", ""),
    "Total": ("Total: ", ""),
    "solutions": ("", " solutions"),
    "number of": ("Number of solutions: ", ""),
    "there are": ("There are ", " solutions."),
    "found": ("Solutions found: ", ""),
    "count": ("count = ", ""),
    "共种": ("共", "种"),
    "共有": ("共有", "种解法"),
    "总数": ("解的总数：", ""),
}

HEADINGS = {"queens": ("", " queens"), "N": ("N = ", ""), "place": ("Place ", " queens on the board"), "皇后": ("", "皇后问题")}

PROMPTS = ["N? ", "Enter the number of queens: ", "Enter N:", "请输入皇后数：", "n = \n"]


def put(stream, *parts):
    """A statement that prints texts and, as pairs of a form and an expression, values."""
    if stream == "cout":
        written = []
        for part in parts:
            if isinstance(part, str):
                if part == "\n":
                    written.append("endl")
                elif part:
                    written.append(quoted(part))
            else:
                width = re.match(r"%(\d)d", part[0])
                value = part[1] if re.fullmatch(r"[\w\[\].>-]+", part[1]) else f"({part[1]})"
                written.append(f"setw({width[1]}) << {value}" if width else value)
        return "cout << " + " << ".join(written) + ";"
    form = "".join(part.replace("%", "%%") if isinstance(part, str) else part[0] for part in parts)
    values = "".join(f", {part[1]}" for part in parts if not isinstance(part, str))
    return f"printf({quoted(form)}{values});"


def quoted(text):
    escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace('"', '\\"')
    return f'"{escaped}"'


def line_of(name, values):
    """What is printed of a row of numbers."""
    before, between, last, form, end = LINES[name]
    return before + between.join(form % value for value in values) + last + end + "\n"


def print_line(name, stream, value, base, n, shift):
    """Statements that print the numbers `value(i)` of all rows."""
    before, between, last, form, end = LINES[name]
    number = value("i") + (f" {'+' if shift > 0 else '-'} 1" if shift else "")
    loop = f"for (int i = {base}; i {'<=' if base else '<'} {n}; i++)"
    rows = [put(stream, before)] if before else []
    if between == last:
        rows += [loop, "    " + put(stream, (form, number), between)]
    else:
        rows += [loop + " {", f"    if (i > {base})", "        " + put(stream, between), "    " + put(stream, (form, number)), "}"]
    return [*rows, put(stream, end + "\n")]


def grid_of(name, columns, n, queens=None):
    """What is printed of a board with a queen in a column of each row, or with all these queens."""
    queen, empty, before, behind, end = GRIDS[name]
    queens = {(row, column) for row, column in enumerate(columns)} if queens is None else queens
    rows = ("".join(queen if (row, at) in queens else empty for at in range(n)) for row in range(n))
    return "".join(before + row + behind + "\n" for row in rows) + end


def print_grid(rng, name, stream, is_queen, base, n, cell=None):
    """Statements that print all squares; `cell` is an expression of what stands there, if it is what is printed."""
    queen, empty, before, behind, end = GRIDS[name]
    sign = "<=" if base else "<"
    tail = queen[1:] if len(queen) > 1 and queen[1:] == empty[1:] and queen.isascii() else None
    loop = f"for (int j = {base}; j {sign} {n}; j++)"
    if cell and queen[:1] in "Q1" and empty[:1] in ".0" and (tail is not None or len(queen) == 1):
        body = ["    " + put(stream, ("%d" if queen[0] == "1" else "%c", cell), tail or "")]
    elif (tail is not None or len(queen) == 1 and queen.isascii()) and rng.random() < 0.4:
        body = ["    " + put(stream, ("%c", f"{is_queen} ? '{queen[0]}' : '{empty[0]}'"), tail or "")]
    elif rng.random() < 0.3:
        body = ["    " + put(stream, ("%s", f"{is_queen} ? {quoted(queen)} : {quoted(empty)}"))]
    else:
        body = [f"    if ({is_queen})", "        " + put(stream, queen), "    else", "        " + put(stream, empty)]
    lines = [put(stream, before)] if before else []
    lines += [loop + " {", *body, "}"] if len(body) > 1 else [loop, *body]
    lines.append(put(stream, behind + "\n") if behind else put(stream, "\n"))
    return [f"for (int i = {base}; i {sign} {n}; i++) {{", *("    " + line for line in lines), "}", put(stream, end)]
