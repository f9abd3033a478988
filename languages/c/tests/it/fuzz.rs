//! Fuzzes the crate with changed programs in C, C++ and Java: each is answered in a bounded time, and those that compile are run.
//!
//! `npm run fuzz -- programs runs --inputs 1000000`

use std::collections::BTreeSet;

use rewindable_c::limits::{MAX_MEMORY, MAX_SOURCE, MAX_STACK};
use rewindable_c::machine::End;
use rewindable_c::refusal::Reason;
use rewindable_c::{Language, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::{all, files, text};
use crate::java::whole;
use driver::{Met, Random, Target, fuzz, mutate_text};

#[path = "../../../../tests/it/fuzz/driver.rs"]
mod driver;

/// Pieces to insert into programs.
#[rustfmt::skip]
const PIECES: &[&str] = &[
    "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", "::", ";", ".", "->", "...", "=", "==", "+=", "<<=", "++", "--", "*",
    "&", "&&", "||", "!", "~", "?", "%", "/", "int ", "unsigned ", "long long ", "char ", "double ", "void ", "struct ",
    "union ", "enum ", "typedef ", "static ", "const ", "sizeof ", "return ", "if (", "else ", "for (", "while (", "do ",
    "switch (", "case ", "default:", "break;", "continue;", "goto ", "x", "x:", "main", "0", "1", "-1", "08", "0x", "1e999",
    "1u", "2147483647", "18446744073709551616", "1.5f", "'a'", "'\\x", "''", "\"", "\"%d\"", "\"%*.*lf%s%n\"", "\\", "\\\n",
    "//", "/*", "*/", "#", "##", "#define ", "#define F(x) x##x F(F(x))\n", "#include <stdio.h>\n", "#include \"x\"\n",
    "#if ", "#else\n", "#endif\n", "#undef ", "\n", "\t", "\0", "é", "皇", "（", "\u{feff}", "int a[", "int *p = &", "(int[]){",
    "[1] = ", ".x = ", "printf(", "scanf(\"%d\", &", "malloc(", "free(", "memcpy(", "strlen(", "qsort(", "longjmp",
    "class ", "public:", "virtual ", "operator", "this", "new ", "delete ", "template <", "typename ", "auto ", "[&](", "const auto &",
    "std::", "using namespace std;", "vector<", "string ", "map<", "cout << ", "cin >> ", "endl", "sort(", ".push_back(", ".begin()",
    "namespace ", "friend ", "throw ", "nullptr", "static_cast<", "&&x", "= default;", "~", "explicit ", "import java.util.*;",
    "final ", "boolean ", "byte ", "String ", "StringBuilder ", "List<Integer> ", "new ArrayList<>()", "new int[", "[]", ">>>", ">>>=",
    "public static void main(String[] args) {", "System.out.println(", "System.out.printf(\"%5.1f%n\", ", ".length", ".charAt(", "x: for (",
    "continue x;", "throw new X(\"", "null", "Arrays.toString(", "Math.max(", "Integer.parseInt(", "(byte) ", "'\\u0041'", "1_000", "0b1", "1L",
];

/// A text in one of the languages.
#[derive(Clone, Debug)]
struct Input {
    text: String,
    language: Language,
}

fn in_c(text: String) -> Input {
    Input { text, language: Language::C }
}

fn in_cpp(text: String) -> Input {
    Input { text, language: Language::Cpp }
}

fn in_java(text: String) -> Input {
    Input { text, language: Language::Java }
}

/// The small programs of the tests. The library of C++ is read again with each text: those in C and in Java are there several
/// times, in a long run many.
fn cases() -> Vec<Input> {
    let is_long = ["FUZZ_INPUTS", "FUZZ_SECONDS"].iter().any(|name| std::env::var_os(name).is_some());
    let times = if is_long { 64 } else { 4 };
    let c = (0..times).flat_map(|_| all().into_iter().map(|case| in_c(case.program)));
    let cpp = files("cpp/cases", "txt").into_iter().flat_map(|file| {
        text(file).split("// case: ").skip(1).filter_map(|case| {
            let program = case.split_once('\n')?.1.split("// output:\n").next()?.split("// input:\n").next()?;
            let body =
                if program.contains("int main") { program.to_owned() } else { format!("int main() {{\n{program}}}\n") };
            Some(in_cpp(format!("#include <bits/stdc++.h>\nusing namespace std;\n{body}")))
        })
    });
    let java = (0..times).flat_map(|_| {
        files("java/cases", "txt").into_iter().flat_map(|file| {
            text(file).split("// case: ").skip(1).filter_map(|case| {
                let program = case.split_once('\n')?.1.split("// output:\n").next()?.split("// input:\n").next()?;
                Some(in_java(whole(program)))
            })
        })
    });
    c.chain(cpp).chain(java).collect()
}

impl driver::Input for Input {
    fn size(&self) -> usize {
        self.text.len()
    }

    fn mutate(&mut self, pieces: &[&str], longest: usize, corpus: &[Input], random: &mut Random) {
        let other = |random: &mut Random| random.of(corpus).text.as_str();
        mutate_text(&mut self.text, other, pieces, longest, random);
        if random.below(100) == 0 {
            self.language = *random.of(&[Language::C, Language::Cpp, Language::Java]);
        }
    }
}

struct Programs;

impl Target for Programs {
    type Input = Input;

    const NAME: &'static str = "programs in C, C++ and Java";

    const SHORT_RUN: u64 = 900;

    const PIECES: &'static [&'static str] = PIECES;

    const LONGEST: usize = MAX_SOURCE;

    fn corpus(&self) -> Vec<Input> {
        let mistakes = files("mistakes", "txt").into_iter().flat_map(|file| {
            text(file)
                .split("// case: ")
                .skip(1)
                .map(|case| in_c(case.split("// line:\n").next().unwrap_or("").to_owned()))
        });
        // Deep nesting of every kind, and meaningless rows of tokens.
        let nested = [
            "(", "[", "{", "-", "!", "*", "&", "sizeof ", "(int)", "f(", "x[", "x?", "x,", "x=", "if(x)", "while(x)",
            "do ", "for(;;)", "x:", "struct{", "int(*", "0?0:", "x.", "class A{", "[](){", "vector<", "A<", "new int[",
            "::",
        ];
        let deep = nested.into_iter().flat_map(|open| {
            [90, 3_000].into_iter().flat_map(move |count| {
                let inside = format!("int main() {{ int x; x = {}", open.repeat(count));
                let java = in_java(format!("static void main() {{ int x; x = {}", open.repeat(count)));
                [in_c(inside.clone()), in_cpp(inside), in_cpp(open.repeat(count)), java]
            })
        });
        let macros = ["#define A A B\n#define B A A\nA", "#define F(x) F(x)(x)\nF(F(F))", "#define S(x) #x\nS(\"\\\")"];
        let tokens =
            (0..50).map(|from| in_cpp(PIECES.iter().cycle().skip(from).step_by(from + 1).take(60).copied().collect()));
        cases()
            .into_iter()
            .chain(mistakes)
            .chain(deep)
            .chain(macros.map(|text| in_c(text.to_owned())))
            .chain(tokens)
            .collect()
    }

    fn errors(&self) -> BTreeSet<String> {
        ["mistake", "lack", "limit"].map(str::to_owned).into()
    }

    fn check(&self, input: &Input, met: &mut Met) -> bool {
        let refusal = match Program::with_language(&input.text, input.language) {
            Ok(_) => return true,
            Err(refusal) => refusal,
        };
        let lines = input.text.replace("\r\n", "\n").replace('\r', "\n").matches('\n').count() as u32 + 1;
        assert!((1..=lines).contains(&refusal.line), "line {} of {lines}: {refusal}", refusal.line);
        assert!(!refusal.to_string().contains('\n'), "{refusal}");
        met.note(match refusal.reason {
            Reason::Mistake(_) => "mistake",
            Reason::Lack(_) => "lack",
            Reason::Limit(_) => "limit",
        });
        false
    }
}

