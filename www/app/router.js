/**
 * Keeps the address of the page to the link of its state, and its title with it: a new entry of the history for a discrete
 * change, and the step of the current one once the player rests, since browsers limit how often the address may be written.
 *
 * @import { Core } from '../core/wasm.js'
 * @import { State } from './state.js'
 */

import { NO_TEXT, unlessRefused } from '../core/index.js';
import { isAtStop } from '../learn/index.js';
import { restingStepOf } from '../player/index.js';
import { onLanguageChange, t } from '../i18n/index.js';
import { getItem, setItem } from '../platform/index.js';
import { linkOf } from './actions.js';
import { routeOf } from './state.js';
import { titleOf } from './title.js';

/** How long the state must have been quiet before the step is written, in milliseconds. */
const QUIET = 300;

/** Name of the item with the address of a run that was left while it played, and the link of the step it had reached. */
const LEFT = 'left';

/** Puts the link of the step at which a playing run was left into the address, when the page is loaded again. */
export function resumeLeft() {
  const [entry] = performance.getEntriesByType('navigation');
  const [address, link] = (getItem(LEFT, 'sessionStorage') ?? '').split(' ');
  const isAgain = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  if (isAgain && link && address === location.hash) history.replaceState(null, '', link);
}

/** @param {string} link */
const isLesson = (link) => link.startsWith('#1/lesson/');

/**
 * @param {Core} core
 * @param {import('./store.js').Store<State>} store
 * @param {object} page
 * @param {(fragment: string) => void} page.follow when the viewer goes back, forward, or types another address
 * @param {() => void} page.linkGone when the address has the link of the state
 */
export function router(core, store, page) {
  /** The link that waits for quiet, and its title. @type {{ link: string, title: string } | null} */
  let pending = null;
  /** The title of the link in the address; empty where it has none. */
  let shown = '';
  let timer = 0;

  /**
   * The link of the state, or `null` when there is none short enough.
   * @param {number | null} [step]
   */
  const print = (step) => printed(linkOf(store.state, step));

  /** @param {ReturnType<typeof linkOf>} link */
  const printed = (link) => unlessRefused(() => core.printLink(link));

  /**
   * The link for the address. A program that is too long for one is there as the text typed last on this device.
   * @param {number | null} [step]
   */
  const printAddress = (step) => {
    const link = linkOf(store.state, step);
    return printed(link) ?? (link.view === 'program' ? printed({ ...link, packed: NO_TEXT }) : null);
  };

  /** @param {string} title */
  const name = (title) => {
    if (title === shown) return;
    shown = title;
    document.title = title || t('title');
  };

  /** Writes at once the link that waits for quiet. */
  const flush = () => {
    if (pending === null) return;
    const { link, title } = pending;
    pending = null;
    // A step away from a stop of a lesson is a new entry, so that Back returns to the stop.
    const isAway = isLesson(location.hash) && !isLesson(link);
    if (link !== location.hash) history[isAway ? 'pushState' : 'replaceState'](null, '', link);
    name(title);
    page.linkGone();
  };

  /** Writes the link of the state into the current entry of the history, once it is quiet. */
  const settle = () => {
    const link = printAddress();
    pending = link === null ? null : { link, title: titleOf(store.state) };
    clearTimeout(timer);
    timer = window.setTimeout(flush, QUIET);
  };

  const push = () => {
    flush();
    const step = store.state.player.playing && !isAtStop(store.state) ? null : undefined;
    const link = printAddress(step);
    if (link === null) return;
    if (link !== location.hash) history.pushState(null, '', link);
    name(titleOf(store.state, step));
    page.linkGone();
  };

  addEventListener('popstate', () => {
    pending = null;
    page.follow(location.hash);
  });
  addEventListener('pagehide', () => {
    flush();
    const { playing, snapshot } = store.state.player;
    const link = playing && location.hash !== '' && !isLesson(location.hash) ? printAddress(snapshot.step) : null;
    setItem(LEFT, link === null ? '' : `${location.hash} ${link}`, 'sessionStorage');
  });
  store.subscribe(
    (state) => [
      state.entry,
      routeOf(state),
      state.offer,
      restingStepOf(state.player),
      state.lesson,
      state.ask,
      state.present,
    ],
    ([entry, , , step], [before]) => {
      const { kind } = store.state.entry;
      if (entry === before) {
        if (step !== undefined) settle();
      } else if (kind === 'new') push();
      else if (kind === 'same') settle();
      else {
        pending = null;
        name('');
      }
    },
  );
  onLanguageChange(() => {
    const title = titleOf(store.state);
    if (pending) pending.title = title;
    if (shown !== '') name(title);
  });
  return { print, settle, flush };
}
