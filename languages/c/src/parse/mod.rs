//! The parser of C: it gives every expression its type as it reads, as gcc does, so that the first mistake it meets is
//! gcc's first one too.

mod builtin;
mod cpp;
mod declaration;
mod declarator;
mod expression;
mod fold;
mod function;
mod height;
mod initializer;
mod java;
mod number;
mod postfix;
mod scope;
mod specifiers;
mod statement;
mod typed;

use std::collections::BTreeMap;
use std::rc::Rc;

pub(crate) use expression::level;
pub(crate) use fold::{compares, wrapped};
pub(crate) use java::parse as java;
pub(crate) use number::{Number, char_value, characters, escape, hexadecimal, number};

use self::height::Height;
use crate::limits::MAX_NESTING;
use crate::program::Language;
use crate::refusal::{Lack, Mistake, Refusal, TextLimit};
use crate::text::{Kind, Preprocessed, Token, lex};
use crate::tree::{Function, Statement, Tree, Variable};
use crate::types::{Ty, Types};
use function::Current;
use scope::Scope;

type Result<T> = std::result::Result<T, Refusal>;

/// A text as it is read.
pub(crate) struct Parser {
    tokens: Vec<Token>,
    at: usize,
    /// How many constructs are open.
    depth: u32,
    /// How high the tree is of the expression that is read.
    height: Height,
    types: Types,
    scopes: Vec<Scope>,
    functions: Vec<Function>,
    function_names: BTreeMap<Rc<str>, usize>,
    /// The functions that were called before they were declared.
    implicit: Vec<usize>,
    globals: Vec<Variable>,
    global_names: BTreeMap<Rc<str>, usize>,
    literals: Vec<Rc<[u8]>>,
    beginnings: Vec<Statement>,
    headers: std::collections::BTreeSet<&'static str>,
    current: Current,
    /// Whether what is read belongs to the library.
    is_hidden: bool,
    /// Whether the language is C++.
    is_cpp: bool,
    namespaces: Vec<cpp::Namespace>,
    classes: BTreeMap<u32, cpp::Class>,
    sets: Vec<Vec<cpp::Candidate>>,
    /// Those of them that were named with their class, `A::f`: virtual or not, it is that method which is called.
    named_sets: Vec<usize>,
    /// Whether the next call is of one of these.
    calls_named: bool,
    templates: Vec<cpp::Template>,
    /// Whether types are read whose lengths hold places: they take no memory.
    holds_places: bool,
    /// What C++ knows of each function.
    infos: BTreeMap<usize, cpp::Info>,
    /// Functions whose bodies are to be read.
    waiting: Vec<usize>,
    /// A `>>` of which one half has been read.
    half: usize,
    lists: cpp::Lists,
    /// The values of constants.
    constants: Vec<(usize, i64)>,
    auto_type: Ty,
    braces_type: Ty,
    /// That of `nullptr`: a pointer to nothing that there is.
    null_type: Ty,
    /// Classes of templates that wait until an argument is complete.
    deferred: Vec<(usize, Vec<cpp::Argument>, u32)>,
    /// Why a class of a template of the program could not be made.
    failed: Option<Refusal>,
    /// Whether the program catches exceptions.
    has_try: bool,
    /// The line of the program that is read, while its library is.
    user_line: u32,
}

/// Takes out `[[fallthrough]]` and its like, which change nothing.
fn remove_attributes(tokens: &mut Vec<Token>) {
    let known = ["fallthrough", "nodiscard", "maybe_unused", "deprecated", "noreturn", "likely", "unlikely"];
    let mut at = 0;
    while at + 2 < tokens.len() {
        let begins = tokens[at].is_punct("[") && tokens[at + 1].is_punct("[") && known.contains(&&*tokens[at + 2].text);
        let ends = |pair: &[Token]| pair[0].is_punct("]") && pair[1].is_punct("]");
        match begins.then(|| tokens[at..].windows(2).position(ends)).flatten() {
            Some(end) => drop(tokens.drain(at..at + end + 2)),
            None => at += 1,
        }
    }
}

