/**
 * The look that was chosen, before anything is painted: `look.js` goes on from here. No module, since those wait until
 * the page is there; so it imports nothing.
 */

{
  const { dataset } = document.documentElement;
  dataset.board = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'paper';
  dataset.theme = 'system';
  try {
    // A board in a frame remembers nothing.
    const names = /[?&]embed(?:&|$)/.test(location.hash) ? [] : ['board', 'theme'];
    for (const name of names) dataset[name] = localStorage.getItem(name) ?? dataset[name];
  } catch {
    // Storage may be forbidden: then nothing is remembered.
  }
}
