/**
 * The captions of the user's programs. The referee knows their boards without running anything.
 *
 * @import { ProgramEnd } from '../../../pkg/program.js'
 * @import { Place } from './geometry.mjs'
 * @import { Form, Slots } from './form.mjs'
 * @import { See } from './walks.mjs'
 *
 * @typedef {object} ProgramFacts
 * @property {boolean} isKnight
 * @property {number} files
 * @property {number} ranks
 * @property {number} step lines that were carried out
 * @property {number} lines of the program
 * @property {Place[]} before the pieces before the last of them; of a knight in the order of its way
 * @property {Place[]} after
 * @property {string} end how the program ends: `end`, a limit, or the error
 * @property {boolean} [isEmpty] whether it has only a comment
 */

import { beginAsking, restAt, takeAnswer } from '../../../www/ask/asking.js';
import { questionOf } from '../../../www/ask/question.js';
import { lineOf } from '../../../www/ask/sentences.js';
import { home } from '../../../www/core/routes.js';
import { endSentence } from '../../../www/program/caption.js';
import { running } from '../../../www/program/display.js';
import { ownLink, sizeWords } from '../../../www/program/looked.js';
import { callWords } from '../../../www/program/variables.js';
import { core } from '../core.mjs';
import { drawn } from '../drawn.mjs';
import { count, forms, said } from './form.mjs';
import { clashes, isHop, isSame, lineBetween, lineNamed, placeNamed } from './geometry.mjs';
import { ENDS, knightProgram, lookedAt, queensProgram, without } from './straight-programs.mjs';

/** @param {ProgramFacts} facts */
const changeIn = ({ before, after }) => ({ added: without(after, before), removed: without(before, after) });

/**
 * Whether the line is the one carried out, and this many pieces came and went.
 * @param {ProgramFacts} facts
 * @param {Slots} slots
 * @param {number} came
 * @param {number} went
 */
function isChange(facts, { line }, came, went) {
  const { added, removed } = changeIn(facts);
  return facts.step > 0 && count(line) === facts.step && added.length === came && removed.length === went;
}

/** Whether a piece comes to the square of that name. @param {ProgramFacts} facts @param {string} square */
const comesTo = (facts, square) => isSame(changeIn(facts).added[0], placeNamed(square, facts.ranks));

/** Whether the piece of the square of that name goes. @param {ProgramFacts} facts @param {string} square */
const goesFrom = (facts, square) => isSame(changeIn(facts).removed[0], placeNamed(square, facts.ranks));

/** Whether the line ends the program so. @param {string} end @returns {Form<ProgramFacts>['holds']} */
const endsBy = (end) => (facts, slots) =>
  count(slots.line) === facts.step && facts.step === facts.lines && facts.end === end;

/** @type {Form<ProgramFacts>[]} */
export const programForms = forms({
  'program.empty': ({ isEmpty }) => isEmpty === true,
  'program.start': ({ step }, { line }) => step === 0 && count(line) === 1,
  'program.step': (facts, slots) =>
    isChange(facts, slots, 0, 0) && count(slots.next) === facts.step + 1 && facts.step < facts.lines,
  'program.queen': (facts, slots) => !facts.isKnight && isChange(facts, slots, 1, 0) && comesTo(facts, slots.square),
  'program.leave': (facts, slots) => !facts.isKnight && isChange(facts, slots, 0, 1) && goesFrom(facts, slots.square),
  'program.moves': (facts, slots) =>
    !facts.isKnight && isChange(facts, slots, 1, 1) && goesFrom(facts, slots.from) && comesTo(facts, slots.square),
  'program.many': (facts, slots) => {
    const { added, removed } = changeIn(facts);
    return isChange(facts, slots, added.length, removed.length) && said(slots.count) === added.length + removed.length;
  },
  'program.attacked': (facts, { square, line }) => {
    const [[added], queen] = [changeIn(facts).added, placeNamed(square, facts.ranks)];
    const stands = facts.after.some((place) => isSame(place, queen));
    return stands && added !== undefined && lineBetween(added, queen) === lineNamed(line);
  },
  'program.right': ({ isKnight, after, ranks }, slots) =>
    !isKnight && said(slots.count) === after.length && after.length === ranks && clashes(after).length === 0,
  'program.move': (facts, slots) =>
    facts.isKnight &&
    isChange(facts, slots, 1, 0) &&
    count(slots.number) === facts.after.length &&
    isSame(facts.after[facts.after.length - 1], placeNamed(slots.square, facts.ranks)),
  'program.back': (facts, slots) => facts.isKnight && isChange(facts, slots, 0, 1) && goesFrom(facts, slots.square),
  'program.tour': ({ isKnight, step, after, files, ranks }, slots) =>
    isKnight &&
    count(slots.line) === step &&
    count(slots.count) === files * ranks &&
    after.length === files * ranks &&
    after.every((place, index) => index === 0 || isHop(after[index - 1], place)),
  'program.end': (facts, slots) =>
    facts.end === 'end' && said(slots.count) === facts.lines && facts.step === facts.lines,
  'program.end.error': (facts, slots) => endsBy(slots.error)(facts, slots, ''),
  'program.end.output': endsBy('output'),
  'program.end.heap': endsBy('heap'),
  'program.end.size': endsBy('size'),
  'program.end.work': endsBy('work'),
});

