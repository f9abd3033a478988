/**
 * *Share*: everything that can be made of what is shown, in one dialog.
 *
 * @typedef {import('./section.js').Section} Section
 * @typedef {import('./section.js').Shown} Shown
 */

import '../style/share.css';
import '../style/pictures.css';
import { element, sheetDialog } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { yieldToMain } from '../platform/index.js';
import { animationSection } from './animation.js';
import { embedSection } from './embed.js';
import { linkSection } from './link.js';
import { pictureSection } from './picture.js';
import { printSection } from './print.js';
import { textSection } from './text.js';

/** The sections from top to bottom. @type {((offer: import('./section.js').Offer) => Section)[]} */
const sections = [linkSection, pictureSection, animationSection, textSection, printSection, embedSection];

/** @param {import('./section.js').Offer} offer */
export function shareDialog(offer) {
  const made = sections.map((make) => lay(make(offer)));
  const dialog = sheetDialog({ title: 'share', className: 'share' }, ...made.map(({ element: part }) => part));
  /** What is laid out, until the dialog is closed. @type {Shown | null} */
  let open = null;
  const stop = () => {
    for (const { section } of made) section.hide?.();
  };
  dialog.addEventListener('close', () => {
    open = null;
    stop();
  });
  /**
   * What there is to share of a large board takes long, so each section has a turn of its own, and they are seen together.
   * @param {Shown} shown
   */
  const layOut = async (shown) => {
    open = shown;
    dialog.ariaBusy = 'true';
    for (const { section, element: part } of made) {
      await yieldToMain();
      if (open !== shown) return;
      part.hidden = !section.applies(shown);
      if (!part.hidden) section.show(shown);
    }
    dialog.ariaBusy = 'false';
  };
  return {
    element: dialog,
    /**
     * The page stands still at once.
     * @param {Shown} shown
     */
    async open(shown) {
      for (const { element: part } of made) part.hidden = true;
      dialog.showModal();
      await layOut(shown);
    },
    /**
     * Something else has come to be shown behind the dialog, such as the tour that was still being made.
     * @param {() => Shown} shown asked once it is there
     */
    async renew(shown) {
      await yieldToMain();
      if (!dialog.open) return;
      stop();
      await layOut(shown());
    },
  };
}

/**
 * A section under its title.
 * @param {Section} section
 */
function lay(section) {
  const title = () => t(section.title);
  return {
    section,
    element: element('section', { 'aria-label': title }, element('h3', {}, title), section.element),
  };
}
