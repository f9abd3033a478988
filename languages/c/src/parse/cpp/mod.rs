//! What C++ adds to C: classes, references, overloading, templates of the library. The tree that comes out is that of C:
//! a reference is a pointer, a method a function with the object in front, and what is done at the end of a block stands
//! there.

mod allocate;
mod argument;
mod body;
mod call;
mod class;
mod declare;
mod declared;
mod deduce;
mod exception;
mod external;
mod given;
mod global;
mod lambda;
mod memberwise;
mod method;
mod names;
mod object;
mod operators;
mod outside;
mod partial;
mod range;
mod statement;
mod template;
mod temporary;
mod trait_of;
mod value;

use std::collections::BTreeMap;
use std::rc::Rc;

use super::scope::{Owner, Scope, Symbol};
use super::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::tree::{Expression, ExpressionKind, Variable};
use crate::types::{NULL_TAG, Shape, Structure, Ty};

/// A namespace.
#[derive(Debug, Default)]
pub(in crate::parse) struct Namespace {
    pub(in crate::parse) scope: Scope,
    /// Namespaces whose names are seen in this one.
    pub(super) uses: Vec<usize>,
}

/// A class; a structure of C is one, too.
#[derive(Debug, Default)]
pub(in crate::parse) struct Class {
    pub(super) name: Rc<str>,
    pub(in crate::parse) scope: Scope,
    /// The scopes around it.
    pub(super) context: Vec<Scope>,
    pub(super) base: Option<Ty>,
    pub(super) constructors: Vec<usize>,
    pub(super) destructor: Option<usize>,
    /// Where the values stand that members begin with.
    pub(super) beginnings: Vec<(usize, usize)>,
    /// Members that are seen only inside.
    pub(super) private: Vec<Rc<str>>,
    /// Functions and classes that see them, too.
    pub(super) friends: Vec<Rc<str>>,
    /// The template and its arguments.
    pub(super) made_of: Option<(usize, Vec<Argument>)>,
    /// Functions that are made when they are needed.
    pub(super) implicit: Vec<(Implicit, usize)>,
    /// Methods that derived classes replace, in the order of their first declarations.
    pub(super) virtuals: Vec<(Rc<str>, usize)>,
    /// The global with the pointers to them.
    pub(super) table: Option<usize>,
    pub(super) is_closure: bool,
}

/// Functions that a class has without a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Implicit {
    Default,
    Copy,
    Move,
    Assign,
    Destroy,
}

/// What a name may call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::parse) enum Candidate {
    Function(usize),
    Template(usize),
}

/// An argument of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Argument {
    Type(Ty),
    Value(i64),
}

/// A parameter of a template.
#[derive(Clone, Debug)]
pub(super) struct TemplateParameter {
    pub(super) name: Rc<str>,
    pub(super) is_type: bool,
    pub(super) default: Option<usize>,
}

/// A template of a class or of a function.
#[derive(Clone, Debug)]
pub(in crate::parse) struct Template {
    pub(super) name: Rc<str>,
    pub(super) parameters: Vec<TemplateParameter>,
    /// The first token behind its parameters.
    pub(super) at: usize,
    pub(super) context: Vec<Scope>,
    pub(super) is_class: bool,
    pub(super) made: BTreeMap<Vec<Argument>, usize>,
    /// The types of its parameters, with types of their own for those of the template.
    pub(super) pattern: Option<(Vec<Ty>, Vec<Ty>, usize)>,
    /// The class that it is a method of.
    pub(super) class: Option<u32>,
    pub(super) is_constructor: bool,
    /// The operator of a lambda with `auto` among its parameters.
    pub(super) is_lambda: bool,
    pub(super) has_body: bool,
    pub(super) is_hidden: bool,
    /// Members that are defined outside: where, and the names of the parameters there.
    pub(super) outside: Vec<(usize, Vec<Rc<str>>)>,
}

/// What C++ knows of a function.
#[derive(Debug, Default)]
pub(in crate::parse) struct Info {
    pub(super) class: Option<u32>,
    pub(super) is_static: bool,
    pub(super) is_const: bool,
    pub(super) is_explicit: bool,
    pub(super) is_constructor: bool,
    pub(super) is_destructor: bool,
    pub(super) is_deleted: bool,
    pub(super) is_private: bool,
    pub(super) is_pure: bool,
    pub(super) is_template: bool,
    /// A template with `T &&` among its parameters.
    /// Its place among the virtual methods of its class.
    pub(super) slot: Option<usize>,
    pub(super) defaults: Vec<Option<usize>>,
    pub(super) context: Vec<Scope>,
    pub(super) body: Option<Body>,
    pub(super) implicit: Option<Implicit>,
}

impl Info {
    /// Whether only derived classes have the method.
    pub(in crate::parse) fn is_pure(&self) -> bool {
        self.is_pure
    }
}

/// A body that is read later.
#[derive(Debug)]
pub(super) struct Body {
    /// Its first token, `{` or `:`; none if it has no text.
    pub(super) at: Option<usize>,
    pub(super) locals: Vec<Variable>,
    pub(super) parameters: Vec<usize>,
    pub(super) scope: Scope,
    pub(super) deduces: bool,
}

/// The lists of arguments of templates that were read inside of one that is being read.
#[derive(Default)]
pub(super) struct Lists {
    is_open: bool,
    read: Vec<List>,
}

/// A list of arguments of a template, and where the parser was behind it.
struct List {
    start: usize,
    template: usize,
    arguments: Result<Vec<Argument>>,
    end: usize,
    half: usize,
}

