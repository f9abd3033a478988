from itertools import permutations

n = 5
columns = range(n)
for queens in permutations(columns):
    if n == len(set(queens[i] + i for i in columns)) \
         == len({queens[i] - i for i in columns}):
        print ( queens )
