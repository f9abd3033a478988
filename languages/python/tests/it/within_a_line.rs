//! Builtin functions within one line: garbage is collected, and work is counted.

use rewindable_python::machine::End;
use rewindable_python::native::Limit;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::inside::ended;

#[test]
fn garbage_of_one_line_is_collected_in_it() {
    let text = "from itertools import permutations
print(sum(map(len, permutations(range(9)))))
print(sum(map(len, permutations(range(9), 8))), len([1 for p in permutations(range(7)) if p[0] == 3]))
";
    let (machine, output) = ended(text);
    assert_eq!(machine.end(), Some(&End::Done), "{output}");
    assert_eq!(output, "3265920\n2903040 720\n");
}

#[test]
fn what_is_used_in_the_line_is_kept() {
    let (machine, _) = ended("from itertools import permutations\nx = list(map(list, permutations(range(9))))\n");
    assert_eq!(machine.end(), Some(&End::Limit(Limit::Heap)));
}

/// A heap of many elements is changed in few places, and each step of a heap or an insertion counts.
#[test]
fn heaps_and_insertions_do_not_copy_the_list() {
    let text = "import heapq, bisect
h = list(range(COUNT))
for i in range(2000): heapq.heappush(h, -i)
for i in range(2000): heapq.heappop(h)
for i in range(200): bisect.insort(h, COUNT + i)
print(len(h))
";
    let printed = |count: &str| {
        let (machine, output) = ended(&text.replace("COUNT", count));
        assert_eq!(machine.end(), Some(&End::Done), "{output}");
        output
    };
    assert_eq!((printed("10"), printed("400_000")), ("210\n".to_owned(), "400200\n".to_owned()));
    let (machine, _) = ended("import heapq\nh = list(range(200_000))[::-1]\nheapq.heapify(h)\n");
    assert!(machine.effort() > 100_000, "{}", machine.effort());
}

/// Comparisons by Python code run a function again, which must find the list as it was.
#[test]
fn a_heap_whose_order_is_python_code_is_that_of_cpython() {
    let text = "import heapq
class Task:
    def __init__(self, key): self.key = key
    def __lt__(self, other): return self.key < other.key
    def __repr__(self): return str(self.key)
h = []
for key in [5, 3, 8, 1, 9, 2, 7]: heapq.heappush(h, Task(key))
print(h)
print(heapq.heappop(h), h, heapq.heapreplace(h, Task(4)), h, heapq.heappushpop(h, Task(6)), h)
heapq.heapify(h)
print([heapq.heappop(h).key for _ in range(len(h))])
";
    // As CPython 3.11 prints it.
    let expected =
        "[1, 3, 2, 5, 9, 8, 7]\n1 [4, 5, 7, 6, 9, 8] 2 [4, 5, 7, 6, 9, 8] 3 [4, 5, 7, 6, 9, 8]\n[4, 5, 6, 7, 8, 9]\n";
    assert_eq!(ended(text).1, expected);
}
