/**
 * What was to be loaded and has not come: it is told in a sentence, with a button that tries it again.
 *
 * @typedef {import('./dom.js').Message} Message
 * @typedef {(sentence: Message, remedy?: import('./notices.js').Offer) => () => void} ShowError tells in an alert, which
 *   can be withdrawn
 * @typedef {() => Promise<boolean>} Attempt at something that is to be loaded; whether it has come
 */

import { element, noMessage, teller } from './dom.js';
import { t } from '../i18n/index.js';

/** What has not come yet: when one is tried again, all are, since what they lack is the same. */
const missing = /** @type {Set<Attempt>} */ (new Set());

/**
 * Something that is to be loaded, and used once it has come.
 * @template Made
 * @param {() => Promise<Made>} load
 * @param {(made: Made) => void} use
 * @param {(attempt: Attempt) => (() => void) | void} tell that it has not come, until that is withdrawn
 * @returns {Attempt}
 */
export function attempting(load, use, tell) {
  /** @type {(() => void) | void} */
  let withdraw;
  return async function attempt() {
    /** @type {Made} */
    let made;
    try {
      await dress();
      made = await load();
    } catch {
      withdraw = tell(attempt);
      return false;
    }
    // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- a set, and no server
    missing.delete(attempt);
    withdraw?.();
    use(made);
    return true;
  };
}

/** Style sheets that have not come: the bundler asks for none twice. */
const bare = /** @type {Set<HTMLLinkElement>} */ (new Set());
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') bare.add(target);
  },
  true,
);

/** Those that are being asked for again. */
let dressing = Promise.resolve(/** @type {unknown} */ (null));

/** Asks again for the style sheets that have not come. */
function dress() {
  const route = [...bare].map((link) => {
    const again = /** @type {HTMLLinkElement} */ (link.cloneNode());
    bare.delete(link);
    link.replaceWith(again);
    return new Promise((resolve, reject) => {
      again.addEventListener('load', resolve);
      again.addEventListener('error', reject);
    });
  });
  if (route.length > 0) dressing = Promise.all(route);
  return dressing;
}

/** What keeps what is shown, before the page is opened again. */
const keepers = /** @type {Set<() => void>} */ (new Set());

/** @param {() => void} keep */
export const beforeReload = (keep) => keepers.add(keep);

/**
 * Tries again. An engine may remember that a module has not come, and the host may have another release by now: what does
 * not come although the host answers needs the page to be opened again.
 * @param {...Attempt} attempts besides those at what is missing
 */
async function tryAgain(...attempts) {
  const come = await Promise.all([...attempts, ...missing].map((attempt) => attempt()));
  if (come.every(Boolean)) return;
  const answer = await fetch('', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  for (const keep of keepers) keep();
  location.reload();
}

/** @param {...Attempt} attempts besides those at what is missing */
export const remedy = (...attempts) => ({ label: () => t('try.again'), act: () => void tryAgain(...attempts) });

/**
 * Waits for a part of the page for as long as it takes.
 * @template Made
 * @param {() => Promise<Made>} load
 * @param {ShowError} [showError] tells that it has not come, where no place of the page says so
 * @returns {Promise<Made>}
 */
export const come = (load, showError) =>
  new Promise((resolve) => {
    void attempting(load, resolve, (attempt) => {
      missing.add(attempt);
      return showError?.(() => t('not.loaded'), remedy());
    })();
  });

/**
 * Says in the place of a part that it has not come.
 * @param {HTMLElement} root
 * @returns {(attempt: Attempt) => void}
 */
export function excuseIn(root) {
  /** @type {((words: Message) => void) | undefined} */
  let tell;
  const begin = () => {
    const told = element('p', { role: 'status' });
    const { label, act } = remedy();
    const button = element('button', { type: 'button', class: 'word' }, label);
    button.addEventListener('click', act);
    root.replaceChildren(element('div', { class: 'missing' }, told, button));
    return teller(told);
  };
  return (attempt) => {
    missing.add(attempt);
    const again = (tell ??= begin());
    // What is there when it comes is not announced, and the same sentence again is news.
    again(noMessage);
    requestAnimationFrame(() => {
      again(() => t('not.loaded'));
      // On a phone the place may be below what is in sight.
      root.firstElementChild?.scrollIntoView({ block: 'nearest' });
    });
  };
}
