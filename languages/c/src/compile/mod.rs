//! The compiler: from the tree to code.

mod address;
mod call;
mod condition;
mod expression;
mod operand;
mod place;
mod statement;

use std::rc::Rc;

use crate::code::{Code, Global, Op, Parameter, Reg, Routine, Variable};
use crate::limits::{MAX_MEMORY, MAX_STACK};
use crate::refusal::{Refusal, TextLimit};
use crate::tree::{Function, Storage, Tree};
use crate::types::{Shape, Ty, Types};

type Result<T> = std::result::Result<T, Refusal>;

/// The address of the globals: there is no memory below, so that a null pointer with an offset is not valid.
pub(crate) const FIRST: u32 = 0x1000;

/// A function as it is compiled.
pub(crate) struct Compiler<'t> {
    tree: &'t Tree,
    types: Types,
    code: Code,
    /// Where the globals lie, and their objects.
    globals: Vec<u32>,
    literals: Vec<u32>,
    /// Where the variables of the function lie.
    offsets: Vec<u32>,
    sizes: Vec<u32>,
    function: usize,
    frame: u32,
    /// The first free register.
    top: usize,
    line: u32,
    /// The line of the event before, where it is known.
    known_line: Option<u32>,
    /// The last place that a jump comes to.
    landed: u32,
    /// Places of jumps to labels that have no place yet, by label.
    labels: Vec<Option<u32>>,
    waiting: Vec<(usize, usize)>,
    loops: Vec<statement::Loop>,
    /// Arrays of variable length: the variables that keep the height of the stack.
    tops: Vec<u32>,
    in_loop: u32,
    is_hidden: bool,
    variables: Vec<Variable>,
}

/// Makes code of a tree.
///
/// # Errors
/// Where something is too large for the machine.
pub(crate) fn compile(tree: Tree) -> Result<Code> {
    let mut compiler = Compiler {
        types: tree.types.clone(),
        code: Code {
            ops: Vec::new(),
            lines: Vec::new(),
            wides: Vec::new(),
            switches: Vec::new(),
            kinds: Vec::new(),
            routines: Vec::new(),
            globals: Vec::new(),
            watched: Vec::new(),
            leads_away: false,
            literals: Vec::new(),
            data_end: FIRST,
            begin: 0,
            main: tree.main as u32,
            types: Types::new(),
            is_java: tree.is_java,
            handlers: Vec::new(),
            bases: tree.bases.clone(),
        },
        tree: &tree,
        globals: Vec::new(),
        literals: Vec::new(),
        offsets: Vec::new(),
        sizes: Vec::new(),
        function: 0,
        frame: 0,
        top: 0,
        line: 0,
        known_line: None,
        landed: 0,
        labels: Vec::new(),
        waiting: Vec::new(),
        loops: Vec::new(),
        tops: Vec::new(),
        in_loop: 0,
        is_hidden: false,
        variables: Vec::new(),
    };
    compiler.lay_out()?;
    for (index, function) in tree.functions.iter().enumerate() {
        compiler.function(index, function)?;
    }
    compiler.begin()?;
    compiler.code.types = compiler.types;
    if tree.is_cpp {
        for structure in &mut compiler.code.types.structures {
            structure.container = structure.find_container();
        }
    }
    let Code { types, globals, .. } = &compiler.code;
    let is_watched = |global: &Global| !global.is_hidden && !types.is_arithmetic(global.ty);
    let watched: Vec<u32> = (0..).zip(globals).filter(|(_, it)| is_watched(it)).map(|(index, _)| index).collect();
    compiler.code.leads_away = watched.iter().any(|&index| types.leads_away(globals[index as usize].ty));
    compiler.code.watched = watched;
    Ok(compiler.code)
}

