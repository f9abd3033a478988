/**
 * The Rust core, compiled to three wasm modules: `page` serves the first view; `lazy`, for tours and pasted text,
 * and `count`, for counting and the race, are loaded with the parts of the page that need them.
 */

import { once } from '../platform/index.js';
import * as page from '../../pkg/page.js';

/** @typedef {typeof page} Core */
/** @typedef {typeof import('../../pkg/lazy.js')} LazyCore */
/** @typedef {typeof import('../../pkg/count.js')} CountCore */
/**
 * @typedef {object} Wasm the JavaScript side of a module
 * @property {(init: { module_or_path: WebAssembly.Module }) => Promise<unknown>} default
 * @property {() => void} __wbg_reset_state
 */

/** Modules with an instance on this thread. @type {Set<Wasm>} */
const started = new Set();

/**
 * Loads a module of the core, and makes an instance of it for the page.
 * @param {Wasm} wasm
 * @param {URL} address
 * @param {Promise<WebAssembly.Module | null>} [early] the preloaded module; `null` if that has failed
 * @returns {Promise<WebAssembly.Module>} which workers can share
 */
async function start(wasm, address, early) {
  const module = (await early) ?? (await WebAssembly.compileStreaming(fetch(address)));
  await wasm.default({ module_or_path: module });
  started.add(wasm);
  return module;
}

/** The module preloaded by `preload.js`; a page from its sources has none. */
const { earlyCore } = /** @type {{ earlyCore?: Promise<WebAssembly.Module | null> }} */ (globalThis);

/** @type {Promise<WebAssembly.Module> | undefined} */
let begun;

/**
 * Starts the module of the first view, once for all calls.
 * @returns {Promise<{ core: Core, module: WebAssembly.Module }>}
 */
export async function startPage() {
  begun ??= start(page, new URL('../../pkg/page_bg.wasm', import.meta.url), earlyCore);
  return { core: page, module: await begun };
}

export const startLazy = once(async () => {
  const core = await import('../../pkg/lazy.js');
  return { core, module: await start(core, new URL('../../pkg/lazy_bg.wasm', import.meta.url)) };
});

export const startCount = once(async () => {
  const core = await import('../../pkg/count.js');
  return { core, module: await start(core, new URL('../../pkg/count_bg.wasm', import.meta.url)) };
});

/** Replaces all instances and drops their data: after a trap an instance is unusable. */
export function rebuildCores() {
  for (const wasm of started) wasm.__wbg_reset_state();
}

/**
 * Whether an error means that the core has trapped.
 * @param {unknown} error
 */
export const isTrap = (error) => error instanceof WebAssembly.RuntimeError;

/**
 * Whether an error is a plain sentence from the core, meant to be shown.
 * @param {unknown} error
 * @returns {error is Error & { code: string, values: Record<string, string>, at?: number }}
 */
export const isRefusal = (error) => error instanceof Error && 'code' in error && typeof error.code === 'string';
