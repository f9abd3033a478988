//! Writes the JavaScript side of a compiled wasm module: `wbg <module.wasm> <folder> <name>`.

use anyhow::{Context, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [module, folder, name] = args.as_slice() else { bail!("usage: wbg <module.wasm> <folder> <name>") };
    Bindgen::new()
        .input_path(module)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(true) // the page says where the module lies: its workers share the compiled one
        .reset_state_function(true) // after a trap the page makes a new instance
        .generate(folder)
        .with_context(|| format!("cannot write the JavaScript side of {module}"))
}
