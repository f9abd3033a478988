/**
 * Parts of the page that are loaded when they are first shown, so that the first view need not wait for them. What does
 * not come is told in a sentence, with a button that tries it again.
 *
 * @typedef {import('./dom.js').Words} Words
 * @typedef {(sentence: Words, remedy?: import('./controls/notice.js').Offer) => () => void} Refuse tells in an alert, which
 *   can be withdrawn
 * @typedef {() => Promise<boolean>} Attempt at something that is to be loaded; whether it has come
 */

import { element, silence, teller } from './dom.js';
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

/** What has not come yet: when one is tried again, all are, since what they lack is the same. */
const missing = /** @type {Set<Attempt>} */ (new Set());

/**
 * @template Made
 * @param {() => Promise<Made>} load
 * @param {(made: Made) => void} use
 * @param {(attempt: Attempt) => (() => void) | void} tell that it has not come, until that is withdrawn
 * @returns {Attempt}
 */
function attempting(load, use, tell) {
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
  const asked = [...bare].map((link) => {
    const again = /** @type {HTMLLinkElement} */ (link.cloneNode());
    bare.delete(link);
    link.replaceWith(again);
    return new Promise((resolve, reject) => {
      again.addEventListener('load', resolve);
      again.addEventListener('error', reject);
    });
  });
  if (asked.length > 0) dressing = Promise.all(asked);
  return dressing;
}

let rest = () => {};

/** @param {() => void} act brings what is shown into the address, before the page is opened again */
export function beforeReload(act) {
  rest = act;
}

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
  rest();
  location.reload();
}

/** @param {...Attempt} attempts */
const remedy = (...attempts) => ({ label: () => say('try.again'), act: () => void tryAgain(...attempts) });

/**
 * Waits for a part of the page for as long as it takes.
 * @template Made
 * @param {() => Promise<Made>} load
 * @param {Refuse} refuse tells that it has not come
 * @returns {Promise<Made>}
 */
export const come = (load, refuse) =>
  new Promise((resolve) => {
    void attempting(load, resolve, (attempt) => {
      missing.add(attempt);
      return refuse(() => say('not.loaded'), remedy());
    })();
  });

/**
 * What is done with a part of the page that is loaded when it is first asked for.
 * @template Made
 * @param {() => Promise<Made>} load
 * @param {(made: Made) => void} use
 * @param {Refuse} refuse tells that it has not come
 */
export const withPart = (load, use, refuse) =>
  attempting(load, use, (attempt) => refuse(() => say('not.loaded'), remedy(attempt)));

/**
 * A dialog that is loaded when it is first opened.
 * @template {{ element: HTMLDialogElement }} Dialog
 * @param {() => Promise<Dialog>} load
 * @param {(dialog: Dialog) => void} show
 * @param {Refuse} refuse
 */
export function dialogLater(load, show, refuse) {
  const use = (/** @type {Dialog} */ dialog) => {
    if (!dialog.element.isConnected) document.body.append(dialog.element);
    if (!dialog.element.open) show(dialog);
  };
  return withPart(
    once(() => withWords(load)),
    use,
    refuse,
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
  let asked = false;
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
      else if (!asked) {
        asked = true;
        void attempting(loaded, settle, excuseIn(root))();
      }
    },
  };
}

/**
 * Says in the place of a part that it has not come.
 * @param {HTMLElement} root
 * @returns {(attempt: Attempt) => void}
 */
function excuseIn(root) {
  /** @type {((words: Words) => void) | undefined} */
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
    again(silence);
    requestAnimationFrame(() => again(() => say('not.loaded')));
  };
}
