/**
 * *Embed*: the line of HTML that puts board and transport into another page.
 *
 * @import { Content, Shown } from './section.js'
 */

import { checkbox, copyButton, element, numberField, redraw, setText } from '../ui/index.js';
import { escaped } from '../export/index.js';
import { says, t } from '../i18n/index.js';
import { addressField, addressOf } from './address.js';

/** A size at which board, caption, timeline and transport have room, in CSS pixels. */
const [WIDTH, HEIGHT] = [480, 660];

/** How many steps a range has at first. */
const SPAN = 60;

/**
 * @param {string} address
 * @param {string} title of the frame
 */
const snippet = (address, title) =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${WIDTH}" height="${HEIGHT}" ` +
  'loading="lazy" style="border: 0; max-width: 100%"></iframe>';

/**
 * At first the steps to be played are those of the link, or some that begin at the step shown.
 * @param {Shown} shown
 * @returns {Content | null}
 */
export function embedSection({ route, display, gallery, long, fragment, range }) {
  if (route.view === 'count' || gallery || long) return null;
  const run = display?.run;
  const end = run?.length ?? run?.furthest ?? 0;
  const shown = run && run.step < end ? run.step : Math.max(0, end - SPAN);
  const start = Math.min(range?.first ?? shown, Math.max(0, end - 1));
  const chosen = { first: start, last: Math.min(range?.last ?? start + SPAN, end) };
  const status = element('p', { role: 'status', class: 'soft' });
  /**
   * A field for an end of the range. Rather than be passed, the other end moves along.
   * @param {'first' | 'last'} name
   * @param {number} min
   * @param {number} max
   */
  const field = (name, min, max) =>
    numberField(`share.range.${name}`, { min, max, showError: (sentence) => setText(status, sentence()) }, (step) => {
      const span = chosen.last - chosen.first;
      chosen[name] = step;
      if (chosen.first >= chosen.last && name === 'first') chosen.last = Math.min(end, step + span);
      if (chosen.first >= chosen.last) chosen.first = Math.max(0, step - span);
      update();
    });
  const [first, last] = [field('first', 0, end - 1), field('last', 1, end)];
  const loop = checkbox('share.range.loop', () => update(), range?.loop);
  const choice = checkbox('share.range', () => update(), range !== null);
  const fields = element('div', { class: 'setup' }, first.element, last.element, loop.element);
  const details = element('div', { hidden: () => !choice.input.checked }, fields, status);
  const html = () => {
    const played = end > 0 && choice.input.checked ? { ...chosen, loop: loop.input.checked } : null;
    return snippet(addressOf(fragment({ embed: true, range: played })), t('title'));
  };
  const address = addressField('textarea', 'share.snippet', { rows: 3 });
  const copy = copyButton('share.snippet.copy', html);
  const update = () => {
    setText(status, '');
    first.show(chosen.first);
    last.show(chosen.last);
    redraw(details);
    copy.clear();
    address.value = html();
  };
  update();
  return {
    element: element(
      'div',
      {},
      element('p', { class: 'soft' }, says('share.embed.what')),
      element('div', { class: 'share-range', hidden: end === 0 }, choice.element, details),
      address,
      element('div', { class: 'buttons' }, copy.element),
    ),
  };
}
