# knight 5 5; printed 1: 1 right, 0 wrong, 0 again, 0 missing; total none; alias none; cause none
SIZE = 5
def neighbours(pos):
    x, y = pos
    for dx in (-2, -1, 1, 2):
        for dy in (-2, -1, 1, 2):
            if abs(dx) != abs(dy) and 0 <= x + dx < SIZE and 0 <= y + dy < SIZE:
                yield (x + dx, y + dy)

def tour(path, seen):
    if len(path) == SIZE ** 2:
        return path
    options = [p for p in neighbours(path[-1]) if p not in seen]
    options.sort(key=lambda p: sum(q not in seen for q in neighbours(p)))
    for p in options:
        result = tour(path + [p], seen | {p})
        if result:
            return result
    return None

res = tour([(2, 2)], {(2, 2)})
grid = [[0] * SIZE for _ in range(SIZE)]
for k, (x, y) in enumerate(res, 1):
    grid[x][y] = k
for row in grid:
    print(" ".join(f"{v:2d}" for v in row))
