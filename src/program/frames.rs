//! The calls of a program with their variables, as a page shows them: a tree that is bounded in size, in which what has
//! changed since another moment is marked.

use crate::board::Square;
use crate::program::board_value::BoardValue;
use crate::program::run::{ProgramRun, Source};
use rewindable::{Call, Machine, Named, Variable, View};
use std::borrow::Cow;
use std::rc::Rc;

/// The most calls that are shown, the innermost ones, besides the program itself.
const CALLS: usize = 24;

/// The most elements of a list, and attributes of an object, that are shown.
const PARTS: usize = 64;

/// Values are shown so deep: a list of rows of pairs.
const DEPTH: u32 = 4;

/// The most values that are shown in all.
const VALUES: usize = 2_000;

/// A call with its variables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The name of the function; `<module>` for the program itself.
    pub function: Rc<str>,
    /// The line that it is at.
    pub line: u32,
    /// How many calls it is inside of.
    pub depth: usize,
    /// Its variables, parameters first.
    pub variables: Vec<Shown>,
}

/// A variable, attribute or entry with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Its name.
    pub name: Rc<str>,
    /// Its value.
    pub value: Tree,
    /// The squares of the board in it, if it may be one of those that were found.
    pub board: Option<Vec<Square>>,
}

/// A value with its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// What it shows.
    pub content: Content,
    /// Whether it is another one than before, or new. Of a list that has changed, only the elements are marked that have.
    pub changed: bool,
}

/// What a value shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A text.
    Plain(String),
    /// Memory that was never written to.
    Unset,
    /// The elements of a list or something like it.
    Items {
        /// `list`, `tuple`, `set`, `frozenset` or `deque`.
        class: Cow<'static, str>,
        /// The elements shown.
        items: Vec<Tree>,
        /// How many are not shown.
        more: usize,
        /// Whether each element is known by its index.
        ordered: bool,
    },
    /// The keys and values of a dict.
    Entries {
        /// Those shown.
        entries: Vec<(Tree, Tree)>,
        /// How many are not shown.
        more: usize,
    },
    /// The attributes of an object of a class of the program.
    Instance {
        /// The class.
        class: Rc<str>,
        /// Those shown.
        attributes: Vec<Shown>,
        /// How many are not shown.
        more: usize,
    },
}

/// The calls of a run, the innermost first. Variables that are one of these boards have it.
///
/// Functions, classes and modules are left out: they are what the program says, not what it does.
#[must_use]
pub fn frames<M: Machine>(run: &ProgramRun<M>, boards: &[Source]) -> Vec<Frame> {
    let mut builder = Builder { machine: run.machine(), run, boards, left: VALUES };
    let mut frames = Vec::new();
    for Call { function, depth, line, variables } in run.machine().calls(CALLS).into_iter().rev() {
        let depth = depth as usize;
        let shown = variables.into_iter().filter_map(|named| {
            let name = named.name.clone();
            let variable = match depth {
                0 => Variable::Global(name),
                _ => Variable::Local { function: function.clone(), name },
            };
            builder.shown(named, variable)
        });
        let variables = shown.collect();
        frames.push(Frame { function, line, depth, variables });
    }
    frames
}

/// Where an object stands.
#[derive(Clone, Copy)]
enum Owner<'v> {
    /// It is the one whose method runs.
    Receiver,
    /// In a variable.
    Variable(&'v Variable),
    /// In another value.
    None,
}

impl Owner<'_> {
    /// The variable that a member of the object is.
    fn member(self, name: &Rc<str>) -> Option<Variable> {
        Some(match self {
            Owner::Receiver => Variable::Attribute(name.clone()),
            Owner::Variable(Variable::Global(object)) => Variable::Global(format!("{object}:{name}").into()),
            Owner::Variable(Variable::Local { function, name: object }) => {
                Variable::Local { function: function.clone(), name: format!("{object}:{name}").into() }
            }
            Owner::Variable(Variable::Attribute(_)) | Owner::None => return None,
        })
    }
}

struct Builder<'r, M: Machine> {
    machine: &'r M,
    run: &'r ProgramRun<M>,
    boards: &'r [Source],
    /// How many more values are shown.
    left: usize,
}

