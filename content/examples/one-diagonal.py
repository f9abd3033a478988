n = 6
count = 0


def solve(queens):
    global count
    row = len(queens)
    if row == n:
        count += 1
        print(queens)
        return
    for col in range(n):
        if col in queens or any(row - r == col - c for r, c in enumerate(queens)):
            continue
        solve(queens + [col])


solve([])
print(count, "solutions")
