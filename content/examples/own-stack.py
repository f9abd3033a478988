n = 8
stack = []
col = 0
solutions = 0

while True:
    while col < n and any(c == col or abs(c - col) == len(stack) - r for r, c in enumerate(stack)):
        col += 1
    if col < n:
        stack.append(col)
        col = 0
        if len(stack) == n:
            solutions += 1
            if solutions <= 3:
                print(stack)
            col = stack.pop() + 1
    elif stack:
        col = stack.pop() + 1
    else:
        break

print(solutions)
