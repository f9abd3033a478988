//! Calls of methods: of the program, and of the library by its table.

use super::{Java, Result};
use crate::library::java::{LENGTH, LIST_GET, LIST_SIZE, SWITCH, is_box, members};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Comparison, Expression, ExpressionKind, Storage};
use crate::types::Ty;

/// A method that may be meant: how far its parameters are, and the types that they want.
struct Candidate {
    function: u16,
    distance: u32,
    parameters: Vec<Option<Ty>>,
    result: Ty,
}

impl Java {
    /// The arguments of a call, with their brackets.
    pub(super) fn arguments(&mut self) -> Result<Vec<Expression>> {
        self.expect("(")?;
        let mut arguments = Vec::new();
        while !self.takes(")") {
            if !arguments.is_empty() {
                self.expect(",")?;
            }
            let argument = self.expression()?;
            if argument.ty.same(Ty::VOID) {
                return Err(Refusal::mistake(argument.line, Mistake::VoidValue));
            }
            arguments.push(argument);
        }
        Ok(arguments)
    }

    pub(super) fn library_call(&mut self, function: u16, values: Vec<Expression>, ty: Ty, line: u32) -> Expression {
        let callee = Expression::new(ExpressionKind::Library(function), Ty::VOID, line);
        Expression::new(ExpressionKind::Call(Box::new(callee), values), ty, line)
    }

    pub(super) fn own_call(&mut self, function: usize, values: Vec<Expression>, ty: Ty, line: u32) -> Expression {
        let of = self.functions[function].ty;
        let callee = Expression::new(ExpressionKind::Function(function), of, line);
        Expression::new(ExpressionKind::Call(Box::new(callee), values), ty, line)
    }

    /// A method of the program, the one whose parameters are nearest.
    pub(super) fn own_method(
        &mut self,
        name: &str,
        class: usize,
        arguments: Vec<Expression>,
        line: u32,
    ) -> Result<Expression> {
        let mut best: Option<(u32, usize)> = None;
        let (mut is_known, mut is_static) = (false, false);
        for (index, method) in self.methods.iter().enumerate() {
            if &*method.name != name || (method.class != class && method.class != 0) {
                continue;
            }
            is_known = true;
            is_static |= method.function.is_some();
            if method.function.is_none() || method.parameters.len() != arguments.len() {
                continue;
            }
            let pairs = arguments.iter().zip(&method.parameters);
            let distance: Option<u32> = pairs.map(|(argument, &ty)| self.distance(argument.ty, ty)).sum();
            if let Some(distance) = distance
                && best.is_none_or(|(known, _)| distance < known)
            {
                best = Some((distance, index));
            }
        }
        let name = name.to_owned();
        let Some((_, index)) = best else {
            return Err(Refusal::mistake(
                line,
                match (is_known, is_static) {
                    (false, _) => Mistake::Undeclared { name },
                    (true, false) => Mistake::NotStatic { name },
                    _ => Mistake::NoMatch { name },
                },
            ));
        };
        let method = &self.methods[index];
        let (parameters, result) = (method.parameters.clone(), method.result);
        let Some(function) = method.function else { return Err(Refusal::mistake(line, Mistake::NotStatic { name })) };
        let values = arguments.into_iter().zip(parameters).map(|(value, ty)| self.cast_to(value, ty)).collect();
        Ok(self.own_call(function, values, result, line))
    }

    /// `Class.member`: of the program, or of the library.
    pub(super) fn class_member(&mut self) -> Result<Expression> {
        self.skip_package();
        let token = self.next();
        let line = token.line;
        if !self.peek().is_punct(".") {
            return Err(Refusal::mistake(line, Mistake::Undeclared { name: token.text.to_string() }));
        }
        let own = self.classes.iter().position(|class| *class == token.text);
        self.next();
        let member = self.name_or_class()?;
        let is_call = self.peek().is_punct("(");
        if let Some(class) = own {
            if is_call {
                let arguments = self.arguments()?;
                return self.own_method(&member, class, arguments, line);
            }
            return match self.field(&member, class, line)? {
                Some(value) => Ok(value),
                None => Err(Refusal::mistake(line, Mistake::Undeclared { name: member })),
            };
        }
        if token.is("System") && matches!(&*member, "out" | "err") && self.takes(".") {
            let name = self.name()?;
            let class = if member == "out" { "System.out" } else { "System.err" };
            let arguments = self.arguments()?;
            return self.library_method(class, &name.text, arguments, Ty::VOID, line);
        }
        if is_call {
            let arguments = self.arguments()?;
            return self.library_method(&token.text, &member, arguments, Ty::VOID, line);
        }
        let (value, ty) = match (&*token.text, &*member) {
            ("Integer", "MAX_VALUE") => (i64::from(i32::MAX), Ty::INT),
            ("Integer", "MIN_VALUE") => (i64::from(i32::MIN), Ty::INT),
            ("Long", "MAX_VALUE") => (i64::MAX, Ty::LONG),
            ("Long", "MIN_VALUE") => (i64::MIN, Ty::LONG),
            ("Math", "PI" | "E")
            | ("Double", "MAX_VALUE" | "MIN_VALUE" | "NaN" | "POSITIVE_INFINITY" | "NEGATIVE_INFINITY") => {
                let value = match &*member {
                    "PI" => std::f64::consts::PI,
                    "E" => std::f64::consts::E,
                    "MAX_VALUE" => f64::MAX,
                    "NaN" => f64::NAN,
                    "MIN_VALUE" => f64::from_bits(1),
                    "POSITIVE_INFINITY" => f64::INFINITY,
                    _ => f64::NEG_INFINITY,
                };
                return Ok(Expression::new(ExpressionKind::Float(value), Ty::DOUBLE, line));
            }
            _ if self.is_foreign_name(&token.text) || matches!(&*token.text, "Integer" | "Character" | "String") => {
                return self.lack(line, &format!("{}.{member}", token.text));
            }
            _ => return Err(Refusal::mistake(line, Mistake::Undeclared { name: token.text.to_string() })),
        };
        Ok(Expression::int(value, ty, line))
    }

