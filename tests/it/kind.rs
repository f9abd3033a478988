//! The kind of a text: programs as copied from web pages, cleaned and mended, and no other text taken for a board.

use queens_and_knights::text::kind::{Cleaning, DamageKind, Kind, Language, Program, board, damage, kind_of};

/// A program in C: its own text, and the base of the damaged ones.
const C: &str = "#include <stdio.h>\nint n = 6, at[20], used[3][40], found; // 皇后\nvoid place(int row) {\n    int c;\n    if (row == n) {\n        found++;\n        return;\n    }\n    for (c = 0; c < n; c++) {\n        if (used[0][c] || used[1][row + c] || used[2][row - c + n]) continue;\n        at[row] = c;\n        used[0][c] = used[1][row + c] = used[2][row - c + n] = 1;\n        place(row + 1);\n        used[0][c] = used[1][row + c] = used[2][row - c + n] = 0;\n    }\n}\nint main() {\n    place(0);\n    printf(\"%d\\n\", found);\n    return 0;\n}\n";

const PYTHON: &str = "n = 6\nqueens = []\n\n\ndef place(row):\n    if row == n:\n        print(queens)\n        return\n    for col in range(n):\n        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):\n            queens.append(col)\n            place(row + 1)\n            queens.pop()\n\n\nplace(0)\n";

const METHODS: &str = "private static boolean[] open(int[] rows, int col) {\n    boolean[] free = new boolean[SIZE];\n    for (int i = 0; i < SIZE; i++) free[i] = true;\n    for (int i = 0; i < col; i++) {\n        int d = col - i;\n        free[rows[i]] = false;\n        if (rows[i] + d < SIZE) free[rows[i] + d] = false;\n        if (rows[i] - d >= 0) free[rows[i] - d] = false;\n    }\n    return free;\n}\n";

const MAIN: &str = "private static int count = 0;\nprivate static final int SIZE = 6;\n\npublic static void main(String[] args) {\n    System.out.println(open(new int[SIZE], 0).length + count);\n}\n";

pub(crate) fn program(text: &str) -> Program {
    match kind_of(text, "") {
        Kind::Program(program) => program,
        other => panic!("{other:?} for {text}"),
    }
}

/// Numbers in front of the lines of a text.
fn numbered(text: &str, between: &str) -> String {
    text.lines().enumerate().map(|(i, line)| format!("{}{between}{line}\n", i + 1)).collect()
}

/// A block of numbers, as many as a text has lines.
fn block(text: &str) -> String {
    (1..=text.lines().count()).map(|number| format!("{number}\n")).collect()
}

