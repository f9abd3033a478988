//! The parser of Java, as far as programs of static methods go: one class, or methods and statements without one. Objects
//! of one's own are refused by line and word.
//!
//! The headers of all members are read first, then their bodies. An array is a pointer to its elements, a `String` one to
//! a structure without members; both belong to the library. What javac finds only when it follows the flow of a program
//! is kept until everything else has been read, as it is there.

mod body;
mod call;
mod convert;
mod expression;
mod flow;
mod loops;
mod member;
mod operator;
mod primary;
mod statement;
mod ty;

use std::collections::BTreeMap;
use std::rc::Rc;

use flow::Flow;
use statement::Target;

use super::Result;
use crate::limits::MAX_NESTING;
use crate::parse::height::Height;
use crate::refusal::{Lack, Mistake, Reason, Refusal, TextLimit};
use crate::text::{Kind, Token, lex};
use crate::tree::{Function, Statement, Storage, Tree, Variable};
use crate::types::{Ty, Types};

/// A method of the program.
struct Method {
    name: Rc<str>,
    class: usize,
    parameters: Vec<Ty>,
    result: Ty,
    /// Its function; none of a method of objects.
    function: Option<usize>,
    /// Where its body begins.
    at: usize,
    names: Vec<Token>,
}

/// A field of the program: its global; none of a field of objects.
struct Field {
    name: Rc<str>,
    class: usize,
    global: Option<usize>,
    is_final: bool,
}

/// A local variable that can be seen.
struct Local {
    name: Rc<str>,
    local: usize,
    is_final: bool,
    /// Whether it is an `Integer` in Java, or another box.
    is_box: bool,
}

/// What comes before `main`.
enum Beginning {
    /// The value of a field, from a token on.
    Field(usize, usize),
    /// A `static` block.
    Block(usize),
}

/// A text as it is read.
pub(super) struct Java {
    tokens: Vec<Token>,
    at: usize,
    /// A `>>` of which one half has been read.
    half: bool,
    depth: u32,
    /// How high the tree is of the expression that is read.
    height: Height,
    types: Types,
    /// The classes of the program, behind the place that belongs to none.
    classes: Vec<Rc<str>>,
    /// Names that come from other packages than those that are here.
    foreign: Vec<Rc<str>>,
    is_foreign: bool,
    methods: Vec<Method>,
    fields: Vec<Field>,
    order: Vec<(usize, Beginning)>,
    /// Where statements without a method begin.
    loose: Vec<usize>,
    functions: Vec<Function>,
    globals: Vec<Variable>,
    literals: Vec<Rc<[u8]>>,
    beginnings: Vec<Statement>,
    /// The names of the structures of the library, in their order.
    library: Vec<&'static str>,
    lists: Vec<(&'static str, Ty, Ty)>,
    /// Values of constants: of globals, and of variables of the method.
    constants: BTreeMap<usize, i64>,
    local_constants: BTreeMap<usize, i64>,
    class: usize,
    result: Ty,
    locals: Vec<Variable>,
    scope: Vec<Local>,
    labels: usize,
    targets: Vec<Target>,
    flow: Flow,
    /// What following the flow has found first.
    late: Option<Refusal>,
}

/// Reads a program.
///
/// # Errors
/// The first mistake, or the first thing that is not here.
pub(crate) fn parse(text: &str) -> Result<Tree> {
    let lexed = lex(text);
    if let Some(refusal) = lexed.refusal {
        return Err(refusal);
    }
    let mut java = Java::new(lexed.tokens);
    let outside = java.unit();
    let inside = java.bodies();
    if let Err(outside) = outside {
        // A bracket too many in a body ends its class too early, which is found farther down.
        let is_cause = |inside: &Refusal| {
            let is_syntax = matches!(inside.reason, Reason::Mistake(Mistake::Expected { .. } | Mistake::NotStatement));
            is_syntax && matches!(outside.reason, Reason::Mistake(_)) && inside.line <= outside.line
        };
        return Err(inside.err().filter(is_cause).unwrap_or(outside));
    }
    inside?;
    java.finish()
}

impl Java {
    fn new(tokens: Vec<Token>) -> Java {
        let mut types = Types::new();
        types.is_java = true;
        let mut java = Java {
            tokens,
            at: 0,
            half: false,
            depth: 0,
            height: Height::default(),
            types,
            classes: vec![Rc::from("")],
            foreign: Vec::new(),
            is_foreign: false,
            methods: Vec::new(),
            fields: Vec::new(),
            order: Vec::new(),
            loose: Vec::new(),
            functions: Vec::new(),
            globals: Vec::new(),
            literals: Vec::new(),
            beginnings: Vec::new(),
            library: Vec::new(),
            lists: Vec::new(),
            constants: BTreeMap::new(),
            local_constants: BTreeMap::new(),
            class: 0,
            result: Ty::VOID,
            locals: Vec::new(),
            scope: Vec::new(),
            labels: 0,
            targets: Vec::new(),
            flow: Flow::default(),
            late: None,
        };
        java.begin_types();
        java
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

    /// Goes past some tokens, at most to the end of the text.
    fn skip(&mut self, tokens: usize) {
        self.at = (self.at + tokens).min(self.tokens.len() - 1);
    }

    fn next(&mut self) -> Token {
        let token = self.peek().clone();
        self.at += usize::from(token.kind != Kind::End);
        token
    }

    fn takes(&mut self, text: &str) -> bool {
        let found = self.peek().is(text);
        self.at += usize::from(found);
        found
    }

    fn lack<T>(&self, line: u32, word: &str) -> Result<T> {
        Err(Refusal::lack(line, Lack::Word { word: word.to_owned() }))
    }

    fn expected<T>(&self, line: u32, what: &str) -> Result<T> {
        let token = self.peek();
        if token.kind == Kind::Stray
            && let Some(quote) = token.text.chars().next().filter(|&quote| quote == '"' || quote == '\'')
        {
            return Err(Refusal::mistake(token.line, Mistake::OpenLiteral { quote }));
        }
        if token.kind == Kind::End {
            return Err(Refusal::mistake(self.last_line(), Mistake::EndOfInput));
        }
        let before = format!("`{}`", token.text);
        Err(Refusal::mistake(line, Mistake::Expected { what: what.to_owned(), before }))
    }

    /// The line of the last token.
    fn last_line(&self) -> u32 {
        self.tokens.len().checked_sub(2).map_or(1, |last| self.tokens[last].line)
    }

    /// Takes a token that must come. Where it is missing at the end of a line, javac names that line.
    fn expect(&mut self, text: &str) -> Result<()> {
        if self.takes(text) {
            return Ok(());
        }
        self.expected(self.line_before(), &format!("`{text}`"))
    }

    /// The line in which something is missing: that of the token before.
    fn line_before(&self) -> u32 {
        self.at.checked_sub(1).map_or(self.line(), |before| self.tokens[before].line)
    }

    fn name(&mut self) -> Result<Token> {
        if self.peek().kind == Kind::Name && !is_keyword(&self.peek().text) {
            return Ok(self.next());
        }
        self.expected(self.line_before(), "a name")
    }

    /// Reads an expression, or a part of one; what was read before it is as high as it was.
    fn beside<T>(&mut self, read: impl FnOnce(&mut Java) -> Result<T>) -> Result<T> {
        let before = self.height.begin();
        let result = read(self);
        self.height.end(before);
        result
    }

    /// Goes one level deeper, as long as that is allowed.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Java) -> Result<T>) -> Result<T> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err(Refusal::limit(self.line(), TextLimit::Nesting));
        }
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// What following the flow has found: it counts if nothing else is wrong.
    fn found_late(&mut self, line: u32, mistake: Mistake) {
        if self.late.is_none() {
            self.late = Some(Refusal::mistake(line, mistake));
        }
    }

