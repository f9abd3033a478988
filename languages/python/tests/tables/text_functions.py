text = "knight to knight"
for bounds in [(), (3,), (-6,), (3, 9), (3, -2), (-100, 100), (20,), (9, 3), (None, 5), (0, None)]:
    print(bounds, [tried(method, part, *bounds) for method in (text.find, text.rfind, text.index, text.rindex,
        text.count, text.startswith, text.endswith) for part in ("knight", "t", "")])
for width in [0, 3, 5, 6, 9]:
    print([method(width) for method in ("♛ab".center, "♛ab".ljust, "♛ab".rjust, "♛ab".zfill, "-12".zfill, "+".zfill,
        "".center)], tried("ab".center, width, "*"), tried("abc".center, width, "*"), tried("ab".ljust, width, ".."))
print(tried("ab".index, "c"), tried("ab".rindex, "c"), tried("a".split, ""), tried("a".partition, ""),
    tried("a".split, 1), tried("a".join, [1]), tried("a".join, 1), tried("a".replace, 1, 2), tried("a".startswith, 1),
    tried("abc".startswith, ("x", "ab")), tried("abc".endswith, ()), tried("a".count, 1), tried("ab".strip, 1),
    tried("a".center, "b"), tried(lambda: "a" * "b"), tried(lambda: "a" + 1), tried(lambda: 1 + "a"),
    tried(lambda: "a" - "b"), tried(lambda: "a" < 1), tried(lambda: "a"[1]), tried(lambda: "a"["b"]),
    tried(lambda: "a" in 5), tried(lambda: 5 in "a"), tried(ord, "ab"), tried(ord, 5), tried(chr, -1), tried(chr,
    0x110000), tried(chr, "a"), chr(0x265b), ord("♛"))
print("-".join("abc"), "-".join(["x"]), "".join([]), ", ".join({"k": 1, "q": 2}), "ab" * 3, 3 * "ab", "ab" * -1,
    "ab" * 0, "b" > "a", "a" < "B", "" < "a", "abc" >= "abd", max("knight"), min("knight"), sorted("knight"),
    list(reversed("abc")))
table = str.maketrans("abc", "xyz", "d")
print("abcde".translate(table), "abcde".translate({97: None, 98: "BB", 99: 67}), str.maketrans({"a": 1}),
    tried(str.maketrans, "ab", "c"))
print([text[a:b:c] for a in (None, 0, 2, -3, 50) for b in (None, 5, -1, -50) for c in (None, 2, -1, -3)],
    tried(lambda: text[::0]))
print(repr("a'b"), repr('a"b'), repr("a'\"b"),
    repr("\x00\x1f\x7f\x80\xa0\xad\u0378\u200b\ud7ff\ue000\U0001f451\\\n\t"), ascii("é♛\U0001f451'"), str(5),
    str("a"), str(None), str([1, "a"]), str(1.0))