pub(crate) fn damaged() -> Vec<(String, Language, Vec<Cleaning>, String)> {
    let wide = |text: &str| text.replace(';', "；").replace("(", "（").replace(", ", "，");
    let spaced = |text: &str| text.replace("    ", "\u{a0}\u{a0}\u{a0} ");
    vec![
        (numbered(C, " "), Language::C, vec![Cleaning::Numbers], C.to_owned()),
        (numbered(PYTHON, ". "), Language::Python, vec![Cleaning::Numbers], PYTHON.to_owned()),
        (numbered(PYTHON, "  "), Language::Python, vec![Cleaning::Numbers], PYTHON.to_owned()),
        (format!("{}{C}", block(C)), Language::C, vec![Cleaning::Numbers], C.to_owned()),
        (format!("下面是程序,用了三个数组:\n{C}这就是全部代码。\n"), Language::C, vec![Cleaning::Prose], C.to_owned()),
        (
            format!("This is the whole program, with three arrays:\n\n{PYTHON}\nIt prints four lines.\n"),
            Language::Python,
            vec![Cleaning::Prose],
            PYTHON.to_owned(),
        ),
        (
            format!(
                "下面按列求出空行:\n\n{}{METHODS}\n然后从第一列开始:\n\n{}{MAIN}\n总结\n",
                block(METHODS),
                block(MAIN)
            ),
            Language::Java,
            vec![Cleaning::Numbers, Cleaning::Prose],
            format!("{METHODS}\n{MAIN}"),
        ),
        (
            format!(
                "{C}代码解释\nfor (c = 0; c < n; c++) {{\n        at[row] = c;\n        place(row + 1);\n}}\n这一段逐列放置。\n"
            ),
            Language::C,
            vec![Cleaning::Prose, Cleaning::Repeated],
            C.to_owned(),
        ),
        (format!("{C}再看一遍:\n{C}"), Language::C, vec![Cleaning::Prose, Cleaning::Repeated], C.to_owned()),
        (
            format!("{C}另一种方法:\n{}", C.replace("place", "put").replace("found", "sum").replace("used", "marks")),
            Language::C,
            vec![Cleaning::Prose, Cleaning::Others],
            C.to_owned(),
        ),
        (format!("Try this:\n```c\n{C}```\n"), Language::C, vec![Cleaning::Prose, Cleaning::Fences], C.to_owned()),
        (
            C.replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;"),
            Language::C,
            vec![Cleaning::Entities],
            C.to_owned(),
        ),
        (C.replacen('"', "“", 1).replacen('"', "”", 1), Language::C, vec![Cleaning::Quotes], C.to_owned()),
        (wide(C), Language::C, vec![Cleaning::FullWidth], C.replace(", ", ",")),
        (PYTHON.replace(":\n", "：\n"), Language::Python, vec![Cleaning::FullWidth], PYTHON.to_owned()),
        (spaced(PYTHON), Language::Python, vec![Cleaning::Blanks], PYTHON.to_owned()),
        (PYTHON.replace("def", "\u{200b}def"), Language::Python, vec![Cleaning::Invisible], PYTHON.to_owned()),
        (PYTHON.replace("def", "\u{1b}[34mdef\u{1b}[0m"), Language::Python, vec![Cleaning::Codes], PYTHON.to_owned()),
        (PYTHON.replace('\n', "\r"), Language::Python, vec![Cleaning::LineEnds], PYTHON.to_owned()),
        (PYTHON.replace('\n', "\r\n"), Language::Python, vec![], PYTHON.to_owned()),
        (format!("\u{feff}{PYTHON}"), Language::Python, vec![], PYTHON.to_owned()),
        (
            ">>> n = 4\n>>> for i in range(n):\n...     print(i * 100)\n...\n0\n100\n200\n300\n".to_owned(),
            Language::Python,
            vec![Cleaning::Prompts],
            "n = 4\nfor i in range(n):\n    print(i * 100)\n".to_owned(),
        ),
        (
            "In [1]: n = 4\n   ...: queens = [0] * n\n\nIn [2]: print(n, queens)\nOut[2]: nothing\n".to_owned(),
            Language::Python,
            vec![Cleaning::Prompts],
            "n = 4\nqueens = [0] * n\nprint(n, queens)\n".to_owned(),
        ),
    ]
}

#[test]
fn a_program_as_a_web_page_leaves_it_is_the_program_again() {
    for (text, language, cleaned, expected) in damaged() {
        let found = program(&text);
        assert_eq!(found.text, expected, "of {text}");
        assert_eq!((found.language, found.cleaned.iter().collect::<Vec<_>>()), (language, cleaned), "{text}");
        // A clean text stays as it is.
        let again = program(&found.text);
        assert_eq!((again.text.as_str(), again.cleaned.iter().next()), (expected.as_str(), None), "again: {text}");
    }
}

#[test]
fn every_program_of_the_page_is_one_of_its_language() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let mut seen = 0;
    for folder in ["examples", "programs/queens", "programs/knight"] {
        for file in std::fs::read_dir(root.join(folder)).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let expected = match path.extension().and_then(|end| end.to_str()).unwrap() {
                "py" => Language::Python,
                "c" => Language::C,
                "cpp" => Language::Cpp,
                "java" => Language::Java,
                "js" => Language::Other(Some("JavaScript")),
                "rs" => Language::Other(Some("Rust")),
                other => panic!("{other}"),
            };
            match (kind_of(&text, ""), expected) {
                (Kind::Foreign(name), Language::Other(other)) => assert_eq!(name, other),
                (Kind::Program(found), expected) => {
                    assert_eq!((found.language, &found.text), (expected, &text), "{}", path.display());
                    assert_eq!(damage(&text, expected), [], "{}", path.display());
                    let is_knight = folder.ends_with("knight");
                    assert!(found.knight.is_none_or(|knight| knight == is_knight), "{}", path.display());
                }
                (other, _) => panic!("{other:?} for {}", path.display()),
            }
            seen += 1;
        }
    }
    assert!(seen > 35, "{seen}");
}

