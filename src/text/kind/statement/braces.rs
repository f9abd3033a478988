//! Lines of languages with braces.

use super::{Class, is_ideographic, is_prose, words_in_row};
use crate::text::kind::mask::{Masked, Token};

/// The words of C, C++ and Java that stand beside other words.
const BRACES: &[&str] = &[
    "int", "void", "char", "long", "short", "double", "float", "unsigned", "signed", "bool", "boolean", "static",
    "const", "struct", "class", "enum", "union", "typedef", "public", "private", "protected", "final", "return",
    "else", "new", "delete", "case", "goto", "using", "namespace", "if", "for", "while", "do", "switch", "extern",
    "inline", "register", "volatile", "auto", "template", "typename", "virtual", "abstract", "synchronized", "import",
    "package", "extends", "implements", "interface", "throws", "throw", "String", "size_t", "operator", "friend",
    "string", "vector", "fn", "let", "mut", "pub", "use", "impl", "func", "var", "function", "export", "override",
    "val", "fun", "async", "await", "readonly", "in", "of",
];

/// The kind of a line of C, C++ or Java.
pub(super) fn braces(line: &Masked, parts: &[Token]) -> Class {
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
