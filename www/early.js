/**
 * What the built page needs first, asked for at once, while its look is being chosen: else a file would be known of
 * only when the one before it has run. The names are attributes of this script's element, which the build writes there. A
 * wrong guess costs a needless file, and what is not asked for here is loaded when it is needed. It is a script and no
 * module, which would wait for the page.
 */

// oxlint-disable-next-line import/no-unassigned-import -- both are scripts, and become one
import './settings/first.js';

{
  const { core, whole, embed, ...catalogues } = document.currentScript?.dataset ?? {};
  const embedded = /[?&]embed(?:&|$)/.test(location.hash);
  const welcome = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  try {
    if (!embedded) welcome.unshift(localStorage.getItem('language') ?? '');
  } catch {
    // Storage may be forbidden: then nothing is remembered.
  }
  const language = welcome.find((tag) => tag in catalogues) ?? 'en';
  for (const href of `${embedded ? embed : whole} ${catalogues[language]}`.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // `core.js` takes it. If it has failed, that tries again and tells what is wrong.
  const earlyCore = WebAssembly.compileStreaming(fetch(`${core}`)).catch(() => null);
  Object.assign(globalThis, { earlyCore });
}
