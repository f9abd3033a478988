//! Types.

use std::rc::Rc;

use super::{Java, Result, is_keyword};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::Kind;
use crate::types::{Shape, Structure, Ty};

/// Classes of lists, by what they can stand for.
pub(super) const LISTS: [&str; 7] = ["List", "ArrayList", "Stack", "LinkedList", "Deque", "ArrayDeque", "Queue"];

/// Classes of Java that are known by name, and not here.
const FOREIGN: &str = " Object CharSequence Record Process ProcessBuilder Runtime StackTraceElement Cloneable AutoCloseable \
    StringIndexOutOfBoundsException Map HashMap TreeMap LinkedHashMap Set HashSet TreeSet LinkedHashSet Iterator Iterable \
    Collection PriorityQueue Vector Random Thread Runnable Byte Short Float Number BigInteger BigDecimal BitSet Optional \
    Function Supplier Consumer Predicate BiFunction Comparator Comparable Exception RuntimeException Throwable Error \
    IllegalArgumentException IOException InterruptedException File FileReader FileWriter PrintWriter PrintStream \
    InputStreamReader BufferedWriter StringTokenizer StringJoiner Stream IntStream Collectors Objects Date Calendar \
    LocalDate Instant Duration TimeUnit Executors ExecutorService Pattern Matcher Class Void Integer Long Double \
    Character Boolean Map.Entry Entry AtomicInteger Collections Arrays Math System ";

impl Java {
    /// The classes of the library that have values: `String` first.
    pub(super) fn begin_types(&mut self) {
        for name in ["String", "StringBuilder", "Scanner"] {
            self.new_structure(name, name);
        }
    }

    fn new_structure(&mut self, class: &'static str, name: &str) -> Ty {
        let index = self.types.structures.len() as u32;
        self.types.structures.push(Structure::new(Some(Rc::from(name)), false));
        self.library.push(class);
        let of = self.types.intern(Shape::Struct(index));
        self.types.pointer(of)
    }

    fn library_type(&mut self, index: u32) -> Ty {
        let of = self.types.intern(Shape::Struct(index));
        self.types.pointer(of)
    }

    pub(super) fn text_type(&mut self) -> Ty {
        self.library_type(0)
    }

    pub(super) fn builder_type(&mut self) -> Ty {
        self.library_type(1)
    }

    pub(super) fn scanner_type(&mut self) -> Ty {
        self.library_type(2)
    }

    /// The type of `null`.
    pub(super) fn null_type(&mut self) -> Ty {
        self.types.pointer(Ty::VOID)
    }

    /// A class of lists with its elements, which are void as long as they are not known.
    pub(super) fn list_type(&mut self, class: &'static str, of: Ty) -> Ty {
        if let Some(&(_, _, ty)) = self.lists.iter().find(|known| known.0 == class && known.1 == of) {
            return ty;
        }
        let name = format!("{class}<{}>", self.boxed_name(of));
        let index = self.types.structures.len();
        let ty = self.new_structure(class, &name);
        let items = self.types.pointer(of);
        let structure = &mut self.types.structures[index];
        structure.add(Rc::from("__items"), items, 8, 8);
        structure.add(Rc::from("__size"), Ty::LONG, 8, 8);
        structure.finish();
        self.lists.push((class, of, ty));
        ty
    }

    fn boxed_name(&self, ty: Ty) -> String {
        let boxes = [
            (Ty::INT, "Integer"),
            (Ty::LONG, "Long"),
            (Ty::DOUBLE, "Double"),
            (Ty::BOOL, "Boolean"),
            (Ty::UNSIGNED_SHORT, "Character"),
        ];
        boxes.iter().find(|(of, _)| of.same(ty)).map_or_else(|| self.types.name(ty), |(_, name)| (*name).to_owned())
    }