/** @param {See<ProgramFacts>} see */
export function walkPrograms(see) {
  for (const size of [1, 4, 5, 6]) {
    for (let seed = 1; seed <= 12; seed += 1) {
      const [text, end] = ENDS[seed % 3];
      walkProgram({ ...queensProgram(size, seed), text, end, files: size, ranks: size, isKnight: false }, see);
    }
  }
  for (let seed = 1; seed <= 12; seed += 1) {
    const [text, end] = ENDS[seed % 3];
    walkProgram({ ...knightProgram(seed), text, end, files: 4, ranks: 3, isKnight: true }, see);
  }
  const queens = { files: 4, ranks: 4, isKnight: false };
  walkProgram({ lines: [], places: [[]], text: '# board', end: 'end', isEmpty: true, ...queens }, see);
  for (const [index, [text, end]] of ENDS.entries()) {
    const lines = [...Array.from({ length: index }, () => 'before = 1'), text];
    const look = lookedAt(lines.join('\n'), { queens: 4 });
    const facts = { isKnight: false, files: 4, ranks: 4, before: [], after: [], end };
    const ended = /** @type {ProgramEnd} */ (look.end());
    see(() => endSentence(ended, lines.length), { ...facts, step: lines.length, lines: lines.length });
    look.free();
  }
}

/**
 * @param {Pick<ProgramFacts, 'isKnight' | 'files' | 'ranks' | 'end' | 'isEmpty'> & { lines: string[], places: Place[][], text: string }} program
 * @param {See<ProgramFacts>} see
 */
function walkProgram({ lines, places, text, ...known }, see) {
  const { isKnight, files, ranks, end } = known;
  const look = lookedAt([...lines, text].join('\n'), isKnight ? { knight: { files, ranks } } : { queens: files });
  const player = look.player(isKnight ? '.way' : '.board');
  const route = isKnight ? { ...home.knight, files, ranks } : { ...home.queens, size: files, solver: null };
  const session = { core, choseSquare() {}, instead: undefined };
  const opened = { route, link: { by: 'line' }, player, session, study: () => () => {} };
  const display = running(/** @type {any} */ (opened));
  const boards = [...places, places[places.length - 1]];
  for (let step = 0; step < boards.length; step += 1) {
    display.run?.goTo(step);
    const facts = {
      ...known,
      end,
      step,
      lines: boards.length - 1,
      before: boards[Math.max(0, step - 1)],
      after: boards[step],
    };
    see(() => drawn(display).caption, facts);
  }
  display.run?.free();
  look.free();
}

/**
 * @typedef {object} CallFacts
 * @property {string} [name] of a function
 * @property {number} [line] that a call of it is at, as the program is written
 * @property {number} [own] N of a program, whatever board is shown
 */

