"""Texts that are nearly programs: a program with a few random changes, the same for the same seed."""

import random
import re

TOKEN = re.compile(r"\w+|\s+|[^\w\s]+?")

INSERTED = """
( ) [ ] { } , : ; . = == != := += ** * / // -> @ ~ not in is if else elif for while def class return yield lambda
and or import from as with try except finally raise pass break continue del global nonlocal assert None True print
match case _ x 0 1 07 1e5 0x 1_ 'a' "b" f"{x}" f'{x!r:>{y}}' f"{" r'\\' b'' ''' # \\ \t \n
""".split(" ") + ["\n", "\n    ", "\n\t", "    ", " ", "\\\n", "async ", "await ", "é", "$", "？", "\f"]


def mutated(text, texts, seed):
    """A short piece of a program with one to four changes."""
    choose = random.Random(seed)
    lines = text.splitlines(keepends=True)
    start = choose.randrange(max(1, len(lines)))
    while start > 0 and (lines[start][:1].isspace() or not lines[start].strip()):
        start -= 1
    words = TOKEN.findall("".join(lines[start:start + choose.randint(1, 25)]))
    for _ in range(choose.randint(1, 4)):
        at = choose.randrange(len(words) + 1)
        match choose.randrange(6):
            case 0:
                words[at:at + 1] = []
            case 1:
                words.insert(at, choose.choice(INSERTED))
            case 2:
                words[at:at + 1] = [choose.choice(INSERTED)]
            case 3 if words:
                other = choose.randrange(len(words))
                words[at:at + 1], words[other:other + 1] = words[other:other + 1], words[at:at + 1]
            case 4:
                end = at + choose.randint(1, 6)
                words[at:at] = words[at:end]
            case _:
                donor = TOKEN.findall(choose.choice(texts)[:4000])
                place = choose.randrange(len(donor) + 1)
                words[at:at] = donor[place:place + choose.randint(1, 6)]
    return "".join(words)