    fn name_or_class(&mut self) -> Result<String> {
        if self.peek().is("class") {
            return self.lack(self.line(), "class");
        }
        self.name().map(|name| name.text.to_string())
    }

    /// `value.member`.
    pub(super) fn member_of(&mut self, value: Expression, line: u32) -> Result<Expression> {
        let name = self.name()?;
        if !self.peek().is_punct("(") {
            if name.is("length") && self.element(value.ty).is_some() {
                return Ok(self.library_call(LENGTH, vec![value], Ty::INT, line));
            }
            let of = self.types.name(value.ty);
            return Err(Refusal::mistake(line, Mistake::NoMember { name: name.text.to_string(), of }));
        }
        let mut values = vec![value];
        values.extend(self.arguments()?);
        let ty = values[0].ty;
        if self.element(ty).is_some() {
            if name.is("clone") && values.len() == 1 {
                return self.library_method("clone", "", values, ty, line);
            }
            return self.lack(line, &name.text);
        }
        let Some(class) = self.class_of(ty) else {
            if self.is_box(&values[0]) {
                return self.box_member(&name.text, values, line);
            }
            let of = self.types.name(ty);
            return Err(Refusal::mistake(line, Mistake::NoMember { name: name.text.to_string(), of }));
        };
        let classes: &[&str] = match class {
            "ArrayList" => &["List"],
            "Stack" => &["Stack", "List"],
            "LinkedList" => &["Deque", "List"],
            "ArrayDeque" | "Queue" => &["Deque"],
            class => &[class],
        };
        let found = classes.iter().find(|class| members(class, &format!(".{}", name.text)).next().is_some());
        self.library_method(found.unwrap_or(&class), &format!(".{}", name.text), values, ty, line)
    }

    /// Whether a number is an object in Java, as an element of a list is.
    pub(super) fn is_box(&self, value: &Expression) -> bool {
        self.types.is_scalar(value.ty)
            && !self.types.is_pointer(value.ty)
            && match &value.kind {
                ExpressionKind::Call(callee, _) => {
                    matches!(callee.kind, ExpressionKind::Library(function) if is_box(function))
                }
                ExpressionKind::Variable(Storage::Local(local)) => {
                    self.scope.iter().any(|known| known.local == *local && known.is_box)
                }
                ExpressionKind::Choice(_, yes, no) => self.is_box(yes) && self.is_box(no),
                _ => false,
            }
    }

    /// `box.member(…)`.
    fn box_member(&mut self, name: &str, values: Vec<Expression>, line: u32) -> Result<Expression> {
        let ty = values[0].ty;
        let is_other = values.get(1).is_none_or(|other| !other.ty.same(ty) || ty.same(Ty::DOUBLE));
        let [value, other] = <[Expression; 2]>::try_from(values).or_else(|_| self.lack(line, name))?;
        if name != "equals" || is_other {
            return self.lack(line, name);
        }
        let kind = ExpressionKind::Compare(Comparison::Equal, Box::new(value), Box::new(other));
        Ok(Expression::new(kind, Ty::BOOL, line))
    }

