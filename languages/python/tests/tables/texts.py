texts = ["", "a", "queen", "Queen of e4", "  two  words ", "a,b,,c", "ONE one", "♛e4♛", "aaa", "1 ½ ²",
    "tab\tnew\nline\r\nend", "x" * 5, "Ünï"]
for text in texts:
    print(repr(text), len(text))
    print([method() for method in (text.upper, text.lower, text.title, text.capitalize, text.swapcase, text.casefold,
        text.strip, text.lstrip, text.rstrip)])
    print([method() for method in (text.isalpha, text.isdigit, text.isdecimal, text.isnumeric, text.isalnum,
        text.isspace, text.isupper, text.islower, text.istitle, text.isidentifier, text.isprintable, text.isascii)])
    print(text.split(), text.rsplit(None, 1), text.split(None, 1), text.splitlines(), text.splitlines(True),
        [text.expandtabs(4).expandtabs()])
    for part in ["a", "e", "", " ", "aa", "♛", "ne", ","]:
        print(repr(part), [text.find(part), text.rfind(part), text.count(part), part in text, text.startswith(part),
            text.endswith(part), text.partition(part) if part else "", text.rpartition(part) if part else "",
            text.split(part) if part else "", text.rsplit(part, 1) if part else "", text.replace(part, "-"),
            text.replace(part, "<>", 1), text.strip(part), text.removeprefix(part), text.removesuffix(part)])
