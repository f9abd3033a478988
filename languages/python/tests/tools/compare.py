"""Compares the parser with CPython 3.11: the same programs are accepted, with the same tree and the same places.

    cargo build --release -p rewindable-python --example dump
    python3 languages/python/tests/tools/compare.py FOLDER …               every .py file below
    python3 languages/python/tests/tools/compare.py --mutants 1000 FOLDER …  and so many changed texts, from --seed 1 on

Ends with status 1 if a program is accepted here alone or there alone, or has another tree. Errors with other words or
in another line are counted, and shown with --words.
"""

import argparse
import pathlib
import random
import subprocess
import sys

from mutants import mutated
from trees import tree

ROOT = pathlib.Path(__file__).parents[4]
PARSER = ROOT / "target" / "release" / "examples" / "dump"

# More than this is refused here, and not in CPython.
OWN_LIMIT = "too many nested blocks and expressions"


class Parser:
    """The parser, which answers one program after the other."""

    def __init__(self):
        self.process = subprocess.Popen([PARSER], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def answer(self, source):
        self.process.stdin.write(source.encode() + b"\0")
        self.process.stdin.flush()
        answer = bytearray()
        while not answer.endswith(b"\0"):
            read = self.process.stdout.read1(1 << 16)
            if not read:
                raise SystemExit(f"the parser ended on\n{source}")
            answer += read
        return answer[:-1].decode()


def first_difference(theirs, ours):
    """The places around the first character that differs."""
    length = next((i for i, (a, b) in enumerate(zip(theirs, ours)) if a != b), min(len(theirs), len(ours)))
    start = max(0, length - 60)
    return f"  CPython {theirs[start:length + 60]!r}\n  here    {ours[start:length + 60]!r}"


def programs(options):
    files = sorted(file for folder in options.folders for file in pathlib.Path(folder).rglob("*.py"))
    texts = []
    for file in files:
        try:
            text = file.read_text("utf-8-sig")
        except (OSError, UnicodeDecodeError):
            continue
        if "\0" in text or len(text) > 1 << 16 and not options.long:
            continue
        texts.append((str(file), text))
        yield texts[-1]
    for seed in range(options.seed, options.seed + options.mutants):
        name, text = random.Random(seed).choice(texts)
        yield f"{name} with seed {seed}", mutated(text, [text for _, text in texts], seed)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("folders", nargs="+")
    options.add_argument("--mutants", type=int, default=0)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--long", action="store_true", help="also programs over 64 KiB")
    options.add_argument("--words", action="store_true", help="show errors with other words")
    options.add_argument("--keep", help="a folder for the texts that differ")
    options = options.parse_args()
    parser = Parser()
    counts = dict.fromkeys(["equal", "refused", "other line", "other words", "left out", "wrong"], 0)
    for name, text in programs(options):
        theirs, ours = tree(text), parser.answer(text)
        if "\\N{" in text or "\\ud" in text.lower() or OWN_LIMIT in ours or "'await' outside" in theirs:
            counts["left out"] += 1
        elif theirs == ours:
            counts["refused" if ours.startswith("!") else "equal"] += 1
        elif theirs.startswith("!") and ours.startswith("!"):
            same_line = theirs.split(":")[0] == ours.split(":")[0]
            counts["other words" if same_line else "other line"] += 1
            if options.words:
                print(f"{name}\n  CPython {theirs.strip()}\n  here    {ours.strip()}")
        else:
            counts["wrong"] += 1
            print(f"{name}\n{first_difference(theirs, ours)}")
            if options.keep:
                pathlib.Path(options.keep, f"{counts['wrong']}.py").write_text(text)
    print(", ".join(f"{count} {word}" for word, count in counts.items()))
    sys.exit(counts["wrong"] > 0)


main()
