/**
 * Parts of the page that are loaded when they are first shown, so that the first view need not wait for them.
 *
 * @typedef {import('./dom.js').Message} Message
 * @typedef {import('./load-retry.js').ShowError} ShowError
 */

import { once } from '../platform/index.js';
import { element } from './dom.js';
import { failurePlaceholder, retryOffer, withRetry } from './load-retry.js';
import { loadCatalogue, t } from '../i18n/index.js';

/**
 * Loads a part of the page, after the messages beyond the first view, when it is first needed.
 * @template Part
 * @param {() => Promise<Part>} load
 */
export const lazyLoad = (load) =>
  once(async () => {
    await loadCatalogue();
    return load();
  });

/**
 * An action that loads first, and offers to retry when that fails.
 * @template Loaded
 * @param {() => Promise<Loaded>} load
 * @param {(loaded: Loaded) => void} use
 * @param {ShowError} showError
 * @param {Message} [message]
 */
export const lazyAction = (load, use, showError, message = () => t('not.loaded')) =>
  withRetry(load, use, (attempt) => showError(message, retryOffer(attempt)));

/**
 * A dialog that is loaded when it is first opened.
 * @template {{ element: HTMLDialogElement }} Dialog
 * @param {() => Promise<Dialog>} load
 * @param {(dialog: Dialog) => void} show
 * @param {ShowError} showError
 */
export function lazyDialog(load, show, showError) {
  const use = (/** @type {Dialog} */ dialog) => {
    if (!dialog.element.isConnected) document.body.append(dialog.element);
    if (!dialog.element.open) show(dialog);
  };
  return lazyAction(lazyLoad(load), use, showError);
}

/**
 * A part that is loaded when it is first shown, with a placeholder until then.
 * @template State
 * @template {{ element: HTMLElement, show: (state: State) => void }} Part
 * @param {() => Promise<Part>} load
 */
export function lazyPart(load) {
  const root = element('div', { class: 'lazy' });
  /** @type {Part | null} */
  let part = null;
  /** @type {State} the latest, shown once the part is loaded */
  let latest;
  let requested = false;
  const loaded = lazyLoad(load);
  /** @param {Part} made */
  const settle = (made) => {
    const focused = root.contains(document.activeElement);
    part = made;
    root.replaceChildren(made.element);
    made.show(latest);
    if (!focused) return;
    made.element.tabIndex = -1;
    made.element.focus();
  };
  return {
    element: root,
    /** The part, once it is loaded. */
    get part() {
      return part;
    },
    /** @param {State} state */
    show(state) {
      latest = state;
      if (part) part.show(state);
      else if (!requested) {
        requested = true;
        void withRetry(loaded, settle, failurePlaceholder(root))();
      }
    },
  };
}
