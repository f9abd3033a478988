//! The section of docs/PROGRAMS.md that lists what of Python is there, made from the tables.

#![cfg(not(target_arch = "wasm32"))]

use std::fmt::Write as _;
use std::path::Path;

use super::table::Table;
use crate::ast::{ExprKind, Stmt, StmtKind};
use crate::types::Type;

const BEGIN: &str = "<!-- made by `UPDATE_GOLDEN=1 cargo test -p rewindable-python listing` -->\n";
const END: &str = "<!-- end -->";

/// The names of tables, in order, as code.
fn names<'a>(tables: impl IntoIterator<Item = &'a &'static Table>) -> Vec<&'static str> {
    let mut names: Vec<_> = tables.into_iter().flat_map(|table| table.rows).map(|row| row.short_name()).collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn code(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" ")
}

/// The methods of a class without those behind operators, which its operators stand for.
fn methods(class: Type) -> Vec<&'static str> {
    let all = super::methods::METHODS.iter().chain(super::modules::METHODS);
    let mut names = names(all.filter(|methods| methods.classes.contains(&class)).map(|methods| &methods.table));
    names.retain(|name| !name.starts_with("__") && class.short_name() != *name);
    names
}

/// The methods of a class whose text is in Python.
fn written(body: &[Stmt]) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for statement in body {
        match &statement.kind {
            StmtKind::FunctionDef(method) => names.push(&method.name),
            StmtKind::Assign { targets, .. } => names.extend(targets.iter().filter_map(|target| match &target.kind {
                ExprKind::Name(name) => Some(&**name),
                _ => None,
            })),
            _ => {}
        }
    }
    names
}

fn listing() -> String {
    let mut out = String::from("\n| Builtin | |\n| --- | --- |\n");
    let mut row = |head: &str, names: &[&str]| {
        let _ = writeln!(out, "| {head} | {} |", code(names));
    };
    row("functions", &names(super::builtins::TABLES));
    let mut classes = names(super::classes::TABLES);
    classes.push(Type::Super.name());
    row("classes", &classes);
    let exceptions: Vec<_> = Type::ALL
        .iter()
        .filter(|class| class.is_exception() && !class.name().contains('.'))
        .map(|class| class.name())
        .collect();
    row("exceptions", &exceptions);
    for class in [
        Type::Str,
        Type::List,
        Type::Tuple,
        Type::Dict,
        Type::Set,
        Type::FrozenSet,
        Type::Range,
        Type::Int,
        Type::Float,
    ] {
        row(&format!("methods of `{}`", class.name()), &methods(class));
    }
    out += "\n| Module | |\n| --- | --- |\n";
    for module in super::modules::MODULES {
        let mut names: Vec<_> = module.names().collect();
        names.sort_unstable();
        let _ = writeln!(out, "| `{}` | {} |", module.name, code(&names));
        for &(name, class) in module.classes {
            let methods = methods(class);
            if !methods.is_empty() && !name.starts_with('_') {
                let _ = writeln!(out, "| methods of `{name}` | {} |", code(&methods));
            }
        }
        for (_, text) in super::python::needed_by(module.name).filter(|(name, _)| *name == module.name) {
            for statement in &text.body {
                if let StmtKind::ClassDef(class) = &statement.kind
                    && module.others.contains(&&*class.name)
                {
                    let mut names = written(&class.body);
                    // `Random` derives from `_Random`.
                    let is_base = |name: &str| name.strip_prefix('_') == Some(&*class.name);
                    let bases = module.classes.iter().filter(|(name, _)| is_base(name));
                    names.extend(bases.flat_map(|&(_, base)| methods(base)));
                    names.retain(|name| !name.starts_with('_'));
                    names.sort_unstable();
                    if !names.is_empty() {
                        let _ = writeln!(out, "| methods of `{}` | {} |", class.name, code(&names));
                    }
                }
            }
        }
    }
    out += "\n";
    out
}

#[test]
fn the_document_lists_what_is_there() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/PROGRAMS.md");
    let text = std::fs::read_to_string(&path).expect("docs/PROGRAMS.md is there");
    let (before, rest) = text.split_once(BEGIN).expect("the beginning of the listing is marked");
    let (_, after) = rest.split_once(END).expect("the end of the listing is marked");
    let wanted = format!("{before}{BEGIN}{}{END}{after}", listing());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &wanted).expect("docs/PROGRAMS.md can be written");
    } else {
        assert!(
            text == wanted,
            "docs/PROGRAMS.md is made anew by UPDATE_GOLDEN=1 cargo test -p rewindable-python listing"
        );
    }
}
