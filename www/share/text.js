/**
 * *Text*: the board in notations that other programs read.
 *
 * @typedef {import('../pictures/texts.js').Text} Text
 */

import { choiceField } from '../controls/field.js';
import { element, setText } from '../dom.js';
import { save } from '../pictures/save.js';
import { fileStem, subjectOf } from '../pictures/subject.js';
import { textsOf } from '../pictures/texts.js';
import { isLarge, limits } from '../state.js';
import { say } from '../strings/index.js';
import { copyButton, wordButton } from './section.js';

/**
 * @param {import('./section.js').Offer} offer
 * @returns {import('./section.js').Section}
 */
export function textSection({ core, tours }) {
  /** @type {readonly Text[]} */
  let texts = [];
  let stem = '';
  const format = choiceField({ label: () => say('text.format'), choices: [], change: () => update() });
  const words = element('pre', { tabindex: 0, role: 'group', 'aria-label': () => say('share.text') });
  const large = element('p', { class: 'soft' });
  const chosen = () => texts.find(({ kind }) => kind === format.select.value);
  const copy = copyButton('text.copy', () => chosen()?.write() ?? '');
  const download = wordButton('text.save', () => {
    const text = chosen();
    const type = text?.ending === 'csv' ? 'text/csv' : 'text/plain';
    if (text) save(new Blob([text.write()], { type }), `${stem}.${text.ending}`);
  });
  const whole = element('div', {}, format.element, words, element('div', { class: 'deeds' }, copy.element, download));
  const update = () => {
    words.dataset.kind = format.select.value;
    setText(words, chosen()?.write() ?? '');
    copy.clear();
  };

  return {
    title: 'share.text',
    element: element('div', { class: 'share-text' }, whole, large),
    applies: ({ exhibit }) =>
      exhibit !== null && (exhibit.asked.view === 'queens' || (exhibit.run !== null && exhibit.asked.start !== null)),
    show({ exhibit }) {
      if (!exhibit) return;
      const subject = subjectOf(exhibit);
      texts = textsOf({ ...core, ...tours()?.core }, subject, exhibit.way?.() ?? null);
      stem = fileStem(subject.asked, subject.step);
      format.select.replaceChildren(
        ...texts.map(({ kind }) => element('option', { value: kind }, () => say(`text.kind.${kind}`))),
      );
      whole.hidden = texts.length === 0;
      large.hidden = texts.length > 0;
      setText(large, isLarge(subject.scene) ? say('text.large', { limit: limits.grid }) : '');
      update();
    },
  };
}
