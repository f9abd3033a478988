//! Endless programs: each stops at a limit, or continues line by line as long as it is stepped.

use rewindable_python::machine::End;
use rewindable_python::native::Limit;
use rewindable_python::{Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn run(text: &str, lines: u64) -> Machine {
    let mut machine = Program::new(text).expect("Python").start("", 0);
    while machine.lines() < lines && machine.step() {}
    machine
}

fn limit(text: &str) -> Limit {
    match run(text, 10_000_000).end() {
        Some(End::Limit(limit)) => *limit,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_program_that_prints_for_ever_ends() {
    let machine = run("while True:\n    print('a line of text')\n", 10_000_000);
    assert_eq!(machine.end(), Some(&End::Limit(Limit::Output)));
    assert!(machine.printed() <= 1_000_000);
}

#[test]
fn a_list_string_or_number_that_grows_for_ever_ends_the_program() {
    assert_eq!(limit("x = []\nwhile True:\n    x.append(0)\n"), Limit::Size);
    assert_eq!(limit("x = 'ab'\nwhile True:\n    x += x\n"), Limit::Size);
    assert_eq!(limit("x = 3\nwhile True:\n    x *= x\n"), Limit::Size);
    assert_eq!(limit("d = {}\ni = 0\nwhile True:\n    d[i] = i\n    i += 1\n"), Limit::Size);
    assert_eq!(limit("x = [0] * 10**7\n"), Limit::Size);
    assert_eq!(limit("x = 'a' * 10**9\n"), Limit::Size);
    assert_eq!(limit("x = 10 ** 10 ** 10\n"), Limit::Size);
    assert_eq!(limit("x = 10 ** 60_000\nx *= x\n"), Limit::Size);
    assert_eq!(limit("x = 1 << 10 ** 10\n"), Limit::Size);
    assert_eq!(limit("x = tuple(range(10**9))\n"), Limit::Size);
}

#[test]
fn objects_that_fill_the_heap_end_the_program() {
    assert_eq!(limit("x = []\nwhile True:\n    x.append([0] * 100)\n"), Limit::Heap);
    assert_eq!(limit("x = None\nwhile True:\n    x = (x, [0] * 50)\n"), Limit::Heap);
}

#[test]
fn a_line_that_goes_on_for_ever_ends_the_program() {
    assert_eq!(limit("x = sum(range(10**12))\n"), Limit::Work);
    assert_eq!(limit("import itertools\nx = max(itertools.count())\n"), Limit::Work);
    assert_eq!(limit("x = 5 in map(abs, iter(int, 1))\n"), Limit::Work);
    // The library's own Python, too.
    assert_eq!(limit("import random\nx = [0] * 900_000\nrandom.shuffle(x)\n"), Limit::Work);
}

#[test]
fn a_loop_without_end_goes_on_line_by_line() {
    for text in
        ["while True: pass\n", "while True:\n    pass\n", "def f():\n    while 1: yield 1\nfor x in f(): pass\n"]
    {
        let machine = run(text, 100_000);
        assert_eq!((machine.end(), machine.lines()), (None, 100_000), "{text}");
    }
}

#[test]
fn garbage_does_not_pile_up() {
    let machine = run("while True:\n    x = [[0] * 8 for _ in range(8)]\n", 1_000_000);
    assert_eq!(machine.end(), None);
    assert!(machine.footprint() < 400_000, "{}", machine.footprint());
}

#[test]
fn recursion_without_end_is_pythons_own_error() {
    let machine = run("def f(n):\n    return f(n + 1)\nf(0)\n", 10_000);
    let Some(End::Error { error, text, line }) = machine.end() else { panic!("{:?}", machine.end()) };
    assert_eq!((&**error, *line), ("RecursionError: maximum recursion depth exceeded", 2));
    assert!(text.contains("[Previous line repeated 996 more times]"), "{text}");
    assert!(text.ends_with("RecursionError: maximum recursion depth exceeded\n"), "{text}");
}

#[test]
fn an_exception_whose_text_never_ends_is_an_error_without_words() {
    let class = "class E(Exception):\n    def __str__(self):\n";
    for body in ["while True: pass", "return str(self)", "return str([self]) + str(self)", "return 'a' * 10**9"] {
        let machine = run(&format!("{class}        {body}\nraise E\n"), 10_000);
        let Some(End::Error { text, line, .. }) = machine.end() else { panic!("{body}: {:?}", machine.end()) };
        assert!(text.ends_with("\nE: <exception str() failed>\n"), "{body}: {text}");
        assert_eq!((*line, machine.lines()), (4, 4), "{body}");
    }
}

/// What `text` takes with a thousand elements more, in bytes for each, without the garbage that it makes.
fn bytes_for_each(text: &str) -> usize {
    let [few, many] = [1_000, 9_000].map(|count| {
        let text = text.replace('N', &count.to_string()) + "for _ in range(400): [0] * 100\nx = x\n";
        run(&text, 1_000_000).footprint()
    });
    (many - few) / 8_000
}

#[test]
fn each_kind_of_object_takes_what_its_elements_do() {
    for (text, least) in [
        ("x = [0] * N\n", 16),
        ("x = (0,) * N\n", 16),
        ("x = 'a' * N\n", 1),
        ("x = 256 ** N\n", 1),
        ("x = set(range(N))\n", 32),
        ("x = frozenset(range(N))\n", 32),
        ("x = dict.fromkeys(range(N))\n", 40),
        ("from collections import deque\nx = deque(range(N))\n", 16),
        ("class A: pass\nx = A()\nfor i in range(N): setattr(x, f'a{i}', i)\n", 24),
        ("class A: pass\nx = A\nfor i in range(N): setattr(x, f'a{i}', i)\n", 24),
        ("def x(): pass\nfor i in range(N): setattr(x, f'a{i}', i)\n", 24),
        ("x = slice([0] * N)\n", 16),
        ("x = zip(*[[]] * N)\n", 32),
        ("def g():\n    a = yield\nx = [g() for _ in range(N)]\n", 64),
        ("x = [lambda: 0 for _ in range(N)]\n", 64),
        ("class A: pass\nx = [A() for _ in range(N)]\n", 48),
        ("x = [ValueError() for _ in range(N)]\n", 64),
        ("import itertools\nx = itertools.permutations(range(N))\n", 16),
        ("import itertools\nx = itertools.cycle(range(N))\nfor i in range(N): next(x)\n", 16),
    ] {
        let each = bytes_for_each(text);
        assert!((least..8 * least).contains(&each), "{text}: {each} bytes for each");
    }
}

#[test]
fn calls_in_calls_take_memory_until_they_return() {
    let text = "def f(n):\n    return n and f(n - 1)\nf(900)\n";
    let machine = run(text, 1_000);
    let each = (machine.footprint() - run(text, 2).footprint()) / 900;
    assert!((64..256).contains(&each), "{each} bytes a call");
}

#[test]
fn a_line_that_makes_or_takes_much_is_more_effort() {
    let effort = |text: &str| {
        let machine = run(text, 1_000);
        machine.effort()
    };
    for text in ["x = 'a' * N\n", "x = [0] * N\n", "x = sum(range(N))\n", "x = N in range(0)\nx = sorted(range(N))\n"] {
        let [few, many] = [10, 20_000].map(|count| effort(&text.replace('N', &count.to_string())));
        assert!(few < 100 && many > 100, "{text}: {few} and {many}");
    }
}
