/**
 * Retry of failed loads: a message with a button that tries again.
 *
 * @typedef {import('./dom.js').Message} Message
 * @typedef {(message: Message, offer?: import('./notices.js').Offer | null, about?: HTMLElement | null) => () => void}
 *   ShowError shows an alert, about a field if one holds what is wrong; the result withdraws it
 * @typedef {() => Promise<boolean>} Attempt resolves to whether the loading succeeded
 */

import { wordButton } from './button.js';
import { element, localizedText, noMessage } from './dom.js';
import { says } from '../i18n/index.js';

/** Attempts that failed. All are retried together: the network is back for all of them. */
const failed = /** @type {Set<Attempt>} */ (new Set());

/**
 * Loads something and uses it.
 * @template Loaded
 * @param {() => Promise<Loaded>} load
 * @param {(loaded: Loaded) => void} use
 * @param {(attempt: Attempt) => (() => void) | void} showFailure the result withdraws the message
 * @returns {Attempt}
 */
export function withRetry(load, use, showFailure) {
  /** @type {(() => void) | void} */
  let withdraw;
  addEventListener('error', noteFailedStyle, true);
  return async function attempt() {
    /** @type {Loaded} */
    let loaded;
    try {
      await reloadStyles();
      loaded = await load();
    } catch {
      withdraw = showFailure(attempt);
      return false;
    }
    // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- a set, and no server
    failed.delete(attempt);
    withdraw?.();
    use(loaded);
    return true;
  };
}

/** Style sheets that failed to load: the bundler never requests one twice. */
const failedStyles = /** @type {Set<HTMLLinkElement>} */ (new Set());

/** @param {Event} event */
function noteFailedStyle({ target }) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
}

let reloading = Promise.resolve(/** @type {unknown} */ (null));

function reloadStyles() {
  const requests = [...failedStyles].map((link) => {
    const again = /** @type {HTMLLinkElement} */ (link.cloneNode());
    failedStyles.delete(link);
    link.replaceWith(again);
    return new Promise((resolve, reject) => {
      again.addEventListener('load', resolve);
      again.addEventListener('error', reject);
    });
  });
  if (requests.length > 0) reloading = Promise.all(requests);
  return reloading;
}

/** Callbacks that save state before a reload. */
const savers = /** @type {Set<() => unknown>} */ (new Set());

/** @param {() => unknown} save a promise that it returns is awaited */
export const beforeReload = (save) => savers.add(save);

/** Saves first, as browsers may drop writes that begin while a page unloads. A failed save does not prevent the reload. */
export async function saveAndReload() {
  await Promise.allSettled([...savers].map(async (save) => save()));
  location.reload();
}

/**
 * Browsers cache a failed `import()`, and a new release may have been deployed. If the host answers but the import still
 * fails, the page is reloaded.
 * @param {...Attempt} attempts besides the failed ones
 */
async function retry(...attempts) {
  const results = await Promise.all([...attempts, ...failed].map((attempt) => attempt()));
  if (results.every(Boolean)) return;
  const answer = await fetch('', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  await saveAndReload();
}

/** @param {...Attempt} attempts besides the failed ones */
export const retryOffer = (...attempts) => ({ label: says('try.again'), act: () => void retry(...attempts) });

/**
 * Waits until something is loaded, however many retries that takes.
 * @template Loaded
 * @param {() => Promise<Loaded>} load
 * @param {(...alert: Parameters<ShowError>) => (() => void) | void} [showError] where no placeholder shows the failure
 * @returns {Promise<Loaded>}
 */
export const untilLoaded = (load, showError) =>
  new Promise((resolve) => {
    void withRetry(load, resolve, (attempt) => {
      failed.add(attempt);
      return showError?.(says('not.loaded'), retryOffer());
    })();
  });

/**
 * Shows in the place of a part that it could not be loaded.
 * @param {HTMLElement} root
 * @returns {() => void}
 */
export function failurePlaceholder(root) {
  const status = element('p', { role: 'status' });
  const show = localizedText(status);
  const { label, act } = retryOffer();
  const notice = element('div', { class: 'load-failure' }, status, wordButton(label, act));
  return () => {
    if (notice.parentElement !== root) root.replaceChildren(notice);
    // Screen readers announce a change: of a new region only the second text, and the same text only after another.
    show(noMessage);
    requestAnimationFrame(() => {
      show(says('not.loaded'));
      // On a phone the part may be below the visible area.
      notice.scrollIntoView({ block: 'nearest' });
    });
  };
}
