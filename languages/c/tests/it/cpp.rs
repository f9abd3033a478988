//! C++: small programs compared with g++ 12, mistakes in the line of g++, and the views of a run.
//! `tests/tools/freeze_cpp.py` freezes the results.

use rewindable::{Machine as _, Value, Variable};
use rewindable_c::machine::End;
use rewindable_c::view::View;
use rewindable_c::{Language, Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::{Case, EXIT, compare, exit, lines, named, printed_by, read, refused};

const HEADERS: &str = "#include <bits/stdc++.h>\nusing namespace std;\n";

fn start(text: &str, input: &str) -> Machine {
    Program::with_language(text, Language::Cpp).unwrap_or_else(|refusal| panic!("{refusal}\n{text}")).start(input)
}

/// The program of a case: its headers, and `main` around it where it is a body.
fn whole(program: &str) -> String {
    let body = if program.contains("int main") {
        program.to_owned()
    } else {
        format!("int main() {{\n{program}return 0;\n}}\n")
    };
    format!("{HEADERS}{body}")
}

pub(crate) fn all() -> Vec<Case> {
    read("cpp/cases", Language::Cpp, whole, EXIT)
}

#[test]
fn each_prints_what_gpp_makes_it_print() {
    assert!(all().len() >= 200);
    compare(&all(), exit);
}

#[test]
fn what_begins_with_empty_brackets_is_0_each_time() {
    let body = "
        for (int i = 0; i < 3; i++) {
            int a{}; double b{}; bool c = {}; int *p{}; Color k{}; long m = {};
            cout << a << b << c << (p == nullptr) << (int) k << m << ' ';
            a += 5; b += 1.5; c = true; p = &a; k = Color::Green; m--;
        }";
    let text =
        format!("#include <iostream>\nusing namespace std;\nenum class Color {{ Red, Green }};\nint main() {{{body}}}");
    let mut machine = Program::with_language(&text, Language::Cpp).unwrap().start("");
    assert_eq!(printed_by(&mut machine), "000100 000100 000100 ");
    assert!(machine.notes().is_empty());
    let text = "int printf(const char *, ...);\nint main() { for (int i = 0; i < 3; i++) { int a = {}; printf(\"%d\", a++); } }";
    assert_eq!(printed_by(&mut Program::new(text).unwrap().start("")), "000");
}

#[test]
fn mistakes_are_refused_in_the_line_of_gpp() {
    assert!(refused("cpp/mistakes", 0, Language::Cpp, str::to_owned) > 0);
    let count = refused("mistakes", 1, Language::Cpp, str::to_owned);
    assert!(count >= 350, "{count}");
}

#[test]
fn what_is_not_here_is_refused_by_line_and_word() {
    for (expected, text) in named("cpp/refused") {
        let refusal = Program::with_language(text, Language::Cpp).expect_err(text);
        assert_eq!(refusal.to_string(), expected);
    }
}

#[test]
fn an_index_past_the_end_of_a_vector_is_a_fault() {
    let text =
        "#include <vector>\nint main() {\n    std::vector<int> row(8);\n    row[3] = 1;\n    return row[8];\n}\n";
    let mut machine = start(text, "");
    printed_by(&mut machine);
    let end = machine.end().map(ToString::to_string);
    assert_eq!(end.as_deref(), Some("fault: line 5: row[8] is outside row, which has 8 elements"));
}

#[test]
fn an_iterator_of_memory_that_was_given_back_is_a_fault() {
    let text = "#include <vector>\nint main() {\n    std::vector<int> row(1, 5);\n    auto at = row.begin();\n    \
                row.push_back(6);\n    return *at;\n}\n";
    let mut machine = start(text, "");
    printed_by(&mut machine);
    assert!(matches!(machine.end(), Some(End::Fault { line: 6, .. })), "{:?}", machine.end());
}

/// A class whose member is read before it is set, as in many old programs.
#[test]
fn an_unset_member_is_noted_by_its_name() {
    let text = "#include <iostream>\nclass Board {\n    int cell[4][4];\npublic:\n    bool taken(int r, int c) {\n        \
                return cell[r][c] == 1;\n    }\n};\nint main() {\n    Board board;\n    if (board.taken(2, 3))\n        \
                std::cout << 1;\n    std::cout << 2;\n}\n";
    let mut machine = start(text, "");
    assert_eq!(printed_by(&mut machine), "2");
    let notes: Vec<String> = machine.notes().iter().map(ToString::to_string).collect();
    assert_eq!(notes, ["line 11: board.cell[2][3] is used and nobody has set it, once, at step 1"]);
}

#[test]
fn constructors_and_their_declarations_are_steps() {
    let text = "struct Point {\n    int x;\n    Point(int a) {\n        x = a;\n    }\n    ~Point() {\n        x = 0;\n    }\n};\n\
                int main() {\n    Point p(3);\n    int y = p.x;\n    return y;\n}\n";
    let mut machine = start(text, "");
    assert_eq!(lines(&mut machine), [11, 4, 12, 13, 7]);
}

#[test]
fn containers_are_shown_as_values() {
    let text = "#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n    vector<vector<int>> board(2, vector<int>(3, 7));\n    \
                string name = \"ab\";\n    set<int> marks = {5, 3};\n    return 0;\n}\n";
    let mut machine = start(text, "");
    while machine.line() != 7 {
        assert!(machine.step());
    }
    let call = machine.innermost_call().expect("a call");
    let place = |wanted: &str| call.variables().find(|(name, _)| *name == wanted).expect("a variable").1;
    let board = place("board");
    assert_eq!(machine.length(board), 2);
    let row = machine.item(board, 1).expect("a row");
    assert_eq!((machine.length(row), machine.whole(machine.item(row, 2).expect("a cell"))), (3, Some(7)));
    assert_eq!(machine.view(place("name"), 9), View::Plain("\"ab\"".to_owned()));
    let View::Items { items, more: 0 } = machine.view(place("marks"), 9) else { panic!("a set has items") };
    assert_eq!(items.iter().map(|&item| machine.whole(item)).collect::<Vec<_>>(), [Some(3), Some(5)]);
}

#[test]
fn an_object_is_shown_without_its_virtual_methods() {
    let text = "struct Piece {\n    int row;\n    virtual int moves() { return row; }\n};\nstruct Queen : Piece {\n    \
                int column;\n    int moves() { return 8; }\n};\nint main() {\n    Queen queen;\n    queen.column = 3;\n    return 0;\n}\n";
    let mut machine = start(text, "");
    while machine.line() != 12 {
        assert!(machine.step());
    }
    let call = machine.innermost_call().expect("a call");
    let place = call.variables().next().expect("a variable").1;
    let members = |place, most| match machine.view(place, most) {
        View::Fields { ty, fields, more } => (ty, fields, more),
        other => panic!("{other:?}"),
    };
    let (_, of_queen, more) = members(place, 1);
    let (base, of_piece, none) = members(of_queen[0].1, 9);
    assert_eq!((of_queen.len(), more, &*base, of_piece.len(), &*of_piece[0].0, none), (1, 1, "Piece", 1, "row", 0));
}

#[test]
fn lists_and_tables_are_shown_as_values() {
    let text = "#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n    list<int> walk = {4, 7, 1};\n    \
                unordered_set<int> used = {5, 3};\n    unordered_map<int, char> names;\n    names[2] = 'q';\n    return 0;\n}\n";
    let mut machine = start(text, "");
    while machine.line() != 8 {
        assert!(machine.step());
    }
    let call = machine.innermost_call().expect("a call");
    let numbers = |wanted: &str| {
        let place = call.variables().find(|(name, _)| *name == wanted).expect("a variable").1;
        let View::Items { items, more: 0 } = machine.view(place, 9) else { panic!("{wanted} has items") };
        items.iter().map(|&item| machine.whole(item)).collect::<Vec<_>>()
    };
    assert_eq!(numbers("walk"), [Some(4), Some(7), Some(1)]);
    assert_eq!(numbers("used").len(), 2);
    assert_eq!(numbers("names"), [None]);
}

#[test]
fn a_pair_has_two_parts_and_a_map_entries_of_pairs() {
    let text = "#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n    pair<int, int> last(2, 5);\n    map<int, int> at;\n    \
                at[1] = 4;\n    return 0;\n}\n";
    let mut machine = start(text, "");
    while machine.line() != 7 {
        assert!(machine.step());
    }
    let call = machine.innermost_call().expect("a call");
    let place = |wanted: &str| call.variables().find(|(name, _)| *name == wanted).expect("a variable").1;
    let (last, at) = (place("last"), place("at"));
    assert!(matches!(machine.value(last), Value::Sequence { length: 2, grows: false }));
    assert_eq!(machine.parts(last, 0).map(|part| machine.whole(part)).collect::<Vec<_>>(), [Some(2), Some(5)]);
    let entries = machine.entries(at).map(|(key, value)| (machine.whole(key), machine.whole(value)));
    assert_eq!(entries.collect::<Vec<_>>(), [(Some(1), Some(4))]);
}

/// The ring of a list is walked around without a line of its own.
#[test]
fn a_line_of_the_library_alone_ends_at_a_limit() {
    let text = "#include <list>\nint main() {\n    std::list<int> ring(3);\n    auto at = ring.begin();\n    std::advance(at, 30000000);\n}\n";
    let mut machine = start(text, "");
    while machine.step() {}
    assert_eq!(machine.end().map(ToString::to_string).as_deref(), Some("limit: line 5: this line takes too long"));
}

#[test]
fn a_key_leads_back_to_its_variable() {
    let mut machine = start("int total[2];\nint main() {\n    int row[2] = {};\n    return row[0];\n}\n", "");
    while machine.line() != 4 {
        assert!(machine.step());
    }
    let [mut globals, mut locals] = [Vec::new(), Vec::new()];
    machine.each_global(|key, _, _| globals.push(machine.variable(key)));
    machine.each_local(|key, _, _| locals.push(machine.variable(key)));
    assert_eq!(globals, [Variable::Global("total".into())]);
    assert_eq!(locals, [Variable::Local { function: "main".into(), name: "row".into() }]);
}

/// Of the innermost call of a method whose object has it, or a class that its class comes from.
#[test]
fn an_attribute_is_read_of_the_object_that_has_it() {
    let text = "struct Size { int n = 6; };\nstruct Board : Size {\n    int row = 2;\n    int next() {\n        return row + 1;\n    \
                }\n};\nstruct Search {\n    Board board;\n    int found = 4;\n    int go() {\n        return board.next();\n    \
                }\n};\nint main() {\n    Search search;\n    return search.go();\n}\n";
    let mut machine = start(text, "");
    let whole = |machine: &Machine, name: &str| {
        let place = machine.read(&machine.find(&Variable::Attribute(name.into())))?;
        machine.whole(place)
    };
    let names = ["row", "n", "found", "nobody"];
    let all = |machine: &Machine| names.map(|name| whole(machine, name));
    assert_eq!(all(&machine), [None; 4]);
    while machine.line() != 12 {
        assert!(machine.step());
    }
    assert_eq!(all(&machine), [None, None, Some(4), None]);
    while machine.line() != 5 {
        assert!(machine.step());
    }
    assert_eq!(all(&machine), [Some(2), Some(6), Some(4), None]);
}

/// A run that is cloned at each tenth line continues as the first one did.
#[test]
fn clones_go_on_alike() {
    let text = "#include <bits/stdc++.h>\nusing namespace std;\nint n = 5, total;\nvector<int> row;\nset<int> used;\n\
                void place() {\n    if ((int)row.size() == n) {\n        total++;\n        return;\n    }\n    \
                for (int c = 0; c < n; c++) {\n        if (used.count(c))\n            continue;\n        \
                row.push_back(c);\n        used.insert(c);\n        place();\n        used.erase(c);\n        \
                row.pop_back();\n    }\n}\nint main() {\n    place();\n    cout << total << endl;\n}\n";
    let mut machine = start(text, "");
    let mut clones = Vec::new();
    while machine.step() {
        if machine.lines() % 100 == 7 {
            clones.push(machine.clone());
        }
    }
    assert_eq!(machine.end(), Some(&End::Exit(0)));
    for mut clone in clones {
        let output = printed_by(&mut clone);
        assert!(output.ends_with("120\n"), "{output}");
        assert_eq!(clone.lines(), machine.lines());
    }
}

#[test]
fn a_comparison_that_is_no_order_is_noted_where_it_says_so() {
    let program = |compare: &str, values: &str, use_it: &str| {
        format!(
            "#include <bits/stdc++.h>\nusing namespace std;\nint weight[5] = {{3, 1, 3, 2, 1}};\nstruct P {{ int x, y; }};\n\
             {compare}\nint main() {{\n    vector<P> all = {{{values}}};\n    {use_it}\n    return all.size() > 9;\n}}\n"
        )
    };
    let pairs = "{1, 2}, {1, 3}, {2, 2}, {0, 9}";
    let by = |text: &str| format!("bool before(const P &a, const P &b) {{ return {text}; }}");
    let member = |sign: &str| format!("bool operator<(const P &a, const P &b) {{ return a.x {sign} b.x; }}");
    let heap = "priority_queue<P> heap; for (P p : all) heap.push(p); while (!heap.empty()) heap.pop();";
    let set = "set<P> found(all.begin(), all.end());";
    let indices = "bool before(int a, int b) { return weight[a] <= weight[b]; }";
    let sort_indices = "vector<int> order = {0, 1, 2, 3, 4}; sort(order.begin(), order.end(), before);";
    let sort = "sort(all.begin(), all.end(), before);";
    let lambda = "sort(all.begin(), all.end(), [](P a, P b) { return a.y >= b.y; });";
    for (compare, use_it, line) in [
        (by("a.x <= b.x"), sort, Some(5)),
        (by("a.x < b.x || a.y < b.y"), sort, Some(5)),
        (by("a.x < b.x"), sort, None),
        (by("a.x != b.x ? a.x < b.x : a.y > b.y"), sort, None),
        (String::new(), lambda, Some(8)),
        (member("<="), heap, Some(5)),
        (member("<"), heap, None),
        (member("<="), set, Some(5)),
        (member("<"), set, None),
        (indices.to_owned(), sort_indices, Some(5)),
        (indices.replace("<=", "<"), sort_indices, None),
    ] {
        let text = program(&compare, pairs, use_it);
        let mut machine =
            Program::with_language(&text, Language::Cpp).unwrap_or_else(|error| panic!("{error}\n{text}")).start("");
        while machine.step() {}
        let noted: Vec<(u32, &str)> = machine.notes().iter().map(|note| (note.line, note.reason.key())).collect();
        let expected: Vec<(u32, &str)> = line.map(|line| (line, "order")).into_iter().collect();
        assert_eq!(noted, expected, "{text}");
    }
}

#[test]
fn a_vector_that_grows_copies_as_that_of_gcc_does() {
    let text = "#include <iostream>\n#include <vector>\nusing namespace std;\n\
                struct S {\n    int x;\n    S(int x) : x(x) { cout << '+' << x; }\n    S(const S &s) : x(s.x) { cout << 'c' << x; }\n    \
                ~S() { cout << '-' << x; }\n};\nint main() {\n    vector<S> all;\n    S one(1);\n    all.push_back(one);\n    \
                cout << ' ';\n    all.emplace_back(2);\n    cout << ' ';\n    all.push_back(S(3));\n    cout << ' ';\n    \
                all.reserve(9);\n    cout << endl;\n    all.clear();\n    return 0;\n}\n";
    let mut machine = Program::with_language(text, Language::Cpp).unwrap().start("");
    let mut output = String::new();
    while machine.step() {
        output.push_str(machine.text());
    }
    // Frozen from g++ 12.
    assert_eq!(output, "+1c1 +2c1-1 +3c3c1c2-1-2-3 c1c2c3-1-2-3\n-1-2-3-1");
}

#[test]
fn what_the_library_has_elsewhere_is_refused_and_no_mistake() {
    let program = |header: &str, line: &str| {
        format!("#include <{header}>\nusing namespace std;\nint main() {{\n    {line}\n    return 0;\n}}\n")
    };
    for (header, line, sentence) in [
        ("bits/stdc++.h", "unique_ptr<int> m;", "refused: line 4: `unique_ptr` is not here"),
        ("bits/stdc++.h", "std::forward_list<int> all;", "refused: line 4: `forward_list` is not here"),
        ("bits/stdc++.h", "valarray<int> all(3);", "refused: line 4: `valarray` is not here"),
        ("functional", "function<int(int, int, int, int, int)> f;", "refused: line 4: `function` is not here"),
        ("ctime", "time_t now = time(0); ctime(&now);", "refused: line 4: the function `ctime` is not here"),
        ("vector", "set_terminate(0);", "refused: line 4: `set_terminate` is not here"),
        ("vector", "std::assoc_laguerre(1, 2, 3.0);", "refused: line 4: `assoc_laguerre` is not here"),
        ("vector", "std::vector<vector<int>>::pointer p;", "refused: line 4: `pointer` is not here"),
        ("ext/rope", "liszt<int> all;", "refused: line 1: the header `ext/rope` is not here"),
        ("iostream", "std::unordered_map<int, int> used;", "error: line 4: `unordered_map` is not declared"),
        ("iostream", "tuple<int, int> pair;", "error: line 4: `tuple` is not declared"),
        ("bits/stdc++.h", "liszt<int> all;", "error: line 4: `liszt` is not declared"),
    ] {
        let refusal = Program::with_language(&program(header, line), Language::Cpp).unwrap_err();
        assert_eq!(refusal.to_string(), sentence, "{line}");
    }
}

/// In g++ 12 each of these headers brings the others along.
#[test]
fn a_header_declares_what_gpps_does() {
    for (header, lines) in [
        ("algorithm", "srand(1); exception e; int k = rand() % 2; swap_ranges(&a, &a, &a); int32_t n = __lg(5);"),
        ("cmath", "numeric_limits<double>::max(); clock_t t = 0; lower_bound(&a, &a + 1, 2); uint n = abs(-3);"),
        (
            "functional",
            "vector<int> v; array<int, 2> b; unordered_map<int, int> m; tuple<int, int> t; sort(v.begin(), v.end());",
        ),
        ("iomanip", "stringstream s; s << setw(2) << errno; runtime_error(s.str());"),
        ("iterator", "string s; printf(\"\"); isdigit('1'); time(0);"),
        ("map", "tuple<int, int> t; exception e; make_tuple(1, 2);"),
        ("random", "vector<int> v(2); iota(v.begin(), v.end(), 1); string s; sqrt(2.0); gcd(4, 6);"),
        ("cstdbool", "bool is_free = true;"),
    ] {
        let text = format!("#include <{header}>\nusing namespace std;\nint a;\nint main() {{ {lines} }}\n");
        assert_eq!(Program::with_language(&text, Language::Cpp).err(), None, "{header}");
    }
}

#[test]
fn a_container_throws_where_its_header_stands_alone() {
    let text = "#include <vector>\n#include <stdio.h>\nint main() {\n    std::vector<int> v(2);\n    \
                try { v.at(9) = 1; } catch (std::exception &e) { puts(e.what()); }\n}\n";
    let said = "vector::_M_range_check: __n (which is 9) >= this->size() (which is 2)\n";
    assert_eq!(printed_by(&mut start(text, "")), said);
}

/// What g++'s `terminate` says, and its exit code.
#[test]
fn what_nobody_catches_ends_the_run() {
    for (text, line, said) in [
        ("#include <stdexcept>\nint main() {\n    throw std::runtime_error(\"x\");\n}\n", 3, "runtime_error"),
        ("void f() {\n    throw 5;\n}\nint main() {\n    try { f(); } catch (char c) {}\n}\n", 2, "int"),
        ("#include <string>\nint main() {\n    return std::stoi(\"x\");\n}\n", 3, "invalid_argument"),
    ] {
        let mut machine = start(text, "");
        let printed = printed_by(&mut machine);
        assert_eq!(printed, format!("terminate called after throwing an instance of '{said}'\n"));
        assert_eq!((machine.end(), machine.line()), (Some(&End::Exit(134)), line));
    }
}

/// The first statement behind `catch` is a step, and so is each statement in front of the `throw`.
#[test]
fn a_catch_is_gone_to_step_by_step() {
    let text = "struct T {\n    ~T() {\n        n--;\n    }\n    static int n;\n};\nint T::n = 3;\nvoid f() {\n    T t;\n    \
                throw 1;\n}\nint main() {\n    try {\n        f();\n        T::n = 9;\n    } catch (int e) {\n        \
                T::n += e;\n    }\n    return T::n;\n}\n";
    let mut machine = start(text, "");
    let mut lines = vec![machine.line()];
    let mut clones = Vec::new();
    while machine.step() {
        lines.push(machine.line());
        clones.push(machine.clone());
    }
    lines.pop();
    assert_eq!(lines, [14, 10, 3, 17, 19]);
    assert_eq!(machine.end(), Some(&End::Exit(3)));
    for mut clone in clones {
        printed_by(&mut clone);
        assert_eq!((clone.end(), clone.lines()), (machine.end(), machine.lines()));
    }
}

/// Frozen from g++ 12, without `using namespace std`.
#[test]
fn names_are_found_where_gpp_finds_them() {
    for (text, output) in [
        (
            "#include <iostream>\n#include <cstdint>\nstd::uint64_t f(std::int16_t a) { return a + 1; }\nint64_t g = 4;\nint main() { std::cout << f(3) << g; }\n",
            "44",
        ),
        (
            "#include <algorithm>\n#include <iostream>\n#include <queue>\n#include <string>\nint main() {\n    std::string s = \"42\";\n    std::queue<int> a, b;\n    a.push(1);\n    swap(a, b);\n    reverse(s.begin(), s.end());\n    std::cout << stoi(s) << b.size();\n}\n",
            "241",
        ),
        (
            "#include <iostream>\nnamespace tree {\nstruct Node {\n    int v;\n    Node *l;\n    friend std::ostream &operator<<(std::ostream &o, const Node &n) { return o << n.v; }\n};\nint sum(Node *n) { return n ? n->v + sum(n->l) : 0; }\n}\nint main() {\n    tree::Node x{1, 0}, y{2, &x};\n    std::cout << sum(&y) << x;\n}\n",
            "31",
        ),
        (
            "#include <cstdlib>\n#include <iostream>\nint main() {\n    std::div_t d = std::div(17, 5);\n    std::cout << d.quot << d.rem << std::div(7L, 2L).rem;\n}\n",
            "321",
        ),
    ] {
        let mut machine = start(text, "");
        assert_eq!(printed_by(&mut machine), output, "{text}");
    }
    let unknown = "#include <iostream>\nint main() {\n    int a[] = {2, 1};\n    sort(a, a + 2);\n}\n";
    let refusal = Program::with_language(unknown, Language::Cpp).unwrap_err();
    assert_eq!(refusal.to_string(), "error: line 4: `sort` is not declared");
}