    /// A method of the library; what it does not take is not here.
    pub(super) fn library_method(
        &mut self,
        class: &str,
        name: &str,
        arguments: Vec<Expression>,
        expected: Ty,
        line: u32,
    ) -> Result<Expression> {
        let mut best: Option<Candidate> = None;
        // A number is where an element is, and a box is an element.
        let removes = name == ".remove" && arguments.len() > 1;
        let is_box = removes && self.is_box(&arguments[1]);
        for (function, member) in members(class, name) {
            if removes && (best.is_some() || (is_box && member.ty == "LI:E")) {
                continue;
            }
            if let Some(found) = self.candidate(function, member.ty, &arguments, expected)
                && (!is_box || found.distance == 0)
                && best.as_ref().is_none_or(|known| found.distance < known.distance)
            {
                best = Some(found);
            }
        }
        let Some(found) = best else {
            let is_known = members(class, name).next().is_some() || self.is_foreign_name(class) || !name.is_empty();
            let is_class = is_known && (name.starts_with('.') || self.is_library_class(class));
            if !is_class && !class.starts_with("new ") {
                return Err(Refusal::mistake(line, Mistake::Undeclared { name: class.to_owned() }));
            }
            let given: Vec<String> = arguments
                .iter()
                .skip(usize::from(name.starts_with('.')))
                .map(|argument| self.types.name(argument.ty))
                .collect();
            let dot = if name.starts_with('.') || name.is_empty() { "" } else { "." };
            return self.lack(line, &format!("{class}{dot}{name}({})", given.join(", ")));
        };
        let values = arguments.into_iter().zip(found.parameters);
        let values = values.map(|(value, ty)| ty.map_or(value.clone(), |ty| self.cast_to(value, ty))).collect();
        Ok(self.library_call(found.function, values, found.result, line))
    }

    fn is_library_class(&self, class: &str) -> bool {
        self.is_foreign_name(class) || matches!(class, "System.out" | "System.err" | "String" | "List" | "Scanner")
    }

    /// Whether arguments fit the letters of a method.
    fn candidate(&mut self, function: u16, letters: &str, arguments: &[Expression], expected: Ty) -> Option<Candidate> {
        let (wanted, result) = letters.split_once(':')?;
        let first = arguments.first().map(|argument| argument.ty);
        let (mut rest, mut distance, mut parameters) = (wanted, 0, Vec::new());
        for argument in arguments {
            let many = rest.strip_prefix('*');
            let mut after = many.unwrap_or(rest);
            let letter = after.chars().next()?;
            let ty = argument.ty;
            match letter {
                'O' => {
                    let is_array = self.element(ty).is_some();
                    let is_shown = !is_array || (many.is_none() && self.element(ty)?.same(Ty::UNSIGNED_SHORT));
                    // `String.join` takes an array or a list.
                    let is_joined = many.is_some() && arguments.len() == 2 && !is_format(function);
                    if !(is_shown || is_joined) || self.class_of(ty) == Some("Scanner") {
                        return None;
                    }
                    distance += 20;
                    parameters.push(None);
                    after = &after[1..];
                }
                'A' => {
                    self.element(ty)?;
                    parameters.push(None);
                    after = &after[1..];
                }
                'L' => {
                    self.list_element(ty)?;
                    parameters.push(None);
                    after = &after[1..];
                }
                _ => {
                    let to = self.type_of_letters(&mut after, first, expected)?;
                    distance += self.distance(ty, to)?;
                    parameters.push(Some(to));
                }
            }
            if many.is_none() {
                rest = after;
            }
        }
        if !rest.is_empty() && !rest.starts_with('*') {
            return None;
        }
        let mut result = result;
        let result = self.type_of_letters(&mut result, first, expected)?;
        Some(Candidate { function, distance, parameters, result })
    }

    fn type_of_letters(&mut self, letters: &mut &str, first: Option<Ty>, expected: Ty) -> Option<Ty> {
        let letter = letters.chars().next()?;
        *letters = &letters[1..];
        Some(match letter {
            'V' => Ty::VOID,
            'Z' => Ty::BOOL,
            'C' => Ty::UNSIGNED_SHORT,
            'I' => Ty::INT,
            'J' => Ty::LONG,
            'F' => Ty::FLOAT,
            'D' => Ty::DOUBLE,
            'S' => self.text_type(),
            'B' => self.builder_type(),
            'N' => self.scanner_type(),
            'A' => first?,
            'X' => expected,
            'E' => self.element(first?).or_else(|| self.list_element(first.unwrap_or(Ty::INT)))?,
            '[' => {
                let of = self.type_of_letters(letters, first, expected)?;
                self.types.pointer(of)
            }
            _ => return None,
        })
    }

    pub(super) fn length_of(&mut self, all: Expression, is_list: bool, line: u32) -> Expression {
        self.library_call(if is_list { LIST_SIZE } else { LENGTH }, vec![all], Ty::INT, line)
    }

    pub(super) fn item_of(
        &mut self,
        all: Expression,
        index: Expression,
        of: Ty,
        is_list: bool,
        line: u32,
    ) -> Expression {
        if is_list {
            self.library_call(LIST_GET, vec![all, index], of, line)
        } else {
            self.element_at(all, index, of, line)
        }
    }

    /// Which of some texts a value is.
    pub(super) fn chosen_text(&mut self, value: Expression, texts: Vec<Expression>, line: u32) -> Expression {
        let mut values = vec![value];
        values.extend(texts);
        self.library_call(SWITCH, values, Ty::INT, line)
    }
}

/// Whether a function takes a format.
fn is_format(function: u16) -> bool {
    !members("String", "join").any(|(join, _)| join == function)
}
