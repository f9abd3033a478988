/**
 * The position of the open lesson: above the text beside the board, or where that is below it, between the board and its
 * caption; above the boards of a comparison. On the Count tab it is above the count.
 */

import { compactWindow } from '../platform/index.js';
import { keepingFocus } from '../ui/index.js';

const below = compactWindow();

/**
 * Scrolls to the lesson at its stop, where it is below the board: both are to be seen.
 * @param {HTMLElement} pane
 */
export function reveal(pane) {
  if (!pane.parentElement?.matches('.diagram') || pane.matches('.away')) return;
  // A projector shows all at once: scrolled, it would lose the top of the board.
  if ('projector' in document.documentElement.dataset) return scrollTo({ top: 0 });
  for (const part of [pane.previousElementSibling, pane]) part?.scrollIntoView({ block: 'nearest' });
}

/**
 * @param {HTMLElement} diagram the board and what belongs to it
 * @param {HTMLElement} text beside it
 * @param {HTMLElement} count the panel of the Count tab
 * @returns {(pane: HTMLElement, isShown: boolean) => void}
 */
export function besideBoard(diagram, text, count) {
  const { documentElement: root } = document;
  /** @type {HTMLElement | null} */
  let shown = null;
  const lay = () => {
    if (!shown) return;
    if (!count.hidden) count.before(shown);
    else if ('comparing' in root.dataset) diagram.prepend(shown);
    else if (below.matches || 'projector' in root.dataset) diagram.firstElementChild?.after(shown);
    else text.prepend(shown);
  };
  const relay = () => keepingFocus(lay);
  below.addEventListener('change', relay);
  // A question makes the player higher, over what is behind it.
  new ResizeObserver(() => shown && reveal(shown)).observe(diagram.children.namedItem('player') ?? diagram);
  new MutationObserver(relay).observe(root, { attributeFilter: ['data-projector', 'data-comparing'] });
  return (pane, isShown) => {
    shown = isShown ? pane : null;
    root.classList.toggle('learning', isShown);
    if (isShown) relay();
    else pane.remove();
  };
}
