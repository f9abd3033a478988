/**
 * False sentences made of true ones: each slot with another value, and each sentence in the words of another form that has
 * the same slots. A referee that lets one pass does not read that slot, or takes a sentence for its opposite.
 *
 * @import { Form, Sentence, Slots } from './form.mjs'
 */

import { read, SLOT } from './form.mjs';

/** A sentence of a form. @param {string} template @param {Slots} slots */
const render = (template, slots) =>
  template
    .split(SLOT)
    .map((part, index) => (index % 2 === 0 ? part : slots[nameOf(part)]))
    .join('');

/** @param {string} slot */
const nameOf = (slot) => /\w+/.exec(slot)?.[0] ?? '';

/** @param {string} template */
const slotsOf = (template) => template.split(SLOT).filter((_, index) => index % 2 === 1);

/** Other values of a slot: a number and a square beside it, the other words, or another name. @param {string} slot @param {string} value */
function othersOf(slot, value) {
  const near = [1, -1].flatMap((by) => {
    const other = value.replace(/\d[\d,]*/, (found) => String(Number(found.replaceAll(',', '')) + by));
    return other === value || other.includes('-') ? [] : [other];
  });
  const aside = /^[a-z]\d+$/.test(value) ? [`${value[0] === 'a' ? 'b' : 'a'}${value.slice(1)}`] : [];
  const words = slot.startsWith('[') ? slot.slice(slot.indexOf(':') + 1, -1).split('|') : [];
  const plain = words.filter((word) => !/[#\\(]/.test(word) && word !== value);
  // The name of a variable.
  const named = slot.endsWith(':\\w+]') && !/\d/.test(value) ? [`${value}s`] : [];
  return [...near, ...aside, ...plain, ...named];
}

/**
 * @param {readonly Form<any>[]} forms
 * @param {Sentence} sentence that is true
 * @param {string} language
 * @returns {{ name: string, text: string }[]} the change, and the changed sentence
 */
export function mutantsOf(forms, { known, slots, text }, language) {
  const template = known.templates[language];
  const changed = slotsOf(template).flatMap((slot) => {
    const name = nameOf(slot);
    return othersOf(slot, slots[name]).map((value) => ({ name, text: render(template, { ...slots, [name]: value }) }));
  });
  const swapped = forms
    .filter((other) => other !== known && slotsOf(other.templates[language]).every((slot) => nameOf(slot) in slots))
    .map((other) => ({ name: other.key, text: render(other.templates[language], slots) }));
  return [...changed, ...swapped].filter((mutant) => mutant.text !== text);
}

/** Whether a referee takes a text for true. @param {readonly Form<any>[]} forms @param {string} text @param {string} language @param {any} facts */
export const passes = (forms, text, language, facts) =>
  read(forms, text, language, facts)?.every(({ holds }) => holds) ?? false;