impl<M: Machine> Builder<'_, M> {
    fn shown(&mut self, named: Named<M::Place>, variable: Variable) -> Option<Shown> {
        let Named { name, place, is_receiver } = named;
        let owner = if is_receiver { Owner::Receiver } else { Owner::Variable(&variable) };
        let content = self.content(place, DEPTH, owner)?;
        let board = self.board(&variable, place);
        Some(Shown { name, value: Tree { content, changed: false }, board })
    }

    /// The board in a value, if its variable is among those that were found.
    fn board(&self, variable: &Variable, value: M::Place) -> Option<Vec<Square>> {
        let source = self.boards.iter().find(|source| source.variable == *variable)?;
        let problem = self.run.problem();
        let reading = BoardValue::of(self.machine, value, &source.form, problem).read(&source.form, problem)?;
        Some(reading.squares)
    }

    /// What a value shows; nothing for a function, class or module.
    fn content(&mut self, value: M::Place, depth: u32, owner: Owner<'_>) -> Option<Content> {
        self.left = self.left.saturating_sub(1);
        let most = if depth == 0 { 0 } else { PARTS.min(self.left) };
        let deeper = depth.saturating_sub(1);
        Some(match self.machine.view(value, most) {
            View::Plain(text) => Content::Plain(text),
            View::Unset => Content::Unset,
            View::Definition(_) => return None,
            View::Items { class, items, more, ordered } => {
                let items = items.into_iter().map(|item| self.tree(item, deeper)).collect();
                Content::Items { class, items, more, ordered }
            }
            View::Entries { entries, more } => {
                let entries =
                    entries.into_iter().map(|(key, value)| (self.tree(key, deeper), self.tree(value, deeper)));
                Content::Entries { entries: entries.collect(), more }
            }
            View::Instance { class, attributes, more } => {
                let attributes = attributes.into_iter().map(|(name, value)| {
                    let board = owner.member(&name).and_then(|member| self.board(&member, value));
                    Shown { name, value: self.tree(value, deeper), board }
                });
                Content::Instance { class, attributes: attributes.collect(), more }
            }
        })
    }

    /// A part of a value; a function among them is shown by its name.
    fn tree(&mut self, value: M::Place, depth: u32) -> Tree {
        let content = self.content(value, depth, Owner::None).unwrap_or_else(|| match self.machine.view(value, 0) {
            View::Definition(name) => Content::Plain(format!("<{name}>")),
            _ => Content::Plain(String::new()),
        });
        Tree { content, changed: false }
    }
}

/// Marks what is not as it was in the same calls before.
pub fn mark_changes(before: &[Frame], now: &mut [Frame]) {
    for frame in now {
        let was = before.iter().find(|was| was.depth == frame.depth && was.function == frame.function);
        let was = was.map_or(&[][..], |was| &was.variables);
        compare_named(was, &mut frame.variables);
    }
}

fn compare_named(before: &[Shown], now: &mut [Shown]) {
    for shown in now {
        match before.iter().find(|was| was.name == shown.name) {
            Some(was) => compare(&was.value, &mut shown.value),
            None => shown.value.changed = true,
        }
    }
}

fn compare(before: &Tree, now: &mut Tree) {
    if before.content == now.content {
        return;
    }
    match (&before.content, &mut now.content) {
        (
            Content::Items { class: was, items: before, more: less, .. },
            Content::Items { class, items, more, ordered: true },
        ) if was == class => {
            compare_parts(before, items);
            // What has only lost elements has no element to mark.
            now.changed = before.len() + less > items.len() + *more;
        }
        (Content::Items { class: was, items: before, .. }, Content::Items { class, items, .. }) if was == class => {
            for item in items.iter_mut() {
                item.changed = !before.iter().any(|was| was.content == item.content);
            }
            now.changed = before.len() > items.len();
        }
        (Content::Entries { entries: before, .. }, Content::Entries { entries, .. }) => {
            for (key, value) in entries.iter_mut() {
                match before.iter().find(|(was, _)| was.content == key.content) {
                    Some((_, was)) => compare(was, value),
                    None => (key.changed, value.changed) = (true, true),
                }
            }
            now.changed = before.len() > entries.len();
        }
        (Content::Instance { class: was, attributes: before, .. }, Content::Instance { class, attributes, .. })
            if was == class =>
        {
            compare_named(before, attributes)
        }
        _ => now.changed = true,
    }
}

fn compare_parts(before: &[Tree], now: &mut [Tree]) {
    for (index, part) in now.iter_mut().enumerate() {
        match before.get(index) {
            Some(was) => compare(was, part),
            None => part.changed = true,
        }
    }
}
