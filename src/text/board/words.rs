//! The words between the boards of an output: prompts, labels, headings, counters, times and totals.

/// A number of solutions in a sentence that speaks of nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::text) struct Stated {
    /// The numbers of the sentence: the total, and the size of the board where it names that.
    pub numbers: Vec<u64>,
    /// Whether it may be the number of fundamental solutions.
    pub may_be_fundamental: bool,
}

/// One of these makes a sentence one that speaks of how many solutions there are.
const SUBJECTS: [&str; 10] =
    ["total", "totals", "solutions", "count", "counts", "ways", "altogether", "answers", "sum", "in all"];

/// Words allowed beside them: with any other word the number counts something else.
const BESIDE: &str = " a all altogether and answer answers are arrangements be been board boards chessboard configurations correct count counts distinct \
    different eight exactly exist exists final for found fundamental had has have how in is it legal many n nqueen nqueens number of on \
    overall placements possible problem puzzle puzzles program queen queens result s size so solution solutions sum the there total \
    totals unique valid was ways were we x ";

const SUBJECTS_ZH: [&str; 9] = ["共", "总", "个解", "种解", "解法", "方案", "解的个数", "解的数", "解数"];

/// With one of these the number counts something else.
const OTHERS_ZH: [&str; 16] = [
    "第", "回溯", "次", "时间", "用时", "耗时", "秒", "步", "递归", "节点", "结点", "调用", "冲突", "尝试", "请输入",
    "比较",
];

const FUNDAMENTAL: [&str; 9] =
    ["unique", "distinct", "fundamental", "different", "本质", "不同构", "独立", "基本", "不同"];

/// The number of solutions that a line states, if it states one, by itself or behind the prompt of an input.
pub(super) fn stated(line: &str) -> Option<Stated> {
    let (before, behind) = line.split_once([':', '?', '=', '>']).filter(|(before, _)| is_prompt(before)).unzip();
    let behind = || behind.and_then(stated);
    // The numbers of a prompt are those that may be typed.
    match before.is_some_and(asks) {
        true => behind().or_else(|| sentence(line)),
        false => sentence(line).or_else(behind),
    }
}

/// Whether words may be those before an input: an output goes on behind them on the same line.
fn is_prompt(words: &str) -> bool {
    let lower = words.to_ascii_lowercase();
    let mut latin = lower.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    asks(words) || latin.all(|word| word.len() < 3 || matches!(word, "size" | "queens" | "board" | "number"))
}

/// Whether words ask for an input.
pub(super) fn asks(words: &str) -> bool {
    let lower = words.to_ascii_lowercase();
    ["输入", "请"].iter().any(|word| lower.contains(word))
        || lower.split(' ').any(|word| matches!(word, "enter" | "input" | "please" | "type" | "give"))
}

fn sentence(line: &str) -> Option<Stated> {
    let mut lower = line.to_ascii_lowercase().replace("(s)", "s");
    for verb in ["place", "put", "arrange", "solve"] {
        lower = lower.replace(&format!("ways to {verb}"), "ways");
    }
    let mut begin = 0;
    let ends = lower.char_indices().filter(|&(at, found)| is_end_of_clause(&lower, at, found)).map(|(at, _)| at);
    ends.chain([lower.len()]).find_map(|end| clause(&lower[std::mem::replace(&mut begin, end)..end]))
}

/// Whether a clause ends here: a sign between two digits is within a number.
fn is_end_of_clause(line: &str, at: usize, found: char) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    matches!(found, ',' | ';' | '(' | '!' | '.')
        && !(line[..at].ends_with(is_digit) && line[at + 1..].starts_with(is_digit))
}