#[test]
fn other_texts_are_what_they_are() {
    for (text, file, expected) in [
        ("", "", Kind::Nothing),
        (" \u{feff}\n", "", Kind::Nothing),
        ("15863724", "", Kind::Board),
        ("#1/queens/8/15863724", "", Kind::Board),
        ("# Title\n\nText.\n\n#1/queens/8\n", "", Kind::Lesson),
        ("# Title\n\nText.\n", "", Kind::Lesson),
        ("# 1/queens/8", "", Kind::Board),
        ("Text.\n", "notes.md", Kind::Lesson),
        ("<svg></svg>", "", Kind::Picture),
        ("<p>1</p>", "", Kind::Board),
        ("<iframe src=\"https://e.org/#1/queens/8?embed\"></iframe>", "", Kind::Board),
        ("{\"cells\": [{\"cell_type\": \"code\"}]}", "", Kind::Notebook),
        ("{\"n\":5,\"method\":\"join\",\"plan\":1,\"jobs\":4,\"job\":0,\"solutions\":\"2\"}", "", Kind::Jobs),
        ("{\"view\":\"queens\", \"jobs\": 3}", "", Kind::Board),
        ("queens = [1, 3, 0, 2]", "", Kind::Board),
        ("N = 8\n92 solutions", "", Kind::Board),
        ("#####\n#...#\n#.#.#\n#####", "", Kind::Board),
        ("Traceback (most recent call last):\n  File \"q.py\", line 2, in <module>\n    x = a[8]\n", "", Kind::Board),
        ("fn main() {\n    let mut n = 8;\n    println!(\"{n}\");\n}", "", Kind::Foreign(Some("Rust"))),
        (
            "function f(n) {\n  const a = [];\n  console.log(a, n === 1);\n}\nf(8);",
            "",
            Kind::Foreign(Some("JavaScript")),
        ),
    ] {
        assert_eq!(kind_of(text, file), expected, "{text:?}");
    }
    let Kind::Either(found, rest) = kind_of(">>> solve(8)\n[0, 4, 7, 5, 2, 6, 1, 3]", "") else {
        panic!("one reading")
    };
    assert_eq!((found.text.as_str(), rest.as_str()), ("solve(8)\n", "[0, 4, 7, 5, 2, 6, 1, 3]"));
    // A comment of Python is no title, and a title is no comment.
    assert!(matches!(kind_of("# Queens\nprint(1)\n", ""), Kind::Program(_)));
    for (file, language) in
        [("a.py", Language::Python), ("a.C", Language::C), ("a.cc", Language::Cpp), ("A.java", Language::Java)]
    {
        let Kind::Program(found) = kind_of("x y z\n", file) else { panic!("{file}") };
        assert_eq!((found.language, found.text.as_str()), (language, "x y z\n"), "{file}");
    }
}

/// Programs in 24 languages that do not run here: each gets its right name, or none.
#[test]
fn programs_in_other_languages_are_never_called_what_they_are_not() {
    let (mut named, mut all) = (0, 0);
    for program in include_str!("foreign.txt").trim_start_matches("=== ").split("\n=== ") {
        let (language, text) = program.split_once('\n').unwrap();
        let name = match kind_of(text, "") {
            Kind::Foreign(name) => name,
            Kind::Board if board(text, None).is_err() => None,
            other => panic!("{other:?} for {language}"),
        };
        assert!(name.is_none_or(|name| name == language), "{name:?} for {language}");
        (named, all) = (named + usize::from(name.is_some()), all + 1);
    }
    assert!(all == 25 && named >= 18, "{named} of {all} are named");
}

