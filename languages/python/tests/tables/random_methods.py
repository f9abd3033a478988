import copy, random
from collections import deque
from random import Random, randint
random.seed(1)
print(random.choice("abcdef"), random.choice([1, 2, 3]), random.choice(range(9)), random.choice(deque([4, 5])), randint(1, 6))
random.seed(2)
print(random.choices("abc", k=4), random.choices([1, 2], [9, 1], k=5), random.choices([1, 2, 3], cum_weights=[1, 1, 5], k=6),
    random.choices((1, 2)), random.choices("ab", k=0), random.choices({0: 5}, k=2))
random.seed(6)
print([randint(1, 6) for _ in range(9)], random.randint(10**20, 10**20 + 5), [random.randrange(10) for _ in range(5)],
    random.randrange(0, 100, 7), random.randrange(5, -5, -3), random.randrange(True), random.uniform(1, 2), random.uniform(3, -1))
random.seed(9)
print(random.sample(range(100), 4), random.sample([1, 2, 3], 3), random.sample("abcdef", 2), random.sample(range(10**6), 9),
    random.sample((1, 2), 0), random.normalvariate(0, 1), random.normalvariate(), random.sample(deque([1, 2, 3]), 2))
a = list(range(8))
random.seed(10)
random.shuffle(a)
print(a, random.shuffle(a), a, random.shuffle([]))
print([tried(f, *arguments) for f, *arguments in [(random.choice, []), (random.choice, {}), (random.choice, {1}), (random.choices,
    []), (random.choices, [1], [1, 2]), (random.choices, [1, 2], [0, 0]), (random.randint, 2, 1), (random.randrange, 0),
    (random.randrange, 5, 5), (random.randrange, 1, 9, 0), (random.randrange, 1, 9, -1), (random.randrange, 1.5), (random.randrange,
    []), (random.sample, {1, 2}, 1), (random.sample, [1], 2), (random.sample, [1], -1), (random.shuffle, (1, 2)), (random.shuffle, 5),
    (random.uniform, "a", 1), (random.choice,), (random.randint, 1), (random.getrandbits, -1), (Random, [])]])
r = Random(1)
twin = copy.copy(r)
print(r.random(), r.randint(1, 9), r.choice("ab"), twin.random(), type(r).__name__, isinstance(r, Random), repr(Random),
    r.random is r.random, callable(random.choice), r == r, r == twin)
class Dice(Random):
    def roll(self):
        return self.randint(1, self.sides)
    def __init__(self, sides, seed):
        self.seed(seed)
        self.sides = sides
dice = Dice(6, 4)
print([dice.roll() for _ in range(12)], dice.sides, dice.choice("xyz"))
