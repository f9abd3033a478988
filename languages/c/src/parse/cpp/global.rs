//! Variables outside of functions.

use std::rc::Rc;

use crate::parse::function::Current;
use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::specifiers::{Class as StorageClass, Specifiers};
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Beginning, Expression, ExpressionKind, Function, Statement, StatementKind, Storage};
use crate::types::{Shape, Signature, Ty};

impl Parser {
    /// A variable outside of functions.
    pub(super) fn cpp_global(&mut self, specifiers: Specifiers, name: &Rc<str>, ty: Ty, line: u32) -> Result<()> {
        if specifiers.class == StorageClass::Typedef {
            return self.declare_name(name, line, Symbol::Typedef(ty));
        }
        if ty.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidVariable { name: name.to_string() }));
        }
        if let Some(class) = self.current.owner {
            // `int A::count = 0;`
            let Some(Symbol::Variable(Storage::Global(global))) = self.symbol_of_class(class, name) else {
                let of = self.classes[&class].name.to_string();
                return Err(Refusal::mistake(line, Mistake::NoMember { name: name.to_string(), of }));
            };
            self.scopes.push(Scope { owner: Owner::Class(class), ..Scope::default() });
            let done = self.cpp_global_value(global, ty, name, line);
            self.scopes.pop();
            return done;
        }
        let is_extern = specifiers.class == StorageClass::Extern && !self.peek().is_punct("=");
        let known = self.scope().names.get(name).copied();
        let index = match known {
            Some(Symbol::Variable(Storage::Global(index))) => {
                if !self.globals[index].is_extern && !is_extern {
                    return Err(Refusal::mistake(line, Mistake::Redefined { name: name.to_string() }));
                }
                self.globals[index].is_extern &= is_extern;
                index
            }
            Some(Symbol::Typedef(_)) | None => {
                let index = self.new_global(name, ty, line);
                self.globals[index].is_extern = is_extern;
                self.scope().names.insert(name.clone(), Symbol::Variable(Storage::Global(index)));
                index
            }
            Some(_) => return Err(Refusal::mistake(line, Mistake::Redeclared { name: name.to_string() })),
        };
        if is_extern {
            return Ok(());
        }
        self.cpp_global_value(index, ty, name, line)
    }

    /// The value of a global: known before the run, or made by a function in front of `main`.
    pub(super) fn cpp_global_value(&mut self, index: usize, ty: Ty, name: &Rc<str>, line: u32) -> Result<()> {
        self.current = Current { name: "".into(), result: Some(Ty::VOID), ..Current::default() };
        self.scopes.push(Scope::default());
        let mut statements = Vec::new();
        self.object_value(Storage::Global(index), ty, name, line, &mut statements)?;
        self.scopes.pop();
        let current = std::mem::take(&mut self.current);
        let constant = statements.len() == 1
            && current.locals.is_empty()
            && matches!(&statements[0].kind, StatementKind::Begin(Beginning { items, .. })
                if items.iter().all(|(_, value)| self.is_constant(value)));
        let is_nothing = statements.iter().all(|statement| matches!(statement.kind, StatementKind::Declare(_)));
        if is_nothing {
            return Ok(());
        }
        if constant {
            self.beginnings.extend(statements);
            return Ok(());
        }
        let signature = Signature { result: Ty::VOID, parameters: Vec::new(), is_variadic: false, is_open: false };
        let ty = self.types.intern(Shape::Function(Rc::new(signature)));
        self.functions.push(Function {
            name: "".into(),
            ty,
            locals: current.locals,
            parameters: Vec::new(),
            body: Some(statements),
            labels: 0,
            line,
            is_hidden: true,
            is_used: true,
            library: None,
        });
        let callee = Expression::new(ExpressionKind::Function(self.functions.len() - 1), ty, line);
        let call = Expression::new(ExpressionKind::Call(Box::new(callee), Vec::new()), Ty::VOID, line);
        self.beginnings.push(Statement { line, kind: StatementKind::Expression(call) });
        Ok(())
    }
}