#[test]
fn damage_is_named_by_its_lines_and_mended_a_kind_at_a_time() {
    let cpp = Language::Cpp;
    for case in include_str!("damage.txt").split("=== ").skip(1) {
        let (head, rest) = case.split_once('\n').unwrap();
        let (name, expected) = head.split_once(' ').unwrap();
        let (text, mended) = rest.strip_suffix('\n').and_then(|rest| rest.split_once("\n---\n")).unwrap();
        let languages = [Language::C, cpp, Language::Java, Language::Python];
        let language = languages.into_iter().find(|language| format!("{language:?}") == name).unwrap();
        let found = damage(text, language);
        assert_eq!(found.len(), 1, "{found:?}");
        let kind = found[0].kind;
        let lines: String = found[0].lines.iter().map(|line| format!(" {line}")).collect();
        assert_eq!((format!("{kind:?}{lines}").as_str(), found[0].mended.as_str()), (expected, mended));
        assert_eq!(damage(mended, language), [], "of {mended}");
        // Headers come above the first line and a call behind the last: the others keep their numbers, or move alike.
        let is_kept = mended.contains(text.trim_end());
        if matches!(kind, DamageKind::NoHeader | DamageKind::NoCall) {
            assert!(is_kept, "{mended}");
        } else {
            assert_eq!(mended.lines().count(), text.lines().count());
        }
    }
    for (text, language) in [
        ("for (a = 1,\n b = 2;\n b > a;\n b--) {\n}", Language::C),
        ("int main() {\n  sort(a, b, [](int x, int y) { return x < y; });\n}", cpp),
        ("for (int d : {1, 2}) { f({d}); }", cpp),
        ("print(x)\nxs = [1,\n 2]\n", Language::Python),
        ("def print_all(xs):\n    for x in xs:\n        print(x / 2, file=f)\n", Language::Python),
        ("List = list\nx: List[int] = []\nprint(x)", Language::Python),
        ("class A:\n    def f(self, n):\n        return n\nA().f(1)", Language::Python),
    ] {
        assert_eq!(damage(text, language), [], "{text}");
    }
}

/// A class as written for an online judge: no headers, and no call.
#[test]
fn a_class_in_cpp_that_nothing_calls_gets_its_headers_and_its_main() {
    let class = "class Solution {\npublic:\n    vector<string> rows;\n    bool fits(int row) {\n        return row < 8;\n    }\n    \
        vector<vector<string>> solveNQueens(int n) {\n        return {rows};\n    }\n};\n";
    let Kind::Program(program) = kind_of(class, "") else { panic!("no program") };
    assert_eq!((program.language, program.has_main), (Language::Cpp, false));
    let found = damage(&program.text, Language::Cpp);
    let kinds: Vec<_> = found.iter().map(|damage| (damage.kind, damage.lines.clone())).collect();
    assert_eq!(kinds, [(DamageKind::NoHeader, vec![3]), (DamageKind::NoCall, vec![1])]);
    let above = "#include <bits/stdc++.h>\nusing namespace std;\n";
    assert_eq!(found[0].mended, format!("{above}{class}"));
    let main = "\nint main() {\n    Solution solution;\n    for (const auto& board : solution.solveNQueens(8)) {\n        \
        for (const auto& row : board) std::cout << row << '\\n';\n        std::cout << '\\n';\n    }\n}\n";
    // The call alone needs the headers, too.
    assert_eq!(found[1].mended, format!("{above}{class}{main}"));
    let left = damage(&found[0].mended, Language::Cpp);
    assert_eq!((left.len(), &left[0].mended), (1, &found[1].mended));
    assert_eq!(damage(&found[1].mended, Language::Cpp), []);
    for (result, call) in [
        ("int", "    std::cout << solution.f(8) << '\\n';"),
        ("void", "    solution.f(8);"),
        ("std::vector<std::vector<int>>", "        for (int cell : board) std::cout << cell << ' ';"),
        ("vector<string>", "    for (const auto& each : solution.f(8)) std::cout << each << '\\n';"),
    ] {
        let found = damage(&format!("struct A {{\n    {result} f(const int n) {{ }}\n}};"), Language::Cpp);
        let mended = &found.last().unwrap().mended;
        assert!(mended.contains(&format!("\n{call}\n")), "{mended}");
    }
    // Code that cannot be called with only a number of queens.
    for text in [
        "class A {\n    int f(int n) { return n; }\n};",
        "struct A {\n    int f(int row) { return row; }\n};",
        "struct A {\n    int* f(int n) { return 0; }\n};",
        "struct A {\n    A(int size) { }\n    int f(int n) { return n; }\n};",
        "struct A {\n    int f(int n) { return n; }\n};\nint main() { return A().f(8); }",
        "int map[8][8];\nint set(int n) { return map[n][0]; }",
    ] {
        assert_eq!(damage(text, Language::Cpp), [], "{text}");
    }
}

#[test]
fn a_very_long_text_is_no_program() {
    assert_eq!(kind_of(&"print(1)\n".repeat(30_000), ""), Kind::Board);
    assert!(board(&"print(1)\n".repeat(30_000), None).is_err());
}
