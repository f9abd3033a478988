"""A knight's tour: always to the square with the fewest ways on, with an end by SystemExit."""
MOVES = list(zip((1, 2, 2, 1, -1, -2, -2, -1), (2, 1, -1, -2, -2, -1, 1, 2)))
SIZE = 5


def inside(square):
    return all(0 <= part < SIZE for part in square)


def ways(square, seen):
    steps = map(lambda move: tuple(map(sum, zip(square, move))), MOVES)
    return [step for step in steps if inside(step) and step not in seen]


def tour(path, seen):
    if len(path) == SIZE * SIZE:
        show(path)
        raise SystemExit
    following = ways(path[-1], seen)
    following.sort(key=lambda square: len(ways(square, seen)))
    for square in following:
        path.append(square)
        seen.add(square)
        tour(path, seen)
        seen.discard(path.pop())


def show(path):
    numbers = {square: number for number, square in enumerate(path, start=1)}
    for row in range(SIZE):
        print(*(f"{numbers[row, column]:3d}" for column in range(SIZE)), sep="")


start = (0, 0)
tour([start], {start})
print("none")
