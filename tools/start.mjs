import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES, buildModules, buildPage, isBuilt } from './build.mjs';
import { ROOT } from './process.mjs';
import { step } from './report.mjs';
import { serve } from './serve.mjs';
import { setUpNode, setUpRust } from './setup.mjs';

/** The module of the first view. */
const FIRST = 'page';

/** The others: parts of the page that need one are shown once it is compiled. */
const LATER = MODULES.filter((name) => name !== FIRST);

/** Where the page is bundled that waits for the other modules. */
const FOLDER = join(ROOT, 'target', 'start');

/**
 * Serves the page until it is interrupted. What is not up to date is built first; from nothing, only the module of the first
 * view is, and the others are built while the page is served already.
 */
export async function start() {
  await setUpRust();
  if (isBuilt()) {
    await buildPage();
    const { url } = await served(join(ROOT, 'dist'));
    return announce(url);
  }
  await buildModules([FIRST]);
  await setUpNode();
  await step('Bundling the first view', () => bundleFirst(FOLDER));
  const later = arrivals();
  const { url, close } = await served(FOLDER, later.arrival);
  announce(url);
  console.log(`Other parts of the page wait for these modules: ${LATER.join(', ')}`);
  try {
    await buildModules(LATER, (name) => {
      addModule(FOLDER, name);
      later.arrive(name);
    });
  } catch (error) {
    await close();
    throw error;
  }
  await buildPage();
}

/**
 * @param {string} folder
 * @param {(file: string) => Promise<unknown> | undefined} [arrival]
 */
async function served(folder, arrival) {
  const port = Number(process.env.PORT ?? 8000);
  const server = await serve(folder, { port, host: process.env.HOST, gzip: true, arrival });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void server.close().then(() => process.exit()));
  return server;
}

/** @param {string} url */
function announce(url) {
  console.log(`\nQueens & Knights is at ${url} (Ctrl+C stops it)`);
}

/** Promises of the later modules, for which requests of their files wait. */
export function arrivals() {
  /** @type {Map<string, () => void>} */
  const resolvers = new Map();
  const promises = new Map(
    LATER.map((name) => [name, new Promise((resolve) => resolvers.set(name, () => resolve(null)))]),
  );
  return {
    /** @param {string} file below the served folder */
    arrival: (file) => promises.get(/^pkg\/([a-z]+(?:-[a-z]+)*)/.exec(file)?.[1] ?? ''),
    /** @param {string} name of a module */
    arrive: (name) => resolvers.get(name)?.(),
  };
}

/**
 * Bundles the page without the later modules: it requests these by their names, at `/pkg/`.
 *
 * @param {string} folder
 */
export async function bundleFirst(folder) {
  const { build } = await import('vite');
  await build({
    root: ROOT,
    logLevel: 'error',
    plugins: [requestedByName],
    worker: { plugins: () => [requestedByName] },
    build: { outDir: folder, emptyOutDir: true },
  });
}

/**
 * Puts a later module, once it is compiled, where {@link bundleFirst} requests it.
 *
 * @param {string} folder
 * @param {string} name
 */
export function addModule(folder, name) {
  mkdirSync(join(folder, 'pkg'), { recursive: true });
  for (const file of [`${name}.js`, `${name}_bg.wasm`])
    copyFileSync(join(ROOT, 'pkg', file), join(folder, 'pkg', file));
}

const SCRIPT = new RegExp(`/pkg/(${LATER.join('|')})\\.js$`);
const BINARY = new RegExp(`'[./]+/pkg/((?:${LATER.join('|')})_bg\\.wasm)', import\\.meta\\.url`, 'g');

/** @type {import('vite').Plugin} */
const requestedByName = {
  name: 'requested-by-name',
  enforce: 'pre',
  resolveId(id) {
    const [, name] = SCRIPT.exec(id) ?? [];
    return name ? { id: `/pkg/${name}.js`, external: 'absolute' } : null;
  },
  transform(code, id) {
    return id.endsWith('/www/core/wasm.js') ? code.replaceAll(BINARY, "'/pkg/$1', location.origin") : null;
  },
};
