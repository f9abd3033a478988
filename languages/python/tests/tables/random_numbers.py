import random
for seed in [0, 1, -5, 2**40, 10**30, True, 624]:
    random.seed(seed)
    print(seed, random.random(), random.randrange(10), random.randrange(5, 50, 7), random.randint(-3, 3),
        random.getrandbits(5), random.getrandbits(70), random.choice("abcdef"), random.uniform(1, 2))
    row = list(range(12))
    random.shuffle(row)
    print(row, random.sample(range(100), 5), random.sample("abc", 3), random.choices([1, 2, 3], k=6),
        random.choices("ab", weights=[1, 9], k=6), random.choices("abc", cum_weights=[1, 2, 10], k=4),
        random.sample(range(10**6), 30)[:4], random.sample(range(30), 25)[:4])
    print([f(random) for f in (lambda r: r.gauss(0, 1), lambda r: r.gauss(5, 2))], random.randrange(2**70),
        random.randint(0, 10**25))
own = random.Random(7)
state = [own.random() for _ in range(1300)]
print(state[0], state[623], state[624], state[1299], own.randint(1, 6))
print(tried(random.randrange, 0), tried(random.randrange, 5, 5), tried(random.randrange, 1, 5, 0),
    tried(random.randint, 5, 1), tried(random.choice, []), tried(random.sample, [1], 2), tried(random.sample, [1],
    -1), tried(random.choices, []), tried(random.choices, [1], [0]), tried(random.choices, [1, 2], [1]),
    tried(random.shuffle, (1, 2)), tried(random.getrandbits, -1), random.getrandbits(0), tried(random.randrange, 1.5),
    tried(random.sample, {1, 2}, 1), tried(random.choice, {1: 2}), tried(random.seed, [1]))
