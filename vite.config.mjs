import { defineConfig } from 'vite';

export default defineConfig({
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