impl Compiler<'_> {
    /// Gives the globals and the literals their places.
    fn lay_out(&mut self) -> Result<()> {
        for global in &self.tree.globals {
            let at = self.reserve(self.types.size(global.ty), self.types.align(global.ty), global.line)?;
            self.globals.push(at);
            self.code.globals.push(Global {
                name: global.name.clone(),
                ty: global.ty,
                at,
                size: self.types.size(global.ty) as u32,
                is_read_only: is_read_only(&self.types, global.ty) && !(self.tree.is_cpp && self.is_made(global.ty)),
                // The library is in front of the first line.
                is_hidden: global.line == 0,
            });
        }
        for bytes in &self.tree.literals {
            let align = if self.tree.is_java { 2 } else { 1 };
            let at = self.reserve(bytes.len() as u64, align, 1)?;
            self.literals.push(at);
            let ty = self.types.array(Ty::CHAR, Some(bytes.len() as u64));
            let size = bytes.len() as u32;
            let name = Rc::from("");
            self.code.globals.push(Global { name, ty, at, size, is_read_only: true, is_hidden: true });
            self.code.literals.push((at, bytes.clone()));
        }
        Ok(())
    }

    /// Whether a constant is made when the program runs.
    fn is_made(&self, ty: Ty) -> bool {
        self.types.is_struct(ty) || self.types.element(ty).is_some_and(|of| self.is_made(of))
    }

    fn reserve(&mut self, size: u64, align: u64, line: u32) -> Result<u32> {
        let align = if size >= 16 { 16 } else { align.max(1) };
        let at = u64::from(self.code.data_end).next_multiple_of(align);
        // A byte at least, so that no two objects have one place.
        let end = at + size.max(1);
        if end > u64::from(MAX_MEMORY) {
            return Err(Refusal::limit(line.max(1), TextLimit::Memory));
        }
        self.code.data_end = end as u32;
        Ok(at as u32)
    }

    /// The object of a global, by its number in [`Code::globals`]; 0 is no object.
    fn object(&self, storage: usize) -> u32 {
        storage as u32 + 1
    }

    fn literal_object(&self, literal: usize) -> u32 {
        (self.tree.globals.len() + literal) as u32 + 1
    }

    fn function(&mut self, index: usize, function: &Function) -> Result<()> {
        self.function = index;
        self.offsets.clear();
        self.sizes.clear();
        (self.frame, self.top, self.line) = (0, 0, function.line);
        self.known_line = None;
        self.landed = self.here();
        self.labels = vec![None; function.labels];
        self.waiting.clear();
        self.is_hidden = function.is_hidden;
        for local in &function.locals {
            let (offset, size) = match local.is_static {
                Some(global) => (self.globals[global], self.types.size(local.ty) as u32),
                // An array of variable length is kept by a pointer to its room.
                None if self.types.is_variable(local.ty) => (self.slot(8, 8)?, 8),
                None => {
                    let size = self.types.size(local.ty);
                    (self.slot(size, self.types.align(local.ty))?, size as u32)
                }
            };
            self.offsets.push(offset);
            self.sizes.push(size);
        }
        let begin = self.here();
        let Some(body) = &function.body else {
            self.push_routine(function, begin, Vec::new());
            return Ok(());
        };
        let parameters: Vec<Parameter> = function
            .parameters
            .iter()
            .map(|&local| {
                let ty = function.locals[local].ty;
                let size = if self.types.is_struct(ty) { self.types.size(ty) as u32 } else { 0 };
                Parameter { offset: self.offsets[local], kind: self.types.kind(ty), size }
            })
            .collect();
        for &local in &function.parameters {
            self.show(local);
        }
        self.statements(body)?;
        if !self.variables.is_empty() {
            let end = self.here() + 1;
            self.variables.iter_mut().filter(|variable| variable.to == 0).for_each(|variable| variable.to = end);
        }
        self.line = if self.line == 0 { function.line } else { self.line };
        let returns = self.types.signature(function.ty).map_or(Ty::VOID, |signature| signature.result);
        if index == self.tree.main {
            // C99: the end of `main` returns 0.
            self.emit(Op::Int { d: 0, value: 0 });
            self.emit(Op::ReturnValue { a: 0 });
        } else if returns.same(Ty::VOID) {
            self.emit(Op::Return);
        } else {
            self.emit(Op::NoReturn);
        }
        for (at, label) in std::mem::take(&mut self.waiting) {
            let to = self.labels[label].unwrap_or(begin);
            self.set_target(at, to);
        }
        self.push_routine(function, begin, parameters);
        Ok(())
    }

    fn push_routine(&mut self, function: &Function, begin: u32, parameters: Vec<Parameter>) {
        let returns = self.types.signature(function.ty).map_or(Ty::VOID, |signature| signature.result);
        self.code.routines.push(Routine {
            name: function.name.clone(),
            begin,
            size: self.frame.next_multiple_of(16),
            parameters,
            variables: std::mem::take(&mut self.variables),
            is_hidden: function.is_hidden,
            returns,
        });
    }

    /// The code that sets the globals.
    fn begin(&mut self) -> Result<()> {
        self.offsets.clear();
        self.sizes.clear();
        (self.frame, self.top, self.line) = (0, 0, 0);
        self.is_hidden = true;
        let begin = self.here();
        for statement in &self.tree.beginnings {
            self.statement(statement)?;
        }
        self.emit(Op::Return);
        self.code.begin = self.code.routines.len() as u32;
        let size = self.frame.next_multiple_of(16);
        self.code.routines.push(Routine {
            name: "".into(),
            begin,
            size,
            parameters: Vec::new(),
            variables: Vec::new(),
            is_hidden: true,
            returns: Ty::VOID,
        });
        Ok(())
    }

    /// Room in the frame.
    fn slot(&mut self, size: u64, align: u64) -> Result<u32> {
        let align = if size >= 16 { 16 } else { align.max(1) };
        let at = u64::from(self.frame).next_multiple_of(align);
        let end = at + size.max(1);
        if end > u64::from(MAX_STACK) {
            return Err(Refusal::limit(self.line.max(1), TextLimit::Memory));
        }
        self.frame = end as u32;
        Ok(at as u32)
    }

    /// From here on a variable can be seen.
    fn show(&mut self, local: usize) {
        let variable = &self.tree.functions[self.function].locals[local];
        if variable.name.is_empty() {
            return;
        }
        let (name, ty, is_static) = (variable.name.clone(), variable.ty, variable.is_static.is_some());
        let (offset, from) = (self.offsets[local], self.here());
        let mut lengths = Vec::new();
        let mut of = ty;
        while let Some(inner) = self.types.element(of) {
            if let Shape::Vla(_, count) = *self.types.shape(of) {
                lengths.push(self.offsets[count as usize]);
            }
            of = inner;
        }
        self.variables.push(Variable { name, ty, offset, is_static, from, to: 0, lengths });
    }

    fn here(&self) -> u32 {
        self.code.ops.len() as u32
    }

    fn emit(&mut self, op: Op) -> usize {
        self.code.ops.push(op);
        self.code.lines.push(self.line);
        self.code.ops.len() - 1
    }

    /// Gives a jump its place.
    fn set_target(&mut self, at: usize, target: u32) {
        match &mut self.code.ops[at] {
            Op::Jump { to }
            | Op::JumpZero { to, .. }
            | Op::JumpNotZero { to, .. }
            | Op::JumpCompare { to, .. }
            | Op::JumpCompareInt { to, .. } => *to = target,
            _ => {}
        }
    }

    fn land(&mut self, jumps: Vec<usize>) {
        if jumps.is_empty() {
            return;
        }
        let here = self.here();
        self.landed = here;
        self.known_line = None;
        for at in jumps {
            self.set_target(at, here);
        }
    }

    /// A free register.
    fn alloc(&mut self) -> Result<Reg> {
        if self.top >= 250 {
            return Err(Refusal::limit(self.line.max(1), TextLimit::Registers));
        }
        self.top += 1;
        Ok((self.top - 1) as Reg)
    }

    fn wide(&mut self, d: Reg, value: u64) {
        if let Ok(value) = i32::try_from(value as i64) {
            self.emit(Op::Int { d, value });
            return;
        }
        let index = self.code.wides.iter().position(|&known| known == value).unwrap_or_else(|| {
            self.code.wides.push(value);
            self.code.wides.len() - 1
        });
        self.emit(Op::Wide { d, index: index as u32 });
    }

    fn local(&self, local: usize) -> &crate::tree::Variable {
        &self.tree.functions[self.function].locals[local]
    }

    fn is_plain_local(&self, storage: Storage) -> bool {
        match storage {
            Storage::Local(local) => !self.local(local).is_addressed,
            Storage::Global(_) => false,
        }
    }
}

/// Whether a variable of a type lies where nothing can be written.
fn is_read_only(types: &Types, ty: Ty) -> bool {
    ty.is_const || types.element(ty).is_some_and(|of| is_read_only(types, of))
}
