"""A class with marks of rows and diagonals, placed column by column; the size may come from the command line."""
SIZE = 5


class Board:
    quiet = False

    def __init__(self, size=SIZE):
        self.size = size
        self.clear()

    def clear(self):
        size = self.size
        self.rows = [None] * size
        self.taken = [False] * size
        self.rising = [False] * (2 * size - 1)
        self.falling = [False] * (2 * size - 1)
        self.found = 0

    def search(self, column=0):
        for row in range(self.size):
            if not self.attacked(column, row):
                self.put(column, row, True)
                if column + 1 == self.size:
                    self.show()
                else:
                    self.search(column + 1)
                self.put(column, row, False)

    def attacked(self, column, row):
        return (self.taken[row] or self.rising[column - row]
                or self.falling[column + row])

    def put(self, column, row, there):
        self.rows[column] = row if there else None
        self.taken[row] = there
        self.rising[column - row] = there
        self.falling[column + row] = there

    def show(self):
        self.found += 1
        if self.quiet:
            return
        for row in range(self.size - 1, -1, -1):
            for column in range(self.size):
                print("Q" if self.rows[column] == row else ".", end=" ")
            print()
        print("=" * (2 * self.size))


def main():
    import sys
    size = SIZE
    if sys.argv[1:2] == ["-q"]:
        Board.quiet = True
        del sys.argv[1]
    if sys.argv[1:]:
        size = int(sys.argv[1])
    board = Board(size)
    board.search()
    print("Found", board.found)


if __name__ == "__main__":
    main()
