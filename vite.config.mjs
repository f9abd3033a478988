import { defineConfig } from 'vite';

export default defineConfig({
  base: './', // works at any path of any host
  build: {
    target: 'es2022', // as old as the wasm SIMD that the core needs
    assetsInlineLimit: 0, // the Content-Security-Policy lets no data: URL in
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
});
