/**
 * Light or dark: the system's choice, unless the viewer has chosen.
 */

import { element, icon } from '../dom.js';
import { say } from '../strings/index.js';
import { icons } from './icons.js';

const STORED = 'theme';

/** @param {() => void} changed */
export function themeSwitch(changed) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  const dark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);
  const button = element('button', { type: 'button', class: 'quiet' }, icon(icons.theme));
  const show = () => {
    button.ariaLabel = button.title = say(dark() ? 'theme.light' : 'theme.dark');
    changed();
  };
  const stored = recall();
  if (stored === 'dark' || stored === 'light') root.dataset.theme = stored;
  system.addEventListener('change', show);
  button.addEventListener('click', () => {
    const chosen = dark() ? 'light' : 'dark';
    if ((chosen === 'dark') === system.matches) delete root.dataset.theme;
    else root.dataset.theme = chosen;
    remember(root.dataset.theme);
    show();
  });
  return { element: button, show };
}

/** Storage may be forbidden; the choice then holds for this visit. */
function recall() {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** @param {string | undefined} theme */
function remember(theme) {
  try {
    if (theme) localStorage.setItem(STORED, theme);
    else localStorage.removeItem(STORED);
  } catch {
    // It holds for this visit.
  }
}
