/**
 * Words for what a program has.
 */

import { t } from '../i18n/index.js';

/**
 * A variable as it is named in a link, in words: `solve.board`, `self.columns`, or `.queens` for a global one.
 * @param {string} name
 */
export function sourceWords(name) {
  const [where, variable] = name.split('.');
  if (where === '') return t('board.global', { variable });
  return where === 'self' ? name : t('board.local', { variable, name: where });
}
