//! Pasted texts, programs among them, cut, doubled and mixed: every result keeps its promises.

use std::collections::BTreeSet;

use super::driver::{Met, Target, fuzz};
use super::{GOOD_LINKS, GOOD_PASTED, texts};
use crate::kind::damaged;
use queens_and_knights::text::kind::{DamageKind, Kind, Language, MAX_LENGTH, damage, kind_of};
use queens_and_knights::text::link::{Link, mended};

/// Pieces of programs, of the text of web pages around them, and of attacks.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "#include <iostream.h>\n", "using namespace std;", "int main() {", "}", "{", "(", ")", "[", "]", "a][i]]", ";", "；", "（", "“", "”",
    "‘", "'", "\"", "'''", "\"\"\"", "/*", "*/", "//", "#", "\\", "\n", "\r", "\r\n", "\t", "    ", "\u{a0}", "\u{3000}", "\u{200b}", "\u{feff}", "\u{1b}[1m",
    "\u{1b}[", "&lt;", "&amp;", "```\n", "```python\n", ">>> ", "... ", "In [1]: ", "Out[1]: ", "1\n2\n3\n", "1 ", "2 ", "10. ", "def f(n):\n",
    "class Solution:\n", "for i in range(n):\n", "print x,", "print(x)", "xrange(", ".has_key(", "`x`", "eval(input())", "List[int]", "return",
    "public static void main(String[] args) {\n", "System.out.println(x);\n", "cout << x;\n", "printf(\"%d\");\n", "boolean[] rows = new boolean[8];\n",
    "下面是程序:\n", "See the listing below, it is long:\n", "fn main() {\n", "console.log(x);\n", "{\"cells\":", "\"cell_type\"", "<svg", "# Title\n", "#1/queens/8",
    "utm_source=x", "&amp;", "15863724", "é", "皇后", "🐎", "\u{0}", "\u{2028}",
];

struct Kinds;

impl Target for Kinds {
    type Input = String;

    const NAME: &'static str = "kind";
    const SHORT_RUN: u64 = 4_000;
    const PIECES: &'static [&'static str] = WORDS;
    const LONGEST: usize = 20_000;

    fn corpus(&self) -> Vec<String> {
        let programs = damaged().into_iter().map(|(text, ..)| text);
        let others = [
            "{\"n\":5,\"method\":\"join\",\"plan\":1,\"jobs\":4,\"job\":0,\"solutions\":\"2\"}\n",
            "{\"cells\": [{\"cell_type\": \"code\", \"source\": \"n = 8\"}]}",
        ];
        programs.chain(others.map(str::to_owned)).chain(texts(&[GOOD_LINKS, GOOD_PASTED])).collect()
    }

    fn errors(&self) -> BTreeSet<String> {
        ["nothing", "picture", "jobs", "notebook", "lesson", "foreign", "board"].map(str::to_owned).into()
    }

    fn check(&self, text: &String, met: &mut Met) -> bool {
        if let Some(link) = mended(text) {
            assert_eq!(link.to_string().parse::<Link>(), Ok(link), "{text:?}");
        }
        let program = match kind_of(text, "") {
            Kind::Program(program) | Kind::Either(program, _) => program,
            other => {
                met.note(match other {
                    Kind::Nothing => "nothing",
                    Kind::Picture => "picture",
                    Kind::Jobs => "jobs",
                    Kind::Notebook => "notebook",
                    Kind::Lesson => "lesson",
                    Kind::Foreign(_) => "foreign",
                    _ => "board",
                });
                return false;
            }
        };
        assert!(!matches!(program.language, Language::Other(_)) && program.text.len() <= 2 * MAX_LENGTH);
        // Without cleaning nothing is changed but the ends of lines.
        if program.cleaned.iter().next().is_none() {
            assert_eq!(program.text, text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n"));
        }
        let lines = program.text.split('\n').count();
        for found in damage(&program.text, program.language) {
            assert!(found.lines.is_sorted() && !found.lines.is_empty(), "{text:?}");
            assert!(found.lines.iter().all(|&line| (1..=lines).contains(&line)), "{text:?}");
            // Of C++ two lines come above the first, and a `main` below the last.
            let more = match found.kind {
                DamageKind::NoHeader => 2,
                DamageKind::NoCall if program.language == Language::Cpp => 9,
                _ => 1,
            };
            assert!(found.mended != program.text && found.mended.split('\n').count() - lines <= more, "{text:?}");
        }
        true
    }
}

#[test]
fn kind() {
    fuzz(&Kinds);
}
