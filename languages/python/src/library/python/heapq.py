def nlargest(n, iterable, key=None):
    return best(n, iterable, key, True)


def nsmallest(n, iterable, key=None):
    return best(n, iterable, key, False)


def best(n, iterable, key, largest):
    """By the comparisons of CPython: those of `max` and `min` for one element, of `sorted` where all are asked for, and else of
    a heap of keys, orders and elements whose root is the next to give way. Of equal elements the earlier is the better."""
    if n == 1:
        nothing = object()
        found = (max if largest else min)(iter(iterable), default=nothing, key=key)
        return [] if found is nothing else [found]
    try:
        is_all = n >= len(iterable)
    except TypeError:
        is_all = False
    if is_all:
        return sorted(iterable, key=key, reverse=largest)[:n]
    iterator = iter(iterable)
    step = -1 if largest else 1
    heap = [(element if key is None else key(element), at * step, element) for at, element in zip(range(n), iterator)]
    if not heap:
        return heap
    (heapify if largest else _heapify_max)(heap)
    order = n * step
    for element in iterator:
        value = element if key is None else key(element)
        if heap[0][0] < value if largest else value < heap[0][0]:
            (heapreplace if largest else _heapreplace_max)(heap, (value, order, element))
            order += step
    heap.sort(reverse=largest)
    return [element for _, _, element in heap]
