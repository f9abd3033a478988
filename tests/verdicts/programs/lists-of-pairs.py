# queens 6; printed 4: 4 right, 0 wrong, 0 again, 0 missing; total 4 right; alias none; cause none
def get_positions(n):
    def helper(k):
        if k == 0:
            return [[]]
        return [rest + [(k, col)] for rest in helper(k - 1) for col in range(1, n + 1) if ok(rest, k, col)]

    def ok(rest, k, col):
        return all(c != col and abs(c - col) != k - r for r, c in rest)

    return helper(n)

answers = get_positions(6)
print("Number of ways:", len(answers))
for a in answers:
    print(a)
