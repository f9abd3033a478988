//! Tokens: the words that the lexer makes of a program.

use crate::ast::Span;

/// A word of a program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    /// Which kind of word.
    pub kind: TokenKind,
    /// Where it is written.
    pub span: Span,
    /// Its first byte in the source.
    pub start: usize,
    /// The byte after its last.
    pub end: usize,
    /// How many brackets are open after it.
    pub level: u8,
}

macro_rules! kinds {
    (keywords { $($keyword:ident = $word:literal,)* } operators { $($operator:ident = $sign:literal,)* }) => {
        /// The kinds of token: each keyword and operator is one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum TokenKind {
            /// A name, also one of the soft keywords `match`, `case` and `_`.
            Name,
            Number,
            /// A string with its prefix and quotes.
            String,
            /// The end of a statement's line. Blank lines have none.
            Newline,
            Indent,
            Dedent,
            /// The end of the program.
            End,
            /// The place where the lexer gave up; always the last token. See [`LexError`](crate::lexer::LexError).
            Error,
            /// A character that begins no token, like `$`.
            Other,
            $($keyword,)*
            $($operator,)*
        }

        impl TokenKind {
            /// The keyword that a word is.
            pub(crate) fn of_word(word: &str) -> Option<TokenKind> {
                match word {
                    $($word => Some(TokenKind::$keyword),)*
                    _ => None,
                }
            }

            /// The longest operator at the beginning of a text, and its length.
            pub(crate) fn of_operator(text: &str) -> Option<(TokenKind, usize)> {
                let mut longest: Option<(TokenKind, usize)> = None;
                $(if text.starts_with($sign) && longest.is_none_or(|(_, length)| length < $sign.len()) {
                    longest = Some((TokenKind::$operator, $sign.len()));
                })*
                longest
            }

            /// How a keyword or operator is written.
            pub(crate) fn text(self) -> &'static str {
                match self {
                    $(TokenKind::$keyword => $word,)*
                    $(TokenKind::$operator => $sign,)*
                    _ => "",
                }
            }
        }
    };
}

kinds! {
    keywords {
        And = "and",
        As = "as",
        Assert = "assert",
        Async = "async",
        Await = "await",
        Break = "break",
        Class = "class",
        Continue = "continue",
        Def = "def",
        Del = "del",
        Elif = "elif",
        Else = "else",
        Except = "except",
        False = "False",
        Finally = "finally",
        For = "for",
        From = "from",
        Global = "global",
        If = "if",
        Import = "import",
        In = "in",
        Is = "is",
        Lambda = "lambda",
        None = "None",
        Nonlocal = "nonlocal",
        Not = "not",
        Or = "or",
        Pass = "pass",
        Raise = "raise",
        Return = "return",
        True = "True",
        Try = "try",
        While = "while",
        With = "with",
        Yield = "yield",
    }
    operators {
        LeftParen = "(",
        RightParen = ")",
        LeftBracket = "[",
        RightBracket = "]",
        LeftBrace = "{",
        RightBrace = "}",
        Comma = ",",
        Colon = ":",
        Semicolon = ";",
        Dot = ".",
        Ellipsis = "...",
        Arrow = "->",
        ColonEqual = ":=",
        Equal = "=",
        EqualEqual = "==",
        NotEqual = "!=",
        LessGreater = "<>",
        Less = "<",
        LessEqual = "<=",
        Greater = ">",
        GreaterEqual = ">=",
        Plus = "+",
        PlusEqual = "+=",
        Minus = "-",
        MinusEqual = "-=",
        Star = "*",
        StarEqual = "*=",
        DoubleStar = "**",
        DoubleStarEqual = "**=",
        Slash = "/",
        SlashEqual = "/=",
        DoubleSlash = "//",
        DoubleSlashEqual = "//=",
        Percent = "%",
        PercentEqual = "%=",
        At = "@",
        AtEqual = "@=",
        Ampersand = "&",
        AmpersandEqual = "&=",
        Bar = "|",
        BarEqual = "|=",
        Caret = "^",
        CaretEqual = "^=",
        Tilde = "~",
        LeftShift = "<<",
        LeftShiftEqual = "<<=",
        RightShift = ">>",
        RightShiftEqual = ">>=",
    }
}
