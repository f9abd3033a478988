//! The bodies of methods and the values of fields, once all headers are known.

use std::rc::Rc;

use super::{Beginning, Flow, Java, Local, Method, Result};
use crate::refusal::{Mistake, Refusal};
use crate::text::Token;
use crate::tree::{Statement, StatementKind, Storage};
use crate::types::{Signature, Ty};

impl Java {
    /// All bodies and values.
    pub(super) fn bodies(&mut self) -> Result<()> {
        for (class, beginning) in std::mem::take(&mut self.order) {
            self.class = class;
            match beginning {
                Beginning::Field(global, at) => self.field_value(global, at)?,
                Beginning::Block(at) => self.static_block(class, at)?,
            }
        }
        for index in 0..self.methods.len() {
            if self.methods[index].function.is_some() {
                self.body(index)?;
            }
        }
        if !self.loose.is_empty() && !self.methods.iter().any(|method| &*method.name == "main") {
            self.loose_main()?;
        }
        Ok(())
    }

    fn field_value(&mut self, global: usize, at: usize) -> Result<()> {
        self.at = at;
        let (ty, line) = (self.globals[global].ty, self.line());
        let value = self.initializer(ty)?;
        if !matches!(&*self.peek().text, ";" | ",") {
            return self.expect(";");
        }
        let is_final = self.fields.iter().any(|field| field.global == Some(global) && field.is_final);
        if let crate::tree::ExpressionKind::Int(number) = value.kind
            && is_final
        {
            self.constants.insert(global, number);
        }
        let variable = Storage::Global(global);
        let beginning = crate::tree::Beginning { variable, is_cleared: false, items: vec![(0, value)] };
        self.beginnings.push(Statement { line, kind: StatementKind::Begin(beginning) });
        Ok(())
    }

    fn static_block(&mut self, class: usize, at: usize) -> Result<()> {
        let signature = Signature { result: Ty::VOID, parameters: Vec::new(), is_variadic: false, is_open: false };
        let line = self.tokens[at].line;
        let function = self.new_function(Rc::from("static"), signature, line);
        let (parameters, names) = (Vec::new(), Vec::new());
        let name = Rc::from("<static>");
        self.methods.push(Method { name, class, parameters, result: Ty::VOID, function: Some(function), at, names });
        let call = self.own_call(function, Vec::new(), Ty::VOID, line);
        self.beginnings.push(Statement { line, kind: StatementKind::Expression(call) });
        Ok(())
    }

    fn begin_method(&mut self, class: usize, result: Ty) {
        (self.class, self.result) = (class, result);
        self.locals.clear();
        self.scope.clear();
        self.local_constants.clear();
        self.targets.clear();
        self.labels = 0;
        self.flow = Flow::default();
    }

    fn end_method(&mut self, function: usize, body: Vec<Statement>, parameters: usize) {
        let function = &mut self.functions[function];
        function.body = Some(body);
        function.locals = std::mem::take(&mut self.locals);
        function.parameters = (0..parameters).collect();
        function.labels = self.labels;
    }

    fn body(&mut self, index: usize) -> Result<()> {
        let method = &self.methods[index];
        let (class, result, at, function) = (method.class, method.result, method.at, method.function);
        let parameters: Vec<(Token, Ty)> = method.names.iter().cloned().zip(method.parameters.clone()).collect();
        let name = method.name.clone();
        self.begin_method(class, result);
        for (token, ty) in &parameters {
            let local = self.declare(token, *ty, false)?;
            self.flow.assign(local);
        }
        self.at = at;
        self.expect("{")?;
        let mut body = Vec::new();
        self.block_statements(&mut body)?;
        if !self.flow.is_dead && !result.same(Ty::VOID) {
            let line = self.tokens[self.at - 1].line;
            self.found_late(line, Mistake::MissingReturn { name: name.to_string() });
        }
        if let Some(function) = function {
            self.end_method(function, body, parameters.len());
        }
        Ok(())
    }

    /// Statements that stand in no method are `main`.
    fn loose_main(&mut self) -> Result<()> {
        let signature = Signature { result: Ty::VOID, parameters: Vec::new(), is_variadic: false, is_open: false };
        let function = self.new_function(Rc::from("main"), signature, 1);
        self.begin_method(0, Ty::VOID);
        let mut body = Vec::new();
        for at in std::mem::take(&mut self.loose) {
            self.at = at;
            self.block_item(&mut body)?;
        }
        self.end_method(function, body, 0);
        let (parameters, names) = (Vec::new(), Vec::new());
        let name = Rc::from("main");
        let method = Method { name, class: 0, parameters, result: Ty::VOID, function: Some(function), at: 0, names };
        self.methods.push(method);
        Ok(())
    }

    /// A new variable of the method.
    pub(super) fn declare(&mut self, name: &Token, ty: Ty, is_final: bool) -> Result<usize> {
        if self.scope.iter().any(|local| local.name == name.text) {
            return Err(Refusal::mistake(name.line, Mistake::Redeclared { name: name.text.to_string() }));
        }
        let local = self.new_local(name.text.clone(), ty, name.line);
        self.scope.push(Local { name: name.text.clone(), local, is_final, is_box: false });
        self.flow.declare(local, false);
        Ok(local)
    }
}
