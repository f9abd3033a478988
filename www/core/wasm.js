/**
 * The Rust core, compiled to five wasm modules: `page` serves the first view. The others are loaded with the parts of the
 * page that need them: `lazy` for tours, comparisons, GIFs, lessons and pasted text, `count` for counting, lists of solutions
 * and the race, `program` and `program-c` for programs of one's own, in Python, and in C, C++ and Java.
 */

import { once } from '../platform/index.js';
import * as page from '../../pkg/page.js';

/** @typedef {typeof page} Core */
/** @typedef {typeof import('../../pkg/lazy.js')} LazyCore */
/** @typedef {typeof import('../../pkg/count.js')} CountCore */
/** @typedef {typeof import('../../pkg/program.js')} ProgramCore of any language: all have the same */
/**
 * @typedef {object} Wasm the JavaScript side of a module
 * @property {(init: { module_or_path: WebAssembly.Module }) => Promise<unknown>} default
 * @property {() => void} __wbg_reset_state
 */

/** Modules with an instance on this thread. @type {Set<Wasm>} */
const started = new Set();

/**
 * Compiles a module while it arrives, or once it has arrived where the host does not know the type of wasm.
 * @param {URL} address
 */
async function compiled(address) {
  const file = await fetch(address);
  const isTyped = !file.ok || file.headers.get('content-type') === 'application/wasm';
  return isTyped ? WebAssembly.compileStreaming(file) : WebAssembly.compile(await file.arrayBuffer());
}

/**
 * Makes an instance of a module of the core for the page, once both sides of it are loaded, at the same time.
 * @template {Wasm} Side
 * @param {Side | Promise<Side>} side
 * @param {Promise<WebAssembly.Module>} compiling
 * @returns {Promise<{ core: Side, module: WebAssembly.Module }>} the module, for workers to share
 */
async function start(side, compiling) {
  const [core, module] = await Promise.all([side, compiling]);
  await core.default({ module_or_path: module });
  started.add(core);
  return { core, module };
}

/** The module preloaded by `preload.js`; a page from its sources has none. */
const { earlyCore } = /** @type {{ earlyCore?: Promise<WebAssembly.Module | null> }} */ (globalThis);

export const startPage = once(() => start(page, preloaded()));

async function preloaded() {
  return (await earlyCore) ?? compiled(new URL('../../pkg/page_bg.wasm', import.meta.url));
}

export const startLazy = once(() =>
  start(import('../../pkg/lazy.js'), compiled(new URL('../../pkg/lazy_bg.wasm', import.meta.url))),
);

export const startCount = once(() =>
  start(import('../../pkg/count.js'), compiled(new URL('../../pkg/count_bg.wasm', import.meta.url))),
);

export const startProgram = once(() =>
  start(import('../../pkg/program.js'), compiled(new URL('../../pkg/program_bg.wasm', import.meta.url))),
);

/** @type {() => Promise<{ core: ProgramCore }>} */
export const startProgramC = once(async () => {
  const side = /** @type {Promise<any>} */ (import('../../pkg/program-c.js'));
  return start(side, compiled(new URL('../../pkg/program-c_bg.wasm', import.meta.url)));
});

/** How often all instances have been replaced. */
let rebuilt = 0;

/** Replaces all instances and drops their data: after a trap an instance is unusable. */
export function rebuildCores() {
  rebuilt += 1;
  for (const wasm of started) wasm.__wbg_reset_state();
}

/** Identifies the instances: an object of other ones than these must not be used. */
export const instances = () => rebuilt;

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

/**
 * @template Result
 * @param {() => Result} ask the core
 * @returns {Result | null} `null` where it refuses
 */
export function unlessRefused(ask) {
  try {
    return ask();
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
