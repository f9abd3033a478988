//! Texts without end or bottom: an answer in a bounded time on a small stack, never an overflow.

use rewindable_python::refusal::{MAX_SOURCE, check};
use rewindable_python::syntax::parse;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Carries out a test on half of the stack that a WebAssembly module has, which on wasm itself is the whole.
fn on_a_small_stack(test: fn()) {
    if cfg!(target_arch = "wasm32") {
        test();
    } else {
        let thread = std::thread::Builder::new().stack_size(512 * 1024);
        thread.spawn(test).expect("a thread").join().expect("no panic");
    }
}

fn nested(open: &str, inside: &str, close: &str, depth: usize) -> String {
    open.repeat(depth) + inside + &close.repeat(depth) + "\n"
}

fn blocks(depth: usize) -> String {
    let lines: String = (0..depth).map(|level| format!("{}if a:\n", " ".repeat(level))).collect();
    lines + &" ".repeat(depth) + "pass\n"
}

/// Each with the number of repetitions.
fn hostile(depth: usize) -> Vec<String> {
    let mut texts = vec![blocks(depth), nested("{a: ", "b", "}", depth), nested("[x for x in ", "y", "]", depth)];
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("a[", "]"), ("(a, ", ")"), ("*(", ")")] {
        texts.push(nested(open, "a", close, depth));
        texts.push(format!("for {}in b: pass\n", nested(open, "a", close, depth).trim_end()));
        texts.push(format!("with {}: pass\n", nested(open, "a", close, depth).trim_end()));
        texts.push(format!("match b:\n case {}: pass\n", nested(open, "a", close, depth).trim_end()));
    }
    for before in ["-", "not ", "lambda: ", "2 ** ", "a if b else ", "a := ", "await ", "yield ", "a = ", "@a\n", "*"] {
        texts.push(nested(before, "a", "", depth));
        texts.push(format!("x = {}", nested(before, "a", "", depth)));
    }
    for after in [" + a", ".b", "()", "[0]", " < a", " and a", " or a", ", a", " if a else a", " 'b'", ": a", "; a"] {
        texts.push(nested("", "a", after, depth));
    }
    texts.push("if a: pass\n".to_owned() + &"elif a: pass\n".repeat(depth));
    texts.push("f'".to_owned() + &"{a:".repeat(depth) + "'\n");
    texts
}

#[test]
fn no_text_exhausts_the_stack() {
    on_a_small_stack(|| {
        for depth in [10, 45, 90, 99, 200, 1_000, 20_000] {
            for text in hostile(depth) {
                let _ = parse(&text);
                let _ = check(&text);
            }
        }
    });
}

#[test]
fn what_programs_need_is_within_the_limits() {
    assert!(parse(&nested("(", "a", ")", 90)).is_ok());
    assert!(parse(&blocks(90)).is_ok());
    assert!(parse(&nested("", "a", " + a", 300)).is_ok());
    assert!(parse(&nested("", "a", ".b()", 150)).is_ok());
    assert!(parse(&("if a: pass\n".to_owned() + &"elif a: pass\n".repeat(5_000))).is_ok());
}

#[test]
fn a_text_that_is_too_long_is_refused() {
    let text = "a\n".repeat(MAX_SOURCE / 2);
    assert!(check(&text).is_ok());
    let refusals = check(&(text + "a")).expect_err("too long");
    assert_eq!(refusals[0].to_string(), "the program is longer than 64 KiB");
    assert_eq!(refusals[0].values()[2], ("limit", "64".to_owned()));
}

#[test]
fn a_whole_number_has_at_most_as_many_digits_as_in_cpython() {
    assert!(check(&format!("x = {}", "9".repeat(4_300))).is_ok());
    assert!(check(&format!("x = 0x{}", "f".repeat(4_301))).is_ok());
    let refusals = check(&format!("x = {}", "9".repeat(4_301))).expect_err("too long");
    let sentence = refusals[0].to_string();
    assert!(sentence.contains("Exceeds the limit (4300 digits)") && sentence.contains("4301 digits"), "{sentence}");
}
