/**
 * Requests the first files of the built page at once; otherwise each would be known only when the one before it has run.
 * The build writes their names into attributes of this script's element. A wrong guess costs a needless file, and other
 * files are loaded when they are needed.
 *
 * Modules run after the page is parsed, so the build makes one script of this module and its imports.
 */

// oxlint-disable-next-line import/no-unassigned-import -- it comes first: nothing is painted before
import './settings/first-paint.js';
import { isFirstVisit } from './platform/first-visit.js';
import { isEmbedded, raisesPane } from './platform/link-hints.js';
import { preferredLanguage } from './i18n/preferred-language.js';

// Room for the pane that the link raises, or for the introduction, before anything is painted, so that the board does not
// move.
if (raisesPane()) document.documentElement.dataset.raised = '';
if (location.hash === '' && isFirstVisit()) document.documentElement.dataset.introduction = '';
const { core, whole, embed, ...catalogues } = document.currentScript?.dataset ?? {};
const language = preferredLanguage(Object.keys(catalogues));
const files = [isEmbedded() ? embed : whole, catalogues[language]];
for (const href of files.join(' ').split(' ').filter(Boolean)) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
// `core/wasm.js` takes it. If it has failed, that retries and shows the error.
const earlyCore = WebAssembly.compileStreaming(fetch(`${core}`)).catch(() => {
  // A frame that is sandboxed without `allow-same-origin` loads scripts and modules only from hosts that allow it.
  if (self.origin === 'null' && navigator.onLine) sayShutOut();
  return null;
});
Object.assign(globalThis, { earlyCore });

// The first number and the first list that a browser formats take tens of milliseconds. Here nothing waits for them: the
// files are being loaded.
new Intl.NumberFormat(language).format(1);
new Intl.ListFormat(language).format(['a']);

/** Says why nothing comes, in the words that are in the HTML. */
function sayShutOut() {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', sayShutOut, { once: true });
    return;
  }
  document.documentElement.dataset.begin = 'shut';
  document.querySelector('.begin [role=alert]')?.removeAttribute('hidden');
}
