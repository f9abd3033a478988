/**
 * The code of a solver: its pseudo-code, or the whole program in a language of choice.
 *
 * @import { Lit } from './pseudo-code.js'
 * @import { Limit } from './program.js'
 */

import { choiceField, element, lazyPart } from '../../ui/index.js';
import { chooseProgramLanguage, languagesOf, programLanguage } from './program-language.js';
import { codeView } from './pseudo-code.js';

/**
 * @param {(line: number) => string} textOf the text of a line of the pseudo-code, with its indentation
 * @param {ArrayLike<number>} lines how many there are, and which one is optional
 * @param {boolean} hasOptional whether that is shown
 * @param {string} name of the files of the programs
 * @param {Limit | null} limit what the programs do not know of the board shown
 */
export function codePanel(textOf, lines, hasOptional, name, limit) {
  const pseudoCode = codeView(textOf, lines, hasOptional);
  const program = lazyPart(
    () => import('./program.js'),
    ({ programView }) => programView(name, { hidden: hasOptional ? null : lines[1], limit }),
  );
  let shown = { line: -1, passed: 0 };
  /** Two panels side by side may show two languages. */
  let chosen = programLanguage();
  const known = languagesOf(name);
  const languages = known.map((each) => /** @type {const} */ ([each, () => each]));
  const choice = choiceField('program', [['', 'code'], ...languages], (language) => {
    chooseProgramLanguage(language);
    chosen = programLanguage();
    show(shown);
  });
  /** @param {Lit} lit */
  function show(lit) {
    shown = lit;
    // The program of another solver may be there in more languages.
    const language = chosen !== null && known.includes(chosen) ? chosen : null;
    choice.show(language ?? '');
    pseudoCode.element.hidden = language !== null;
    program.element.hidden = language === null;
    if (language === null) pseudoCode.show(lit);
    else program.show({ ...lit, language });
  }
  return {
    element: element('div', { class: 'code-panel row wrap' }, choice.element, pseudoCode.element, program.element),
    show,
  };
}
