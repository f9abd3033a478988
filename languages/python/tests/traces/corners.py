import heapq


class Wrong:
    def __init__(self, n):
        self.n = n
        return self.n > 2


try:
    Wrong(3)
except TypeError as e:
    print(e)

heap = [(1, 2), (3, 4)]
for element in (6, (0, 0)):
    try:
        heapq.heappush(heap, element)
    except TypeError as e:
        print(e)
    print(heap)
try:
    heapq.heapify([3, 2, "a", 1])
except TypeError as e:
    print(e)

for arguments in (([], 2, 3), (2.0, 3, 4), (2, 3, 5)):
    try:
        print(pow(*arguments))
    except TypeError as e:
        print(e)
print(999.9999999999999, 9.5, 1e22, f"{0.99999:.3f} {9.9999:.3g} {1e16:.1e}")


class Board:
    @property
    def size(self):
        "how many rows"
        return 8


print(Board.size.__doc__, Board().size)
exit("the end")
