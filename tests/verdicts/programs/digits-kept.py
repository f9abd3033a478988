# queens 8; kept 92: 92 right, 0 wrong, 0 again, 0 missing; total 92 right; alias none; cause none
found = []
def go(s):
    for c in range(8):
        if all(int(x) != c and abs(int(x) - c) != len(s) - i for i, x in enumerate(s)):
            if len(s) == 7:
                found.append(s + str(c))
            else:
                go(s + str(c))
go('')
print(len(found))
