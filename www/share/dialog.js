/**
 * *Share*: everything that can be made of the board that is shown, in one dialog.
 *
 * @import { Content, Offer, Section, Shown } from './section.js'
 * @import { Key } from '../i18n/index.js'
 */

import '../style/share.css';
import '../style/pictures.css';
import '../style/print.css';
import { element, sheetDialog } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { yieldToMain } from '../platform/index.js';
import { animationSection } from './animation.js';
import { embedSection } from './embed.js';
import { linkSection } from './link.js';
import { pictureSection } from './picture.js';
import { printSection } from './print.js';
import { textSection } from './text.js';

/** From top to bottom. @type {[title: Key, make: Section][]} */
const sections = [
  ['share.link', linkSection],
  ['share.picture', pictureSection],
  ['share.animation', animationSection],
  ['share.text', textSection],
  ['share.print', printSection],
  ['share.embed', embedSection],
];

/** @param {Offer} offer */
export function shareDialog(offer) {
  const parts = sections.map(([key, make]) => {
    const title = () => t(key);
    const root = element('section', { 'aria-label': title }, element('h3', {}, title));
    return { make, element: root, content: /** @type {Content | null} */ (null) };
  });
  const dialog = sheetDialog({ title: 'share', className: 'share' }, ...parts.map((part) => part.element));
  /** The state that is shown or being laid out, until the dialog is closed. @type {Shown | null} */
  let current = null;
  const stop = () => {
    current = null;
    for (const { content } of parts) content?.stop?.();
  };
  dialog.addEventListener('close', stop);
  /**
   * The content of a large board takes long, so each section is made in a separate task; all appear together.
   * @param {Shown} shown
   */
  const show = async (shown) => {
    stop();
    current = shown;
    dialog.ariaBusy = 'true';
    for (const part of parts) {
      await yieldToMain();
      if (current !== shown) return;
      part.content = part.make(shown, offer);
      part.element.hidden = part.content === null;
      fill(part.element, part.content);
    }
    dialog.ariaBusy = 'false';
  };
  return {
    element: dialog,
    /** @param {Shown} shown */
    async open(shown) {
      for (const part of parts) part.element.hidden = true;
      dialog.showModal();
      await show(shown);
    },
    /**
     * The display behind the dialog has changed, such as a tour that was still being made.
     * @param {() => Shown} shown called once the new display is there
     */
    async renew(shown) {
      await yieldToMain();
      if (dialog.open) await show(shown());
    },
  };
}

/**
 * Puts content below the title of a section. A control of the old content that has the focus passes it to the new one.
 * @param {HTMLElement} section
 * @param {Content | null} content
 */
function fill(section, content) {
  const controls = () => [
    .../** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll('button, input, select, textarea')),
  ];
  const focused = controls().findIndex((control) => control === document.activeElement);
  section.children[1]?.remove();
  if (content) section.append(content.element);
  controls()[focused]?.focus();
}
