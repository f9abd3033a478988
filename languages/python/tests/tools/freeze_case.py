#!/usr/bin/env python3
"""Writes languages/python/src/library/case/table.rs: how CPython 3.11 changes the case of characters.

    python3 languages/python/tests/tools/freeze_case.py
"""

import os

FILE = os.path.join(os.path.dirname(__file__), "../../src/library/case/table.rs")
HEAD = """//! How characters beyond ASCII change their case. Made by `languages/python/tests/tools/freeze_case.py` from CPython 3.11.
//!
//! Numbers are written in bytes of seven bits, the lowest first, of which all but the last have 128 added.

"""
CHARACTERS = [chr(code) for code in range(0x110000) if not 0xD800 <= code < 0xE000]


def number(value):
    out = []
    while value >= 128:
        out.append(value % 128 + 128)
        value //= 128
    return out + [value]


def changes(function):
    """The rows of characters that change by the same distance, and those that become several."""
    distance, long = {}, {}
    for character in CHARACTERS[128:]:
        changed = function(character)
        if len(changed) > 1:
            long[character] = changed
            distance[ord(character)] = 0
        elif changed != character:
            distance[ord(character)] = ord(changed) - ord(character)
    out, seen, before = [], set(), 0
    for code in sorted(distance):
        if code in seen:
            continue
        count, step = max((run(distance, seen, code, step), -step) for step in (1, 2))
        seen.update(range(code, code + count * -step, -step))
        change = distance[code]
        out += number(code - before) + number(count * 2 + -step - 1) + number(change * 2 if change >= 0 else -change * 2 - 1)
        before = code
    return out, long


def run(distance, seen, code, step):
    count = 1
    while distance.get(code + count * step) == distance[code] and code + count * step not in seen:
        count += 1
    return count


def ignored():
    """The characters between which and a sigma nothing is looked at, by how they are passed over."""
    out, before, codes = [], 0, []
    for character in CHARACTERS:
        if f"A{character}Σ".lower().endswith("ς") and not f"{character}Σ".lower().endswith("ς"):
            codes.append(ord(character))
    while codes:
        count = next((index for index, code in enumerate(codes) if code != codes[0] + index), len(codes))
        out += number(codes[0] - before) + number(count)
        before = codes[0] + count
        codes = codes[count:]
    return out


def array(comment, name, numbers):
    lines, line = [], "   "
    for value in numbers:
        if len(line) + len(f" {value},") > 120:
            lines.append(line)
            line = "   "
        line += f" {value},"
    body = "\n".join([*lines, line])
    return f"/// {comment}\n#[rustfmt::skip]\npub(super) const {name}: [u8; {len(numbers)}] = [\n{body}\n];\n"


lower, long_lower = changes(str.lower)
upper, long_upper = changes(str.upper)
assert list(long_lower) == ["İ"], long_lower
escaped = " ".join(key + value for key, value in long_upper.items())
escaped = "".join(c if c.isascii() else f"\\u{{{ord(c):x}}}" for c in escaped)
words, line = [], ""
for word in escaped.split(" "):
    if len(line) + len(word) > 110:
        words.append(line)
        line = ""
    line += word + " "
words.append(line.rstrip())
text = "\\\n    ".join(words)

with open(FILE, "w", encoding="ascii") as file:
    file.write(HEAD)
    row = "rows of a distance from the row before, twice the count (and 1 if only every second one does),\n/// and twice"
    file.write(array(f"What `lower` changes: {row} the change (less 1 if it is down); 0 means several characters.", "LOWER", lower))
    file.write("\n" + array("What `upper` changes, likewise.", "UPPER", upper))
    file.write("\n/// The characters that become several in upper case, each with these behind it.\n")
    file.write(f'pub(super) const LONG: &str = "{text}";\n')
    file.write("\n" + array("What stands beside a sigma and is passed over: distances from the row before, and counts.", "IGNORED", ignored()))
