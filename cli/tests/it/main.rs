//! The command as its users meet it: arguments, output, status, signals and files.

mod arguments;
mod count;
mod state;
mod sum;
mod support;
