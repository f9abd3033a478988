//! The view of a program from its host.

use rewindable_python::machine::End;
use rewindable_python::value::Value;
use rewindable_python::{Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A program run to its end, or to a million lines, and its output.
pub(crate) fn ended(text: &str) -> (Machine, String) {
    let mut machine = Program::new(text).expect("Python").start("", 0);
    let mut output = String::new();
    while machine.lines() < 1_000_000 && machine.step() {
        output.push_str(machine.text());
    }
    (machine, output)
}

/// A variable that an inner function has too is in a cell; one that has no value yet is not there.
#[test]
fn the_variables_of_a_call_are_those_that_have_a_value() {
    let text = "def f(a):\n    b = a + 1\n    g = lambda: b\n    c = 3\n    return g\nf(1)\n";
    let mut machine = Program::new(text).expect("Python").start("", 0);
    let (b, c) = (machine.slots(Some("f"), "b"), machine.slots(None, "c"));
    assert_eq!((b.len(), c.len()), (1, 1));
    let mut seen = Vec::new();
    while machine.step() {
        let Some(call) = machine.innermost_call().filter(|call| call.function() == "f") else { continue };
        let number = |value| if let Value::Int(number) = value { number } else { 0 };
        let variables: Vec<(&str, i64)> = call.variables().map(|(name, value)| (name, number(value))).collect();
        assert_eq!(machine.innermost(&b).map(number), variables.iter().find(|(name, _)| *name == "b").map(|it| it.1));
        assert_eq!(machine.innermost(&c).is_some(), variables.contains(&("c", 3)));
        let written = variables.iter().map(|(name, number)| format!("{name}={number}"));
        seen.push(written.collect::<Vec<_>>().join(" "));
    }
    seen.dedup();
    assert_eq!(seen, ["a=1", "a=1 b=2", "a=1 b=2 g=0", "a=1 b=2 g=0 c=3"]);
}

/// `and` and `or` ask an object once, and give it and not its truth.
#[test]
fn and_and_or_ask_the_bool_of_an_object() {
    let text = "class Bit:
    def __init__(self, on): self.on = on
    def __bool__(self):
        print('asked', self.on)
        return self.on
    def __repr__(self): return f'Bit({self.on})'
yes, no = Bit(True), Bit(False)
print(yes and 1, no and 1)
print(yes or 2, no or 2)
print((no or yes) and (yes and no))
";
    let asked = |all: &[&str]| all.iter().map(|on| format!("asked {on}\n")).collect::<String>();
    let expected = [
        asked(&["True", "False"]) + "1 Bit(False)\n",
        asked(&["True", "False"]) + "Bit(True) 2\n",
        asked(&["False", "True", "True"]) + "Bit(False)\n",
    ];
    assert_eq!(ended(text).1, expected.concat());
}

/// A value takes sixteen bytes.
#[test]
fn a_machine_is_larger_by_each_of_its_values() {
    let with = |globals: usize| {
        let text: String = (0..globals).map(|number| format!("a{number} = 0\n")).collect();
        ended(&text).0.footprint()
    };
    assert!(with(1_001) >= with(1) + 16 * 1_000, "{} and {}", with(1), with(1_001));
}

/// The library's own Python reports no lines, and has no calls, variables or places in a traceback.
#[test]
fn what_python_s_library_does_in_python_is_not_seen() {
    let text = "from dataclasses import dataclass, field
def empty():
    return []
@dataclass
class Board:
    n: int
    rows: list = field(default_factory=empty)
    def __post_init__(self):
        self.n += 1
board = Board(3)
Board()
";
    let mut machine = Program::new(text).expect("Python").start("", 0);
    assert!(machine.slots(None, "cls").is_empty() && machine.global("fields").is_none());
    let mut seen = Vec::new();
    while machine.step() {
        let calls: Vec<String> = machine.calls().map(|call| format!("{}:{}", call.function(), call.line())).collect();
        assert_eq!(calls.len(), machine.depth() as usize);
        let marks = machine.marks();
        seen.push(format!("{} {} {}", calls.join(" "), u8::from(marks.called), u8::from(marks.returned)));
        if calls.len() == 2 && calls[1] == "empty:3" {
            let names: Vec<_> = machine.globals().map(|(name, _)| name.to_owned()).collect();
            assert_eq!(names, ["dataclass", "field", "empty", "Board"]);
        }
    }
    let rest = seen.iter().position(|seen| seen.starts_with("<module>:10 ")).expect("the class is made");
    assert_eq!(
        seen[rest..],
        ["<module>:10 0 0", "<module>:10 empty:3 1 0", "<module>:10 __post_init__:9 1 1", "<module>:11 0 1", " 0 0"]
    );
    let Some(End::Error { text, line, .. }) = machine.end() else { panic!("{:?}", machine.end()) };
    let error = "TypeError: Board.__init__() missing 1 required positional argument: 'n'";
    let place = "Traceback (most recent call last):\n  File \"program.py\", line 11, in <module>\n    Board()\n";
    assert_eq!((&**text, *line), (&*format!("{place}{error}\n"), 11));
}

/// Links show the numbers that they did in 1.1.0: without a seed of the program, the functions of `random` are seeded when they are
/// first used.
#[test]
fn random_is_seeded_when_it_is_first_used() {
    let text = "import random\na = random.Random()\nprint(a.random())\nprint(random.random())\nb = random.Random()\nprint(b.random(), random.randint(1, 100))\n";
    assert_eq!(ended(text).1, "0.532608748402288\n0.532608748402288\n0.4085055356242555 78\n");
}
