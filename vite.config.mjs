import { build, defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };

const { version } = project;

/** No newer than what `main.js` asks for. */
const target = 'es2022';

/**
 * Nothing in the page says where it is. Some that show a preview of a link want the whole address of the picture, though:
 * PAGE_ADDRESS, where it is known, gives it to them.
 */
const preview = {
  name: 'preview',
  transformIndexHtml: {
    order: /** @type {const} */ ('post'),
    handler(/** @type {string} */ html) {
      const address = process.env.PAGE_ADDRESS;
      if (!address) return html;
      const picture = new URL('social.png', address.endsWith('/') ? address : `${address}/`).href;
      return html.replace('content="./social.png"', () => `content="${picture}"`);
    },
  },
};

/** The version is written in package.json alone. @type {import('vite').Plugin} */
const release = { name: 'release', transformIndexHtml: (html) => html.replace('%VERSION%', version) };

/** What runs before anything is painted: modules wait for the page, which waits for this. */
const first = 'www/settings/first-paint.js';

/**
 * In the built page that script also asks for what the page needs first; the names are attributes of its element. With all
 * that the two import it becomes one script, which shares no file with a module.
 */
const early = 'www/preload.js';

/** Those attributes, and the modules that each stands for, with what they import. @type {Record<string, string[]>} */
const needed = {
  core: ['pkg/page_bg.wasm'],
  whole: ['www/app/page.js'],
  embed: ['www/embed/main.js'],
  en: ['www/i18n/en.js'],
  zh: ['www/i18n/zh.js'],
};

/**
 * A module and all that it imports, as one script.
 * @param {string} module
 */
async function asScript(module) {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: { target, write: false, rolldownOptions: { input: module, output: { format: 'iife' } } },
  });
  if (!('output' in made)) throw new Error(`nothing was made of ${module}`);
  return made.output[0].code;
}

/** In the page from its sources it is a module: the look comes a little late there. @type {import('vite').Plugin} */
const fromSources = {
  name: 'from-sources',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(`<script vite-ignore src="./${first}"`, `<script type="module" src="./${first}"`),
};

/** @type {import('vite').Plugin} */
const beforePainting = {
  name: 'before-painting',
  apply: 'build',
  async buildStart() {
    this.emitFile({ type: 'asset', name: 'first.js', originalFileName: early, source: await asScript(early) });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const made = Object.values(bundle);
      /** @param {string} module */
      const fileOf = (module) => {
        const file = made.find((one) =>
          one.type === 'chunk'
            ? one.facadeModuleId?.replaceAll('\\', '/').endsWith(`/${module}`)
            : one.originalFileNames.includes(module),
        );
        if (!file) throw new Error(`nothing was made of ${module}`);
        return file.fileName;
      };
      /** @param {string} name @returns {string[]} */
      const withImports = (name) => {
        const file = bundle[name];
        return [name, ...(file.type === 'chunk' ? file.imports.flatMap(withImports) : [])];
      };
      const attributes = Object.entries(needed).map(([name, modules]) => {
        const files = new Set(modules.map(fileOf).flatMap(withImports));
        const asked = [...files].filter((file) => !html.includes(file)).map((file) => `./${file}`);
        return ` data-${name}="${asked.join(' ')}"`;
      });
      return html.replace(`"./${first}"`, () => `"./${fileOf(early)}"${attributes.join('')}`);
    },
  },
};

/** The modules of the file that every part of the page imports. */
const BASE = new RegExp(
  String.raw`[\\/]www[\\/](?:${[
    String.raw`(?:core|platform|ui|board|player)[\\/].*`,
    String.raw`i18n[\\/](?!en|zh)[^\\/]*`,
    String.raw`queens[\\/]solvers[\\/](?!program\.|programs|challenge)[^\\/]*`,
    String.raw`import[\\/]reader`,
    String.raw`share[\\/]address`,
  ].join('|')})\.js$`,
);

/** The editor of programs and its Python; the colours of other languages are loaded with them. */
const CODE_MIRROR =
  /[\\/]node_modules[\\/](?:@codemirror[\\/](?!legacy-modes)|@lezer|@marijn|crelt|style-mod|w3c-keyname)[\\/]/;

export default defineConfig({
  plugins: [release, preview, fromSources, beforePainting],
  base: './', // works at any path of any host
  build: {
    target,
    assetsInlineLimit: 0, // the Content-Security-Policy lets no data: URL in
    modulePreload: {
      polyfill: false,
      // `preload.js` asks for the scripts of either beginning.
      resolveDependencies: (file, files) =>
        /\b(?:page|main)-[^/]*$/.test(file) ? files.filter((each) => !each.endsWith('.js')) : files,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Each file costs a request: the lower layers, which every part of the page imports, and what page and frame share
        // are one file. The catalogues are not in it.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'code-mirror', test: CODE_MIRROR },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
