/**
 * The header: one row, or two on a narrow page. In two rows the buttons of the page are beside its title, and the buttons
 * of the state beside the tabs. The elements are moved, so that keyboard and screen reader follow the order on the screen.
 */

import { keepingFocus } from '../ui/index.js';

/** As the style sheet has it. */
const twoRows = matchMedia('(max-width: 30em), (max-width: 47em) and (max-aspect-ratio: 6/5)');

/** Where the header has room for the field Open. */
const roomy = matchMedia('(min-width: 78em) and (aspect-ratio > 1)');

/**
 * Keeps the field Open in the header, or where that has no room, in the panel that is shown.
 *
 * @param {HTMLElement} field
 * @param {HTMLElement} buttons of the header
 * @param {() => HTMLElement} place in the panel
 * @returns {(turn: () => void) => void} wraps turning to another panel
 */
export function placeField(field, buttons, place) {
  const lay = () => {
    if (roomy.matches) buttons.before(field);
    else place().append(field);
  };
  roomy.addEventListener('change', () => keepingFocus(lay));
  lay();
  return (turn) =>
    keepingFocus(() => {
      turn();
      lay();
    });
}

/**
 * @param {HTMLElement} tabs in the header, before the buttons
 * @param {HTMLElement} buttons
 * @param {HTMLElement[]} sending the first of the buttons, which are of the state
 */
export function arrange(tabs, buttons, sending) {
  const lay = () => {
    keepingFocus(() => {
      if (twoRows.matches) buttons.after(tabs, ...sending);
      else {
        buttons.before(tabs);
        buttons.prepend(...sending);
      }
    });
  };
  twoRows.addEventListener('change', lay);
  if (twoRows.matches) lay();
}
