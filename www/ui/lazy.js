/**
 * Parts of the page that are loaded when they are first shown, so that the first view need not wait for them.
 *
 * @typedef {import('./dom.js').Message} Message
 * @typedef {import('./load-retry.js').ShowError} ShowError
 */

import { once, yieldToMain } from '../platform/index.js';
import { element, localizedText, redraw } from './dom.js';
import { failurePlaceholder, retryOffer, untilLoaded, withRetry } from './load-retry.js';
import { loadCatalogue, says } from '../i18n/index.js';

/** A part that takes longer than this says that it is loading, in milliseconds. */
export const LOADING_MS = 250;

/**
 * Makes a part of the page when it is first needed. Its files and the messages beyond the first view are loaded at the
 * same time: on a slow line each wait for an answer counts. The files run, the part is made and it is used in three tasks.
 * @template Files, Part
 * @param {() => Promise<Files>} load
 * @param {(files: Files) => Part | Promise<Part>} make
 * @returns {() => Promise<Part>}
 */
export const lazyLoad = (load, make) =>
  once(async () => {
    const [files] = await Promise.all([load(), loadCatalogue()]);
    await yieldToMain();
    const part = await make(files);
    await yieldToMain();
    return part;
  });

/**
 * Loads something that is about to be needed. A failure is shown where it is needed.
 * @param {() => Promise<unknown>} load
 */
export const prefetch = (load) => void load().catch(() => {});

/**
 * An action that loads first, and offers to retry when that fails.
 * @template Loaded
 * @param {() => Promise<Loaded>} load
 * @param {(loaded: Loaded) => void} use
 * @param {ShowError} showError
 * @param {Message} [message]
 */
export const lazyAction = (load, use, showError, message = says('not.loaded')) =>
  withRetry(load, use, (attempt) => showError(message, retryOffer(attempt)));

/**
 * A dialog that is loaded when it is first opened.
 * @template Files
 * @template {{ element: HTMLDialogElement }} Dialog
 * @param {() => Promise<Files>} load
 * @param {(files: Files) => Dialog} make
 * @param {ShowError} showError
 * @param {(dialog: Dialog) => void} [show] instead of bringing it up to date and opening it
 */
export function lazyDialog(load, make, showError, show) {
  const use = (/** @type {Dialog} */ dialog) => {
    const { element: root } = dialog;
    if (!root.isConnected) document.body.append(root);
    if (root.open) return;
    if (show) return show(dialog);
    root.showModal();
    redraw(root);
  };
  return lazyAction(lazyLoad(load, make), use, showError);
}

/**
 * A part that is loaded when it is first shown, with a placeholder until then.
 * @template Files, State
 * @template {{ element: HTMLElement, show: (state: State) => void }} Part
 * @param {() => Promise<Files>} load
 * @param {(files: Files) => Part | Promise<Part>} make
 * @param {{ silent?: boolean }} [options] whether another place says that it is loading
 */
export function lazyPart(load, make, { silent = false } = {}) {
  const root = element('div', { class: 'lazy' });
  /** @type {Part | null} */
  let part = null;
  /** @type {State} the latest, shown once the part is loaded */
  let latest;
  let requested = false;
  const loaded = lazyLoad(load, make);
  const showFailure = failurePlaceholder(root);
  const request = async () => {
    requested = true;
    const status = element('p', { role: 'status', class: 'loading' });
    const show = localizedText(status);
    const timer = setTimeout(() => show(says('loading')), LOADING_MS);
    if (!silent) root.append(status);
    const made = await untilLoaded(loaded, showFailure);
    clearTimeout(timer);
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
    /** Loads it before it is shown. */
    prefetch: () => prefetch(loaded),
    /** The part, once it is loaded. */
    get part() {
      return part;
    },
    /** @param {State} state */
    show(state) {
      latest = state;
      if (part) part.show(state);
      else if (!requested) void request();
    },
  };
}
