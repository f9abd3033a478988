/**
 * Parts of the page that are loaded when they are first shown, so that the first view need not wait for them.
 */

import { element } from './dom.js';
import { say, speakWhole } from './strings/index.js';

/**
 * Makes something when it is first asked for, and never twice; after a failure it is tried again.
 * @template Made
 * @param {() => Promise<Made>} make
 * @returns {() => Promise<Made>}
 */
export function once(make) {
  /** @type {Promise<Made> | null} */
  let made = null;
  return () => {
    made ??= make().catch((error) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/**
 * Makes a part of the page that says more than the first view does, once there are words for it.
 * @template Made
 * @param {() => Promise<Made>} make
 */
export async function withWords(make) {
  await speakWhole();
  return make();
}

/**
 * A dialog that is loaded when it is first opened.
 * @template {{ element: HTMLDialogElement }} Dialog
 * @param {() => Promise<Dialog>} load
 * @param {(dialog: Dialog) => void} show
 * @param {(sentence: import('./dom.js').Words) => void} refuse
 * @returns {() => Promise<void>} opens it
 */
export function dialogLater(load, show, refuse) {
  const loaded = once(() => withWords(load));
  return async () => {
    const dialog = await loaded().catch(() => null);
    if (dialog === null) return refuse(() => say('not.loaded'));
    if (!dialog.element.isConnected) document.body.append(dialog.element);
    if (!dialog.element.open) show(dialog);
  };
}

/**
 * Holds the place of a part until it is there; should it not come, a sentence says so, and it is tried again when it is
 * shown again.
 * @template What
 * @template {{ element: HTMLElement, show: (what: What) => void }} Part
 * @param {() => Promise<Part>} load
 */
export function later(load) {
  const root = element('div', { class: 'later' });
  const loaded = once(() => withWords(load));
  /** @type {Part | null} */
  let part = null;
  /** @type {What} what is to be shown once it is there */
  let wanted;
  /** @param {Part} made */
  const settle = (made) => {
    part = made;
    root.replaceChildren(made.element);
    made.show(wanted);
  };
  return {
    element: root,
    /** The part, if it is there. */
    get part() {
      return part;
    },
    /** @param {What} what */
    show(what) {
      wanted = what;
      if (part) part.show(what);
      else
        loaded().then(part ? () => {} : settle, () => root.replaceChildren(element('p', {}, () => say('not.loaded'))));
    },
  };
}
