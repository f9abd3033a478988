import heapq
from bisect import *
from random import Random
random = Random(5)
for size in [0, 1, 2, 3, 7, 8, 20, 33]:
    heap = [random.randrange(50) for _ in range(size)]
    numbers = list(heap)
    heapq.heapify(heap)
    print(numbers, heap, heapq.nlargest(3, numbers), heapq.nsmallest(3, numbers), heapq.nlargest(2, numbers,
        key=lambda n: -n), heapq.nsmallest(100, numbers), heapq.nlargest(0, numbers))
    for number in [10, 60, -1]:
        heapq.heappush(heap, number)
    print(heap, heapq.heappushpop(heap, 5), heapq.heapreplace(heap, 7), heap)
    print([heapq.heappop(heap) for _ in range(len(heap) // 2)], heap)
    numbers.sort()
    print([(bisect_left(numbers, n), bisect_right(numbers, n), bisect(numbers, n)) for n in (-1, 0, 7, 25, 60)],
        [bisect_left(numbers, 25, 1, max(1, size - 1)) if size else ""])
    insort(numbers, 25)
    insort_left(numbers, 25.0)
    insort_right(numbers, 26)
    print(numbers)
print(tried(heapq.heappop, []), tried(heapq.heapreplace, [], 1), heapq.heappushpop([], 1), tried(heapq.heappush, (1,),
    2), tried(heapq.heapify, [1, "a"]), tried(bisect, [1], "a"), tried(bisect_left, [1, 2], 1, -1),
    tried(heapq.heapify, (1, 2)))
tasks = []
for priority, name in [(2, "b"), (1, "z"), (2, "a"), (1, "a")]:
    heapq.heappush(tasks, (priority, name))
print([heapq.heappop(tasks) for _ in range(4)])
