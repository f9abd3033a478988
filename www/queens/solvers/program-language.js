/**
 * The language in which the code of a solver is shown: kept on this device, never in links.
 *
 * @typedef {keyof typeof programLanguages} ProgramLanguage
 */

import { getItem, setItem } from '../../platform/index.js';

/** The languages of the programs, with the endings of their files. */
export const programLanguages = { Python: 'py', 'C++': 'cpp', Rust: 'rs', JavaScript: 'js' };

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
