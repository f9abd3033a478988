from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import ceil, exp, floor, isfinite, log, sqrt
from operator import index


class Random(_Random):
    def randrange(self, start, stop=None, step=1):
        start = whole(start, 'arg 1')
        if stop is None:
            if start > 0:
                return self._randbelow(start)
            raise ValueError('empty range for randrange()')
        stop, step = whole(stop, 'stop'), whole(step, 'step')
        width = stop - start
        if step == 1:
            if width > 0:
                return start + self._randbelow(width)
            raise ValueError(f'empty range for randrange() ({start}, {stop}, {width})')
        if step == 0:
            raise ValueError('zero step for randrange()')
        count = (width + step + (-1 if step > 0 else 1)) // step
        if count <= 0:
            raise ValueError('empty range for randrange()')
        return start + step * self._randbelow(count)

    def randint(self, a, b):
        return self.randrange(a, b + 1)

    def choice(self, seq):
        if not len(seq):
            raise IndexError('Cannot choose from an empty sequence')
        return seq[self._randbelow(len(seq))]

    def shuffle(self, x):
        below = self._randbelow
        for i in range(len(x) - 1, 0, -1):
            j = below(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population, k):
        if not isinstance(population, Sequence):
            raise TypeError('Population must be a sequence.  For dicts or sets, use sorted(d).')
        below, length = self._randbelow, len(population)
        if not 0 <= k <= length:
            raise ValueError('Sample larger than population or is negative')
        chosen = []
        if length <= 21 + (4 ** ceil(log(k * 3, 4)) if k > 5 else 0):
            pool = list(population)
            for left in range(length, length - k, -1):
                at = below(left)
                chosen.append(pool[at])
                pool[at] = pool[left - 1]
            return chosen
        seen = set()
        for _ in range(k):
            at = below(length)
            while at in seen:
                at = below(length)
            seen.add(at)
            chosen.append(population[at])
        return chosen

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        random, length = self.random, len(population)
        if cum_weights is None:
            if weights is None:
                return [population[floor(random() * length)] for _ in range(k)]
            cum_weights = list(accumulate(weights))
        elif weights is not None:
            raise TypeError('Cannot specify both weights and cumulative weights')
        if len(cum_weights) != length:
            raise ValueError('The number of weights does not match the population')
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError('Total of weights must be greater than zero')
        if not isfinite(total):
            raise ValueError('Total of weights must be finite')
        return [population[bisect(cum_weights, random() * total, 0, length - 1)] for _ in range(k)]

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def normalvariate(self, mu=0.0, sigma=1.0):
        # The ratio of uniform deviates of Kinderman and Monahan (1977).
        while True:
            first, second = self.random(), 1.0 - self.random()
            z = 4 * exp(-0.5) / sqrt(2.0) * (first - 0.5) / second
            if z * z / 4.0 <= -log(second):
                return mu + z * sigma


def whole(value, what):
    if isinstance(value, int):
        return value
    if hasattr(value, '__index__'):
        return index(value)
    number = int(value)
    if number != value:
        raise ValueError(f'non-integer {what} for randrange()')
    return number


one = Random()
choice, choices, gauss, getrandbits, normalvariate = one.choice, one.choices, one.gauss, one.getrandbits, one.normalvariate
randint, random, randrange, sample, seed = one.randint, one.random, one.randrange, one.sample, one.seed
shuffle, uniform = one.shuffle, one.uniform
