# queens 8; printed 1: 0 right, 1 wrong, 0 again, 0 missing; total 2113 wrong; alias none; cause accepted 15
def check(state, col):
    row = len(state)
    for r, c in enumerate(state):
        if c == col or r + c == row + col:
            return False
    return True

def search(num, state=()):
    for pos in range(num):
        if check(state, pos):
            if len(state) == num - 1:
                yield (pos,)
            else:
                for res in search(num, state + (pos,)):
                    yield (pos,) + res

print(list(search(8))[0])
print("total", len(list(search(8))))
