//! The function that is being read, and the end of the text.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::declarator::Parameter;
use super::scope::{Owner, Scope, Symbol};
use super::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::tree::{Expression, Function, Statement, StatementKind, Storage, Tree, Variable};
use crate::types::{Shape, Signature, Ty};

/// The state of the function that is being read.
#[derive(Default)]
pub(super) struct Current {
    pub(super) name: Rc<str>,
    pub(super) result: Option<Ty>,
    pub(super) locals: Vec<Variable>,
    /// The parameters of the declarator that has just been read, with their names.
    pub(super) parameters: Option<(Vec<Parameter>, Scope)>,
    pub(super) in_parameters: bool,
    /// Lengths of arrays that are to be counted before the next statement.
    pub(super) pending: Vec<Expression>,
    pub(super) labels: BTreeMap<Rc<str>, Label>,
    pub(super) jumps: Vec<Jump>,
    pub(super) loops: u32,
    /// The `switch` statements that are open.
    pub(super) switches: Vec<Switch>,
    /// Whether `break` leaves a `switch` or a loop.
    pub(super) breaks: u32,
    /// How many of the first variables are parameters.
    pub(super) taken: usize,
    /// The object of a method.
    pub(super) this: Option<usize>,
    /// Objects without a name, which go at the end of their statement, each with its flag.
    pub(super) temporaries: Vec<(usize, Option<usize>)>,
    /// How many branches are open that may not be taken.
    pub(super) branches: u32,
    /// How many scopes there are around the loops and `switch` statements that are open.
    pub(super) loop_scopes: Vec<(usize, bool)>,
    /// The class in front of `::` of the declarator that has just been read.
    pub(super) owner: Option<u32>,
    /// The namespace in its place.
    pub(super) namespace: Option<usize>,
    pub(super) is_const: bool,
    /// The values of local constants.
    pub(super) constants: Vec<(usize, i64)>,
    /// The result of a function is the type of its first `return`.
    pub(super) deduces: bool,
    /// The variables that point at what was thrown, of the `catch` that are open.
    pub(super) caught: Vec<usize>,
    /// Behind how many statements of their blocks objects have begun.
    pub(super) begun: Vec<(usize, usize)>,
}

pub(super) struct Label {
    pub(super) index: usize,
    /// Where it is first named, or defined.
    pub(super) line: u32,
    pub(super) is_defined: bool,
    /// Where it is defined, the last variable that has begun, past which it may not be jumped to.
    pub(super) begun: Option<usize>,
}

/// A `goto`.
pub(super) struct Jump {
    pub(super) label: Rc<str>,
    pub(super) line: u32,
    /// How many variables there are where it stands.
    pub(super) locals: usize,
}

#[derive(Default)]
pub(super) struct Switch {
    pub(super) ty: Option<Ty>,
    pub(super) cases: Vec<(i64, i64)>,
    pub(super) has_default: bool,
}

impl Parser {
    /// Counts the lengths of arrays that are pending.
    pub(super) fn lengths(&mut self) -> Vec<Statement> {
        let lengths = std::mem::take(&mut self.current.pending).into_iter();
        lengths.map(|length| Statement { line: length.line, kind: StatementKind::Hidden(length) }).collect()
    }

    pub(super) fn new_local(&mut self, name: Rc<str>, ty: Ty, line: u32) -> usize {
        self.current.locals.push(Variable { name, ty, line, is_addressed: false, is_static: None, is_extern: false });
        self.current.locals.len() - 1
    }

    /// Gives a name a meaning in this block.
    pub(super) fn declare_name(&mut self, name: &Rc<str>, line: u32, symbol: Symbol) -> Result<()> {
        let known = self.scope().names.get(name).copied();
        let redeclared = Err(Refusal::mistake(line, Mistake::Redeclared { name: name.to_string() }));
        match (known, symbol) {
            (None | Some(Symbol::Library(_)), _) => {}
            (Some(Symbol::Typedef(old)), Symbol::Typedef(new)) if old.same(new) => {}
            (Some(Symbol::Function(old)), Symbol::Function(new)) if old == new => {}
            (Some(Symbol::Variable(Storage::Global(old))), Symbol::Variable(Storage::Global(new))) if old == new => {}
            _ => return redeclared,
        }
        self.scope().names.insert(name.clone(), symbol);
        let is_outside = self.scopes.last().is_some_and(|scope| scope.owner == Owner::Namespace(0));
        if self.is_cpp && self.is_hidden && is_outside && matches!(symbol, Symbol::Typedef(_)) {
            // What the headers of C declare is in `std` as well.
            self.namespaces[1].scope.names.insert(name.clone(), symbol);
        }
        Ok(())
    }

    /// Declares a function, once or again.
    pub(super) fn declare_function(&mut self, name: &Rc<str>, ty: Ty, line: u32) -> Result<usize> {
        let conflict = || Refusal::mistake(line, Mistake::ConflictingTypes { name: name.to_string() });
        if let Some(&index) = self.function_names.get(name) {
            let old = self.functions[index].ty;
            let result = self.types.signature(ty).map(|signature| signature.result);
            // gcc warns where a function without a value was called before it was declared.
            let is_late = self.implicit.contains(&index) && result.is_some_and(|result| result.same(Ty::VOID));
            if !is_late && !self.is_compatible(old, ty) {
                return Err(conflict());
            }
            if self.types.signature(old).is_some_and(|signature| signature.is_open) {
                self.functions[index].ty = ty;
            }
            return Ok(index);
        }
        if let Some(library) = crate::library::find(name)
            && !self.is_hidden
            && self.headers.contains(crate::library::header_of(library))
        {
            let declared = self.library_type(library)?;
            if !self.is_compatible(declared, ty) {
                return Err(conflict());
            }
        }
        let index = self.new_function(name.clone(), ty, line);
        self.function_names.insert(name.clone(), index);
        Ok(index)
    }

