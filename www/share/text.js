/**
 * *Text*: the board in notations that other programs read.
 *
 * @import { Content, Offer, Shown } from './section.js'
 */

import { choiceField, copyButton, download, element, setText, wordButton } from '../ui/index.js';
import { fileStem, textsOf } from '../export/index.js';
import { answerError, challengeAnswer } from '../queens/index.js';
import { MAX_GRID, isLarge } from '../core/index.js';
import { says, t } from '../i18n/index.js';

/**
 * @param {Shown} shown
 * @param {Offer} offer
 * @returns {Content | null}
 */
export function textSection({ display, subject, player, gallery }, { core, tours }) {
  if (!display || !subject || gallery) return null;
  const { route } = subject;
  if (route.view === 'knight' && (display.run === null || display.kind === 'argument' || route.start === null))
    return null;
  /** Stops the count of solutions that the answer to the Checker Challenge takes. */
  let aborter = new AbortController();
  const checkerChallenge = (/** @type {number} */ size) => challengeAnswer(size, aborter.signal);
  const texts = textsOf(
    { ...core, ...tours()?.core, checkerChallenge },
    subject,
    display.way?.(player.snapshot) ?? null,
  );
  if (texts.length === 0) {
    const sentence = isLarge(subject.scene) ? () => t('text.large', { limit: MAX_GRID }) : '';
    return { element: element('div', { class: 'share-text' }, element('p', { class: 'soft' }, sentence)) };
  }
  /** The text that is shown, or will be. @type {Promise<string>} */
  let written = Promise.resolve('');
  const choices = texts.map(({ kind }) => /** @type {const} */ ([kind, `text.kind.${kind}`]));
  const format = choiceField('text.format', choices, () => void update());
  const chosen = () => texts[format.select.selectedIndex];
  const words = element('pre', { tabindex: 0, role: 'group', 'aria-label': says('share.text') });
  const copy = copyButton('text.copy', () => written);
  const saveText = wordButton('text.save', async () => {
    const { ending } = chosen();
    const type = ending === 'csv' ? 'text/csv' : 'text/plain';
    download(new Blob([await written], { type }), `${fileStem(route, subject.step)}.${ending}`);
  });
  const update = async () => {
    aborter.abort();
    aborter = new AbortController();
    copy.clear();
    const { kind, write } = chosen();
    words.dataset.kind = kind;
    const text = Promise.resolve(write());
    written = text;
    words.ariaBusy = 'true';
    const answer = await text.catch(answerError);
    // Another format has been chosen meanwhile.
    if (written !== text) return;
    if (kind === 'fen') words.replaceChildren(...ranksOf(answer));
    else setText(words, answer);
    words.ariaBusy = 'false';
  };
  void update();
  const buttons = element('div', { class: 'buttons' }, copy.element, saveText);
  return {
    element: element('div', { class: 'share-text' }, element('div', {}, format.element, words, buttons)),
    stop: () => aborter.abort(),
  };
}

/**
 * A FEN whose lines end after a rank alone; the fields after the ranks stay with the last one.
 * @param {string} fen
 */
const ranksOf = (fen) =>
  fen.split(/(?<=\/)/).flatMap((rank) => [element('span', { class: 'rank' }, rank), element('wbr')]);