struct Runs;

/// The most lines of a run, and the most instructions and elements in all.
const LINES: u64 = 10_000;
const EFFORT: u64 = 20_000_000;

/// A page takes as many bytes again for what is known of its own.
const MOST: usize = 3 * (MAX_MEMORY as usize + MAX_STACK as usize);

impl Target for Runs {
    type Input = Input;

    const NAME: &'static str = "runs in C, C++ and Java";

    const SHORT_RUN: u64 = 150;

    const PIECES: &'static [&'static str] = PIECES;

    const LONGEST: usize = MAX_SOURCE;

    fn corpus(&self) -> Vec<Input> {
        cases()
    }

    fn errors(&self) -> BTreeSet<String> {
        ["refused", "fault", "limit", "not here", "note"].map(str::to_owned).into()
    }

    fn check(&self, input: &Input, met: &mut Met) -> bool {
        let Ok(program) = Program::with_language(&input.text, input.language) else {
            met.note("refused");
            return false;
        };
        let mut machine = program.start("8 3 -7\nabc 1.5\n");
        let (mut half, mut effort) = (None, 0);
        while machine.lines() < LINES && effort < EFFORT && machine.step() {
            effort += machine.effort();
            if machine.lines() == 50 {
                half = Some(machine.clone());
            }
            if machine.lines() % 512 == 3 {
                assert!(machine.footprint() < MOST, "{} bytes", machine.footprint());
                for call in machine.calls() {
                    call.variables().for_each(|(_, place)| drop(machine.view(place, 4)));
                }
            }
        }
        if !machine.notes().is_empty() {
            met.note("note");
        }
        match machine.end() {
            Some(End::Fault { .. }) => met.note("fault"),
            Some(End::Limit { .. }) => met.note("limit"),
            Some(End::Refused { .. }) => met.note("not here"),
            _ => {}
        }
        // An earlier clone takes the same way.
        if let Some(mut half) = half
            && machine.lines() <= 500
        {
            while half.lines() < machine.lines() && half.step() {}
            assert_eq!((half.line(), half.end(), half.notes()), (machine.line(), machine.end(), machine.notes()));
        }
        true
    }
}

#[test]
fn programs() {
    fuzz(&Programs);
}

#[test]
fn runs() {
    fuzz(&Runs);
}
