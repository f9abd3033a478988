/**
 * The arguments why there is no tour: every step names true numbers and squares, by counts that share nothing with the page.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sceneOf } from '../../www/knight/argument.js';
import { home } from '../../www/core/routes.js';
import { isRefusal } from '../../www/core/wasm.js';
import { squareName } from '../../www/core/squares.js';
import { loadCatalogue, number, sentenceOf, setLanguage } from '../../www/i18n/index.js';
import { chance } from './chance.mjs';
import { facts } from './argument-facts.mjs';
import { stepsOf, withoutMoves } from './argument-steps.mjs';
import { lazy, squares as named } from './core.mjs';
import { near, parseLink, squaresOf } from './lesson-facts.mjs';

/** @typedef {import('./argument-steps.mjs').Board} Board */
/** @typedef {{ board: Board, why: import('../../pkg/lazy.js').WhyNot }} Case */

/** The longest side of which all boards are tried. */
const SIDE = 8;

/**
 * @param {Board} board
 * @param {() => { free: () => void } | undefined} [make] makes a tour, or throws why there is none
 * @returns {Case[]}
 */
function refused(board, make) {
  const { files, ranks, start, end, closed } = board;
  const holes = Uint32Array.from(board.holes);
  try {
    if (start === null) {
      const why = lazy.whyNoTour(files, ranks, closed, holes);
      return why ? [{ board, why }] : [];
    }
    (make ?? (() => lazy.Player.tourSoon(files, ranks, start, closed, end, holes)))()?.free();
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.code === 'no-tour' ? [{ board, why: /** @type {any} */ (error).why }] : [];
  }
}

const kinds = [false, true];
const sides = Array.from({ length: SIDE }, (_, index) => index + 1);
const shapes = sides.flatMap((files) => sides.map((ranks) => ({ files, ranks })));

/** Whole boards: before a start is chosen, and from each square. */
const whole = () =>
  shapes.flatMap((shape) =>
    kinds.flatMap((closed) => {
      /** @type {Board} */
      const board = { ...shape, holes: [], start: null, end: null, closed };
      const all = squaresOf(board);
      return [null, ...all].flatMap((start) => refused({ ...board, start }));
    }),
  );

/** Whole boards with an end. */
const ended = () =>
  shapes.flatMap((shape) => {
    /** @type {Board} */
    const board = { ...shape, holes: [], start: null, end: null, closed: false };
    const all = squaresOf(board);
    return all.length > 25 ? [] : all.flatMap((start) => all.flatMap((end) => refused({ ...board, start, end })));
  });

/** Boards with random squares missing. */
function holed() {
  const dice = chance(20);
  const below = (/** @type {number} */ limit) => dice.whole(0, limit - 1);
  return Array.from({ length: 900 }, (_, index) => {
    const [files, ranks] = index % 3 ? [3 + below(4), 3 + below(4)] : [4 + below(5), 4 + below(5)];
    const all = squaresOf({ files, ranks, holes: [] });
    const holes = [...new Set(Array.from({ length: 1 + below(5) }, () => all[below(all.length)]))];
    const closed = below(2) === 0;
    const left = all.filter((square) => !holes.includes(square));
    const [start, end] = [left[below(left.length)], left[below(left.length)]];
    const board = { files, ranks, holes, start, end: closed || below(2) ? null : end, closed };
    return [...refused(board), ...(left.length <= 30 ? refused({ ...board, start: null, end: null }) : [])];
  }).flat();
}

/** Cases that random boards seldom reach: `files×ranks`, holes, start and end. @type {[string, string, string, string?][]} */
const seldom = [
  ['3x4', 'c2', 'a1'],
  ['4x4', 'a1 a2 d4 a3 a4', 'b3'],
  ['4x5', 'b1 a1', 'b4', 'd5'],
];

/** @returns {Case[]} */
const rare = () =>
  seldom.flatMap(([size, holes, start, end]) => {
    const [files, ranks] = size.split('x').map(Number);
    const [from, to = null] = named(`${start} ${end ?? ''}`);
    const board = { files, ranks, holes: named(holes), start: from, end: to, closed: false };
    return refused(board, () => lazy.Player.tour(files, ranks, from, false, to, Uint32Array.from(board.holes)));
  });