/// Reads the tokens of a program.
///
/// # Errors
/// The first mistake, or the first thing that is not here.
pub(crate) fn parse(text: Preprocessed, language: Language) -> Result<Tree> {
    let is_cpp = language == Language::Cpp;
    let mut text = text;
    remove_attributes(&mut text.tokens);
    let has_try = is_cpp && text.tokens.iter().any(|token| token.line > 0 && token.is("try"));
    let mut parser = Parser {
        tokens: text.tokens,
        has_try,
        failed: None,
        at: 0,
        depth: 0,
        height: Height::default(),
        types: Types::new(),
        scopes: vec![Scope { owner: scope::Owner::Namespace(0), ..Scope::default() }],
        functions: Vec::new(),
        function_names: BTreeMap::new(),
        implicit: Vec::new(),
        globals: Vec::new(),
        global_names: BTreeMap::new(),
        literals: Vec::new(),
        beginnings: Vec::new(),
        headers: text.headers,
        current: Current::default(),
        is_hidden: false,
        is_cpp,
        namespaces: vec![cpp::Namespace::default()],
        classes: BTreeMap::new(),
        sets: Vec::new(),
        templates: Vec::new(),
        holds_places: false,
        infos: BTreeMap::new(),
        waiting: Vec::new(),
        half: 0,
        lists: cpp::Lists::default(),
        constants: Vec::new(),
        auto_type: Ty::INT,
        braces_type: Ty::INT,
        null_type: Ty::INT,
        deferred: Vec::new(),
        user_line: 1,
        named_sets: Vec::new(),
        calls_named: false,
    };
    if parser.is_cpp {
        parser.begin_cpp();
    }
    match parser.read_all() {
        Ok(()) => parser.finish(),
        // In the library, which the last line of the program has asked for.
        Err(refusal) => {
            let refusal = parser.failed.unwrap_or(refusal);
            Err(Refusal { line: if refusal.line == 0 { parser.user_line.max(1) } else { refusal.line }, ..refusal })
        }
    }
}

impl Parser {
    fn read_all(&mut self) -> Result<()> {
        while self.peek().kind != Kind::End {
            if self.is_cpp { self.cpp_external()? } else { self.external()? }
        }
        self.read_waiting()
    }

    fn peek(&self) -> &Token {
        &self.tokens[self.at]
    }

    fn ahead(&self, count: usize) -> &Token {
        &self.tokens[(self.at + count).min(self.tokens.len() - 1)]
    }

    fn line(&self) -> u32 {
        self.peek().line
    }

    fn next(&mut self) -> Token {
        let token = self.tokens[self.at].clone();
        if token.kind != Kind::End {
            self.at += 1;
        }
        token
    }

    fn takes(&mut self, text: &str) -> bool {
        let found = self.peek().is(text);
        self.at += usize::from(found);
        found
    }

    fn fail<T>(&self, mistake: Mistake) -> Result<T> {
        Err(Refusal::mistake(self.line(), mistake))
    }

    /// What comes is no type.
    fn unknown_type<T>(&self) -> Result<T> {
        let is_of_std = self.is_cpp && self.peek().is("std") && self.ahead(1).is_punct("::");
        let at = self.at + if is_of_std { 2 } else { 0 };
        let token = &self.tokens[at];
        let symbol = self.symbol(&token.text);
        if let Some(scope::Symbol::Template(_)) = symbol
            && !self.tokens[self.at + 1].is_punct("<")
        {
            return self.lack_arguments(&token.text, token.line);
        }
        let is_of_library = match symbol {
            Some(scope::Symbol::Template(template)) => self.templates[template].is_hidden,
            Some(scope::Symbol::Typedef(_)) => &*token.text == "string",
            _ => false,
        };
        if is_of_library && let Some(member) = self.member_behind(at) {
            return Err(Refusal::lack(token.line, Lack::Word { word: member.to_owned() }));
        }
        self.fail(Mistake::UnknownType { name: token.text.to_string() })
    }

