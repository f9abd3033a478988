# queens 6; printed 6: 6 right, 0 wrong, 0 again, 0 missing; total 4 right; alias none; cause none
def solve(n):
    res = []
    def go(b):
        if len(b) == n:
            res.append(b)
            return
        for c in range(n):
            if all(c != x and abs(c - x) != len(b) - i for i, x in enumerate(b)):
                go(b + [c])
    go([])
    return res
for n in (4, 6):
    for s in solve(n):
        print(s)
    print(len(solve(n)))
