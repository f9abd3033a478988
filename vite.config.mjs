import { defineConfig } from 'vite';

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

/** What runs before anything is painted is no module: it becomes a file of its own, and the page waits for it. */
const first = 'www/settings/first.js';
/** @type {import('vite').Plugin} */
const beforePainting = {
  name: 'before-painting',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: first, name: 'first' });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const made = Object.values(bundle).find(({ name }) => name === 'first');
      if (!made) throw new Error(`nothing was made of ${first}`);
      return html.replace(first, () => made.fileName);
    },
  },
};

export default defineConfig({
  plugins: [preview, beforePainting],
  base: './', // works at any path of any host
  build: {
    target: 'es2022', // as old as the wasm SIMD that the core needs
    assetsInlineLimit: 0, // the Content-Security-Policy lets no data: URL in
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What the whole page and a frame in another page have in common is one file. Whoever starts one of them must not
        // be in it: a file that is loaded is run.
        codeSplitting: {
          groups: [
            {
              name: 'stage',
              test: /www[\\/](stage|later|knight[\\/]door|queens[\\/](exhibit|referee))\.js$|rolldown.runtime/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
