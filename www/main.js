/**
 * The entry: loads the whole page, or the board alone for a frame in another page, while the core is being loaded. If
 * that fails, or the browser lacks something, it shows the message that is in the HTML.
 */

import { startPage } from './core/wasm.js';
import { isEmbedded } from './platform/link-hints.js';

const embedded = isEmbedded();

// The page calls this again and shows the error.
startPage().catch(() => {});
addEventListener('hashchange', () => {
  if (isEmbedded() !== embedded) location.reload();
});

try {
  if (!canRun()) throw new Error('this browser is too old');
  // Two imports, so that the bundler preloads only the files of one.
  if (embedded) await import('./embed/main.js');
  else await import('./app/page.js');
} catch (error) {
  document.documentElement.dataset.begin = canRun() ? 'lost' : 'old';
  document.querySelector('.begin [role=alert]')?.removeAttribute('hidden');
  document.querySelector('.begin button')?.addEventListener('click', () => location.reload());
  throw error;
}

/**
 * Whether this browser has the newest of all that the page needs. Chrome 123, Firefox 121 and Safari 17.5 are the first
 * that do: `index.html` names them.
 */
function canRun() {
  const hasStyles = ['selector(:has(a))', '(color: light-dark(red, red))'].every((style) => CSS.supports(style));
  return hasStyles && 'checkVisibility' in Element.prototype && hasSimd();
}

/** Whether it has WebAssembly with SIMD: a function that makes a vector is valid. */
function hasSimd() {
  const section = [1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  const module = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, ...section);
  return 'WebAssembly' in globalThis && WebAssembly.validate(module);
}
