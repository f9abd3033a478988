/**
 * The header: one row, or two on a narrow page. In two rows the buttons of the page are beside its title, and the buttons
 * of the state beside the tabs. The elements are moved, so that keyboard and screen reader follow the order on the screen.
 */

/** As the style sheet has it. */
const twoRows = matchMedia('(max-width: 30em), (max-width: 45em) and (max-aspect-ratio: 6/5)');

/**
 * @param {HTMLElement} tabs in the header, before the buttons
 * @param {HTMLElement} buttons
 * @param {HTMLElement[]} sending the first of the buttons, which are of the state
 */
export function arrange(tabs, buttons, sending) {
  const lay = () => {
    const held = document.activeElement;
    if (twoRows.matches) buttons.after(tabs, ...sending);
    else {
      buttons.before(tabs);
      buttons.prepend(...sending);
    }
    // A moved element loses the focus. Asking whether it is visible would force a layout.
    if (held instanceof HTMLElement && held !== document.activeElement) held.focus();
  };
  twoRows.addEventListener('change', lay);
  if (twoRows.matches) lay();
}
