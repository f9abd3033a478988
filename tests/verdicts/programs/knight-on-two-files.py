# knight 8 8; none 0: 0 right, 0 wrong, 0 again, 0 missing; total none; alias none; cause none
MOVES = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))


class Tour:
    def __init__(self, ranks, files):
        self.ranks = ranks
        self.files = files
        self.board = [[0] * files for _ in range(ranks)]

    def solve(self, rank, file, number):
        self.board[rank][file] = number
        if number == self.ranks * self.files:
            return True
        for up, right in MOVES:
            y, x = rank + up, file + right
            if 0 <= y < self.ranks and 0 <= x < self.files and not self.board[y][x]:
                if self.solve(y, x, number + 1):
                    return True
        self.board[rank][file] = 0
        return False


for ranks in range(2, 7):
    if not Tour(ranks, 2).solve(0, 0, 1):
        print('There is no tour')