fn clause(clause: &str) -> Option<Stated> {
    // A time may follow.
    let clause = clause
        .find(" in ")
        .filter(|&at| clause[at + 4..].starts_with(|c: char| c.is_ascii_digit()))
        .map_or(clause, |at| &clause[..at]);
    let numbers = whole_numbers(clause);
    if numbers.is_empty() || has_adjacent_numbers(clause) || names_sizes_alone(clause) {
        return None;
    }
    let is_latin = !clause.chars().any(is_ideograph);
    let is_total = if is_latin {
        let words = || clause.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
        SUBJECTS
            .iter()
            .any(|subject| words().any(|word| word == *subject) || (subject.contains(' ') && clause.contains(subject)))
            && words().all(|word| BESIDE.contains(&format!(" {word} ")))
    } else {
        // A label, as in "方案3".
        let is_label =
            |at: usize, word: &str| clause[at + word.len()..].trim_start().starts_with(|c: char| c.is_ascii_digit());
        let is_subject = |word: &&str| {
            clause.match_indices(*word).any(|(at, word)| matches!(word, "共" | "总") || !is_label(at, word))
        };
        SUBJECTS_ZH.iter().any(is_subject) && !OTHERS_ZH.iter().any(|word| clause.contains(word))
    };
    let may_be_fundamental = FUNDAMENTAL.iter().any(|word| clause.contains(word));
    is_total.then_some(Stated { numbers, may_be_fundamental })
}

/// Whether each number is that of the queens, as in `solutions for n = 8` and `8 queens solutions`.
fn names_sizes_alone(clause: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    let mut starts = clause.match_indices(is_digit).map(|(at, _)| at).filter(|&at| !clause[..at].ends_with(is_digit));
    starts.all(|at| {
        let behind = clause[at..].trim_start_matches(is_digit).trim_start_matches([' ', '-', '_']);
        let before = clause[..at].trim_end_matches([' ', '=', ':']);
        let word = before.rsplit(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        behind.starts_with("queen") || behind.starts_with("皇后") || matches!(word, "n" | "size")
    })
}

/// The whole numbers in a sentence, with commas or without between their thousands.
fn whole_numbers(line: &str) -> Vec<u64> {
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',');
    let words = line.split(|c: char| !is_part(c)).map(|word| word.trim_matches(['.', ',']));
    words.filter(|word| !word.contains('.')).filter_map(|word| word.replace(',', "").parse().ok()).collect()
}

/// Whether a label announces a board, so that digits behind it are its columns and no counter.
pub(super) fn is_label_of_board(label: &str) -> bool {
    const BOARDS: [&str; 22] = [
        "solution", "sol", "answer", "board", "placement", "queens", "arrangement", "result", "output", "no", "case",
        "column", "columns", "cols", "解", "种", "方案", "摆法", "布局", "答案", "结果", "输出",
    ];
    let label = label.to_ascii_lowercase();
    let words = || label.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    words().all(|word| word.len() < 3 && word.is_ascii())
        || words().any(|word| BOARDS.contains(&word))
        || BOARDS.iter().any(|board| !board.is_ascii() && label.contains(board))
}

