print(tried(lambda: 7 + 3), tried(lambda: 7 - 3), tried(lambda: 7 * 3), tried(lambda: 7 / 3), tried(lambda: 7 // 3),
    tried(lambda: 7 % 3), tried(lambda: 7 ** 3), tried(lambda: 7 << 3), tried(lambda: 7 >> 3), tried(lambda: 7 & 3),
    tried(lambda: 7 | 3), tried(lambda: 7 ^ 3))
print(tried(lambda: (-7) + 3), tried(lambda: (-7) - 3), tried(lambda: (-7) * 3), tried(lambda: (-7) / 3),
    tried(lambda: (-7) // 3), tried(lambda: (-7) % 3), tried(lambda: (-7) ** 3), tried(lambda: (-7) << 3),
    tried(lambda: (-7) >> 3), tried(lambda: (-7) & 3), tried(lambda: (-7) | 3), tried(lambda: (-7) ^ 3))
print(tried(lambda: 7 + (-3)), tried(lambda: 7 - (-3)), tried(lambda: 7 * (-3)), tried(lambda: 7 / (-3)),
    tried(lambda: 7 // (-3)), tried(lambda: 7 % (-3)), tried(lambda: 7 ** (-3)), tried(lambda: 7 << (-3)),
    tried(lambda: 7 >> (-3)), tried(lambda: 7 & (-3)), tried(lambda: 7 | (-3)), tried(lambda: 7 ^ (-3)))
print(tried(lambda: (-7) + (-3)), tried(lambda: (-7) - (-3)), tried(lambda: (-7) * (-3)), tried(lambda: (-7) / (-3)),
    tried(lambda: (-7) // (-3)), tried(lambda: (-7) % (-3)), tried(lambda: (-7) ** (-3)), tried(lambda: (-7) << (-3)),
    tried(lambda: (-7) >> (-3)), tried(lambda: (-7) & (-3)), tried(lambda: (-7) | (-3)), tried(lambda: (-7) ^ (-3)))
print(tried(lambda: 0 + 3), tried(lambda: 0 - 3), tried(lambda: 0 * 3), tried(lambda: 0 / 3), tried(lambda: 0 // 3),
    tried(lambda: 0 % 3), tried(lambda: 0 ** 3), tried(lambda: 0 << 3), tried(lambda: 0 >> 3), tried(lambda: 0 & 3),
    tried(lambda: 0 | 3), tried(lambda: 0 ^ 3))
print(tried(lambda: 3 + 0), tried(lambda: 3 - 0), tried(lambda: 3 * 0), tried(lambda: 3 / 0), tried(lambda: 3 // 0),
    tried(lambda: 3 % 0), tried(lambda: 3 ** 0), tried(lambda: 3 << 0), tried(lambda: 3 >> 0), tried(lambda: 3 & 0),
    tried(lambda: 3 | 0), tried(lambda: 3 ^ 0))
print(tried(lambda: 7.5 + 2), tried(lambda: 7.5 - 2), tried(lambda: 7.5 * 2), tried(lambda: 7.5 / 2),
    tried(lambda: 7.5 // 2), tried(lambda: 7.5 % 2), tried(lambda: 7.5 ** 2), tried(lambda: 7.5 << 2),
    tried(lambda: 7.5 >> 2), tried(lambda: 7.5 & 2), tried(lambda: 7.5 | 2), tried(lambda: 7.5 ^ 2))
print(tried(lambda: (-7.5) + 2), tried(lambda: (-7.5) - 2), tried(lambda: (-7.5) * 2), tried(lambda: (-7.5) / 2),
    tried(lambda: (-7.5) // 2), tried(lambda: (-7.5) % 2), tried(lambda: (-7.5) ** 2), tried(lambda: (-7.5) << 2),
    tried(lambda: (-7.5) >> 2), tried(lambda: (-7.5) & 2), tried(lambda: (-7.5) | 2), tried(lambda: (-7.5) ^ 2))
print(tried(lambda: 7.5 + (-2)), tried(lambda: 7.5 - (-2)), tried(lambda: 7.5 * (-2)), tried(lambda: 7.5 / (-2)),
    tried(lambda: 7.5 // (-2)), tried(lambda: 7.5 % (-2)), tried(lambda: 7.5 ** (-2)), tried(lambda: 7.5 << (-2)),
    tried(lambda: 7.5 >> (-2)), tried(lambda: 7.5 & (-2)), tried(lambda: 7.5 | (-2)), tried(lambda: 7.5 ^ (-2)))
print(tried(lambda: 2 + 0.5), tried(lambda: 2 - 0.5), tried(lambda: 2 * 0.5), tried(lambda: 2 / 0.5),
    tried(lambda: 2 // 0.5), tried(lambda: 2 % 0.5), tried(lambda: 2 ** 0.5), tried(lambda: 2 << 0.5),
    tried(lambda: 2 >> 0.5), tried(lambda: 2 & 0.5), tried(lambda: 2 | 0.5), tried(lambda: 2 ^ 0.5))
print(tried(lambda: True + 2), tried(lambda: True - 2), tried(lambda: True * 2), tried(lambda: True / 2),
    tried(lambda: True // 2), tried(lambda: True % 2), tried(lambda: True ** 2), tried(lambda: True << 2),
    tried(lambda: True >> 2), tried(lambda: True & 2), tried(lambda: True | 2), tried(lambda: True ^ 2))
print(tried(lambda: True + False), tried(lambda: True - False), tried(lambda: True * False),
    tried(lambda: True / False), tried(lambda: True // False), tried(lambda: True % False),
    tried(lambda: True ** False), tried(lambda: True << False), tried(lambda: True >> False),
    tried(lambda: True & False), tried(lambda: True | False), tried(lambda: True ^ False))
print(tried(lambda: 4611686018427387904 + 4), tried(lambda: 4611686018427387904 - 4),
    tried(lambda: 4611686018427387904 * 4), tried(lambda: 4611686018427387904 / 4),
    tried(lambda: 4611686018427387904 // 4), tried(lambda: 4611686018427387904 % 4),
    tried(lambda: 4611686018427387904 ** 4), tried(lambda: 4611686018427387904 << 4),
    tried(lambda: 4611686018427387904 >> 4), tried(lambda: 4611686018427387904 & 4),
    tried(lambda: 4611686018427387904 | 4), tried(lambda: 4611686018427387904 ^ 4))
print(tried(lambda: (-9223372036854775808) + 70), tried(lambda: (-9223372036854775808) - 70),
    tried(lambda: (-9223372036854775808) * 70), tried(lambda: (-9223372036854775808) / 70),
    tried(lambda: (-9223372036854775808) // 70), tried(lambda: (-9223372036854775808) % 70),
    tried(lambda: (-9223372036854775808) ** 70), tried(lambda: (-9223372036854775808) << 70),
    tried(lambda: (-9223372036854775808) >> 70), tried(lambda: (-9223372036854775808) & 70),
    tried(lambda: (-9223372036854775808) | 70), tried(lambda: (-9223372036854775808) ^ 70))
print(tried(lambda: 123456789012345678901234567890 + 7), tried(lambda: 123456789012345678901234567890 - 7),
    tried(lambda: 123456789012345678901234567890 * 7), tried(lambda: 123456789012345678901234567890 / 7),
    tried(lambda: 123456789012345678901234567890 // 7), tried(lambda: 123456789012345678901234567890 % 7),
    tried(lambda: 123456789012345678901234567890 ** 7), tried(lambda: 123456789012345678901234567890 << 7),
    tried(lambda: 123456789012345678901234567890 >> 7), tried(lambda: 123456789012345678901234567890 & 7),
    tried(lambda: 123456789012345678901234567890 | 7), tried(lambda: 123456789012345678901234567890 ^ 7))
print(tried(lambda: (-5) + 100000000000000000000), tried(lambda: (-5) - 100000000000000000000),
    tried(lambda: (-5) * 100000000000000000000), tried(lambda: (-5) / 100000000000000000000),
    tried(lambda: (-5) // 100000000000000000000), tried(lambda: (-5) % 100000000000000000000),
    tried(lambda: (-5) >> 100000000000000000000), tried(lambda: (-5) & 100000000000000000000),
    tried(lambda: (-5) | 100000000000000000000), tried(lambda: (-5) ^ 100000000000000000000))
print(tried(lambda: 5 + 100000000000000000000), tried(lambda: 5 - 100000000000000000000),
    tried(lambda: 5 * 100000000000000000000), tried(lambda: 5 / 100000000000000000000),
    tried(lambda: 5 // 100000000000000000000), tried(lambda: 5 % 100000000000000000000),
    tried(lambda: 5 >> 100000000000000000000), tried(lambda: 5 & 100000000000000000000),
    tried(lambda: 5 | 100000000000000000000), tried(lambda: 5 ^ 100000000000000000000))
print(tried(lambda: "ab" + 3), tried(lambda: "ab" - 3), tried(lambda: "ab" * 3), tried(lambda: "ab" / 3),
    tried(lambda: "ab" // 3), tried(lambda: "ab" % 3), tried(lambda: "ab" ** 3), tried(lambda: "ab" << 3),
    tried(lambda: "ab" >> 3), tried(lambda: "ab" & 3), tried(lambda: "ab" | 3), tried(lambda: "ab" ^ 3))
print(tried(lambda: 3 + "ab"), tried(lambda: 3 - "ab"), tried(lambda: 3 * "ab"), tried(lambda: 3 / "ab"),
    tried(lambda: 3 // "ab"), tried(lambda: 3 % "ab"), tried(lambda: 3 ** "ab"), tried(lambda: 3 << "ab"),
    tried(lambda: 3 >> "ab"), tried(lambda: 3 & "ab"), tried(lambda: 3 | "ab"), tried(lambda: 3 ^ "ab"))
print(tried(lambda: (1, 2) + 2), tried(lambda: (1, 2) - 2), tried(lambda: (1, 2) * 2), tried(lambda: (1, 2) / 2),
    tried(lambda: (1, 2) // 2), tried(lambda: (1, 2) % 2), tried(lambda: (1, 2) ** 2), tried(lambda: (1, 2) << 2),
    tried(lambda: (1, 2) >> 2), tried(lambda: (1, 2) & 2), tried(lambda: (1, 2) | 2), tried(lambda: (1, 2) ^ 2))
print(tried(lambda: 2 + (1, 2)), tried(lambda: 2 - (1, 2)), tried(lambda: 2 * (1, 2)), tried(lambda: 2 / (1, 2)),
    tried(lambda: 2 // (1, 2)), tried(lambda: 2 % (1, 2)), tried(lambda: 2 ** (1, 2)), tried(lambda: 2 << (1, 2)),
    tried(lambda: 2 >> (1, 2)), tried(lambda: 2 & (1, 2)), tried(lambda: 2 | (1, 2)), tried(lambda: 2 ^ (1, 2)))
print(tried(lambda: "ab" + "cd"), tried(lambda: "ab" - "cd"), tried(lambda: "ab" * "cd"), tried(lambda: "ab" / "cd"),
    tried(lambda: "ab" // "cd"), tried(lambda: "ab" % "cd"), tried(lambda: "ab" ** "cd"), tried(lambda: "ab" << "cd"),
    tried(lambda: "ab" >> "cd"), tried(lambda: "ab" & "cd"), tried(lambda: "ab" | "cd"), tried(lambda: "ab" ^ "cd"))
print(tried(lambda: (1,) + (2,)), tried(lambda: (1,) - (2,)), tried(lambda: (1,) * (2,)), tried(lambda: (1,) / (2,)),
    tried(lambda: (1,) // (2,)), tried(lambda: (1,) % (2,)), tried(lambda: (1,) ** (2,)), tried(lambda: (1,) << (2,)),
    tried(lambda: (1,) >> (2,)), tried(lambda: (1,) & (2,)), tried(lambda: (1,) | (2,)), tried(lambda: (1,) ^ (2,)))
print(tried(lambda: 1e308 + 10), tried(lambda: 1e308 - 10), tried(lambda: 1e308 * 10), tried(lambda: 1e308 / 10),
    tried(lambda: 1e308 // 10), tried(lambda: 1e308 % 10), tried(lambda: 1e308 ** 10), tried(lambda: 1e308 << 10),
    tried(lambda: 1e308 >> 10), tried(lambda: 1e308 & 10), tried(lambda: 1e308 | 10), tried(lambda: 1e308 ^ 10))
print(tried(lambda: (-1) + 0.5), tried(lambda: (-1) - 0.5), tried(lambda: (-1) * 0.5), tried(lambda: (-1) / 0.5),
    tried(lambda: (-1) // 0.5), tried(lambda: (-1) % 0.5), tried(lambda: (-1) << 0.5), tried(lambda: (-1) >> 0.5),
    tried(lambda: (-1) & 0.5), tried(lambda: (-1) | 0.5), tried(lambda: (-1) ^ 0.5))
print(tried(lambda: 0.0 + (-1)), tried(lambda: 0.0 - (-1)), tried(lambda: 0.0 * (-1)), tried(lambda: 0.0 / (-1)),
    tried(lambda: 0.0 // (-1)), tried(lambda: 0.0 % (-1)), tried(lambda: 0.0 ** (-1)), tried(lambda: 0.0 << (-1)),
    tried(lambda: 0.0 >> (-1)), tried(lambda: 0.0 & (-1)), tried(lambda: 0.0 | (-1)), tried(lambda: 0.0 ^ (-1)))
print(tried(lambda: None + 1), tried(lambda: None - 1), tried(lambda: None * 1), tried(lambda: None / 1),
    tried(lambda: None // 1), tried(lambda: None % 1), tried(lambda: None ** 1), tried(lambda: None << 1),
    tried(lambda: None >> 1), tried(lambda: None & 1), tried(lambda: None | 1), tried(lambda: None ^ 1))
print(tried(lambda: "ab" + (-1)), tried(lambda: "ab" - (-1)), tried(lambda: "ab" * (-1)), tried(lambda: "ab" / (-1)),
    tried(lambda: "ab" // (-1)), tried(lambda: "ab" % (-1)), tried(lambda: "ab" ** (-1)), tried(lambda: "ab" << (-1)),
    tried(lambda: "ab" >> (-1)), tried(lambda: "ab" & (-1)), tried(lambda: "ab" | (-1)), tried(lambda: "ab" ^ (-1)))
print(tried(lambda: "%d" + 5), tried(lambda: "%d" - 5), tried(lambda: "%d" * 5), tried(lambda: "%d" / 5),
    tried(lambda: "%d" // 5), tried(lambda: "%d" % 5), tried(lambda: "%d" ** 5), tried(lambda: "%d" << 5),
    tried(lambda: "%d" >> 5), tried(lambda: "%d" & 5), tried(lambda: "%d" | 5), tried(lambda: "%d" ^ 5))
print(tried(lambda: 1.5 + 1.5), tried(lambda: 1.5 - 1.5), tried(lambda: 1.5 * 1.5), tried(lambda: 1.5 / 1.5),
    tried(lambda: 1.5 // 1.5), tried(lambda: 1.5 % 1.5), tried(lambda: 1.5 ** 1.5), tried(lambda: 1.5 << 1.5),
    tried(lambda: 1.5 >> 1.5), tried(lambda: 1.5 & 1.5), tried(lambda: 1.5 | 1.5), tried(lambda: 1.5 ^ 1.5))
print(-7, +7, ~7, not 7, -7.5, +7.5, -True, ~True, not "", not (), -(-(7)), ~-1, not None, -0.0,
    -(9223372036854775808), tried(lambda: -"a"), tried(lambda: ~1.5), tried(lambda: +(1,)))
print("abc"[0], "abc"[-1], "abc"[1:], tried(lambda: "abc"[5]), (1, 2)[0], (1, 2)[-1], tried(lambda: (1, 2)[2]), (1,
    2)[True], tried(lambda: (1, 2)["a"]), 5 if 0 else 6, 5 if "a" else 6, 0 and 1, 1 and 2, 0 or 3, 1 or 2,
    "" or () or 0.0, 1 if not 0 else 2, 2 ** 10 ** 2 % 1000, 2 ** -1, -2 ** 2, (-2) ** 2, 1 < 2 < 3, 3 in (1, 2, 3),
    3 not in [1, 2], 1 in {1, 2}, "a" in {"a"}, None is None, ..., __debug__)
print(len("ab" * 2000), len((0,) * 300), len("ab" * 5000), (1 << 64) - 1, 10 ** 40, 3 ** 200 % 1000007,
    len(str(2 ** 1000)), len(str(7 ** 400)), 0 * 10 ** 30, 1 << 130, 1 >> 130, 255 & ~15, "%s and %r" % ("a", "b"),
    "%d%%" % 5, "a" "b" f"{1}" "c")
