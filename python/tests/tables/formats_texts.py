def tried(function, *arguments):
    try:
        return function(*arguments)
    except (ValueError, OverflowError, TypeError, KeyError, IndexError, AttributeError) as error:
        return f"{type(error).__name__}: {error}"
for spec in ["", "s", "5", "<5", ">5", "^5", "*^6", "=5", "05", ".1", "5.1", "d", "+", ",", "♛>4", "10s", "5.", "{",
    "5 "]:
    print(repr(spec), [tried(format, text, spec) for text in ["", "a", "queen", "♛"]])
for text in ["{}", "{} {}", "{0} {0}", "{1} {0}", "{} {0}", "{a}", "{0.real}", "{0[1]}", "{0[x]}", "{!r}", "{!s:>5}",
    "{!a}", "{!x}", "{", "}", "{{}}", "{{{}}}", "{:{}}", "{:{width}}", "{0:{1}}", "{0!r:>{1}}", "{ 0}", "{0 }",
    "{.imag}", "{[0]}", "{0[}", "{0.}", "{0[]}", "{!}", "{!r", "{:}", "{:{:{}}}", "{5}", "{-1}", "{0x}"]:
    print(repr(text), tried(text.format, 12, 5), tried(text.format, [3, 4]), tried(lambda t=text: t.format("q", 4,
        a=1, width=6)))
for text in ["%d", "%5d|", "%-5d|", "%05d", "%+d", "% d", "%x", "%#x", "%X", "%o", "%#o", "%i", "%u", "%e", "%.2e",
    "%f", "%.1f", "%8.3f", "%-8.3f|", "%g", "%G", "%.3g", "%#g", "%c", "%s", "%5s|", "%-5s|", "%.2s", "%r", "%a",
    "%%", "%", "%y", "%ld", "%05s", "%+s"]:
    print(repr(text), [tried(lambda v=value, t=text: t % v) for value in [7, -7.5, "qu", (3,), (3, 4), {"a": 5}, True,
        None, [1], 10**20]])
print("%(a)d %(b)s" % {"a": 1, "b": [2]}, "%*d|%-*d" % (5, 3, 4, 7), "%.*f" % (2, 1.5))
