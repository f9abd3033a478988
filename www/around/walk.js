/**
 * A walk around the page: at each stop a card beside the part that it speaks of, with the part outlined. The page goes on
 * behind it and can be used: the card is a dialog that is not modal.
 *
 * When the card comes, its title and its sentence are the name and the description of the dialog that gets the focus. From
 * stop to stop the focus stays on its buttons, so that the words are a live region.
 *
 * @typedef {import('./stops.js').Stop} Stop
 */

import '../style/around.css';
import { element, isFocusLost, noMessage, teller } from '../ui/dom.js';
import { t } from '../i18n/index.js';
import { around, beside } from './beside.js';
import { partsOf, stops } from './stops.js';

/** So much of a part that is longer than the window is enough to be seen, in CSS pixels. */
const ENOUGH = 240;

/** How far the outline stands off from what it is about, in CSS pixels. */
const OFF = 4;

/** The walk that is going on. @type {Walk | null} */
let walk = null;

/**
 * Goes around the page. When it is over, the focus is where it was before.
 * @param {() => void} lost puts the focus somewhere when that has gone
 */
export function walkAround(lost) {
  walk?.end();
  walk = new Walk(lost, () => {
    walk = null;
  });
}

class Walk {
  #stops = stops.filter((stop) => partsOf(stop).length > 0);
  #at = -1;
  /** What stops listening when the walk is over. */
  #over = new AbortController();
  #before = document.activeElement;
  #watch = new ResizeObserver(() => this.#place());

  #outline = element('div', { class: 'around-outline', 'aria-hidden': 'true' });
  #title = element('h2', { id: 'around-title' });
  #told = element('p', { id: 'around-told' });
  #number = element('p', { class: 'soft' });
  #back = element('button', { type: 'button', class: 'word' }, () => t('around.back'));
  #next = element('button', { type: 'button', class: 'word onward' }, () => t('around.next'));
  #end = element('button', { type: 'button', class: 'word' }, () => t('around.end'));
  #card;
  #tell = [this.#title, this.#told, this.#number].map(teller);

  #lost;
  #ended;

  /**
   * @param {() => void} lost
   * @param {() => void} ended
   */
  constructor(lost, ended) {
    this.#lost = lost;
    this.#ended = ended;
    this.#card = element(
      'dialog',
      { class: 'around', 'aria-labelledby': 'around-title', 'aria-describedby': 'around-told' },
      element('div', { 'aria-live': 'polite', 'aria-atomic': 'true' }, this.#title, this.#number, this.#told),
      element('div', { class: 'around-ways' }, this.#end, this.#back, this.#next),
    );
    const { signal } = this.#over;
    this.#back.addEventListener('click', () => this.#go(this.#at - 1));
    this.#next.addEventListener('click', () => this.#go(this.#at + 1));
    this.#end.addEventListener('click', () => this.end());
    this.#card.addEventListener('keydown', (event) => {
      const to = { ArrowLeft: this.#at - 1, ArrowRight: this.#at + 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      this.#go(to);
    });
    const leave = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      this.end();
    };
    document.addEventListener('keydown', leave, { signal });
    for (const change of ['scroll', 'resize']) {
      addEventListener(change, () => this.#place(), { signal, capture: true, passive: true });
    }
    this.#go(0);
    document.body.append(this.#outline, this.#card);
    this.#card.show();
    this.#next.focus();
    this.#place();
  }

  end() {
    if (this.#over.signal.aborted) return;
    const held = this.#card.contains(document.activeElement);
    this.#over.abort();
    this.#watch.disconnect();
    for (const tell of this.#tell) tell(noMessage);
    this.#outline.remove();
    this.#card.remove();
    this.#ended();
    if (!held) return;
    if (this.#before instanceof HTMLElement) this.#before.focus();
    if (isFocusLost()) this.#lost();
  }

  /** @param {number} at a stop, if there is one of that number */
  #go(at) {
    const stop = this.#stops[at];
    if (!stop) return;
    this.#at = at;
    const [title, told, number] = this.#tell;
    title(() => t(stop.title));
    told(() => t(stop.told));
    number(() => t('around.at', { at: at + 1, count: this.#stops.length }));
    const ends = /** @type {const} */ ([
      [this.#back, at === 0],
      [this.#next, at === this.#stops.length - 1],
    ]);
    for (const [button, none] of ends) {
      if (none && button === document.activeElement) (button === this.#next ? this.#end : this.#next).focus();
      button.hidden = none;
    }
    this.#watch.disconnect();
    for (const part of partsOf(stop)) {
      bringIntoSight(part);
      this.#watch.observe(part);
    }
    this.#watch.observe(this.#card);
    this.#place();
  }

  /** Puts outline and card where the parts are now; the walk is over when they have gone. */
  #place() {
    if (!this.#card.isConnected) return;
    const boxes = partsOf(this.#stops[this.#at]).map((part) => part.getBoundingClientRect());
    if (boxes.length === 0) return this.end();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const part = around(boxes, { width, height });
    const { style } = this.#outline;
    const [left, top] = [Math.max(part.left - OFF, 2), Math.max(part.top - OFF, 2)];
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${Math.min(part.right + OFF, width - 2) - left}px`;
    style.height = `${Math.min(part.bottom + OFF, height - 2) - top}px`;
    const card = { width: this.#card.offsetWidth, height: this.#card.offsetHeight };
    const place = beside(part, card, { width, height });
    this.#card.style.left = `${place.left}px`;
    this.#card.style.top = `${place.top}px`;
    this.#card.dataset.side = place.side ?? '';
    // Where the card points at its part.
    const level = place.side === 'right' || place.side === 'left';
    const at = level ? (part.top + part.bottom) / 2 - place.top : (part.left + part.right) / 2 - place.left;
    this.#card.style.setProperty('--at', `${at}px`);
  }
}

/** @param {Element} part */
function bringIntoSight(part) {
  const { top, bottom } = part.getBoundingClientRect();
  const { clientHeight: height } = document.documentElement;
  if (top < 0 || Math.min(bottom, top + ENOUGH) > height) part.scrollIntoView({ block: 'nearest' });
}
