//! The `wasm-bindgen-test-runner` command: what Cargo runs for a test built for wasm (see `.cargo/config.toml`).

fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())
}
