/**
 * Every sentence about a board, a tour or a run is true, as it is rendered and in both languages, and the referee that says
 * so notices when one is not. The readers have a file of tests each, so that they run side by side.
 *
 * @import { Sentence } from './form.mjs'
 * @import { Reader } from './readers.mjs'
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCatalogue, setLanguage } from '../../../www/i18n/index.js';
import { read } from './form.mjs';
import { mutantsOf, passes } from './mutants.mjs';
import { readers } from './readers.mjs';
import { reasonForms } from './reason-forms.mjs';

const LANGUAGES = /** @type {const} */ (['en', 'zh']);

/** Sentences of each form that are made false: the first, and every nth of the others. */
const [FIRST, EVERY, MOST] = [6, 23, 60];

/** Slots of which another value may be true as well: a square has two attackers, a tour leaves out several squares. */
const MAY_BE_TRUE = new Set([
  'queens.reject.row by',
  'queens.reject.column by',
  'queens.conflict.more one',
  'queens.conflict.more other',
  'why.unvisited square',
  'why.unreachable square',
  'ask.not answer',
  'placing.least.of count',
  'placing.least.unknown count',
  'hint.square name',
  'answer.row.attack one',
  'answer.row.attack other',
  'gallery.least total',
  'ask.missed kind',
  'nearest.board files',
  'nearest.board ranks',
  'nearest.start square',
  'nearest.end square',
  'nearest.open from',
]);

/** Forms that contradict each other: where one is true, the other never is. */
const CONTRARY = [
  ['queens.remove.row', 'queens.remove.solved.row'],
  ['ride.complete.apart', 'ride.complete.open'],
  ['ride.complete.open', 'ride.exhausted'],
  ['ride.back.open', 'ride.back.tried'],
  ['ride.back.then', 'ride.back.none'],
  ['ride.next.order', 'ride.next.distance'],
  ['ride.next.degree', 'ride.next.plain'],
  ['ride.stuck', 'ride.back.none'],
  ['ride.solved.closed', 'ride.solved.open'],
  ['knight.last.open', 'own.closed'],
  ['queens.placement', 'queens.solution'],
  ['queens.conflict.more', 'queens.conflict'],
  ['compare.same', 'compare.start'],
  ['compare.queens.both.placement', 'compare.queens.both.event'],
  ['ask.not.queen', 'ask.no.queen'],
  ['placing.none', 'placing.one'],
  ['placing.some.unknown', 'placing.none'],
  ['placing.some.of', 'placing.none.of'],
  ['hint.square', 'hint.solved'],
  ['gallery.family.fundamental', 'gallery.large.image'],
  ['gallery.symmetry.half', 'gallery.symmetry.none'],
  ['gallery.symmetry.quarter', 'gallery.symmetry.half'],
  ['race.result.same', 'race.result.same.first'],
  ['idle.single', 'idle.last'],
  ['idle.solution', 'idle.backtrack'],
  ['idle.no.solution', 'idle.no.solution.given'],
  ['square.candidate', 'square.candidate.spent'],
  ['square.hole', 'square.empty'],
  ['square.move', 'square.hole'],
  ['own.not', 'own.again'],
  ['program.move', 'program.back'],
  ['program.end.size', 'program.end.heap'],
  ['verdict.none', 'verdict.one'],
  ['tree.current', 'tree.ahead'],
  ...[
    ['ride.complete.closed', 'ride.complete.apart'],
    ['ride.back.stuck', 'ride.back.tried'],
    ['ride.next.degree', 'ride.next.distance'],
    ['own.open', 'own.closed'],
    ['square.queen', 'square.empty'],
    ['tip.free', 'tip.attacked'],
    ['hint.back', 'hint.clash'],
    ['idle.first', 'idle.last'],
    ['square.candidate.spent', 'square.candidate.unordered'],
    ['ask.not.first', 'ask.not.passed'],
    ['ask.not.hop', 'ask.not.visited'],
    ['program.queen', 'program.leave'],
    ['verdict.tour', 'verdict.tour.closed'],
    ['verdict.counted', 'verdict.miscounted'],
    ['tree.searched', 'tree.ahead'],
    ['judge.one', 'answer.row.right'],
  ].flatMap((pair) => [pair, pair.toReversed()]),
];

/**
 * Said of no run that is walked: its test is in compare-difference.test.mjs. And a whole board has no tour that a mirror in a
 * diagonal leaves as it is, as that would keep all squares of the diagonal. A search of the knight ends with its first tour.
 */
const NOT_MET = new Set([
  'compare.queens.more.backtracks',
  'compare.knight.both.solution',
  'facts.symmetry.rising',
  'facts.symmetry.falling',
]);

/**
 * Forms without a slot, which no other form of their reader is like: nothing false is made of them. Of verdicts there is none.
 */
const NOT_DENIED = new Set([
  'answer.row.right',
  'ask.right.other',
  'ask.what',
  'count.opened-same',
  'program.empty',
  'queens.end.none',
  'queens.solution',
  'queue.empty',
  'scan.looks.none',
]);

/** The reasons that no search meets are read with the tours. @param {Reader} reader */
const notMet = ({ name }) => (name === 'searches of the knight' ? new Set(reasonForms.map(({ key }) => key)) : NOT_MET);

/** @param {(name: string) => boolean} isChosen */
export function testReaders(isChosen) {
  for (const reader of readers.filter(({ name }) => isChosen(name))) {
    for (const language of LANGUAGES) testReader(reader, language);
  }
}

/** @param {Reader} reader @param {'en' | 'zh'} language */
function testReader(reader, language) {
  const { name, forms, walk } = reader;
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
      assert.ok(found?.length, `no sentence, or a form that the referee does not know: ${rendered}`);
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

    const unmet = forms.filter(({ key }) => !times.has(key) && !notMet(reader).has(key)).map(({ key }) => key);
    assert.deepEqual(unmet, [], 'forms that no sentence has');
    const keys = new Set(forms.map(({ key }) => key));
    for (const [key, { made, passed, text }] of mutants) {
      const isSlot = !keys.has(key.split(' ')[1]);
      if (isSlot && !MAY_BE_TRUE.has(key)) assert.equal(passed, 0, `${key}: taken for true: ${text}`);
      assert.ok(!isSlot || passed < made, `${key}: no mutant was found false`);
    }
    const denied = new Set(
      [...mutants].filter(([, { made, passed }]) => passed < made).map(([key]) => key.split(' ')[0]),
    );
    const isOfVerdicts = name === 'verdicts on programs';
    const undenied = [...times.keys()].filter((key) => !denied.has(key) && (isOfVerdicts || !NOT_DENIED.has(key)));
    assert.deepEqual(undenied, [], 'forms of which no sentence was made false');
    for (const pair of CONTRARY.filter((each) => each.every((key) => keys.has(key)))) {
      const mutant = mutants.get(pair.join(' '));
      assert.equal(mutant?.passed, 0, `${pair[0]} in the words of ${pair[1]}: ${mutant?.text ?? 'never tried'}`);
    }
    context.diagnostic(`${sentences} sentences of ${times.size} forms, none false; ${mutants.size} kinds of mutants`);
  });
}
