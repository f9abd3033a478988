def solve(n):
    cols = set()
    d1, d2 = set(), set()
    res = []
    def back(r, path):
        if r == n:
            res.append(list(path))
            return
        for c in range(n):
            if c in cols or r + c in d1 or r - c in d2:
                continue
            cols.add(c); d1.add(r + c); d2.add(r - c)
            path.append(c)
            back(r + 1, path)
            path.pop()
            cols.remove(c)
            d1.remove(r + c)
            d2.remove(r - c)
    back(0, [])
    return res
print(len(solve(5)), solve(4))

def place(board, col):
    n = len(board)
    if col >= n:
        return True
    for i in range(n):
        if safe(board, i, col):
            board[i][col] = 1
            if place(board, col + 1) == True:
                return True
            board[i][col] = 0
    return False
def safe(board, row, col):
    for i in range(col):
        if board[row][i] == 1:
            return False
    for i, j in zip(range(row, -1, -1), range(col, -1, -1)):
        if board[i][j] == 1:
            return False
    for i, j in zip(range(row, len(board), 1), range(col, -1, -1)):
        if board[i][j] == 1:
            return False
    return True
b = [[0 for _ in range(6)] for _ in range(6)]
print(place(b, 0))
for row in b:
    for c in row:
        print("Q" if c else ".", end=" ")
    print()
def bits(n):
    full = (1 << n) - 1
    def go(cols, l, r):
        if cols == full:
            return 1
        count = 0
        free = full & ~(cols | l | r)
        while free:
            bit = free & -free
            free ^= bit
            count += go(cols | bit, (l | bit) << 1, (r | bit) >> 1)
        return count
    return go(0, 0, 0)
print(bits(6))
def queens(n, state=()):
    for pos in range(n):
        if not conflict(state, pos):
            if len(state) == n - 1:
                yield (pos,)
            else:
                for result in queens(n, state + (pos,)):
                    yield (pos,) + result
def conflict(state, nx):
    ny = len(state)
    for i in range(ny):
        if abs(state[i] - nx) in (0, ny - i):
            return True
    return False
for s in queens(5):
    print(s)
print(list(queens(4)))
class Tour:
    MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
    def __init__(self, n):
        self.n = n
        self.board = [[-1] * n for _ in range(n)]
    def ok(self, x, y):
        return 0 <= x < self.n and 0 <= y < self.n and self.board[x][y] == -1
    def degree(self, x, y):
        return sum(1 for dx, dy in self.MOVES if self.ok(x + dx, y + dy))
    def run(self, x, y):
        self.board[x][y] = 0
        for k in range(1, self.n * self.n):
            nexts = [(self.degree(x + dx, y + dy), x + dx, y + dy) for dx, dy in self.MOVES if self.ok(x + dx, y + dy)]
            if not nexts:
                return False
            _, x, y = min(nexts)
            self.board[x][y] = k
        return True
t = Tour(5)
print(t.run(0, 0))
print("\n".join(" ".join(f"{v:2d}" for v in row) for row in t.board))