/// Whether a line is a prompt, a label, a heading, a counter, a time or a sentence: words, with at most one number between any
/// two of them, and none of the signs of a program.
pub(super) fn is_remark(line: &str) -> bool {
    if is_shell(line) || is_heading_of_matrix(line) || is_heading_of_table(line) {
        return true;
    }
    let is_call = |at: usize| {
        line[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
            && !line[at..].starts_with("(s)")
            && !line[at..].starts_with("(es)")
    };
    let is_code = line.contains(['{', '}', '\\', '^', '@', '$', '`', '|', '~', '+'])
        || ["==", "!=", "<=", ">=", "()", "//", "/*", "<<", "&&"].iter().any(|sign| line.contains(sign))
        || line.ends_with([';', '{'])
        || line.starts_with('<')
        || line.starts_with("#") && line[1..].starts_with(char::is_alphabetic)
        || line.match_indices('(').any(|(at, _)| is_call(at))
        || line.match_indices('=').any(|(at, _)| !is_setting(&line[at + 1..]));
    !is_code && line.chars().any(char::is_alphabetic) && !has_adjacent_numbers(line)
}

/// Whether the text around lists assigns them, prints them or comments on them, rather than computes with them.
pub(super) fn is_declaration(before: &str, behind: &str) -> bool {
    const STATEMENTS: [&str; 7] = ["for", "if", "else", "while", "return", "#include", "//"];
    let has_parameters =
        |text: &str| text.split('(').skip(1).any(|rest| rest.trim_start().starts_with(char::is_alphabetic));
    let is_code = |text: &str| {
        text.contains(['\\', '+', '@', '^', '%', '!', '?', '$'])
            || ["==", "<=", "&&", "()"].iter().any(|sign| text.contains(sign))
            || has_parameters(text)
    };
    let before = before.trim();
    !is_code(before)
        && !is_code(behind)
        && !before.split_whitespace().next().is_some_and(|first| STATEMENTS.contains(&first))
        && !behind.trim_end().ends_with([':', '{'])
        && before.matches(';').count() + behind.matches(';').count() < 2
}

/// A line that an editor adds to an output: `[Running] python -u "queens.py"`.
pub(super) fn is_of_editor(line: &str) -> bool {
    ["[Running] ", "[Done] "].iter().any(|start| line.starts_with(start))
}

/// A line that a terminal or an editor adds to an output.
fn is_shell(line: &str) -> bool {
    is_of_editor(line)
        || ["$ ", ">>> ", "PS ", "C:\\", "D:\\", "In [", "Out["].iter().any(|start| line.starts_with(start))
        || (line.starts_with("[")
            && line.ends_with("]")
            && line[1..].starts_with(|c: char| c.is_alphabetic())
            && !line.contains(','))
}

/// The names of the columns of a table, with bars between them: `| Row | Column |`.
fn is_heading_of_table(line: &str) -> bool {
    let is_name = |cell: &str| cell.chars().all(char::is_alphabetic) && (cell.chars().count() > 1 || !cell.is_ascii());
    let cells = || line.trim_matches(['|', ' ']).split('|').map(str::trim);
    cells().count() > 1 && cells().all(is_name)
}

/// The heading of a matrix in Julia: `4x4 Matrix{Int64}:`.
pub(super) fn is_heading_of_matrix(line: &str) -> bool {
    line.ends_with("}:") && ["Matrix{", "Array{", "Vector{"].iter().any(|name| line.contains(name))
}

/// A line of a log without the date and the time of day that it begins with.
pub(super) fn without_time(line: &str) -> &str {
    let is_time = |word: &str| {
        let word = word.trim_matches(['[', ']', ',', 'Z']);
        word.matches(':').count() == 2
            && word.starts_with(|c: char| c.is_ascii_digit())
            && !word.contains(char::is_alphabetic)
    };
    let (first, rest) = line.split_once([' ', 'T']).unwrap_or((line, ""));
    if is_time(first) {
        return rest.trim_start();
    }
    let date = first.trim_start_matches('[');
    let is_date = date.len() > 7 && date.chars().all(|c| c.is_ascii_digit() || matches!(c, '-' | '/' | '.'));
    let (time, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    if is_date && is_time(time) { rest.trim_start() } else { line }
}

/// Whether an equals sign gives a value to a name: a number or a word follows, or nothing.
fn is_setting(behind: &str) -> bool {
    let value = behind.trim_start();
    let end = value.find(|c: char| !c.is_alphanumeric() && c != '.').unwrap_or(value.len());
    let rest = value[end..].trim_start();
    rest.is_empty()
        || rest.starts_with([',', ':', '?', ')', '!'])
        || rest.starts_with(char::is_alphabetic)
        // A remark in brackets.
        || value[end..].starts_with(" (")
}

/// Whether nothing but blanks and commas is between two numbers; a comma alone is within one.
fn has_adjacent_numbers(line: &str) -> bool {
    let mut between = line.split(|c: char| c.is_ascii_digit()).skip(1).peekable();
    std::iter::from_fn(|| between.next().filter(|_| between.peek().is_some()))
        .any(|signs| !signs.is_empty() && signs != "," && signs.chars().all(|c| " \t,;".contains(c)))
}

pub(super) fn is_ideograph(found: char) -> bool {
    matches!(found, '\u{4e00}'..='\u{9fff}')
}

/// The row and the column that a sentence names: `row 1, column 2`, `第1行第2列`; of a sentence with several all.
pub(super) fn squares_in_words(line: &str) -> Option<Vec<(i64, i64)>> {
    let lower = line.to_ascii_lowercase();
    let mut rows = Vec::new();
    let mut columns = Vec::new();
    if lower.contains('行') && lower.contains('列') {
        for (unit, numbers) in [('行', &mut rows), ('列', &mut columns)] {
            for (at, _) in lower.match_indices(unit) {
                let before = lower[..at].trim_end();
                let digits = before.len() - before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
                match before[before.len() - digits..].parse() {
                    Ok(number) => numbers.push(number),
                    // As in "行: 1, 列: 2".
                    Err(_) => numbers.push(first_number(&lower[at + unit.len_utf8()..])?),
                }
            }
        }
    } else {
        for (name, numbers) in [("row", &mut rows), ("col", &mut columns)] {
            for (at, _) in lower.match_indices(name) {
                numbers.push(first_number(&lower[at + name.len()..])?);
            }
        }
        // The rows are those of the queens.
        if rows.is_empty()
            && let [column] = columns[..]
            && let Some((before, _)) = lower.split_once("col")
            && let Some((_, queen)) = before.split_once("queen")
            && let [row] = whole_numbers(queen)[..]
            && first_number(queen) == i64::try_from(row).ok()
        {
            return Some(vec![(row as i64, column)]);
        }
    }
    (!rows.is_empty() && rows.len() == columns.len()).then(|| rows.into_iter().zip(columns).collect())
}

/// The column of each row that a line gives to an array, or to names with numbers: `q[0] = 1, q[1] = 3`, `x1=2 x2=4`.
pub(super) fn assigned(line: &str) -> Option<Vec<(i64, i64)>> {
    const NAMES: [&str; 13] = [
        "q", "x", "queen", "queens", "col", "cols", "column", "columns", "pos", "position", "solution", "sol", "board",
    ];
    let packed = line.replace(" = ", "=");
    let mut parts = packed.split([' ', ',', ';', '\t']).filter(|part| !part.is_empty());
    parts.clone().next()?;
    parts
        .try_fold(Vec::new(), |mut pairs, part| {
            let (place, column) = part.split_once('=')?;
            let end = place.find(|c: char| !c.is_ascii_alphabetic())?;
            let (name, index) = place.split_at(end);
            let index = index.trim_start_matches(['[', '(', '_']).trim_end_matches([']', ')']);
            let number = |text: &str| text.parse::<i64>().ok().filter(|&number| number >= 0 && text.len() < 4);
            pairs.push((number(index)?, number(column)?));
            NAMES.contains(&name.to_ascii_lowercase().as_str()).then_some(pairs)
        })
        .filter(|pairs: &Vec<(i64, i64)>| !pairs.is_empty())
}

/// The number that follows the rest of a word and signs.
fn first_number(text: &str) -> Option<i64> {
    let text = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let text = text.trim_start_matches(|c: char| " :=#([是在为-".contains(c) && c != '-');
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::super::plain::Plain;
    use super::*;

    #[test]
    fn a_total_is_a_number_of_solutions_and_of_nothing_else() {
        for (line, numbers) in [
            ("Total: 92", Some(vec![92])),
            ("Total solutions: 2", Some(vec![2])),
            ("There are 92 solutions.", Some(vec![92])),
            ("n=8 has 92 solutions", Some(vec![8, 92])),
            ("Number of solutions is 92", Some(vec![92])),
            ("92 solutions found in 12 ms", Some(vec![92])),
            ("14,200 solutions", Some(vec![14_200])),
            ("4 solution(s) found", Some(vec![4])),
            ("There are 4 ways to place 6 queens", Some(vec![4, 6])),
            ("Number of ways to place 6 queens on a 6x6 board: 4", Some(vec![6, 6, 6, 4])),
            ("Solutions found = 4 (in 35 calls)", Some(vec![4])),
            ("共2种解法", Some(vec![2])),
            ("共有92个解，用时0.1秒", Some(vec![92])),
            ("解的个数为:91", Some(vec![91])),
            ("请输入皇后数：There are 3 solutions.", Some(vec![3])),
            ("Enter n (4-10): 共有92个解", Some(vec![92])),
            ("n = m? Total: 92", Some(vec![92])),
            ("Enter the number of solutions: 5", None),
            ("Elapsed: 92 solutions", None),
            ("Total backtracks: 26", None),
            ("Total time: 12", None),
            ("Count of calls = 60", None),
            ("Backtracks: 1234", None),
            ("Solution 3:", None),
            ("一共回溯 26 次", None),
            ("递归次数 3888", None),
            ("place 5 queens", None),
            ("Solutions for N = 8:", None),
            ("Solutions of the 6 queens problem:", None),
            ("6-Queens solutions:", None),
            ("Total solutions for size 6:", None),
            ("Number of solutions for 8 queens: 92", Some(vec![8, 92])),
            ("Attempts to place queens: 876", None),
            ("第3种解", None),
        ] {
            // As an output comes: with signs of ASCII between its clauses.
            let mut plain = Plain::default();
            plain.push(line);
            assert_eq!(stated(&plain.text).map(|stated| stated.numbers), numbers, "{line}");
        }
    }

    #[test]
    fn remarks_are_words_and_no_program() {
        for line in [
            "Enter n: 8",
            "Time: 0.012 s",
            "N = 8",
            "Found 2 solution(s)",
            "请按任意键继续. . .",
            "[Finished in 0.5s]",
            "Process exited after 0.05 seconds with return value 0",
            "No. 1",
            "8 Queens",
            "Move 12 of 64",
            "4x4 Matrix{Int64}:",
            "Press any key to continue . . .",
            "| Row | Column |",
            "行 | 列",
            "[Running] python -u \"c:\\queens.py\"",
            "用时：12 毫秒",
            "Solutions found = 4 (in 35 calls)",
        ] {
            assert!(is_remark(line), "{line}");
        }
        for line in [
            "hello 1 2 3",
            "int n = 8;",
            "for (int i = 0; i < 8; i++)",
            "print(x)",
            "a = b + c",
            "#include <iostream>",
            "}",
            "2024-05-09 10 30",
            "return 0;",
            "12 13",
        ] {
            assert!(!is_remark(line), "{line}");
        }
    }

    #[test]
    fn a_time_before_a_line_is_passed_over() {
        for (line, rest) in [
            ("2026-01-01 10:00:05 INFO N=4", "INFO N=4"),
            ("2026-01-01T10:00:05Z 2 4 1 3", "2 4 1 3"),
            ("[2026/01/01 10:00:05,123] done", "done"),
            ("[10:00:05.123] found", "found"),
            ("10:00:05", ""),
            ("1:2 2:4 3:1 4:3", "1:2 2:4 3:1 4:3"),
            ("2 4 1 3", "2 4 1 3"),
            ("Elapsed 10:00:05", "Elapsed 10:00:05"),
        ] {
            assert_eq!(without_time(line), rest, "{line}");
        }
    }

    #[test]
    fn squares_are_read_from_names_with_numbers() {
        for (line, squares) in [
            ("q[0] = 1", Some(vec![(0, 1)])),
            ("x1=2 x2=4, x3=1; x4=3", Some(vec![(1, 2), (2, 4), (3, 1), (4, 3)])),
            ("Q_1 = 2", Some(vec![(1, 2)])),
            ("count[0] = 1", None),
            ("q = 1", None),
            ("q[0] = x", None),
            ("N=8", None),
        ] {
            assert_eq!(assigned(line), squares, "{line}");
        }
    }

    #[test]
    fn squares_are_read_from_sentences() {
        for (line, squares) in [
            ("Queen 1 is in column 3", Some(vec![(1, 3)])),
            ("Queen #2: column 4", Some(vec![(2, 4)])),
            ("8 queens, column 4", None),
            ("Queen in column 4 of 8", None),
            ("Queen 1 is placed at row 1, column 2", Some(vec![(1, 2)])),
            ("皇后1在第1行第2列", Some(vec![(1, 2)])),
            ("皇后1在第1行第2列，皇后2在第2行第4列", Some(vec![(1, 2), (2, 4)])),
            ("Row: 3, Col: 1", Some(vec![(3, 1)])),
            ("Queen 1", None),
            ("row 1", None),
        ] {
            assert_eq!(squares_in_words(line), squares, "{line}");
        }
    }
}
