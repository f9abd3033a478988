/**
 * *Share*: everything that can be made of the board that is shown, in one dialog.
 *
 * @import { Content, Offer, Section, Shared } from './section.js'
 * @import { Key } from '../i18n/index.js'
 */

import '../style/share.css';
import '../style/pictures.css';
import '../style/print.css';
import { element, sheetDialog } from '../ui/index.js';
import { subjectOf } from '../export/index.js';
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
    const root = element('section', { 'aria-label': title }, element('h3', { class: 'soft' }, title));
    return { make, element: root, content: /** @type {Content | null} */ (null) };
  });
  const dialog = sheetDialog({ title: 'share', className: 'share' }, ...parts.map((part) => part.element));
  /** The state that is shown or being laid out, until the dialog is closed. @type {Shared | null} */
  let current = null;
  const stop = () => {
    current = null;
    for (const { content } of parts) content?.stop?.();
  };
  dialog.addEventListener('close', stop);
  /**
   * The content of a large board takes long, so it and each section are made in separate tasks.
   * @param {Shared} shared
   */
  const show = async (shared) => {
    stop();
    current = shared;
    dialog.ariaBusy = 'true';
    await yieldToMain();
    const { display, player } = shared;
    const shown = { ...shared, subject: display && subjectOf(display, player.snapshot, player) };
    for (const part of parts) {
      await yieldToMain();
      if (current !== shared) return;
      part.content = part.make(shown, offer);
      part.element.hidden = part.content === null;
      fill(part.element, part.content);
    }
    dialog.ariaBusy = 'false';
  };
  return {
    element: dialog,
    /** @param {Shared} shared */
    async open(shared) {
      for (const part of parts) part.element.hidden = true;
      dialog.showModal();
      await show(shared);
    },
    /**
     * The display behind the dialog has changed, such as a tour that was still being made.
     * @param {() => Shared} share called once the new display is there
     */
    async renew(share) {
      await yieldToMain();
      if (dialog.open) await show(share());
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
