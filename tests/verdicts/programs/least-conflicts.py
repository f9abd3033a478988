# queens 8; printed 1: 1 right, 0 wrong, 0 again, 0 missing; total none; alias none; cause none
import random
def conflicts(b):
    return sum(1 for i in range(len(b)) for j in range(i) if b[i] == b[j] or abs(b[i] - b[j]) == i - j)
random.seed(4)
n = 8
best = [random.randint(0, n - 1) for _ in range(n)]
step = 0
while conflicts(best):
    i = random.randrange(n)
    best = min(([*best[:i], v, *best[i + 1:]] for v in range(n)), key=conflicts)
    if random.random() < 0.15:
        best[random.randrange(n)] = random.randrange(n)
    step += 1
    print("cost", conflicts(best), best)
print("solution found after", step, "steps")
print(best)
