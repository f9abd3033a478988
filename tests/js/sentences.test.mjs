/**
 * Every sentence about a board, a tour or a run is true, as it is rendered and in both languages, and the referee that says
 * so notices when one is not.
 *
 * @import { Sentence } from './referee/form.mjs'
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCatalogue, setLanguage } from '../../www/i18n/index.js';
import { read } from './referee/form.mjs';
import { mutantsOf, passes } from './referee/mutants.mjs';
import { readers } from './referee/readers.mjs';

const LANGUAGES = /** @type {const} */ (['en', 'zh']);

/** Sentences of each form that are made false: the first, and every so many of the others. */
const [FIRST, EVERY, MOST] = [6, 23, 60];

/** Slots of which another value may be true as well: a square has two attackers, a tour leaves out several squares. */
const MAY_BE_TRUE = new Set([
  'queens.reject.row by',
  'queens.reject.column by',
  'queens.conflict.more one',
  'queens.conflict.more other',
  'why.unvisited square',
  'ask.not answer',
]);

/** Forms that contradict each other: where one is true, the other never is. */
const CONTRARY = [
  ['queens.remove.row', 'queens.remove.solved.row'],
  ['ride.complete.closed', 'ride.complete.apart'],
  ['ride.complete.apart', 'ride.complete.closed'],
  ['ride.complete.apart', 'ride.complete.open'],
  ['ride.complete.open', 'ride.exhausted'],
  ['ride.back.stuck', 'ride.back.tried'],
  ['ride.back.tried', 'ride.back.stuck'],
  ['ride.back.open', 'ride.back.tried'],
  ['ride.back.then', 'ride.back.none'],
  ['ride.next.degree', 'ride.next.distance'],
  ['ride.next.distance', 'ride.next.degree'],
  ['ride.next.order', 'ride.next.distance'],
  ['ride.next.degree', 'ride.next.plain'],
  ['ride.stuck', 'ride.back.none'],
  ['ride.solved.closed', 'ride.solved.open'],
  ['own.open', 'own.closed'],
  ['own.closed', 'own.open'],
  ['knight.last.open', 'own.closed'],
  ['square.queen', 'square.empty'],
  ['square.empty', 'square.queen'],
  ['tip.free', 'tip.attacked'],
  ['tip.attacked', 'tip.free'],
  ['queens.placement', 'queens.empty'],
  ['queens.conflict.more', 'queens.conflict'],
  ['compare.same', 'compare.start'],
  ['compare.queens.both.placement', 'compare.queens.both.event'],
  ['ask.not.queen', 'ask.no.queen'],
];

/** Said of no run that is walked: its test is in compare-difference.test.mjs. */
const NOT_MET = new Set(['compare.queens.more.backtracks']);

/** The forms that were met, and the contradictions that were tried. */
const met = { en: new Set(), zh: new Set() };
const contrary = { en: new Set(), zh: new Set() };

for (const language of LANGUAGES) {
  for (const { name, forms, walk } of readers) {
    test(`every sentence about ${name} is true in ${language}, and none of its opposites`, async (context) => {
      await setLanguage(language);
      await loadCatalogue();
      /** @type {Map<string, number>} */
      const times = new Map();
      /** @type {Map<string, { made: number, passed: number, text: string }>} */
      const mutants = new Map();
      let sentences = 0;
      walk((text, facts) => {
        const rendered = text();
        const found = read(forms, rendered, language, facts);
        assert.ok(found, `a form that the referee does not know: ${rendered}`);
        sentences += found.length;
        for (const sentence of found) {
          assert.ok(sentence.holds, `false: ${sentence.text}\n${JSON.stringify(facts)}`);
          const before = times.get(sentence.key) ?? 0;
          times.set(sentence.key, before + 1);
          if (before < FIRST || (before % EVERY === 0 && before < EVERY * MOST)) falsify(sentence, facts);
        }
      });

      /** @param {Sentence} sentence @param {unknown} facts */
      function falsify(sentence, facts) {
        for (const mutant of mutantsOf(forms, sentence, language)) {
          const key = `${sentence.key} ${mutant.name}`;
          const known = mutants.get(key) ?? { made: 0, passed: 0, text: '' };
          const passed = passes(forms, mutant.text, language, facts);
          mutants.set(key, {
            made: known.made + 1,
            passed: known.passed + Number(passed),
            text: passed ? mutant.text : known.text,
          });
        }
      }

      for (const key of times.keys()) met[language].add(key);
      const keys = new Set(forms.map(({ key }) => key));
      for (const [key, { made, passed, text }] of mutants) {
        const isSlot = !keys.has(key.split(' ')[1]);
        if (isSlot && !MAY_BE_TRUE.has(key)) assert.equal(passed, 0, `${key}: taken for true: ${text}`);
        assert.ok(!isSlot || passed < made, `${key}: no mutant was found false`);
      }
      for (const pair of CONTRARY) {
        const mutant = mutants.get(pair.join(' '));
        if (mutant) contrary[language].add(pair);
        assert.ok(!mutant?.passed, `${pair[0]} in the words of ${pair[1]}: ${mutant?.text}`);
      }
      context.diagnostic(`${sentences} sentences of ${times.size} forms, none false; ${mutants.size} kinds of mutants`);
    });
  }

  test(`every form is met in ${language}, and every form that contradicts it has been tried`, () => {
    const keys = readers.flatMap(({ forms }) => forms.map(({ key }) => key));
    assert.deepEqual(
      keys.filter((key) => !met[language].has(key) && !NOT_MET.has(key)),
      [],
    );
    assert.deepEqual(
      CONTRARY.filter((pair) => !contrary[language].has(pair)),
      [],
    );
  });
}
