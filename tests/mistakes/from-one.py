n = 4
x = [0] * (n + 1)
found = []

def free(row, column):
    for r in range(1, row):
        if x[r] == column or abs(x[r] - column) == row - r:
            return False
    return True

def solve(row):
    for column in range(1, n + 1):
        if free(row, column):
            x[row] = column
            if row == n:
                found.append(x[:])
            else:
                solve(row + 1)

solve(1)
print(len(found))
