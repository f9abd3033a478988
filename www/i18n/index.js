/**
 * Every visible string and every accessible name of the page, in the language that is chosen.
 *
 * @typedef {import('./translate.js').Key} Key
 * @typedef {import('./language.js').Language} Language
 * @typedef {import('./explain.js').CoreMessage} CoreMessage
 */

export { explain, hasCoreSentences, sentenceOf } from './explain.js';
export { currentLanguage, languages, loadCatalogue, onLanguageChange, setLanguage } from './language.js';
export { atStart, isByRows, lineName, placeName, placeOf, setNotation, shortName, wording } from './squares.js';
export { compact, list, number, says, segment, sentences, t } from './translate.js';
export { preferredLanguage, saveLanguage } from './preferred-language.js';
