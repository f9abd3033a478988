import copy
import sys
from collections import Counter, OrderedDict, defaultdict, deque
from functools import cmp_to_key, lru_cache, partial
from random import Random
class Board:
    def __init__(self):
        self.rows = [[1], [2]]
class Own:
    def __copy__(self):
        return "copied"
    def __deepcopy__(self, memo):
        return "copied deep"
board = Board()
things = [
    [[1]], {"a": [1]}, {1, 2}, (1, [2]), deque([[1]], 3), Counter("aab"), OrderedDict(a=[1]), defaultdict(list,
        {1: [2]}),
    frozenset({1}), "text", 5, None, board, Own(), range(3)]
for thing in things:
    shallow, deep = copy.copy(thing), copy.deepcopy(thing)
    print(type(shallow).__name__, shallow is thing, shallow == thing, deep is thing, deep == thing,
        type(deep).__name__)
shallow, deep = copy.copy(board), copy.deepcopy(board)
shallow.rows[0].append(9)
deep.rows[1].append(8)
print(board.rows, shallow.rows, deep.rows, shallow.rows is board.rows)
queue = deque([[1], [2]])
shallow, deep = copy.copy(queue), copy.deepcopy(queue)
shallow.append(3)
shallow[0].append(4)
print(queue, shallow, deep)
random = Random(5)
twin, deep = copy.copy(random), copy.deepcopy(random)
print(random.random(), twin.random(), random.random(), deep.random())
row = [1]
row.append(row)
deep = copy.deepcopy(row)
print(deep[1] is deep, deep is row, deep[1][1][0])
pair = [[0]] * 2
print(copy.deepcopy(pair)[0] is copy.deepcopy(pair)[1], [each[0] is each[1] for each in [copy.deepcopy(pair)]])
print([callable(each) for each in (partial(int), lru_cache(int), cmp_to_key(int), Board, board,
    Own(), copy.copy, print)])
print(sys.platform, sys.maxsize, sys.byteorder, sys.version_info[:2], sys.version_info >= (3, 8), sys.argv[1:])
print(repr(Random(5))[:24], repr(sys.stdout)[:18], repr(partial(pow, 2))[:33], repr(iter([]))[:24])
