/**
 * The language in which the code of a solver is shown: kept on this device, never in links.
 *
 * @typedef {keyof typeof programLanguages} ProgramLanguage
 */

import { getItem, setItem } from '../../platform/index.js';

/** The languages of the programs, with the endings of their files. */
export const programLanguages = { Python: 'py', 'C++': 'cpp', Rust: 'rs', JavaScript: 'js', C: 'c', Java: 'java' };

/** Languages in which only the program of one solver is there: that of its article. */
const OWN = { C: 'queens/marks', Java: 'queens/access' };

/**
 * The languages in which a program is there.
 * @param {string} name of its files
 */
export const languagesOf = (name) =>
  /** @type {ProgramLanguage[]} */ (Object.keys(programLanguages)).filter(
    (language) => !(language in OWN) || OWN[/** @type {keyof typeof OWN} */ (language)] === name,
  );

const NAME = 'program';

/** @type {string | null | undefined} */
let chosen;

/** The language chosen last; `null` for pseudo-code. */
export function programLanguage() {
  chosen ??= getItem(NAME);
  return chosen !== null && Object.hasOwn(programLanguages, chosen) ? /** @type {ProgramLanguage} */ (chosen) : null;
}

/** @param {string} language anything else than a language is pseudo-code */
export function chooseProgramLanguage(language) {
  chosen = language;
  setItem(NAME, language);
}
