"""A case: a program with what a verdict has to say of it."""

import dataclasses
import re


@dataclasses.dataclass
class Case:
    """Fields of a verdict, as the program was made to deserve them."""

    style: str
    mistake: str
    shown: str
    text: str
    output: str
    # `queens 6`, or `knight 5 5`: columns and rows.
    problem: str
    # What the page is set to.
    asked: str
    given: str = ""
    # `printed`, `kept`, `handed`, `none`, or `part` of a tour.
    by: str = "none"
    boards: int = 0
    right: int = 0
    wrong: int = 0
    again: int = 0
    missing: int = 0
    # The number with `right` or `wrong`; or `none`.
    total: str = "none"
    # `list`, `row`, or `none`.
    alias: str = "none"
    # The kind, and lines of which the verdict names one.
    cause: str = "none"
    lines: tuple[int, ...] = ()
    # `python`, `c` or `cpp`.
    language: str = "python"

    def expected(self):
        lines = "/".join(map(str, self.lines))
        return (
            f"{self.problem}; {self.by} {self.boards}: {self.right} right, {self.wrong} wrong, {self.again} again, "
            f"{self.missing} missing; total {self.total}; alias {self.alias}; cause {self.cause}{lines and ' ' + lines}"
        )


MARK = re.compile(r"\s*#@(\w+)")


def unmarked(lines):
    """The text of lines without their marks, and the numbers of the lines of each mark."""
    marks = {}
    for number, line in enumerate(lines, 1):
        for name in MARK.findall(line):
            marks.setdefault(name, []).append(number)
    return "\n".join(MARK.sub("", line) for line in lines) + "\n", marks


def judged(boards, n, is_right):
    """How many boards are right and different, wrong, and right again; and those that are no whole board are left out."""
    right, wrong, again, seen = 0, 0, 0, set()
    for board in boards:
        if not is_right(board):
            wrong += 1
        elif board in seen:
            again += 1
        else:
            seen.add(board)
            right += 1
    return right, wrong, again
