/**
 * The header: in one row, or in two where one has no room for title, tabs and buttons. Then what is of the page stands
 * beside its title, and what is of the state beside the tabs; the keyboard and who reads aloud come to it in that order.
 */

/** As the style sheet has it. */
const twoRows = matchMedia('(max-width: 480px), (max-width: 720px) and (max-aspect-ratio: 6/5)');

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
    // What is put elsewhere loses the focus. To be asked for it, the page would have to be laid out.
    if (held instanceof HTMLElement && held !== document.activeElement) held.focus();
  };
  twoRows.addEventListener('change', lay);
  if (twoRows.matches) lay();
}
