//! `from __future__ import`: only known features, and before everything else.

use super::Result;
use crate::ast::{Constant, ExprKind, Module, StmtKind};
use crate::parser::Failure;

const FEATURES: [&str; 10] = [
    "nested_scopes",
    "generators",
    "division",
    "absolute_import",
    "with_statement",
    "print_function",
    "unicode_literals",
    "barry_as_FLUFL",
    "generator_stop",
    "annotations",
];

/// What a program takes from the future.
#[derive(Default)]
pub(super) struct Future {
    /// Annotations are not evaluated.
    pub has_annotations: bool,
    /// The line of the last statement that may be such an import.
    pub last_line: u32,
}

pub(super) fn check(module: &Module) -> Result<Future> {
    let mut future = Future::default();
    let mut has_begun = false;
    for (index, statement) in module.body.iter().enumerate() {
        match &statement.kind {
            StmtKind::ImportFrom { module: Some(name), names, level: 0 } if &**name == "__future__" => {
                if has_begun {
                    let message = "from __future__ imports must occur at the beginning of the file";
                    return Err(Failure::new(message, statement.span));
                }
                for feature in names {
                    let message = match &*feature.name {
                        known if FEATURES.contains(&known) => continue,
                        "braces" => "not a chance".to_owned(),
                        unknown => format!("future feature {unknown} is not defined"),
                    };
                    return Err(Failure::new(message, statement.span));
                }
                future.has_annotations |= names.iter().any(|feature| &*feature.name == "annotations");
            }
            StmtKind::Expr(value) if index == 0 && matches!(value.kind, ExprKind::Constant(Constant::Str(_))) => {}
            _ => has_begun = true,
        }
        if !has_begun {
            future.last_line = statement.span.line;
        }
    }
    Ok(future)
}