    /// `pointer` of `vector<int>::pointer`.
    fn member_behind(&self, class: usize) -> Option<&str> {
        let mut depth = 0;
        for pair in self.tokens[class + 1..].windows(2) {
            match &*pair[0].text {
                "<" => depth += 1,
                ">" => depth -= 1,
                ">>" => depth -= 2,
                "::" if depth == 0 => return Some(&pair[1].text),
                ";" | "{" => return None,
                _ if depth == 0 => return None,
                _ => {}
            }
        }
        None
    }

    /// Fails at the next token: something else was expected.
    fn expected<T>(&self, what: &str) -> Result<T> {
        self.expected_in(self.line(), what)
    }

    fn expected_in<T>(&self, line: u32, what: &str) -> Result<T> {
        let token = self.peek();
        if token.kind == Kind::Stray {
            return Err(self.stray(token));
        }
        let before =
            if token.kind == Kind::End { "the end of the text".to_owned() } else { format!("`{}`", token.text) };
        Err(Refusal::mistake(line, Mistake::Expected { what: what.to_owned(), before }))
    }

    fn stray(&self, token: &Token) -> Refusal {
        let quote = token.text.chars().find(|&letter| letter == '"' || letter == '\'');
        Refusal::mistake(
            token.line,
            match quote {
                Some(quote) => Mistake::OpenLiteral { quote },
                None => Mistake::Stray { text: token.text.to_string() },
            },
        )
    }

    /// Takes a token that must come. Where it is missing at the end of a line, gcc names that line.
    fn expect(&mut self, text: &str) -> Result<()> {
        if self.takes(text) {
            return Ok(());
        }
        let before = self.at.checked_sub(1).map_or(self.line(), |before| self.tokens[before].line);
        self.expected_in(before, &format!("`{text}`"))
    }

    fn name(&mut self) -> Result<Token> {
        if self.peek().kind == Kind::Name && !self.is_reserved(&self.peek().text) {
            return Ok(self.next());
        }
        self.expected("a name")
    }

    /// Reads an expression, or a part of one; what was read before it is as high as it was.
    fn beside<T>(&mut self, read: impl FnOnce(&mut Parser) -> Result<T>) -> Result<T> {
        let before = self.height.begin();
        let result = read(self);
        self.height.end(before);
        result
    }

    /// Goes one level deeper, as long as that is allowed.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Parser) -> Result<T>) -> Result<T> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err(Refusal::limit(self.line(), TextLimit::Nesting));
        }
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// Reads another text in between: of the library.
    fn read_hidden<T>(&mut self, text: &str, read: impl FnOnce(&mut Parser) -> Result<T>) -> Result<T> {
        let mut tokens = lex(text).tokens;
        tokens.iter_mut().for_each(|token| token.line = 0);
        let tokens = std::mem::replace(&mut self.tokens, tokens);
        let at = std::mem::replace(&mut self.at, 0);
        let scopes = self.scopes.split_off(1);
        let current = std::mem::take(&mut self.current);
        let depth = std::mem::replace(&mut self.depth, 0);
        let hidden = std::mem::replace(&mut self.is_hidden, true);
        let cpp = std::mem::replace(&mut self.is_cpp, false);
        let result = read(self);
        self.is_hidden = hidden;
        self.is_cpp = cpp;
        self.depth = depth;
        self.current = current;
        self.scopes.extend(scopes);
        self.at = at;
        self.tokens = tokens;
        result
    }
}

const KEYWORDS: [&str; 44] = [
    "_Alignas",
    "_Alignof",
    "_Atomic",
    "_Bool",
    "_Complex",
    "_Generic",
    "_Imaginary",
    "_Noreturn",
    "_Static_assert",
    "_Thread_local",
    "asm",
    "auto",
    "break",
    "case",
    "char",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extern",
    "float",
    "for",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "typedef",
    "union",
    "unsigned",
    "void",
    "volatile",
];

/// Whether a word has a meaning in C. `while` is the only one behind `volatile`.
fn is_keyword(text: &str) -> bool {
    KEYWORDS.binary_search(&text).is_ok() || text == "while" || text == "typeof"
}
