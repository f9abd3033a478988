/**
 * *Examples*, and the programs that are kept on this device by name.
 *
 * @import { Session } from './session.js'
 * @import { Example, ExampleLanguage } from './examples.js'
 * @import { Language } from './languages.js'
 */

import { says, t } from '../i18n/index.js';
import { choiceField, element, textField, wordButton } from '../ui/index.js';
import { exampleText, examples } from './examples.js';
import { forgetProgram, keepProgram, keptLimits, keptPrograms, programName } from './kept.js';

/**
 * @param {Session} session
 * @param {() => void} focus puts the keyboard into the program
 */
export function programShelf(session, focus) {
  /** @param {string} text @param {Language} lang */
  const open = async (text, lang) => {
    await session.replace(text, lang);
    focus();
  };
  /** The examples that are offered, in a language. @type {ExampleLanguage} */
  let offered = 'python';
  const example = choiceField('program.examples', {}, (name) => {
    example.show('');
    if (name) void open(exampleText(/** @type {Example} */ (name), offered), offered);
  });
  /** @param {ExampleLanguage} lang */
  const offer = (lang) => {
    offered = lang;
    example.select.replaceChildren(
      element('option', { value: '' }, says('program.choose')),
      ...examples[lang].map((name) => element('option', { value: name }, () => t(`example.${name}`))),
    );
    example.show('');
  };
  const kept = choiceField('program.kept', {}, (name) => {
    const found = keptPrograms().find((each) => each.name === name);
    called = found ? name : '';
    if (found) void open(found.text, found.lang ?? 'python');
    show();
  });
  const named = textField('program.name', keptLimits.name, () => {});
  const keep = wordButton('program.keep', () => {
    const name = programName(named.element.querySelector('input')?.value ?? '') || t('program.untitled');
    const isKept = keepProgram({ name, text: session.text.typed, lang: session.language });
    called = isKept ? name : called;
    session.say(() => t(isKept ? 'program.is.kept' : 'program.not.kept', { name }));
    show();
  });
  const forget = wordButton('program.forget', () => {
    const name = called;
    forgetProgram(name);
    called = '';
    session.say(() => t('program.forgotten', { name }));
    show();
    keep.focus();
  });
  /** The name of the program that is open. */
  let called = '';
  const show = () => {
    const names = keptPrograms().map(({ name }) => name);
    kept.select.replaceChildren(
      element('option', { value: '' }, says('program.choose')),
      ...names.map((name) => element('option', { value: name }, name)),
    );
    kept.element.hidden = names.length === 0;
    kept.show(names.includes(called) ? called : '');
    forget.hidden = !names.includes(called);
    if (called) named.show(called);
  };
  show();
  offer('python');
  return {
    /** Offers the examples of a language. @param {Language} lang */
    offer: (lang) => lang !== offered && offer(lang),
    /** What opens a program, and what keeps it. */
    open: [example.element, kept.element],
    keep: element('div', { class: 'setup own-keep' }, named.element, keep, forget),
  };
}
