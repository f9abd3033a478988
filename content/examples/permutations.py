from itertools import permutations

n = 6
total = 0
for columns in permutations(range(n)):
    falling = {row - col for row, col in enumerate(columns)}
    rising = {row + col for row, col in enumerate(columns)}
    if len(falling) == len(rising) == n:
        total += 1
        print(columns)
print("total:", total)