    /// The class of the library that a reference belongs to.
    pub(super) fn class_of(&self, ty: Ty) -> Option<&'static str> {
        match *self.types.shape(self.types.pointee(ty)?) {
            Shape::Struct(index) => self.library.get(index as usize).copied(),
            _ => None,
        }
    }

    pub(super) fn is_text(&self, ty: Ty) -> bool {
        self.class_of(ty) == Some("String")
    }

    /// The elements of an array.
    pub(super) fn element(&self, ty: Ty) -> Option<Ty> {
        let of = self.types.pointee(ty)?;
        (!self.types.is_struct(of) && !of.same(Ty::VOID)).then_some(of)
    }

    /// The elements of a list.
    pub(super) fn list_element(&self, ty: Ty) -> Option<Ty> {
        let structure = self.types.structure(self.types.pointee(ty)?)?;
        self.types.pointee(structure.fields.first()?.ty)
    }

    /// A type without its pairs of brackets.
    pub(super) fn base_type(&mut self) -> Result<Ty> {
        let token = self.peek().clone();
        if let Some(ty) = primitive(&token.text) {
            self.next();
            return Ok(ty);
        }
        if token.kind != Kind::Name || is_keyword(&token.text) {
            return self.expected(token.line, "a type");
        }
        self.skip_package();
        let token = self.next();
        if let Some(class) = LISTS.iter().copied().find(|class| *class == &*token.text) {
            let Some(of) = self.type_argument()? else { return self.lack(token.line, &token.text) };
            return Ok(self.list_type(class, of));
        }
        match &*token.text {
            "String" => Ok(self.text_type()),
            "StringBuilder" | "StringBuffer" => Ok(self.builder_type()),
            "Scanner" | "BufferedReader" => Ok(self.scanner_type()),
            name => self.no_type(token.line, name),
        }
    }

    /// `java.util.` in front of a name.
    pub(super) fn skip_package(&mut self) {
        while self.peek().is("java") || (self.peek().is("util") | self.peek().is("lang")) && self.ahead(1).is(".") {
            self.skip(2);
        }
    }

    /// Why a name is no type here.
    pub(super) fn no_type<T>(&self, line: u32, name: &str) -> Result<T> {
        if self.classes.iter().any(|class| &**class == name) {
            return Err(Refusal::lack(line, Lack::Objects { name: name.to_owned() }));
        }
        if self.is_foreign_name(name) {
            return self.lack(line, name);
        }
        Err(Refusal::mistake(line, Mistake::UnknownType { name: name.to_owned() }))
    }

    pub(super) fn is_foreign_name(&self, name: &str) -> bool {
        self.is_foreign || self.foreign.iter().any(|known| &**known == name) || crate::text::is_among(FOREIGN, name)
    }

    /// `<Integer>`; void for `<>`.
    pub(super) fn type_argument(&mut self) -> Result<Option<Ty>> {
        if !self.takes("<") {
            return Ok(None);
        }
        if self.takes(">") {
            return Ok(Some(Ty::VOID));
        }
        let of = self.boxed_type()?;
        if self.half {
            self.half = false;
            return Ok(Some(of));
        }
        if self.peek().is(">>") {
            self.next();
            self.half = true;
            return Ok(Some(of));
        }
        self.expect(">")?;
        Ok(Some(of))
    }

    /// A type that may be a box of a primitive one.
    pub(super) fn boxed_type(&mut self) -> Result<Ty> {
        let boxed = match &*self.peek().text {
            "Integer" => Ty::INT,
            "Long" => Ty::LONG,
            "Double" => Ty::DOUBLE,
            "Boolean" => Ty::BOOL,
            "Character" => Ty::UNSIGNED_SHORT,
            _ => {
                let line = self.line();
                let base = self.nested(Java::base_type)?;
                let ty = self.brackets(base)?;
                if !self.types.is_pointer(ty) {
                    return self.expected(line, "a class");
                }
                return Ok(ty);
            }
        };
        if self.ahead(1).is("[") {
            return self.lack(self.line(), "Integer[]");
        }
        self.next();
        Ok(boxed)
    }

    /// Pairs of brackets behind a type or a name.
    pub(super) fn brackets(&mut self, base: Ty) -> Result<Ty> {
        let mut ty = base;
        while self.peek().is("[") && self.ahead(1).is("]") {
            if self.types.depth(ty) > 60 {
                return self.lack(self.line(), "[]");
            }
            self.skip(2);
            ty = self.types.pointer(ty);
        }
        Ok(ty)
    }

    pub(super) fn whole_type(&mut self) -> Result<Ty> {
        let base = self.base_type()?;
        self.brackets(base)
    }

    /// Whether a declaration of variables begins at a token.
    pub(super) fn is_declaration_ahead(&self) -> bool {
        let token = self.peek();
        if token.kind != Kind::Name {
            return false;
        }
        if primitive(&token.text).is_some() {
            return !self.ahead(1).is(".");
        }
        if token.is("final") {
            return true;
        }
        if is_keyword(&token.text) {
            return false;
        }
        let mut at = self.at + 1;
        let text = |at: usize| self.tokens.get(at).map_or("", |token| &*token.text);
        while text(at) == "." {
            at += 2;
        }
        if text(at) == "<" {
            let mut open = 0;
            loop {
                match text(at) {
                    "<" => open += 1,
                    ">" => open -= 1,
                    ">>" => open -= 2,
                    "," | "." | "?" | "[" | "]" => {}
                    _ if self.tokens.get(at).is_none_or(|token| token.kind != Kind::Name) => return false,
                    _ => {}
                }
                at += 1;
                if open <= 0 {
                    break;
                }
            }
        }
        while text(at) == "[" && text(at + 1) == "]" {
            at += 2;
        }
        self.tokens.get(at).is_some_and(|token| token.kind == Kind::Name && !is_keyword(&token.text))
    }
}

pub(super) fn primitive(text: &str) -> Option<Ty> {
    Some(match text {
        "int" => Ty::INT,
        "long" => Ty::LONG,
        "short" => Ty::SHORT,
        "byte" => Ty::SIGNED_CHAR,
        "char" => Ty::UNSIGNED_SHORT,
        "boolean" => Ty::BOOL,
        "float" => Ty::FLOAT,
        "double" => Ty::DOUBLE,
        _ => return None,
    })
}
