/**
 * The programming languages of programs of one's own: their names, and the module of the core that runs each.
 *
 * @import { ProgramLink } from '../core/routes.js'
 * @import { ProgramCore } from '../core/wasm.js'
 *
 * @typedef {ProgramLink['lang']} Language
 */

import { startProgram, startProgramC } from '../core/index.js';

/** @type {Record<Language, string>} */
export const languageNames = { python: 'Python', c: 'C', cpp: 'C++', java: 'Java' };

/** The language that goes by a name, if its programs run here. @param {unknown} name */
export const languageNamed = (name) =>
  /** @type {Language[]} */ (Object.keys(languageNames)).find((language) => languageNames[language] === name) ?? null;

/** C, C++ and Java have one machine. */
const starts = { python: startProgram, c: startProgramC, cpp: startProgramC, java: startProgramC };

/** Those that are loaded. @type {Map<Language, ProgramCore>} */
const cores = new Map();

/** The core of a language, if it is loaded. @param {Language} language */
export const coreOf = (language) => cores.get(language) ?? null;

/**
 * Loads what runs a language, once.
 * @param {Language} language
 */
export async function loadCore(language) {
  const { core } = await starts[language]();
  cores.set(language, core);
  return core;
}
