/**
 * Parts of the page that are loaded when they are first shown, so that the first view need not wait for them.
 *
 * @typedef {import('./dom.js').Message} Message
 * @typedef {import('./load-retry.js').ShowError} ShowError
 */

import { once } from '../platform/once.js';
import { element } from './dom.js';
import { attempting, excuseIn, remedy } from './load-retry.js';
import { t, loadCatalogue } from '../i18n/index.js';

/**
 * Makes a part of the page that says more than the first view does, once there are words for it.
 * @template Made
 * @param {() => Promise<Made>} make
 */
export async function withWords(make) {
  await loadCatalogue();
  return make();
}

/**
 * What is done with a part of the page that is loaded when it is first asked for.
 * @template Made
 * @param {() => Promise<Made>} load
 * @param {(made: Made) => void} use
 * @param {ShowError} showError tells that it has not come
 * @param {Message} [sentence] in which it does
 */
export const withPart = (load, use, showError, sentence = () => t('not.loaded')) =>
  attempting(load, use, (attempt) => showError(sentence, remedy(attempt)));

/**
 * A dialog that is loaded when it is first opened.
 * @template {{ element: HTMLDialogElement }} Dialog
 * @param {() => Promise<Dialog>} load
 * @param {(dialog: Dialog) => void} show
 * @param {ShowError} showError
 */
export function dialogLater(load, show, showError) {
  const use = (/** @type {Dialog} */ dialog) => {
    if (!dialog.element.isConnected) document.body.append(dialog.element);
    if (!dialog.element.open) show(dialog);
  };
  return withPart(
    once(() => withWords(load)),
    use,
    showError,
  );
}

/**
 * Holds the place of a part until it is there.
 * @template What
 * @template {{ element: HTMLElement, show: (what: What) => void }} Part
 * @param {() => Promise<Part>} load
 */
export function later(load) {
  const root = element('div', { class: 'later' });
  /** @type {Part | null} */
  let part = null;
  /** @type {What} what is to be shown once it is there */
  let wanted;
  let route = false;
  const loaded = once(() => withWords(load));
  /** @param {Part} made */
  const settle = (made) => {
    const held = root.contains(document.activeElement);
    part = made;
    root.replaceChildren(made.element);
    made.show(wanted);
    if (!held) return;
    made.element.tabIndex = -1;
    made.element.focus();
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
      else if (!route) {
        route = true;
        void attempting(loaded, settle, excuseIn(root))();
      }
    },
  };
}
