def solve_n_queens(n):
    columns, falling, rising = set(), set(), set()
    queens = []
    found = []

    def backtrack(row):
        if row == n:
            found.append(tuple(queens))
            return
        for col in range(n):
            if col in columns or row - col in falling or row + col in rising:
                continue
            columns.add(col)
            falling.add(row - col)
            rising.add(row + col)
            queens.append(col)
            backtrack(row + 1)
            queens.pop()
            rising.remove(row + col)
            falling.remove(row - col)
            columns.remove(col)

    backtrack(0)
    return found


for solution in solve_n_queens(6):
    print(solution)
