# queens 6; printed 16: 16 right, 0 wrong, 0 again, 0 missing; total 2 right; alias none; cause none
def add_queen(queens, n):
    if len(queens) == n:
        return [queens]
    out = []
    for col in range(n):
        if not any(col == q or abs(col - q) == len(queens) - i for i, q in enumerate(queens)):
            out += add_queen(queens + [col], n)
    return out
def to_text(queens):
    return "/".join("".join("Q" if c == q else "-" for c in range(len(queens))) for q in queens)
for n in (4, 5, 6):
    sols = add_queen([], n)
    print(f"n={n}: {len(sols)} solutions")
    for s in sols:
        print(s)
