/**
 * The states that links to programs have shown since 1.1.0: the line, the variables, the board of the named variable, and the output at
 * five steps. A program that says its N has its board on that N since, where 1.1.0 took N from the link or from a board on
 * its way: these boards, of 14 moments, are not promised. `tests/golden/release-1.1.0-programs.txt` was made with 1.1.0, a line for each link:
 *
 *     link => step: line, board, checksum of the variables, checksum of the output; step: …
 *
 * Those in C, C++ and Java since 1.2.0 are in `tests/golden/release-1.2.0-programs.txt`: tests/it/promised.rs has their form.
 */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { inflateSync } from 'node:zlib';
import * as core from '../../pkg/program.js';
import * as programsOfC from '../../pkg/program-c.js';
import { golden } from '../golden.mjs';

/** @import { ProgramFrame, ProgramValue } from '../../pkg/program.js' */

core.initSync({ module: readFileSync(new URL('../../pkg/program_bg.wasm', import.meta.url)) });
programsOfC.initSync({ module: readFileSync(new URL('../../pkg/program-c_bg.wasm', import.meta.url)) });

/** @param {ProgramValue} value @returns {string} */
function written(value) {
  switch (value.kind) {
    case 'plain':
      return value.text;
    case 'unset':
      return value.kind;
    case 'items':
      return `${value.class}(${value.items.map(written).join(', ')}) + ${value.more}`;
    case 'entries':
      return `{${value.entries.map((entry) => entry.map(written).join(': ')).join(', ')}} + ${value.more}`;
    default: {
      const attributes = value.attributes.map(({ name, value: inside }) => `${name}=${written(inside)}`);
      return `${value.class}(${attributes.join(', ')}) + ${value.more}`;
    }
  }
}

/** @param {ProgramFrame[]} frames */
function variables(frames) {
  return frames.map(({ name, line, depth, variables: own }) => {
    const values = own.map((variable) => `${variable.name} = ${written(variable.value)}\n`);
    return `${depth} ${name} ${line}\n${values.join('')}`;
  });
}

/** @param {string} text */
const checksum = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** @param {Uint32Array} packed */
const squares = (packed) =>
  [...packed].map((square) => String.fromCharCode(97 + (square & 1023)) + ((square >> 10) + 1)).join('');

/** The place of the board among the parts of a moment. */
const BOARD = 1;

/** FNV-1a of 32 bits. @param {string} text */
const quickChecksum = (text) =>
  Buffer.from(text)
    .reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
    .toString(16)
    .padStart(8, '0');

/**
 * @param {string} link
 * @param {boolean} [own] whether the board is as large as the program has it
 */
function player(link, own) {
  const [, board, text, query] = /** @type {RegExpExecArray} */ (/^#1\/program\/([^/]+)\/~([^?]+)\??(.*)$/.exec(link));
  const named = new URLSearchParams(query);
  const [files, ranks] = board.split('x').map(Number);
  const problem = ranks ? { knight: { files, ranks } } : { queens: files };
  const lang = named.get('lang');
  const { Program } = lang ? programsOfC : core;
  const program = new Program(inflateSync(Buffer.from(text, 'base64url')).toString(), lang);
  const look = program.look(problem, named.get('input') ?? '', Number(named.get('seed') ?? 1));
  while (look.look(10_000));
  const variable = named.get('board');
  return { run: look.player(variable === 'none' ? null : variable, own), isOwn: look.own() !== undefined };
}

/** @param {core.ProgramPlayer} run @param {number} step @param {(text: string) => string} sum */
function shown(run, step, sum = checksum) {
  run.goTo(step);
  const { line, board } = run.snapshot().program;
  const parts = [line, board ? squares(board.squares) || '-' : '-'];
  return [...parts, sum(variables(run.variables()).join('')), sum(run.output())].join(' ');
}

test('links to programs show what they did in 1.1.0', () => {
  const links = golden('release-1.1.0-programs');
  assert.ok(links.length >= 50, `${links.length} links`);
  let moved = 0;
  for (const { text: link, expected } of links) {
    const { run, isOwn } = player(link);
    const isPromised = (/** @type {string} */ part, /** @type {number} */ index) =>
      !isOwn || index !== BOARD || part === '-';
    for (const promise of expected.split('; ')) {
      const [step, wanted] = promise.split(': ');
      const [now, then] = [shown(run, Number(step)), wanted].map((each) => each.split(' '));
      if (!isDeepStrictEqual(now, then) && isOwn) moved += 1;
      assert.deepEqual(now.filter(isPromised), then.filter(isPromised), `${link} at step ${step}`);
    }
    run.free();
  }
  assert.equal(moved, 14, 'moments with the board on the own N of the program');
});

test('links to programs in C, C++ and Java show what they did in 1.2.0', () => {
  const links = golden('release-1.2.0-programs');
  assert.ok(links.length >= 30, `${links.length} links`);
  for (const { text: link, expected } of links) {
    const { run } = player(link, true);
    const [whole, ...states] = expected.split('; ');
    for (const promise of states) {
      const [step] = promise.split(': ');
      assert.equal(`${step}: ${shown(run, Number(step), quickChecksum)}`, promise, link);
    }
    const [lines, , end] = whole.split(', ');
    run.goTo(Infinity);
    const found = run.snapshot().program.end;
    assert.ok(found, link);
    const said = found.kind === 'end' ? found.kind : `${found.kind} ${found.line}`;
    assert.deepEqual([run.length, said], [Number(lines), end], link);
    run.free();
  }
});
