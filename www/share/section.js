/**
 * The sections of *Share*.
 *
 * A section is a function in a module beside this one. Whenever the dialog opens, and when the display behind it changes,
 * such as a tour that was still being made, it makes the content of each section anew. To add one: write its module, put
 * the function into the list of `dialog.js`, and its words into the catalogue. Nothing here is loaded before the dialog is
 * first opened.
 *
 * @import { Core } from '../core/wasm.js'
 * @import { Subject } from '../export/subject.js'
 * @import { Range } from '../player/state.js'
 * @import { Filter } from '../queens/gallery/solution.js'
 *
 * @typedef {object} Shared the state of the page when the dialog opens
 * @property {import('../core/routes.js').Route} route
 * @property {import('../player/display.js').Display | null} display the board; `null` in Count
 * @property {import('../player/state.js').PlayerState} player that shows it
 * @property {number | null} step `null` when the link without a step shows the same
 * @property {Range | null} range the steps to play
 * @property {boolean} gallery whether the link leads to the gallery: then nothing of note is on the board
 * @property {Filter | null} listed the solutions of a small board that the gallery beside it lists
 * @property {boolean} long whether no link is long enough to hold it
 * @property {(choice?: { step?: boolean, embed?: boolean, present?: boolean, range?: Range | null }) => string} fragment
 *   the canonical link with its `#`, with the step by default, in projector mode, or with other steps to play; empty for the home state. It is whole even where it
 *   is too long for an address
 *
 * @typedef {Shared & { subject: Subject | null }} Shown with the board as it is shown; `null` where there is none
 *
 * @typedef {object} Offer what a section is made with
 * @property {Core} core
 * @property {WebAssembly.Module} module of the core, for workers
 * @property {() => Pick<import('../knight/tab.js').KnightPart, 'core' | 'module'> | null} tours the part of the core that
 *   makes tours, which is there when one is shown
 *
 * @typedef {object} Content of a section
 * @property {HTMLElement} element
 * @property {() => void} [stop] ends the work that is still going on, when the dialog closes or the content is replaced
 *
 * @typedef {(shown: Shown, offer: Offer) => Content | null} Section `null` where it has nothing to offer
 */

import { choiceField, element, setText } from '../ui/index.js';
import { colours, shownColours, tokensOf } from '../export/index.js';
import { t } from '../i18n/index.js';
import { WorkerFailure, isCancelled } from '../platform/index.js';

/**
 * The choice of colours for a picture: at first those of the page.
 * @param {() => void} change
 */
export function coloursField(change) {
  const choices = colours.map((name) => /** @type {const} */ ([name, `picture.colours.${name}`]));
  const field = choiceField('picture.colours', choices, change, shownColours());
  const tokens = () => tokensOf(/** @type {import('../export/colours.js').Colours} */ (field.select.value));
  return { element: field.element, tokens };
}

/**
 * Runs the action of a button, and reports in its status that a picture could not be made.
 * @param {HTMLElement} status
 * @param {() => Promise<void>} action
 */
export async function attempt(status, action) {
  setText(status, '');
  try {
    await action();
  } catch (error) {
    if (error instanceof WorkerFailure) setText(status, t('picture.lost'));
    else if (!isCancelled(error)) throw error;
  }
}

/**
 * Settings, and what is made with them, beside its image.
 * @param {string} className
 * @param {HTMLElement[]} settings
 * @param {HTMLElement[]} parts below the settings
 * @param {HTMLImageElement} image
 */
export function besideImage(className, settings, parts, image) {
  const setup = element('div', { class: 'setup' }, ...settings);
  return element('div', { class: className }, element('div', {}, setup, ...parts), image);
}
