# queens 4; none 0: 0 right, 0 wrong, 0 again, 0 missing; total 1 wrong; alias none; cause none
N = 4
placed = []

def free_columns():
    row = len(placed)
    return [c for c in range(N) if all(c != p and abs(c - p) != row - r for r, p in enumerate(placed))]

def count():
    if len(placed) == N:
        return 1
    found = 0
    for column in free_columns():
        placed.append(column)
        found += count()
        placed.pop()
    return found

print("Number of solutions:", count() // 2)
