values = [0, 7, -7, 255, 1234567, 10**25, 0.0, -0.0, 0.5, 1.5, 2.5, -1234.5678, 1e-7, 1e16, 1.7e308, 5e-324,
    float("inf"), float("nan"), True]
for spec in ["", "d", "5d", "05d", "+d", " d", "x", "#x", "#X", "o", "#o", "b", "#b", "08b", ",", "_", "_x", "_b",
    ",.2f", "c", "n"]:
    print(repr(spec), [tried(format, value, spec) for value in values])
for spec in ["f", ".0f", ".1f", ".3f", "10.2f", "<10.2f|", "^+10.1f", "=+10.1f", "*^12.2e", "e", ".0e", "#.0e", "E",
    "g", ".3g", "#.3g", "G", ".10g", "%", ".1%", "012.3f", "+.2f", "-.2f", ".20f", ".17g", ",.3f", "_.1f", "0=12.1f",
    "x<8"]:
    print(repr(spec), [tried(format, value, spec) for value in values[:4] + values[6:]])
