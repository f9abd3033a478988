//! The `wasm-bindgen` command: writes the JavaScript side of a compiled wasm module.
//!
//! It is named `wbg` because a binary named `wasm-bindgen` would collide with the crate of that name.

fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(std::env::args_os())
}
