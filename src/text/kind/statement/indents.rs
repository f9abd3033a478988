//! Lines of Python.

use super::{Class, brackets, is_ideographic, is_prose, words_in_row};
use crate::text::kind::mask::{Masked, Token};

/// The words of Python that stand between others.
const INDENTS: &[&str] = &[
    "and", "or", "not", "in", "is", "if", "else", "for", "lambda", "await", "yield", "from", "async", "import", "as",
    "return", "def", "class", "while", "elif", "with", "raise", "assert", "del", "global", "nonlocal", "print", "pass",
];

/// The inside of brackets: names with signs between them.
pub(super) fn within_brackets(parts: &[Token]) -> Class {
    if is_ideographic(parts) || words_in_row(parts, INDENTS) > 2 {
        Class::Prose
    } else if is_plausible(parts) {
        Class::Code
    } else {
        Class::Unclear
    }
}

/// The kind of a line of Python.
pub(super) fn indents(line: &Masked, parts: &[Token]) -> Class {
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
