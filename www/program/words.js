/**
 * Words for what a program has.
 *
 * @import { Language } from './languages.js'
 */

import { t } from '../i18n/index.js';

/**
 * A variable as it is named in a link, in words: `solve.board`, `self.columns` for a member of the object whose method runs,
 * `.queens` for a global one, or `main.solver:board` for a member of an object in a variable.
 * @param {string} name
 * @param {Language} language
 */
export function sourceWords(name, language) {
  const dot = name.indexOf('.');
  const [where, variable] = [name.slice(0, dot), name.slice(dot + 1).replace(':', '.')];
  if (where === '') return t('board.global', { variable });
  if (where === 'self') return language === 'python' ? name : `this->${variable}`;
  return t('board.local', { variable, name: where });
}