/// Where the parser was before it read something elsewhere.
struct Away {
    at: usize,
    lists: Lists,
    scopes: Vec<Scope>,
    current: super::function::Current,
    half: usize,
    is_hidden: bool,
}

/// How an object begins.
pub(super) enum Init {
    /// `T x;`
    Default,
    /// `T x{};` or `T()`.
    Zero,
    /// `T x(a, b);`
    Arguments(Vec<Expression>),
    /// `T x = a;`
    Copy(Expression),
}

const KEYWORDS: [&str; 45] = [
    "and",
    "bool",
    "catch",
    "class",
    "const_cast",
    "constexpr",
    "decltype",
    "delete",
    "dynamic_cast",
    "explicit",
    "export",
    "false",
    "friend",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "nullptr",
    "operator",
    "or",
    "private",
    "protected",
    "public",
    "reinterpret_cast",
    "static_assert",
    "static_cast",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typeid",
    "typename",
    "using",
    "virtual",
    "asm",
    "xor",
    "bitand",
    "bitor",
    "compl",
    "char16_t",
    "char32_t",
    "alignas",
];

impl Parser {
    /// What C++ has before the text.
    pub(super) fn begin_cpp(&mut self) {
        self.types.is_cpp = true;
        let [auto, braces, null] = ["auto", "{…}", NULL_TAG].map(|tag| {
            let index = self.types.structures.len() as u32;
            let mut made = Structure::new(Some(tag.into()), false);
            made.size = 1;
            made.is_complete = true;
            self.types.structures.push(made);
            self.types.intern(Shape::Struct(index))
        });
        (self.auto_type, self.braces_type, self.null_type) = (auto, braces, self.types.pointer(null));
        self.namespaces.push(Namespace::default());
        self.namespaces[0].scope.names.insert("std".into(), Symbol::Namespace(1));
    }

    /// Whether a word has a meaning in the language.
    pub(super) fn is_reserved(&self, text: &str) -> bool {
        if self.is_cpp && matches!(text, "restrict" | "_Bool") {
            return false;
        }
        super::is_keyword(text) || (self.is_cpp && KEYWORDS.contains(&text))
    }

    /// Whether a result is found by the first `return`.
    pub(super) fn is_deduced(&self, ty: Ty) -> bool {
        let of = self.types.referred(ty).or_else(|| self.types.pointee(ty)).unwrap_or(ty);
        of.same(self.auto_type)
    }

    /// The type of a comparison.
    pub(super) fn truth(&self) -> Ty {
        if self.is_cpp { Ty::BOOL } else { Ty::INT }
    }

    pub(super) fn class_of(&self, ty: Ty) -> Option<u32> {
        match self.types.shape(ty) {
            Shape::Struct(index) if self.classes.contains_key(index) => Some(*index),
            _ => None,
        }
    }

    /// The name of a type as it is shown.
    pub(super) fn lack<T>(&self, word: &str) -> Result<T> {
        Err(Refusal::lack(self.line(), Lack::Word { word: word.to_owned() }))
    }

    pub(super) fn no_match(&self, name: &str, line: u32) -> Refusal {
        Refusal::mistake(line, Mistake::NoMatch { name: name.to_owned() })
    }

    /// Reads something elsewhere in the text, in other scopes, and comes back.
    pub(super) fn elsewhere<T>(
        &mut self,
        at: usize,
        scopes: Vec<Scope>,
        read: impl FnOnce(&mut Parser) -> Result<T>,
    ) -> Result<T> {
        let away = self.go_away(at, scopes);
        let result = read(self);
        self.come_back(away);
        result
    }

    #[inline(never)]
    fn go_away(&mut self, at: usize, scopes: Vec<Scope>) -> Away {
        let at = std::mem::replace(&mut self.at, at);
        let scopes = std::mem::replace(&mut self.scopes, scopes);
        let current = std::mem::take(&mut self.current);
        let half = std::mem::take(&mut self.half);
        let lists = std::mem::take(&mut self.lists);
        let is_hidden = self.peek().line == 0;
        let is_hidden = std::mem::replace(&mut self.is_hidden, is_hidden);
        Away { at, lists, scopes, current, half, is_hidden }
    }

    #[inline(never)]
    fn come_back(&mut self, away: Away) {
        (self.at, self.scopes, self.current) = (away.at, away.scopes, away.current);
        (self.half, self.lists, self.is_hidden) = (away.half, away.lists, away.is_hidden);
    }

    /// The scopes without the blocks of a function.
    pub(super) fn outer_scopes(&self) -> Vec<Scope> {
        self.scopes.iter().filter(|scope| scope.owner != Owner::Block).cloned().collect()
    }

    pub(super) fn variable(&self, local: usize, line: u32) -> Expression {
        let ty = self.current.locals[local].ty;
        Expression::new(ExpressionKind::Variable(crate::tree::Storage::Local(local)), ty, line)
    }

    /// Effects one behind the other.
    pub(super) fn sequence(&self, mut effects: Vec<Expression>) -> Option<Expression> {
        // In halves: a list of twenty thousand values is no deeper than fifteen commas.
        while effects.len() > 1 {
            let mut pairs = Vec::with_capacity(effects.len().div_ceil(2));
            let mut rest = effects.into_iter();
            while let Some(first) = rest.next() {
                pairs.push(match rest.next() {
                    Some(second) => {
                        let (ty, line) = (second.ty, second.line);
                        Expression::new(ExpressionKind::Comma(Box::new(first), Box::new(second)), ty, line)
                    }
                    None => first,
                });
            }
            effects = pairs;
        }
        effects.pop()
    }
}
