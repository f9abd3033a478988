//! Each limit with a program that reaches it, and texts without end or bottom: an answer in a bounded time on a small
//! stack, never a trap.

use rewindable_c::limits::{MAX_SOURCE, MAX_STACK};
use rewindable_c::{Language, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::all;
use crate::notes::log;

fn ends(program: &str, expected: &str) {
    let found = log(program, "");
    assert_eq!(found.lines().last(), Some(expected), "{program}\n{found}");
}

fn nested(before: &str, open: &str, inside: &str, close: &str, depth: usize) -> String {
    format!("{before}{}{inside}{};}}\n", open.repeat(depth), close.repeat(depth))
}

#[test]
fn words_of_a_type_are_counted_however_many_there_are() {
    let text = format!("{}x;\nint main() {{ return 0; }}\n", "int ".repeat(256));
    let found = log(&text, "");
    assert!(found.starts_with("error: line 1: "), "{found}");
}

#[test]
fn arguments_of_templates_are_read_once_however_deep_they_are() {
    for (list, inside, expected) in [
        ("vector<", "int", Ok(())),
        ("greater<", "greateauto er<int>", Err("refused: line 2: `greater without <…>` is not here".to_owned())),
    ] {
        let (open, close) = (list.repeat(40), ">".repeat(40));
        let program =
            format!("#include <bits/stdc++.h>\nint main() {{ using namespace std; {open}{inside}{close} v; }}\n");
        let found = Program::with_language(&program, Language::Cpp);
        assert_eq!(found.map(|_| ()).map_err(|refusal| refusal.to_string()), expected);
    }
}

#[test]
fn each_limit_of_a_text_is_named() {
    let long = format!("int main() {{ return 0; }}\n//{}", "x".repeat(MAX_SOURCE));
    let stars = |depth| format!("int main() {{ int {}p = 0; return 0; }}\n", "*".repeat(depth));
    ends(&stars(200), "exit 0");
    ends(&stars(201), "limit: line 1: the text is nested more than 200 levels deep");
    // A type whose parts have names of their own.
    for (front, behind) in [("*", ""), ("", "[1]")] {
        let named =
            |depth| (1..=depth).map(|at| format!("typedef t{} {front}t{at}{behind};\n", at - 1)).collect::<String>();
        let text = |depth| format!("typedef int t0;\n{}int main() {{ return 0; }}\n", named(depth));
        ends(&text(200), "exit 0");
        ends(&text(201), "limit: line 202: the text is nested more than 200 levels deep");
    }
    ends(&long, "limit: line 1: the text is longer than 64 KiB");
    for (open, close) in [
        ("(", ")"),
        ("-", ""),
        ("!", ""),
        ("f(", ")"),
        ("a[", "]"),
        ("{", ";}"),
        ("if (1) ", ""),
        ("*", ""),
        ("1 + ", ""),
    ] {
        let text = nested("int a[3]; int *f(int n) { return a; }\nint main() {\n", open, "1", close, 5_000);
        let found = log(&text, "");
        assert!(found.starts_with("limit: line 3: ") || found.starts_with("error: line 3: "), "{open}: {found}");
    }
    let doubling: String = (1..40).map(|level| format!("#define M{level} M{} M{}\n", level - 1, level - 1)).collect();
    let doubled = format!("#define M0 x\n{doubling}int main() {{ M39 }}\n");
    ends(&doubled, "limit: line 41: the text has more than a million tokens after the preprocessor");
    let inner: String = (0..100).map(|_| "F(".to_owned()).collect();
    let deep = format!("#define F(x) x\nint main() {{ return {inner}1{}; }}\n", ")".repeat(100));
    ends(&deep, "limit: line 2: macros are nested more than 64 levels deep");
    let large = "limit: line 1: the variables take more than 64 MiB, or those of a function more than 8 MiB";
    ends("int a[20000000];\nint main() { return 0; }\n", large);
    let many = vec!["1"; 20_000].join(",");
    assert!(
        Program::with_language(
            &format!("#include <vector>\nint main() {{ std::vector<int> v = {{{many}}}; }}\n"),
            Language::Cpp
        )
        .is_ok()
    );
    ends(
        "struct A { struct A; int x; };\nint main() { struct A a; return a.y; }\n",
        "error: line 2: `struct A` has no member `y`",
    );
    let nested = "limit: line 1: the text is nested more than 200 levels deep";
    let deduced = "template<class T> auto g(T t) { return g(&t); }\nint main() { g(1); }\n";
    let counted = "template<int N> int f() { return f<N - 1>(); }\nint main() { return f<9000>(); }\n";
    let doubled = "template<class A, class B> struct P {};\ntemplate<class T> struct X { X<P<T, T>> y; }; X<int> x;\n";
    for text in [deduced, counted, &doubled.replace('\n', " ")] {
        let refusal = Program::with_language(text, Language::Cpp).unwrap_err();
        assert_eq!(refusal.to_string(), nested, "{text}");
    }
}

/// Whether each of them needs code is asked of all members of members.
#[test]
fn a_class_has_10_000_members_with_those_of_its_members() {
    let classes = |depth: u32| {
        let pair = |i: u32| format!("struct A{0} {{ A{i} a; B{i} b; }}; struct B{0} {{ B{i} a; A{i} b; }};\n", i + 1);
        let all: String = (0..depth).map(pair).collect();
        format!("struct A0 {{ int x; }}; struct B0 {{ int x; }};\n{all}int main() {{ A{depth} a; return 0; }}\n")
    };
    assert!(Program::with_language(&classes(11), Language::Cpp).is_ok());
    let refusal = Program::with_language(&classes(14), Language::Cpp).unwrap_err();
    assert_eq!(refusal.key(), "limit-memory");
}

/// A tree of operators is as high as it has of them in a row, in brackets or not.
#[test]
fn an_expression_has_300_operators_on_each_other() {
    let row = format!("{})", " + a".repeat(150));
    let sum = |rows: usize| format!("{}a{}", "(".repeat(rows), row.repeat(rows));
    let text = |value: &str| format!("int main() {{\n    int a = 0;\n    return {value};\n}}\n");
    ends(&text(&sum(2)), "exit 0");
    ends(&text(&format!("{0} + ({0}) + ({0})", sum(1))), "exit 0");
    let limit = "limit: line 3: this expression has too many intermediate values";
    ends(&text(&sum(3)), limit);
    let in_java = format!("static int f(int a) {{\n    return a\n{};\n}}\n", " + a".repeat(15_000));
    let refusal = Program::with_language(&in_java, Language::Java).unwrap_err();
    assert_eq!(refusal.to_string(), limit);
}

/// The body of `main` is the first level.
#[test]
fn a_text_is_nested_200_levels_deep() {
    let blocks = |depth: usize| nested("int main() {", "{", "", "}", depth);
    ends(&blocks(199), "exit 0");
    ends(&blocks(200), "limit: line 1: the text is nested more than 200 levels deep");
}

#[test]
fn each_limit_of_a_run_is_named() {
    ends(
        "#include <stdio.h>\nint main() {\n    for (;;)\n        puts(\"0123456789\");\n}\n",
        "limit: line 4: the program has printed 1 MB",
    );
    ends(
        "#include <stdlib.h>\nint main() {\n    for (;;)\n        malloc(1000000);\n}\n",
        "limit: line 4: the program needs more than 64 MiB",
    );
    ends(
        "int f(int n) {\n    int a[1000];\n    return f(n + 1);\n}\nint main() {\n    return f(0);\n}\n",
        "fault: line 3: the calls need more than 8 MiB of stack",
    );
    ends(
        "#include <stdio.h>\nint main() {\n    char s[10];\n    printf(\"%1000000d\", 1);\n}\n",
        "limit: line 4: this line takes too long",
    );
}

/// Programs at a limit and a byte beyond it.
#[test]
fn a_limit_is_reached_only_beyond_it() {
    let printing = |end: &str| {
        format!(
            "#include <stdio.h>\nint main() {{\n    for (int i = 0; i < 100000; i++)\n        puts(\"012345678\");\n    {end}\n}}\n"
        )
    };
    ends(&printing("return 0;"), "exit 0");
    ends(&printing("putchar('9');"), "limit: line 5: the program has printed 1 MB");
    // A call takes 32 bytes beside its variables.
    let stacking = |size: u32| {
        format!(
            "int f(void) {{\n    char a[{size}];\n    a[0] = 0;\n    return a[0];\n}}\nint main() {{\n    return f();\n}}\n"
        )
    };
    ends(&stacking(MAX_STACK - 64), "exit 0");
    ends(&stacking(MAX_STACK - 63), "fault: line 7: the calls need more than 8 MiB of stack");
}

/// A clone shares what was written before it, so a state is as large as what was written since, and its calls.
#[test]
fn a_state_is_as_large_as_what_it_has_written() {
    let filling = "char a[1000000];\nint main() {\n    for (int i = 0; i < 1000000; i++)\n        a[i] = 1;\n}\n";
    let calling = "int f(int n) {\n    return n ? f(n - 1) : 0;\n}\nint main() {\n    return f(1000);\n}\n";
    let most = |text: &str| {
        let mut machine = Program::new(text).expect("a program").start("");
        let first = machine.footprint();
        let mut most = first;
        while machine.step() {
            most = most.max(machine.footprint());
        }
        (first, most)
    };
    for (text, least) in [(filling, 1_000_000), (calling, 100_000)] {
        let (first, most) = most(text);
        assert!(first < 30_000 && most > least && most < 4 * least, "{first} to {most}\n{text}");
    }
    // Each array that a pointer points into has an entry of eight bytes, and 32 of them have another: on wasm32
    // 8,132 bytes in all.
    let with = |arrays: &str| calling.replacen("{\n", &format!("{{\n    {arrays}\n"), 1);
    let (one, two) = (most(&with("int a[32], *p = a, *q = a;")).1, most(&with("int a[16], b[16], *p = a, *q = b;")).1);
    assert!((8_100..8_300).contains(&(two - one)), "{one} and {two}");
}

/// A loop that reads to the end requests no more input; a read of a missing number does.
#[test]
fn a_line_of_the_input_is_missing_where_it_is_needed() {
    let loops =
        "#include <stdio.h>\nint main() {\n    int n, m;\n    while (scanf(\"%d\", &n) != EOF)\n        m = n;\n}\n";
    let one = "#include <stdio.h>\nint main() {\n    int n, m;\n    scanf(\"%d%d\", &n, &m);\n}\n";
    let two = "#include <stdio.h>\nint main() {\n    int n, m;\n    scanf(\"%d\", &n);\n    scanf(\"%d\", &m);\n}\n";
    let many = "#include <stdio.h>\nint main() {\n    int a[4];\n    for (int i = 0; i < 4; i++)\n        scanf(\"%d\", &a[i]);\n}\n";
    let stream = "#include <iostream>\nint main() {\n    int n;\n    while (std::cin >> n)\n        ;\n}\n";
    let both = "#include <iostream>\nint main() {\n    int n, m;\n    std::cin >> n >> m;\n}\n";
    for (text, input, missing) in [
        (loops, "8\n", None),
        (loops, "8", None),
        (loops, "8\n9 10\n", None),
        (loops, "", Some(1)),
        (one, "8\n", Some(2)),
        (one, "8 9\n", None),
        (two, "8\n", Some(2)),
        (two, "8\n9\n", None),
        (many, "1 2 3 4\n", None),
        (many, "1 2\n", Some(2)),
        (stream, "8\n9\n", None),
        (stream, "", Some(1)),
        (both, "8\n", Some(2)),
        (both, "8\n9\n", None),
    ] {
        let language = if text.contains("iostream") { Language::Cpp } else { Language::C };
        let mut machine = Program::with_language(text, language).expect("a program").start(input);
        while machine.step() {}
        assert_eq!(machine.missing_input(), missing, "{input:?}\n{text}");
    }
}

#[test]
fn an_endless_program_runs_as_long_as_it_is_asked_to() {
    for program in [
        "int main() { for (;;); }",
        "int main() { while (1); }",
        "int main() { x: goto x; }",
        "int main() { do ; while (1); }",
    ] {
        assert_eq!(log(program, ""), "running\n", "{program}");
    }
}

/// Valid texts, damaged.
#[test]
fn damaged_texts_are_refused_or_run() {
    let mut seed = 11u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below.max(1)
    };
    let programs: Vec<String> = all().into_iter().map(|case| case.program).collect();
    let parts = [
        "(", ")", "{", "}", "[", "]", ";", "*", "&", "int ", "struct ", "0", "-1", ",", "\"", "'", "#", "=", "++",
        "sizeof ", "\\", "/*",
    ];
    for round in 0..4_000 {
        let mut text: Vec<char> = programs[round % programs.len()].chars().collect();
        for _ in 0..=random(3) {
            let at = random(text.len());
            match random(4) {
                0 => drop(text.drain(at..(at + 1 + random(6)).min(text.len()))),
                1 => text.splice(at..at, parts[random(parts.len())].chars()).for_each(drop),
                2 => {
                    let from = random(text.len());
                    let piece: Vec<char> = text[from..(from + random(20)).min(text.len())].to_vec();
                    text.splice(at..at, piece).for_each(drop);
                }
                _ => text[at] = ['0', '9', 'x', '<', '*', '&', ';', '(', '}'][random(9)],
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(program) = Program::new(&text) {
            let mut machine = program.start("3 4\nabc\n");
            while machine.lines() < 2_000 && machine.step() {}
            for call in machine.calls() {
                call.variables().for_each(|(_, place)| drop(machine.view(place, 4)));
            }
        }
    }
}
