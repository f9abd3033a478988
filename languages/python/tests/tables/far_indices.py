import bisect, heapq, itertools, random
a = list(range(5))
far = [2**31, 2**32, 2**32 + 1, -2**32, -2**32 - 1, 2**33, 2**40, 2**63 - 1]
def put(kind, at):
    changed = kind(a)
    changed[at] = 9
    return changed
def drop(at):
    changed = a.copy()
    del changed[at]
    return changed
for at in far:
    print(at, tried(lambda: a[at]), tried(lambda: tuple(a)[at]), tried(lambda: "abcde"[at]), tried(put, list, at),
        tried(drop, at), tried(a.copy().pop, at), tried(lambda: a[at:]), tried(lambda: a[:at]), tried(lambda: "abcde"[:at:2]),
        tried(lambda: range(5)[at]), tried(lambda: range(10**12)[at]), tried(lambda: a.index(3, at)), tried("abc".find, "c", at))
    changed = a.copy()
    print(tried(changed.insert, at, 7), changed, heapq.nlargest(min(abs(at), 2**62), a), heapq.nsmallest(max(min(at, 2**62), -2**62), a), tried(bisect.bisect, a, 3, 0, min(5, at)),
        [tried(lambda: x << 3) for x in (at,)], at >> 31, at >> 32, at >> 70, at & 0xFFFFFFFF, at % 7, at // 3, ~at, at ^ 5)
for r in (range(2**33), range(-2**40, 2**40, 3), range(2**40, -2**40, -7), range(2**62), range(-2**62, 2**62 - 1)):
    print(len(r), r[2**32 + 5], r[-2**32], r[2**32:], r[:-2**32], r[::2**31], 2**32 in r, tried(r.index, 2**32), r.count(5),
        bool(r), reversed(r[:5]) is not None, list(itertools.islice(r, 3)), r == range(5))
print(tried(len, range(-2**63, 2**63 - 1)))
random.seed(3)
print(random.sample(range(2**34), 3), random.choice(range(2**40)), random.randrange(2**40), random.randint(-2**33, 2**33),
    random.getrandbits(40), random.sample(range(2**63 - 1), 2), tried(random.sample, range(5), 2**32 + 1), tried(random.sample, range(5), -1))
print("ab" * -2**32, [1] * -2**40, 1 << 33, 1 << 62, 1 << 63, -1 << 64, (1 << 100) >> 68, 2**70 >> 2**40, -2**70 >> 2**40)
class Long:
    def __init__(self, length): self.length = length
    def __len__(self): return self.length
    def __getitem__(self, at): return at
print([tried(len, Long(n)) for n in (0, 2**31, 2**32, 2**40, 2**63 - 1, 2**63, -1, True)], tried(random.choice, Long(2**35)),
    [tried(lambda: Long(5)[at]) for at in far], bool(Long(2**32)), "".join(itertools.islice("abc", 2**32)))
