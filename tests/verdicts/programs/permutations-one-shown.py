# queens 8; printed 1: 1 right, 0 wrong, 0 again, 0 missing; total 92 right; alias none; cause none
from itertools import permutations
N = 8
cols = range(N)
solutions = [vec for vec in permutations(cols)
             if N == len(set(vec[i] + i for i in cols)) == len(set(vec[i] - i for i in cols))]
print(f"{len(solutions)} solutions")
for vec in solutions[:1]:
    print("\n".join("." * i + "Q" + "." * (N - i - 1) for i in vec))