/** @returns {Case} */
const alone = () => ({
  board: { files: 8, ranks: 8, holes: named('b3 c2'), start: named('d4')[0], end: null, closed: true },
  why: withoutMoves,
});

/** The parameters that choose the words of a sentence without appearing in it. */
const choosing = ['dark', 'one'];

/** @param {Case} found @param {boolean} claims whether the claims are checked, besides the sentences */
function check({ board, why }, claims) {
  const steps = stepsOf(why);
  const label = `${board.files}×${board.ranks} ${JSON.stringify({ ...board, code: why.code })}`;
  assert.ok(steps.length >= 2, label);
  const left = squaresOf(board);
  for (const [index, step] of steps.entries()) {
    const place = `${label} ${index + 1} ${step.key}`;
    const fact = facts[step.key];
    assert.ok(fact, place);
    try {
      if (claims) fact({ board, why, step, before: steps[index - 1], values: /** @type {any} */ (step.values) });
    } catch (cause) {
      throw new Error(place, { cause });
    }
    for (const [from, to] of [...step.moves, ...step.wrong]) {
      assert.ok(left.includes(from) && near(board, from).includes(to), place);
    }
    const { zones, counts, markers } = sceneOf({ ...home.knight, ...board, holes: [...board.holes] }, why.steps[index]);
    for (const { square, kind } of markers) assert.ok(left.includes(square) || kind === 'rejected', place);
    for (const { square } of counts) assert.ok(left.includes(square), place);
    assert.equal(zones?.length ?? left.length + board.holes.length, left.length + board.holes.length, place);
    const sentence = sentenceOf(why.steps[index]);
    assert.doesNotMatch(sentence, /undefined|[{}|]|\[object/, place);
    assert.ok(sentence.length <= 210, `${place}: ${sentence}`);
    for (const [name, value] of Object.entries(step.values)) {
      if (Array.isArray(value))
        for (const square of value) assert.match(sentence, new RegExp(`\\b${squareName(square)}\\b`), place);
      else if (typeof value === 'number' && value > 1 && !choosing.includes(name)) {
        assert.ok(sentence.includes(number(value)), `${place}: ${name} ${sentence}`);
      }
    }
  }
  return steps.map(({ key }) => key);
}

const cases = [...whole(), ...ended(), ...holed(), ...rare(), alone()];

for (const language of ['en', 'zh']) {
  test(`each step of each argument names true numbers and squares in ${language}`, async () => {
    await setLanguage(/** @type {'en'} */ (language));
    await loadCatalogue();
    const keys = new Set(/** @type {string[]} */ (cases.flatMap((each) => check(each, language === 'en'))));
    const codes = new Set(cases.map(({ why }) => why.code));
    await setLanguage('en');
    assert.ok(cases.length > 1000);
    assert.deepEqual(
      Object.keys(facts).filter((key) => !keys.has(key)),
      [],
      [...codes].join(' '),
    );
  });
}

test('the lesson on impossible boards shows steps that there are', () => {
  for (const language of ['en', 'zh']) {
    const text = readFileSync(new URL(`../../content/lessons/${language}/impossible.md`, import.meta.url), 'utf8');
    const links = text.match(/^#1\/knight\/\S+$/gm) ?? [];
    const shown = links.map((link) => parseLink(link)).filter((link) => link.view === 'knight' && link.solver === null);
    const stepped = shown.flatMap((link) => (link.view === 'knight' && link.step !== null ? [link] : []));
    assert.ok(stepped.length > 5, language);
    for (const link of stepped) {
      const [found] = refused(link);
      assert.ok(found && found.why.steps.length >= (link.step ?? 0), `${language} ${link.files}×${link.ranks}`);
    }
  }
});

test('an argument about a tour that has begun has no steps', () => {
  const ride = Uint32Array.from(named('a1 c2 e1 d3 b4'));
  assert.throws(
    () => lazy.finishRide(5, 6, new Uint32Array(), ride, true),
    (error) => isRefusal(error) && /** @type {any} */ (error).why.steps.length === 0,
  );
});
