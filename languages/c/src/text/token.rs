//! Tokens.

use std::rc::Rc;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An identifier or a keyword.
    Name,
    /// A number of the preprocessor: its value is read by the parser.
    Number,
    /// A character constant, with its quotes.
    Char,
    /// A string literal, with its quotes.
    Str,
    /// An operator or other punctuation; the text is one of [`PUNCTUATION`].
    Punct,
    /// A character that begins no token of C.
    Stray,
    /// The end of the text.
    End,
}

/// A token with its place.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) text: Rc<str>,
    /// From 1 on; of a token of a macro, where the macro was used. 0 in a header.
    pub(crate) line: u32,
    /// Whether white space comes before it.
    pub(crate) space: bool,
    /// Whether it is the first of its line.
    pub(crate) first: bool,
    /// The macros that are not expanded in it any more.
    pub(crate) hidden: Hidden,
}

/// A set of names of macros, as a list that is shared.
pub(crate) type Hidden = Option<Rc<Hide>>;

/// A name in front of a set of names.
#[derive(Debug)]
pub(crate) struct Hide {
    pub(crate) name: Rc<str>,
    pub(crate) rest: Hidden,
}

impl Token {
    pub(crate) fn is(&self, text: &str) -> bool {
        matches!(self.kind, Kind::Punct | Kind::Name) && &*self.text == text
    }

    pub(crate) fn is_punct(&self, text: &str) -> bool {
        self.kind == Kind::Punct && &*self.text == text
    }

    pub(crate) fn is_hidden(&self, name: &str) -> bool {
        let mut at = &self.hidden;
        while let Some(hide) = at {
            if &*hide.name == name {
                return true;
            }
            at = &hide.rest;
        }
        false
    }
}

/// The punctuation of C, longer ones before their beginnings.
pub(crate) const PUNCTUATION: [&str; 51] = [
    "...", "<<=", "::", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "*=", "/=", "%=",
    "+=", "-=", "&=", "^=", "|=", "##", "<:", ":>", "[", "]", "(", ")", "{", "}", ".", "&", "*", "+", "-", "~", "!",
    "/", "%", "<", ">", "^", "|", "?", ":", ";", "=", ",", "#",
];
