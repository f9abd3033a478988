//! The native tests in one binary: properties, oracles, tables of known answers and golden files.

#![cfg(not(target_arch = "wasm32"))]

mod answers;
mod arguments;
mod boards;
mod broken_tours;
mod certificates;
mod completions;
mod count;
mod examples;
mod examples_c;
mod examples_cpp;
mod examples_java;
mod existence;
mod explain;
mod facts;
mod formats;
mod fuzz;
mod job_lines;
mod judged;
mod kind;
mod kind_generated;
mod knight_search;
mod lesson;
mod link;
mod memory;
mod mended_links;
mod mistakes;
mod nearest;
mod oracle;
mod pair;
mod pasted;
mod player;
mod program;
mod promised;
mod reasons;
mod send;
mod solutions;
mod solvers;
mod tour_counts;
mod tour_numbers;
mod tours;
mod traces;
mod tree;
mod verdicts;
