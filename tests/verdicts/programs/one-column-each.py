# queens 6; printed 6: 0 right, 6 wrong, 0 again, 4 missing; total none; alias none; cause none
n = 6
for c in range(n):
    print([c] * n)
