//! Whether a line is code or a sentence, by the one thing in which they differ everywhere: sentences put one word after
//! another, code puts signs between its names.

use super::mask::{Family, Masked, Token, tokens};

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Class {
    /// Nothing but blanks.
    Blank,
    /// A sentence, a heading, an item of a list.
    Prose,
    /// Neither: a number by itself, or code with a mistake.
    Unclear,
    /// A line that code has and other texts may have.
    Code,
    /// A line that hardly anything but a program has.
    Strong,
}

/// What each line is.
pub(super) fn classes(lines: &[Masked], family: Family) -> Vec<Class> {
    let mut depth = 0_i32;
    let mut is_continued = false;
    let classes = lines.iter().map(|line| {
        let parts = tokens(line);
        let class = match family {
            _ if line.has_comment && parts.iter().all(is_covered) => Class::Code,
            _ if parts.is_empty() => Class::Blank,
            Family::Braces => braces(line, &parts),
            Family::Indents if depth > 0 || is_continued => within_brackets(&parts),
            Family::Indents => indents(line, &parts),
        };
        if family == Family::Indents {
            // A bracket that a sentence opens goes on no further.
            depth = if class < Class::Unclear { 0 } else { (depth + brackets(&parts)).clamp(0, 100) };
            is_continued = line.code.last() == Some(&'\\');
            // Nothing that begins a statement stands in brackets: one before was not closed.
            if class == Class::Strong {
                depth = brackets(&parts).max(0);
            }
        }
        class
    });
    classes.collect()
}

/// Whether it is a string, or all that is seen of one over several lines.
fn is_covered(part: &Token) -> bool {
    match part {
        Token::Text => true,
        Token::Word(word) => word.bytes().all(|b| b == b's'),
        _ => false,
    }
}

/// How many more brackets a line opens than it closes.
pub(super) fn brackets(parts: &[Token]) -> i32 {
    let one = |part: &Token| match part {
        Token::Sign('(' | '[' | '{') => 1,
        Token::Sign(')' | ']' | '}') => -1,
        _ => 0,
    };
    parts.iter().map(one).sum()
}

/// How many words there are in a row at most that are no keywords.
fn words_in_row(parts: &[Token], keywords: &[&str]) -> usize {
    let is_word = |part: &Token| matches!(part, Token::Word(word) if !keywords.contains(&word.as_str()));
    parts.split(|part| !is_word(part)).map(<[Token]>::len).max().unwrap_or(0)
}

/// Whether it has letters that are written without blanks between words.
fn is_ideographic(parts: &[Token]) -> bool {
    let is_wide = |c: char| ('\u{2e80}'..='\u{9fff}').contains(&c) || ('\u{ac00}'..='\u{d7ff}').contains(&c);
    parts.iter().any(|part| match part {
        Token::Word(word) => word.contains(is_wide),
        Token::Sign(sign) => is_wide(*sign),
        _ => false,
    })
}

/// Whether a line is a sentence: of three words in a row, or of words that are written without blanks.
fn is_prose(line: &Masked, parts: &[Token], keywords: &[&str]) -> bool {
    let signs =
        parts.iter().filter(|part| matches!(part, Token::Sign('=' | ';' | '{' | '}' | '[' | '(' | '<'))).count();
    let row = words_in_row(parts, keywords);
    let is_item = matches!(parts, [Token::Sign('•' | '●' | '◆' | '·' | '–' | '—'), ..]);
    row >= 4 || row == 3 && signs < 2 || is_item || (line.is_cut && row >= 2) || is_caption(parts)
}

/// What stands above a listing on a web page: the name of its language, a button, *Output:*.
fn is_caption(parts: &[Token]) -> bool {
    const CAPTIONS: [&str; 16] = [
        "copy", "code", "output", "input", "example", "program", "python", "python3", "c", "cpp", "java", "run",
        "listing", "result", "results", "text",
    ];
    let words: Vec<String> = parts
        .iter()
        .filter_map(|part| if let Token::Word(word) = part { Some(word.to_lowercase()) } else { None })
        .collect();
    let signs =
        parts.iter().filter(|part| matches!(part, Token::Sign(sign) if !matches!(sign, ':' | '+' | '.'))).count();
    !words.is_empty() && signs == 0 && words.len() <= 3 && words.iter().all(|word| CAPTIONS.contains(&word.as_str()))
}

