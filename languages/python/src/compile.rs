//! From the tree to [code](crate::code).
//!
//! Each construct becomes the instructions of CPython 3.11 in its order and on its lines, because these decide which
//! lines a tracer reports. [`flow`] then does what CPython's optimizer does to them, and [`assemble`] puts the blocks
//! into one row.

use std::rc::Rc;

use crate::ast::*;
use crate::code::{Const, LibraryModule, Op, Program, Target};
use crate::names::{Index, Name, Names};
use crate::native::Native;
use crate::scope::{Place, Scopes, mangle};
use crate::types::Type;
use crate::value::Value;

mod assemble;
mod calls;
mod comprehensions;
mod conditions;
mod constants;
mod displays;
mod exceptions;
mod expressions;
mod flow;
mod functions;
mod patterns;
mod statements;

use flow::{Block, Ins};

/// Compiles a program.
///
/// # Errors
/// The name of a `nonlocal` that no function around has.
pub(crate) fn compile(module: &Module, source: &str) -> Result<Program, Rc<str>> {
    let mut program = Program::default();
    let own = add(&mut program, module, None)?;
    program.global_of = own.global_of;
    (program.own_codes, program.own_globals) = (program.codes.len() as u32, program.globals.len() as u32);
    for (name, module) in crate::library::python::needed_by(source) {
        let added = add(&mut program, &module, Some(name))?;
        program.library.push(added);
    }
    program.methods = methods(&program.names);
    program.source = source.lines().map(Rc::from).collect();
    Ok(program)
}

/// Adds the codes of the program itself to a program, or those of a module of the library.
///
/// # Errors
/// As those of [`compile`].
pub(crate) fn add(
    program: &mut Program,
    module: &Module,
    library: Option<&'static str>,
) -> Result<LibraryModule, Rc<str>> {
    let scopes = crate::scope::collect(module)?;
    let mut compiler = Compiler::new(module, &scopes);
    compiler.library = library;
    compiler.program = std::mem::take(program);
    let code = compiler.program.codes.len() as u32;
    compiler.module(module);
    *program = compiler.program;
    Ok(LibraryModule { name: library.unwrap_or_default(), code, global_of: compiler.global_of })
}

/// The name, first line and lines of instructions of each code, for comparison with CPython.
pub(crate) fn lines(module: &Module) -> Vec<CodeLines> {
    let Ok(scopes) = crate::scope::collect(module) else { return Vec::new() };
    let mut compiler = Compiler::new(module, &scopes);
    compiler.lines = Some(Vec::new());
    compiler.module(module);
    compiler.lines.unwrap_or_default()
}

/// The name of a code, its first line, and the lines of its instructions.
type CodeLines = (String, u32, Vec<u32>);

/// The methods of each name that Python's classes have.
fn methods(names: &Names) -> Vec<Vec<(Type, &'static Native)>> {
    let mut methods = vec![Vec::new(); names.texts().count()];
    for (class, native) in crate::machine::methods() {
        if let Some(name) = names.find(native.short_name()) {
            methods[name.0 as usize].push((class, native));
        }
    }
    methods
}

/// A loop, `try` or `with` around the place that is compiled.
#[derive(Clone, Debug)]
enum Around<'a> {
    Loop {
        is_for: bool,
        start: Target,
        end: Target,
    },
    TryExcept,
    FinallyTry(&'a [Stmt]),
    FinallyEnd,
    With(u32),
    Handler,
    HandlerCleanup(Option<&'a Rc<str>>),
    /// A value of `return` lies on top.
    Value,
}

/// The code that is compiled.
#[derive(Debug, Default)]
struct Unit<'a> {
    /// Its number among the codes.
    index: usize,
    scope: usize,
    name: Rc<str>,
    qualname: Rc<str>,
    first_line: u32,
    flow: Vec<Block>,
    block: usize,
    /// The line of the next instruction, or −1.
    line: i32,
    around: Vec<Around<'a>>,
    slots: Index,
    parameters: Option<&'a Params>,
    doc: Option<u32>,
}

/// The state of the compiler.
struct Compiler<'a> {
    scopes: &'a Scopes,
    /// What is compiled so far. A code that is being compiled has its place already.
    program: Program,
    constant_of: Index,
    global_of: Vec<Option<u32>>,
    /// The lines of all codes, if they are wanted.
    lines: Option<Vec<CodeLines>>,
    /// Whether annotations are kept as text (`from __future__ import annotations`).
    text_annotations: bool,
    /// The module of the library that is compiled, if it is not the program.
    library: Option<&'static str>,
    unit: Unit<'a>,
    /// The codes around it.
    outer: Vec<Unit<'a>>,
}

