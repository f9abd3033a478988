/**
 * *Text*: the board in notations that other programs read.
 *
 * @typedef {import('../export/texts.js').Text} Text
 */

import { choiceField, copyButton, download, element, setText, wordButton } from '../ui/index.js';
import { challengeAnswer, fileStem, noAnswer, subjectOf, textsOf } from '../export/index.js';
import { isLarge, limits } from '../core/index.js';
import { t } from '../i18n/index.js';

/**
 * @param {import('./section.js').Offer} offer
 * @returns {import('./section.js').Section}
 */
export function textSection({ core, module, tours }) {
  /** @type {readonly Text[]} */
  let texts = [];
  let stem = '';
  /** The text that is shown, or will be. @type {Promise<string>} */
  let written = Promise.resolve('');
  /** For a text that is still being counted, that nobody waits any more. */
  let leaving = new AbortController();
  const format = choiceField({ label: () => t('text.format'), choices: [], change: () => void update() });
  const words = element('pre', { tabindex: 0, role: 'group', 'aria-label': () => t('share.text') });
  const large = element('p', { class: 'soft' });
  const chosen = () => texts.find(({ kind }) => kind === format.select.value);
  const copy = copyButton('text.copy', () => written);
  const saveText = wordButton('text.save', async () => {
    const { ending } = chosen() ?? {};
    const type = ending === 'csv' ? 'text/csv' : 'text/plain';
    download(new Blob([await written], { type }), `${stem}.${ending}`);
  });
  const whole = element('div', {}, format.element, words, element('div', { class: 'buttons' }, copy.element, saveText));
  const update = async () => {
    leaving.abort();
    leaving = new AbortController();
    copy.clear();
    words.dataset.kind = format.select.value;
    const text = Promise.resolve(chosen()?.write() ?? '');
    written = text;
    words.ariaBusy = 'true';
    // What takes no time is there in this turn; what another has taken the place of is not shown.
    const answer = await text.catch(noAnswer);
    if (written !== text) return;
    if (format.select.value === 'fen') words.replaceChildren(...ranksOf(answer));
    else setText(words, answer);
    words.ariaBusy = 'false';
  };
  const checkerChallenge = (/** @type {number} */ size) => challengeAnswer(module, size, leaving.signal);

  return {
    title: 'share.text',
    element: element('div', { class: 'share-text' }, whole, large),
    applies: ({ display, gallery }) =>
      display !== null &&
      !gallery &&
      (display.route.view === 'queens' || (display.run !== null && display.route.start !== null)),
    show({ display }) {
      if (!display) return;
      const subject = subjectOf(display);
      texts = textsOf({ ...core, ...tours()?.core, checkerChallenge }, subject, display.way?.() ?? null);
      stem = fileStem(subject.route, subject.step);
      format.select.replaceChildren(
        ...texts.map(({ kind }) => element('option', { value: kind }, () => t(`text.kind.${kind}`))),
      );
      whole.hidden = texts.length === 0;
      large.hidden = texts.length > 0;
      setText(large, isLarge(subject.scene) ? t('text.large', { limit: limits.grid }) : '');
      void update();
    },
    hide: () => leaving.abort(),
  };
}

/**
 * A FEN whose lines end after a rank alone; what comes after the ranks stays with the last one.
 * @param {string} fen
 */
const ranksOf = (fen) =>
  fen.split(/(?<=\/)/).flatMap((rank) => [element('span', { class: 'rank' }, rank), element('wbr')]);
