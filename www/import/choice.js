/**
 * The question what a text is that can be read in two ways: as a program, or as a board.
 */

import { element, sheetDialog, wordButton } from '../ui/index.js';

/** @typedef {'program' | 'board'} Chosen */

export function readingChoice() {
  /** @type {((chosen: Chosen | null) => void) | null} */
  let answer = null;
  const offer = (/** @type {Chosen} */ chosen) =>
    wordButton(`reading.as.${chosen}`, () => {
      answer?.(chosen);
      dialog.close();
    });
  const dialog = sheetDialog(
    { title: 'reading.two', className: 'reading-choice' },
    element('div', { class: 'setup' }, offer('program'), offer('board')),
  );
  dialog.addEventListener('close', () => answer?.(null));
  return {
    element: dialog,
    /** @returns {Promise<Chosen | null>} `null` where it is closed without an answer */
    ask: () =>
      new Promise((resolve) => {
        answer = resolve;
        dialog.showModal();
      }),
  };
}
