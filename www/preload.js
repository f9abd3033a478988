/**
 * What the built page needs first, asked for at once, while its look is being chosen: else a file would be known of
 * only when the one before it has run. The names are attributes of this script's element, which the build writes there. A
 * wrong guess costs a needless file, and what is not asked for here is loaded when it is needed.
 *
 * Modules wait for the page, so the build makes one script of this one and all that it imports.
 */

// oxlint-disable-next-line import/no-unassigned-import -- it comes first: nothing is painted before
import './settings/first-paint.js';
import { isEmbedded, raisesPane } from './core/link-hints.js';
import { preferredLanguage } from './i18n/preferred-language.js';

// Room for the pane that the link raises, before anything is painted, so that the board does not move.
if (raisesPane()) document.documentElement.dataset.raised = '';
const { core, whole, embed, ...catalogues } = document.currentScript?.dataset ?? {};
const language = preferredLanguage(Object.keys(catalogues));
const files = [isEmbedded() ? embed : whole, catalogues[language]];
for (const href of files.join(' ').split(' ').filter(Boolean)) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
// `core/wasm.js` takes it. If it has failed, that retries and shows the error.
const earlyCore = WebAssembly.compileStreaming(fetch(`${core}`)).catch(() => null);
Object.assign(globalThis, { earlyCore });

// The first number and the first list that a browser writes take it tens of milliseconds. Here nothing waits for them: all
// else is on its way.
new Intl.NumberFormat(language).format(1);
new Intl.ListFormat(language).format(['a']);
