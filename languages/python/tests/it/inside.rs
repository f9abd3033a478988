//! The view of a program from its host.

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