    fn finish(mut self) -> Result<Tree> {
        if let Some(late) = self.late {
            return Err(late);
        }
        let text = self.text_type();
        let of_texts = self.types.pointer(text);
        let is_main = |method: &&Method| {
            let count = method.parameters.len();
            &*method.name == "main" && (count == 1 || (count == 0 && method.class == 0)) && method.function.is_some()
        };
        let fits = |method: &&Method| method.parameters.first().is_none_or(|ty| ty.same(of_texts));
        let mut mains = self.methods.iter().filter(is_main).filter(fits);
        let Some(main) = mains.next().and_then(|method| method.function) else {
            return Err(Refusal::mistake(self.last_line(), Mistake::NoMain));
        };
        Ok(Tree {
            bases: Default::default(),
            types: self.types,
            functions: self.functions,
            globals: self.globals,
            literals: self.literals,
            beginnings: self.beginnings,
            main,
            is_cpp: false,
            is_java: true,
        })
    }

    fn literal(&mut self, units: &[u16]) -> usize {
        let bytes: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        if let Some(index) = self.literals.iter().position(|known| **known == *bytes) {
            return index;
        }
        self.literals.push(bytes.into());
        self.literals.len() - 1
    }

    fn new_local(&mut self, name: Rc<str>, ty: Ty, line: u32) -> usize {
        self.locals.push(Variable { name, ty, line, is_addressed: false, is_static: None, is_extern: false });
        self.locals.len() - 1
    }

    fn storage_name(&self, storage: Storage) -> Rc<str> {
        match storage {
            Storage::Local(local) => self.locals[local].name.clone(),
            Storage::Global(global) => self.globals[global].name.clone(),
        }
    }
}

/// The words that are no names.
fn is_keyword(text: &str) -> bool {
    const WORDS: &str = " abstract assert boolean break byte case catch char class const continue default do double else \
        enum extends final finally float for goto if implements import instanceof int interface long native new package \
        private protected public return short static strictfp super switch synchronized this throw throws transient try \
        void volatile while true false null ";
    crate::text::is_among(WORDS, text)
}