    /// A function without a body, which is given later.
    pub(super) fn new_function(&mut self, name: Rc<str>, ty: Ty, line: u32) -> usize {
        self.functions.push(Function {
            name,
            ty,
            locals: Vec::new(),
            parameters: Vec::new(),
            body: None,
            labels: 0,
            line,
            is_hidden: self.is_hidden,
            is_used: false,
            library: None,
        });
        self.functions.len() - 1
    }

    /// A function that is called without a declaration: it returns `int`, and takes anything.
    pub(super) fn implicit_function(&mut self, name: &Rc<str>, line: u32) -> Result<usize> {
        let signature = Signature { result: Ty::INT, parameters: Vec::new(), is_variadic: false, is_open: true };
        let ty = self.types.intern(Shape::Function(Rc::new(signature)));
        let index = self.declare_function(name, ty, line)?;
        self.implicit.push(index);
        self.namespaces[0].scope.names.entry(name.clone()).or_insert(Symbol::Function(index));
        Ok(index)
    }

    /// Reads the body of a function behind its declarator.
    pub(super) fn definition(&mut self, name: &Rc<str>, ty: Ty, line: u32) -> Result<()> {
        let Some(signature) = self.types.signature(ty) else { return self.expected("`;`") };
        let index = self.declare_function(name, ty, line)?;
        self.declare_name(name, line, Symbol::Function(index))?;
        if self.functions[index].body.is_some() {
            return Err(Refusal::mistake(line, Mistake::Redefined { name: name.to_string() }));
        }
        if signature.is_variadic {
            return Err(Refusal::lack(line, Lack::Variadic { name: name.to_string() }));
        }
        if !signature.result.same(Ty::VOID) && !self.types.is_complete(signature.result) {
            return Err(Refusal::mistake(line, Mistake::Incomplete { name: name.to_string() }));
        }
        self.functions[index].ty = ty;
        let (parameters, scope) = self.current.parameters.take().unwrap_or_default();
        for parameter in &parameters {
            let variable = &self.current.locals[parameter.local];
            if !self.types.is_complete(variable.ty) {
                let name = variable.name.to_string();
                return Err(Refusal::mistake(variable.line, Mistake::Incomplete { name }));
            }
        }
        self.current.name = name.clone();
        self.current.result = Some(signature.result);
        self.scopes.push(scope);
        self.expect("{")?;
        // A place marks the function as defined while its body is read.
        self.functions[index].body = Some(Vec::new());
        let mut body = self.lengths();
        self.nested(|parser| parser.block_statements(&mut body))?;
        self.scopes.pop();
        self.check_labels()?;
        let current = std::mem::take(&mut self.current);
        let function = &mut self.functions[index];
        function.body = Some(body);
        function.locals = current.locals;
        function.parameters = parameters.iter().map(|parameter| parameter.local).collect();
        function.labels = current.labels.len();
        function.line = line;
        Ok(())
    }

    /// The type of a function of the library.
    pub(super) fn library_type(&mut self, library: u16) -> Result<Ty> {
        let text = crate::library::prototype(library);
        self.read_hidden(text, |parser| {
            parser.current.in_parameters = true;
            let specifiers = parser.specifiers()?;
            Ok(parser.declarator(specifiers.ty)?.1)
        })
    }

    /// Checks that are possible only at the end of the text.
    pub(super) fn finish(mut self) -> Result<Tree> {
        for index in 0..self.functions.len() {
            let function = &self.functions[index];
            let is_pure = self.infos.get(&index).is_some_and(|info| info.is_pure());
            if function.is_used && function.body.is_none() && !function.is_hidden && !is_pure {
                let name = function.name.to_string();
                // It may be declared by hand.
                let library = crate::library::find(&name);
                if let Some(library) = library {
                    let declared = self.library_type(library)?;
                    if self.is_compatible(declared, self.functions[index].ty) {
                        self.functions[index].library = Some(library);
                        continue;
                    }
                }
                let function = &self.functions[index];
                return Err(if crate::library::is_foreign(&name) || library.is_some() {
                    Refusal::lack(function.line, Lack::Extern { name })
                } else {
                    Refusal::mistake(function.line, Mistake::NoFunction { name })
                });
            }
        }
        for global in &mut self.globals {
            if global.is_extern {
                return Err(Refusal::mistake(global.line, Mistake::NoVariable { name: global.name.to_string() }));
            }
            if let Shape::Array(of, None) = *self.types.shape(global.ty) {
                global.ty = self.types.array(of, Some(1));
            }
            if !self.types.is_complete(global.ty) {
                return Err(Refusal::mistake(global.line, Mistake::Incomplete { name: global.name.to_string() }));
            }
        }
        let main = self.function_names.get("main").copied().filter(|&index| self.functions[index].body.is_some());
        let Some(main) = main else {
            return Err(Refusal::mistake(self.peek().line, Mistake::NoMain));
        };
        let function = &self.functions[main];
        let types: Vec<Ty> = function.parameters.iter().map(|&local| function.locals[local].ty).collect();
        let fits = types.len() <= 3
            && types.first().is_none_or(|&ty| self.types.is_integer(ty))
            && types.iter().skip(1).all(|&ty| self.types.is_pointer(ty));
        if !fits {
            return Err(Refusal::lack(function.line, Lack::MainArguments));
        }
        let bases = self.bases();
        Ok(Tree {
            bases,
            types: self.types,
            functions: self.functions,
            globals: self.globals,
            literals: self.literals,
            beginnings: self.beginnings,
            main,
            is_cpp: self.is_cpp,
            is_java: false,
        })
    }
}