impl<'a> Compiler<'a> {
    fn new(module: &Module, scopes: &'a Scopes) -> Compiler<'a> {
        Compiler {
            scopes,
            program: Program::default(),
            constant_of: Index::new(),
            global_of: Vec::new(),
            lines: None,
            text_annotations: constants::imports_annotations(module),
            library: None,
            unit: Unit::default(),
            outer: Vec::new(),
        }
    }

    fn module(&mut self, module: &'a Module) {
        self.enter(0, "<module>".into(), 1);
        self.unit.line = 0;
        self.emit(Op::Resume);
        self.unit.line = -1;
        self.body(&module.body);
        self.leave();
    }

    /// Begins the code of a scope.
    fn enter(&mut self, scope: usize, name: Rc<str>, line: u32) {
        let qualname = self.qualname(&name);
        let found = self.scopes.get(scope);
        let slots = found.slots().into_iter().chain(found.free());
        let unit = Unit {
            index: self.program.codes.len(),
            scope,
            name,
            qualname,
            first_line: line,
            flow: vec![Block::default()],
            line: line as i32,
            slots: slots.enumerate().map(|(slot, name)| (name, slot as u32)).collect(),
            ..Unit::default()
        };
        self.program.codes.push(Rc::default());
        self.outer.push(std::mem::replace(&mut self.unit, unit));
    }

    /// Ends the code of a scope, which returns `None` where it falls off its end; returns its number.
    fn leave(&mut self) -> usize {
        if self.unit.flow[self.unit.block].code.last().is_none_or(|last| last.op != Op::Return) {
            self.unit.line = -1;
            self.constant(Const::None);
            self.emit(Op::Return);
        }
        let outer = self.outer.pop().unwrap_or_default();
        let unit = std::mem::replace(&mut self.unit, outer);
        let index = unit.index;
        let code = self.assemble(unit);
        self.program.codes[index] = Rc::new(code);
        index
    }

    fn qualname(&self, name: &Rc<str>) -> Rc<str> {
        // The unit is still the one around; the program itself has no unit around.
        if self.outer.len() < 2 {
            return name.clone();
        }
        let around = self.scopes.get(self.unit.scope);
        if around.is_global(&mangle(around.private.as_deref(), name)) {
            return name.clone();
        }
        match around.kind {
            crate::scope::ScopeKind::Function if !around.is_comprehension => {
                format!("{}.<locals>.{name}", self.unit.qualname).into()
            }
            _ => format!("{}.{name}", self.unit.qualname).into(),
        }
    }

    fn new_block(&mut self) -> Target {
        self.unit.flow.push(Block::default());
        self.unit.flow.len() as Target - 1
    }

    /// Goes on in a block, which follows the current one.
    fn use_block(&mut self, block: Target) {
        self.unit.flow[self.unit.block].next = Some(block);
        self.unit.block = block as usize;
    }

    fn emit(&mut self, op: Op) {
        if self.unit.flow[self.unit.block].code.last().is_some_and(|last| last.op.is_jump() || last.op.is_exit()) {
            let block = self.new_block();
            self.use_block(block);
        }
        let line = self.unit.line;
        self.unit.flow[self.unit.block].code.push(Ins { op, line, handler: None });
    }

    /// An instruction without a line.
    fn emit_artificial(&mut self, op: Op) {
        let line = std::mem::replace(&mut self.unit.line, -1);
        self.emit(op);
        self.unit.line = line;
    }

    fn no_line(&mut self) {
        self.unit.line = -1;
    }

    fn constant(&mut self, constant: Const) {
        let index = self.constant_index(constant);
        self.emit(Op::LoadConst(index));
    }

    fn constant_index(&mut self, constant: Const) -> u32 {
        let key = constant.key(true);
        if let Some(&index) = self.constant_of.get(&*key) {
            return index;
        }
        let index = self.program.constants.len() as u32;
        self.program.constants.push(constant);
        self.constant_of.insert(key.into(), index);
        index
    }

    fn name(&mut self, text: &str) -> Name {
        Rc::make_mut(&mut self.program.names).intern(text)
    }

    /// The name of an attribute, private in a class if it begins so.
    fn attribute(&mut self, text: &Rc<str>) -> Name {
        let text = mangle(self.scopes.get(self.unit.scope).private.as_deref(), text);
        self.name(&text)
    }

    fn global(&mut self, text: &str) -> u32 {
        let name = self.name(text);
        let place = name.0 as usize;
        if place >= self.global_of.len() {
            self.global_of.resize(place + 1, None);
        }
        let index = self.global_of[place].unwrap_or(self.program.globals.len() as u32);
        if index as usize == self.program.globals.len() {
            self.global_of[place] = Some(index);
            let native = self.library.and_then(|module| crate::library::module(module)?.native(text));
            let built_in = native.or_else(|| crate::library::builtin(text));
            self.program.globals.push((name, built_in.unwrap_or(Value::Unbound)));
        }
        index
    }

    fn variable(&mut self, name: &Rc<str>, access: Access) {
        let scope = self.scopes.get(self.unit.scope);
        let name = mangle(scope.private.as_deref(), name);
        let slot = self.unit.slots.get(&name).copied().unwrap_or_default();
        let op = match (scope.place(&name), access) {
            (Place::Local, Access::Load) => Op::LoadFast(slot),
            (Place::Local, Access::Store) => Op::StoreFast(slot),
            (Place::Local, Access::Delete) => Op::DeleteFast(slot),
            (Place::ClassFree, Access::Load) => Op::LoadClassDeref(slot),
            (Place::Cell | Place::Free, Access::Load) => Op::LoadDeref(slot),
            (Place::Cell | Place::Free | Place::ClassFree, Access::Store) => Op::StoreDeref(slot),
            (Place::Cell | Place::Free | Place::ClassFree, Access::Delete) => Op::DeleteDeref(slot),
            (Place::Global, Access::Load) => Op::LoadGlobal(self.global(&name)),
            (Place::Global, Access::Store) => Op::StoreGlobal(self.global(&name)),
            (Place::Global, Access::Delete) => Op::DeleteGlobal(self.global(&name)),
            (Place::Class, Access::Load) => Op::LoadName(self.global(&name)),
            (Place::Class, Access::Store) => Op::StoreName(self.global(&name)),
            (Place::Class, Access::Delete) => Op::DeleteName(self.global(&name)),
        };
        self.emit(op);
    }

    fn load(&mut self, name: &Rc<str>) {
        self.variable(name, Access::Load);
    }

    fn store(&mut self, name: &Rc<str>) {
        self.variable(name, Access::Store);
    }
}

/// The use of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    Load,
    Store,
    Delete,
}

/// CPython builds displays and calls with more parts than this piece by piece.
const MANY: usize = 30;