/// The words of C, C++ and Java that stand beside other words.
const BRACES: &[&str] = &[
    "int",
    "void",
    "char",
    "long",
    "short",
    "double",
    "float",
    "unsigned",
    "signed",
    "bool",
    "boolean",
    "static",
    "const",
    "struct",
    "class",
    "enum",
    "union",
    "typedef",
    "public",
    "private",
    "protected",
    "final",
    "return",
    "else",
    "new",
    "delete",
    "case",
    "goto",
    "using",
    "namespace",
    "if",
    "for",
    "while",
    "do",
    "switch",
    "extern",
    "inline",
    "register",
    "volatile",
    "auto",
    "template",
    "typename",
    "virtual",
    "abstract",
    "synchronized",
    "import",
    "package",
    "extends",
    "implements",
    "interface",
    "throws",
    "throw",
    "String",
    "size_t",
    "operator",
    "friend",
    "string",
    "vector",
    "fn",
    "let",
    "mut",
    "pub",
    "use",
    "impl",
    "func",
    "var",
    "function",
    "export",
    "override",
    "val",
    "fun",
    "async",
    "await",
    "readonly",
    "in",
    "of",
];

fn braces(line: &Masked, parts: &[Token]) -> Class {
    let first = match &parts[0] {
        Token::Sign('#') => {
            let directives = ["include", "define", "if", "ifdef", "ifndef", "endif", "else", "elif", "undef", "pragma"];
            let is_directive = directives.iter().any(|word| parts.get(1).is_some_and(|part| part.is(word)));
            return if is_directive { Class::Strong } else { Class::Unclear };
        }
        Token::Sign('@') if parts.len() > 1 => return Class::Code,
        Token::Word(word) => word.as_str(),
        _ => "",
    };
    if parts.iter().all(|part| matches!(part, Token::Sign('{' | '}' | '(' | ')' | ';' | ',' | '[' | ']'))) {
        return Class::Code;
    }
    // A name may have any letters.
    let is_named = BRACES.contains(&first) && matches!(parts.last(), Some(Token::Sign(';')));
    if is_prose(line, parts, BRACES) || (is_ideographic(parts) && !is_named) {
        return Class::Prose;
    }
    let has = |sign| parts.contains(&Token::Sign(sign));
    let last = &parts[parts.len() - 1];
    let keyword = BRACES.contains(&first);
    match last {
        Token::Sign(';' | '{' | '}') if parts.len() > 2 => {
            let is_control = matches!(first, "if" | "for" | "while" | "switch" | "return" | "do" | "else");
            if (is_control && (has('(') || has(';'))) || (keyword && (has('(') || has(';'))) {
                Class::Strong
            } else {
                Class::Code
            }
        }
        Token::Sign(';' | '{' | '}') => Class::Code,
        Token::Sign(')') if keyword || has(';') => Class::Strong,
        Token::Sign(':') => {
            let is_label = matches!(first, "case" | "default" | "public" | "private" | "protected")
                || (parts.len() == 2 && !first.starts_with(char::is_uppercase));
            if is_label { Class::Code } else { Class::Unclear }
        }
        Token::Sign(')' | ',' | '(' | '=' | '+' | '-' | '*' | '/' | '&' | '|' | '<' | '>' | '?' | '\\' | ']' | '[') => {
            if words_in_row(parts, BRACES) < 3 {
                Class::Code
            } else {
                Class::Unclear
            }
        }
        _ if keyword => Class::Code,
        _ if has('=') || (has('(') && has(')')) => Class::Code,
        _ => Class::Unclear,
    }
}

/// The words of Python that stand between others.
const INDENTS: &[&str] = &[
    "and", "or", "not", "in", "is", "if", "else", "for", "lambda", "await", "yield", "from", "async", "import", "as",
    "return", "def", "class", "while", "elif", "with", "raise", "assert", "del", "global", "nonlocal", "print", "pass",
];

/// What goes on in brackets: names with signs between them.
fn within_brackets(parts: &[Token]) -> Class {
    if is_ideographic(parts) || words_in_row(parts, INDENTS) > 2 {
        Class::Prose
    } else if is_plausible(parts) {
        Class::Code
    } else {
        Class::Unclear
    }
}

