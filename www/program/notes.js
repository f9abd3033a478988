/**
 * *Notes*: what is doubtful in a run, as far as it has been looked ahead, and the way to the step that shows it first.
 *
 * @import { ProgramNote } from '../../pkg/program.js'
 * @import { Session } from './session.js'
 */

import { says, t } from '../i18n/index.js';
import { element, redraw, wordButton } from '../ui/index.js';
import { noteSentence } from './caption.js';

/** @param {Session} session */
export function notesView(session) {
  const list = element('ul', { class: 'own-findings wrap own-notes', 'aria-label': says('notes') });
  /** @type {ProgramNote[]} */
  let notes = [];
  const root = element('div', { hidden: () => notes.length === 0 }, element('h2', {}, says('notes')), list);

  /**
   * @param {ProgramNote} note
   * @param {number} index
   */
  const item = (note, index) => {
    const id = `own-note-${index}`;
    const go = wordButton('note.go', () => session.goTo(note.step), { class: 'quiet text' });
    go.setAttribute('aria-describedby', id);
    // Not every comparison is turned around: how often it would be none is not known.
    const isCounted = note.message.code !== 'note-order';
    const count = () => t('note.count', { count: notes[index]?.count ?? 1 });
    const times = isCounted ? [element('span', { class: 'soft' }, count), ' '] : [];
    return element(
      'li',
      {},
      element('span', { id }, () => noteSentence(note)),
      ' ',
      ...times,
      go,
    );
  };

  return {
    element: root,
    show() {
      const now = session.notes;
      // The notes of a run only become more; those that are there keep their place, and the focus that one may have.
      const isSame = notes.every(({ step, line }, index) => now[index]?.step === step && now[index].line === line);
      if (!isSame) list.replaceChildren();
      const shown = isSame ? notes.length : 0;
      notes = now;
      list.append(...now.slice(shown).map((note, index) => item(note, shown + index)));
      redraw(root);
    },
  };
}
