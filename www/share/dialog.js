/**
 * *Share*: everything that can be made of what is shown, in one dialog.
 *
 * @typedef {import('./section.js').Section} Section
 * @typedef {import('./section.js').Shown} Shown
 */

import { sheetDialog } from '../controls/sheet.js';
import { element } from '../dom.js';
import { say } from '../strings/index.js';
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
  dialog.addEventListener('close', () => {
    for (const { section } of made) section.hide?.();
  });
  return {
    element: dialog,
    /** @param {Shown} shown */
    open(shown) {
      for (const { section, element: part } of made) {
        part.hidden = !section.applies(shown);
        if (!part.hidden) section.show(shown);
      }
      dialog.showModal();
    },
  };
}

/**
 * A section under its title.
 * @param {Section} section
 */
function lay(section) {
  const title = () => say(section.title);
  return {
    section,
    element: element('section', { 'aria-label': title }, element('h3', {}, title), section.element),
  };
}
