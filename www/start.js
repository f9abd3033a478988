/**
 * Where the page begins: the whole of it, or the board alone for a frame in another page. Either is loaded while the
 * core is on its way.
 */

import { startPage } from './core.js';
import { isEmbedded } from './embedded.js';

const embedded = isEmbedded();

// Whoever is loaded asks for the core again, and tells what went wrong.
startPage().catch(() => {});
addEventListener('hashchange', () => {
  if (isEmbedded() !== embedded) location.reload();
});

// Apart from each other: the bundler fetches what one needs together.
if (embedded) await import('./embed/main.js');
else await import('./main.js');
