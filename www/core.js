/**
 * The Rust core, compiled to wasm: loaded once, and built anew should it ever trap.
 */

import init, * as wasm from '../pkg/queens_and_knights.js';

/** @typedef {typeof wasm} Core */

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/**
 * The compiled module, which a pool of workers can share; it is fetched once.
 * @returns {Promise<WebAssembly.Module>}
 */
export function compileCore() {
  const address = new URL('../pkg/queens_and_knights_bg.wasm', import.meta.url);
  return (compiled ??= WebAssembly.compileStreaming(fetch(address)));
}

/**
 * @param {WebAssembly.Module} module
 * @returns {Promise<Core>}
 */
export async function startCore(module) {
  await init({ module_or_path: module });
  return wasm;
}

/** Throws the instance away with all it holds and makes a new one of the same module: after a trap it is poisoned. */
export function rebuildCore() {
  wasm.__wbg_reset_state();
}

/**
 * Whether an error means that the core has trapped.
 * @param {unknown} error
 */
export const isTrap = (error) => error instanceof WebAssembly.RuntimeError;

/**
 * Whether an error is a plain sentence from the core, meant to be shown.
 * @param {unknown} error
 * @returns {error is Error & { code: string, values: Record<string, string> }}
 */
export const isRefusal = (error) => error instanceof Error && 'code' in error && typeof error.code === 'string';
