//! The cases of the tables: each small program prints here what CPython 3.11 prints.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{Case, Table};
use crate::machine::End;
use crate::program::Program;

/// Every table, with the name of its part.
fn tables() -> Vec<&'static Table> {
    let mut tables: Vec<&'static Table> = Vec::new();
    tables.extend(super::builtins::TABLES);
    tables.extend(super::classes::TABLES);
    tables.extend(super::methods::METHODS.iter().map(|methods| methods.table));
    tables.extend(super::modules::MODULES.iter().flat_map(|module| module.tables));
    tables.extend(super::modules::METHODS.iter().map(|methods| methods.table));
    tables.extend(super::modules::CLASSES);
    tables
}

fn cases() -> impl Iterator<Item = &'static Case> {
    tables().into_iter().flat_map(|table| table.cases)
}

/// The output of a program, and its error if it ends with one.
fn output(program: &str) -> String {
    let program = match Program::new(program) {
        Ok(program) => program,
        Err(error) => return format!("refused: {error:?}"),
    };
    let mut machine = program.start("", 0);
    let mut out = machine.text().to_owned();
    while machine.step() {
        out += machine.text();
    }
    match machine.end() {
        Some(End::Done) | None => {}
        Some(End::Error { text, .. }) => out += text,
        Some(End::Limit(limit)) => out += &format!("{limit:?}"),
    }
    out.trim_end_matches('\n').to_owned()
}

#[test]
fn every_case_prints_as_in_cpython() {
    let mut wrong = String::new();
    for case in cases() {
        let output = output(case.program);
        if output != case.output {
            wrong += &format!("{}\n  is     {output}\n  wanted {}\n", case.program, case.output);
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// The outputs that the cases want are those of the CPython that is installed.
#[cfg(not(target_arch = "wasm32"))]
#[test]
#[ignore = "needs CPython 3.11"]
fn cpython_prints_what_the_cases_say() {
    let mut wrong = String::new();
    for case in cases() {
        let run = std::process::Command::new("python3").arg("-c").arg(case.program).output().expect("python3 runs");
        let output = String::from_utf8_lossy(&run.stdout);
        if output.trim_end_matches('\n') != case.output {
            wrong += &format!(
                "{}\n  is     {output}\n  wanted {}\n  {}\n",
                case.program,
                case.output,
                String::from_utf8_lossy(&run.stderr)
            );
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}
