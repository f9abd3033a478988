from itertools import *
import operator
print(list(accumulate([1, 2, 3, 4])), list(accumulate([3, 1, 2], max)), list(accumulate([1, 2], initial=10)),
    list(accumulate([], initial=1)), list(accumulate([])), list(accumulate([1, 2, 3], lambda a, b: a * b, initial=2)))
print(list(chain()), list(chain("ab", [1])), list(chain.from_iterable(["ab", "c"])), list(compress("abcd", [1, 0,
    1])), list(islice(count(), 3)), list(islice(count(5, -2), 3)), list(islice(count(0.5), 2)),
    list(islice(cycle("ab"), 5)), list(cycle([])), list(repeat(1, 3)), list(islice(repeat(2), 2)), list(repeat(1,
    -2)))
print(list(dropwhile(lambda x: x < 3, [1, 3, 2])), list(takewhile(lambda x: x < 3, [1, 3, 2])), list(filterfalse(None,
    [0, 1, ""])), list(filterfalse(lambda x: x % 2, range(5))), list(starmap(pow, [(2, 3), (3, 2)])),
    list(pairwise("abcd")), list(pairwise("a")), list(zip_longest("abc", [1], fillvalue="-")), list(zip_longest()),
    [(key, list(group)) for key, group in groupby("aabbca")], [(key, list(group)) for key, group in groupby([1, 3, 2,
    4, 5], lambda x: x % 2)])
for n in range(5):
    pool = "abcd"[:n]
    for r in [None, 0, 1, 2, 3, 5]:
        print(n, r, list(permutations(pool, r)), list(combinations(pool, r)) if r is not None else "",
            list(combinations_with_replacement(pool, r))[:30] if r is not None else "", len(list(product(pool,
            repeat=min(r or 0, 3)))))
print(list(product()), list(product("ab", [1, 2])), list(product("ab", repeat=2)), list(product([], "a")),
    list(product("ab", range(2), repeat=1)), list(product([1], repeat=0)))
for bounds in [(3,), (1, 4), (0, 9, 3), (None,), (2, None), (1, None, 2), (0,), (5, 2)]:
    print(bounds, list(islice("abcdefg", *bounds)))
print(tried(islice, "a", 0, 1, 0), tried(permutations, "ab", -1), tried(combinations, "ab", -1), tried(combinations,
    5, 1), tried(lambda: list(chain(5))), tried(product, 5), tried(lambda: list(starmap(pow, [5]))),
    tried(lambda: next(count("a"))), tried(lambda: list(zip_longest([1], 5))), tried(lambda: next(islice([], 1))))
one, two = tee([1, 2, 3])
print(next(one), list(two), list(one), [list(each) for each in tee("ab", 3)], tee([1], 0))
walk = iter(range(10))
print(list(islice(walk, 3)), next(walk), list(islice(walk, 1, None, 3)), list(walk))
groups = groupby("aab")
first = next(groups)
second = next(groups)
print(first[0], list(first[1]), second[0], list(second[1]), tried(next, groups))
print(list(map(operator.add, [1, 2], [3, 4])), sorted([(1, "b"), (0, "c")], key=operator.itemgetter(1)),
    operator.itemgetter(0, 2)("abc"), operator.mul(2, 3), operator.neg(4), operator.attrgetter("real")(5))
print([tried(len, each) for each in (count(), chain("ab"), cycle([1]), permutations("ab"), iter([1]), map(len, []),
    zip())])