fn indents(line: &Masked, parts: &[Token]) -> Class {
    let class = parts.split(|part| *part == Token::Sign(';')).filter(|part| !part.is_empty()).map(simple).min();
    match compound(parts).or(class.flatten()) {
        Some(class) => class,
        None if is_prose(line, parts, &INDENTS[..11]) || is_ideographic(parts) => Class::Prose,
        None => Class::Unclear,
    }
}

/// A statement with a block of its own, by its colon.
fn compound(parts: &[Token]) -> Option<Class> {
    let Token::Word(first) = &parts[0] else { return None };
    let opens = matches!(first.as_str(), "def" | "class" | "if" | "elif" | "while" | "for" | "with");
    // Its head goes on in brackets on the next line.
    if opens && brackets(parts) > 0 && is_plausible(&parts[1..]) {
        return Some(Class::Strong);
    }
    let mut depth = 0;
    let colon = parts.iter().position(|part| {
        depth += brackets(std::slice::from_ref(part));
        depth == 0 && *part == Token::Sign(':')
    })?;
    let (head, rest) = (&parts[1..colon], &parts[colon + 1..]);
    let goes_on = rest.is_empty() || simple(rest).is_some();
    let names = || matches!(head, [Token::Word(_), ..]);
    let class = match first.as_str() {
        "def" if names() && head.contains(&Token::Sign('(')) => Class::Strong,
        "class" if names() && is_plausible(head) => Class::Strong,
        "if" | "elif" | "while" | "with" if is_plausible(head) && !head.is_empty() => Class::Strong,
        "for" => {
            let place = head.iter().position(|part| part.is("in"))?;
            let (targets, from) = (&head[..place], &head[place + 1..]);
            let is_loop = !targets.is_empty() && !from.is_empty() && is_plausible(targets) && is_plausible(from);
            if is_loop { Class::Strong } else { return None }
        }
        "else" | "try" | "finally" if head.is_empty() => Class::Code,
        "except" if is_plausible(head) => Class::Code,
        "match" | "case" if is_plausible(head) && !head.is_empty() && rest.is_empty() => Class::Code,
        _ => return None,
    };
    goes_on.then_some(class)
}

/// A statement without a block.
fn simple(parts: &[Token]) -> Option<Class> {
    let first = match &parts[0] {
        Token::Sign('@') => return is_plausible(&parts[1..]).then_some(Class::Code),
        Token::Text if parts.len() == 1 => return Some(Class::Code),
        Token::Word(word) => word.as_str(),
        // Unpacking, or a list that a method is called on.
        Token::Sign('(' | '[' | '*') => "",
        _ => return None,
    };
    let rest = &parts[1..];
    match first {
        "import" | "from" => {
            let is_list = rest.first().is_some_and(|part| matches!(part, Token::Word(_) | Token::Sign('.')));
            let is_whole = first == "import" || rest.iter().any(|part| part.is("import"));
            (is_list && is_whole && is_plausible(&without_imports(rest))).then_some(Class::Strong)
        }
        "pass" | "break" | "continue" => rest.is_empty().then_some(Class::Code),
        "return" | "yield" | "raise" | "assert" | "del" | "global" | "nonlocal" | "await" => {
            is_plausible(rest).then_some(Class::Code)
        }
        "print" if matches!(rest, [Token::Sign('('), ..]) => is_plausible(rest).then_some(Class::Strong),
        "print" => is_plausible(rest).then_some(if rest.contains(&Token::Text) { Class::Strong } else { Class::Code }),
        _ => {
            let is_code = is_plausible(parts) && (is_assignment(parts) || is_call(parts));
            is_code.then_some(Class::Code)
        }
    }
}

/// The names of an import, with signs in the place of the words between them.
fn without_imports(parts: &[Token]) -> Vec<Token> {
    let sign = |part: &Token| if part.is("import") || part.is("as") { Token::Sign(',') } else { part.clone() };
    parts.iter().map(sign).collect()
}

/// Whether a value is put into a name; behind a type, if at all, no colon stands outside brackets.
fn is_assignment(parts: &[Token]) -> bool {
    let mut depth = 0;
    let mut has_value = false;
    for (i, part) in parts.iter().enumerate() {
        depth += brackets(std::slice::from_ref(part));
        let is_compared = matches!(parts.get(i + 1), Some(Token::Sign('=')))
            || (i > 0 && matches!(parts[i - 1], Token::Sign('=' | '!' | '<' | '>')));
        match part {
            Token::Sign(':') if depth == 0 && has_value && !parts[..i].iter().any(|part| part.is("lambda")) => {
                return false;
            }
            Token::Sign('=') if depth == 0 && !is_compared => has_value = i > 0 && i + 1 < parts.len(),
            _ => {}
        }
    }
    has_value
}

