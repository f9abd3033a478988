//! Writes the JavaScript side of a compiled wasm module: `wbg <module.wasm> <folder> <name>`.

use anyhow::{Context, bail};
use std::fs;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// The beginning of a method that frees an object of the module.
const FREE: &str = "    free() {\n";

/// An instance that has trapped is replaced, and its memory is gone: where an object of it was, the new one has another.
/// wasm-bindgen refuses such an object in every method, and in finalizers, but not here.
const STALE: &str = "        if (this.__wbg_inst !== __wbg_instance_id) return;\n";

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
        .with_context(|| format!("cannot write the JavaScript side of {module}"))?;
    let path = Path::new(folder).join(format!("{name}.js"));
    let script = fs::read_to_string(&path)?;
    if !script.contains(FREE) || !script.contains("'__wbg_inst', { value: __wbg_instance_id") {
        bail!("{} does not free its objects as it did", path.display());
    }
    fs::write(path, script.replace(FREE, &format!("{FREE}{STALE}")))?;
    Ok(())
}
