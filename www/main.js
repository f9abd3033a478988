/**
 * Where the page begins: the whole of it, or the board alone for a frame in another page. Either is loaded while the
 * core is on its way. Should it not come to that, the page as it is served has a sentence for it.
 */

import { startPage } from './core/wasm.js';
import { isEmbedded } from './core/link-hints.js';

const embedded = isEmbedded();

// The page that is loaded asks for the core again, and shows what went wrong.
startPage().catch(() => {});
addEventListener('hashchange', () => {
  if (isEmbedded() !== embedded) location.reload();
});

try {
  // Apart from each other: the bundler fetches what one needs together.
  if (embedded) await import('./embed/main.js');
  else await import('./app/page.js');
} catch (error) {
  document.documentElement.dataset.begin = canRun() ? 'lost' : 'old';
  document.querySelector('.begin [role=alert]')?.removeAttribute('hidden');
  document.querySelector('.begin button')?.addEventListener('click', () => location.reload());
  throw error;
}

/** Whether this browser has WebAssembly with SIMD: a function that makes a vector is valid. */
function canRun() {
  const section = [1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  const module = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, ...section);
  return 'WebAssembly' in globalThis && WebAssembly.validate(module);
}