/// Whether it is a name with brackets behind it.
fn is_call(parts: &[Token]) -> bool {
    let end = parts.iter().position(|part| !matches!(part, Token::Word(_) | Token::Sign('.'))).unwrap_or(parts.len());
    let is_keyword = |part: &Token| matches!(part, Token::Word(word) if INDENTS.contains(&word.as_str()));
    let is_name = end > 0 && !parts[..end].iter().any(is_keyword);
    is_name && parts.get(end) == Some(&Token::Sign('(')) && parts.last() != Some(&Token::Sign(':'))
}

/// Whether signs stand between all names, numbers and strings.
fn is_plausible(parts: &[Token]) -> bool {
    let is_between = |part: &Token| matches!(part, Token::Word(word) if INDENTS.contains(&word.as_str()));
    let is_end = |part: &Token| match part {
        Token::Sign(sign) => matches!(sign, ')' | ']' | '}'),
        other => !is_between(other),
    };
    let is_begin = |part: &Token| match part {
        Token::Sign(sign) => *sign == '{',
        other => !is_between(other),
    };
    let is_apart = parts.windows(2).all(|pair| match pair {
        [Token::Text, Token::Text] => true,
        [one, next] => !(is_end(one) && is_begin(next)),
        _ => true,
    });
    let is_known = |part: &Token| match part {
        Token::Sign('!') => parts.windows(2).any(|pair| pair == [Token::Sign('!'), Token::Sign('=')]),
        Token::Sign(sign) => "()[]{}.,:=+-*/%<>&|^~@`\\".contains(*sign),
        _ => true,
    };
    is_apart && parts.iter().all(is_known)
}

#[cfg(test)]
mod tests {
    use super::super::mask::masked;
    use super::*;

    fn class(text: &str, family: Family) -> Class {
        classes(&masked([text].into_iter(), family), family)[0]
    }

    #[test]
    fn statements_of_python_are_code_and_sentences_are_not() {
        for (text, expected) in [
            ("def place(row, n=8):", Class::Strong),
            ("for i, c in enumerate(queens):", Class::Strong),
            ("if x: return", Class::Strong),
            ("from typing import List, Dict", Class::Strong),
            ("print \"a\", b", Class::Strong),
            ("print(*board, sep='\\n')", Class::Strong),
            ("queens[row] = col  # a comment of words", Class::Code),
            ("x: int = 5", Class::Code),
            ("solve(0)", Class::Code),
            ("n, m = 4, 5; place(n)", Class::Code),
            ("key = lambda move: move[0]", Class::Code),
            ("for example in the following we place it:", Class::Prose),
            ("import duties rose in the second year", Class::Prose),
            ("return to sender as soon as possible", Class::Prose),
            ("N = 12: 14200", Class::Unclear),
            ("while the board is empty:", Class::Prose),
            ("我们用一个数组表示棋盘", Class::Prose),
            ("15863724", Class::Unclear),
            ("for i in range(8)", Class::Unclear),
        ] {
            assert_eq!(class(text, Family::Indents), expected, "{text}");
        }
    }

    #[test]
    fn lines_with_braces_are_code_and_sentences_are_not() {
        for (text, expected) in [
            ("#include <stdio.h>", Class::Strong),
            ("int check(int row, int col);", Class::Strong),
            ("for (i = 0; i < n; i++)", Class::Strong),
            ("QUEEN queen(8);", Class::Code),
            ("} else {", Class::Code),
            ("const unsigned long long most = 20;", Class::Strong),
            ("case 3:", Class::Code),
            ("// a whole sentence as a comment", Class::Code),
            ("It then goes back to the row before (see above)", Class::Prose),
            ("We don't need that;", Class::Prose),
            ("if (有可能的路线) 前进一步", Class::Prose),
            ("Code:", Class::Prose),
            ("0 0", Class::Unclear),
            ("#1/queens/8", Class::Unclear),
        ] {
            assert_eq!(class(text, Family::Braces), expected, "{text}");
        }
    }
}