/** @type {Form<CallFacts>[]} */
export const callForms = forms({
  'program.call': (facts, { name, line }) => name === facts.name && count(line) === facts.line,
  'program.size': ({ own }, { one, other }) => count(one) === own && count(other) === own,
});

/** A program with calls, and the calls that run after each of its lines, the innermost first. */
const CALLS = {
  text: ['def undo(n):', '    m = n', '    return m', 'def place(n):', '    k = n', '    return undo(k)', 'place(3)'],
  /** @type {[name: string, line: number][][]} */
  running: [
    [],
    [],
    [],
    [['place', 5]],
    [['place', 6]],
    [
      ['undo', 2],
      ['place', 6],
    ],
    [
      ['undo', 3],
      ['place', 6],
    ],
  ],
};

/** @param {See<CallFacts>} see */
export function walkCalls(see) {
  const look = lookedAt(CALLS.text.join('\n'), { queens: 4 });
  const player = look.player('.board');
  for (const [step, known] of CALLS.running.entries()) {
    player.goTo(step);
    const calls = player.variables().filter(({ depth }) => depth > 0);
    if (calls.length !== known.length) throw new Error(`step ${step}: ${calls.length} calls`);
    for (const [index, call] of calls.entries()) {
      const [name, line] = known[index];
      see(() => callWords(call), { name, line });
    }
  }
  player.free();
  look.free();
  for (const own of [4, 5, 6]) {
    const { lines } = queensProgram(own, own);
    const sized = lookedAt(lines.join('\n'), { queens: 8 });
    const link = /** @type {any} */ ({ problem: 'queens', size: 8 });
    see(() => sizeWords(/** @type {any} */ (ownLink(link, sized, sized.sources()[0]))), { own });
    sized.free();
  }
}

/**
 * @typedef {object} LineQuestionFacts
 * @property {number} next the line that comes next
 * @property {number} after the one that comes after it
 * @property {number | undefined} chosen as the answer
 */

/** @type {Form<LineQuestionFacts>[]} */
export const lineQuestionForms = forms({
  'ask.what.line': ({ next, chosen }, { line }) => chosen === undefined && count(line) === next,
  'ask.not.line': ({ after, chosen }, { line }) => count(line) === chosen && chosen !== after,
});

/** Programs, and their lines in the order in which they run. @type {[lines: string[], order: number[]][]} */
const WAYS = [
  [CALLS.text, [1, 4, 7, 5, 6, 2, 3]],
  [
    ['for x in (1, 2):', '    y = x', '    if y == 2:', '        y = 5', 'z = y'],
    [1, 2, 3, 1, 2, 3, 4, 1, 5],
  ],
  [
    ['n = 2', 'while n:', '    n -= 1', 'else:', '    m = n', 'k = 1'],
    [1, 2, 3, 2, 3, 2, 5, 6],
  ],
];

/** @param {See<LineQuestionFacts>} see */
export function walkLineQuestions(see) {
  for (const [lines, order] of WAYS) {
    const look = lookedAt(lines.join('\n'), { queens: 4 });
    const player = look.player(undefined);
    const opened = {
      route: { ...home.queens, solver: null },
      link: { by: 'line' },
      player,
      session: {},
      study: () => {},
    };
    const { run } = running(/** @type {any} */ (opened));
    if (!run) throw new Error('It runs.');
    for (let step = 0; step + 1 < order.length; step += 1) {
      run.goTo(step);
      const question = questionOf(run, 'line');
      const asking = restAt({ ...beginAsking(home.queens, 'line'), every: true }, step, question);
      const facts = { next: order[step], after: order[step + 1] };
      see(() => lineOf(asking), { ...facts, chosen: undefined });
      for (let line = 1; line <= lines.length; line += 1) {
        const answered = takeAnswer(asking, { line });
        if ((answered.wrong === null) !== (line === facts.after)) throw new Error(`Line ${line} after ${facts.next}`);
        if (answered.wrong) see(() => lineOf(answered), { ...facts, chosen: line });
      }
    }
    run.goTo(order.length - 1);
    if (questionOf(run, 'line') !== null) throw new Error('Nothing comes after the last line.');
    run.free();
    look.free();
  }
}
