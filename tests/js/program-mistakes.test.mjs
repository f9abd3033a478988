/**
 * The usual mistakes of `tests/it/mistakes.rs`: what the page says of each in both languages, and the line to which it leads.
 *
 * `UPDATE_GOLDEN=1` writes the sentences to `tests/golden/mistakes.txt`.
 */

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import * as core from '../../pkg/program.js';
import { setLanguage, loadCatalogue } from '../../www/i18n/index.js';
import { beginLook, lookAhead } from '../../www/program/looked.js';
import { findingsOf, verdictOf } from '../../www/program/verdict.js';

/** @import { ProgramLink } from '../../www/core/routes.js' */

core.initSync({ module: readFileSync(new URL('../../pkg/program_bg.wasm', import.meta.url)) });

const SOURCE = readFileSync(new URL('../it/mistakes.rs', import.meta.url), 'utf8');
const GOLDEN = new URL('../golden/mistakes.txt', import.meta.url);

/** A text in Rust, between its quotation marks. */
const TEXT = String.raw`"((?:[^"\\]|\\[\s\S])*)"`;

/** What a text in Rust stands for. @param {string} text */
const read = (text) =>
  text
    .replace(/\\\n\s*/g, '')
    .replace(/\\(.)/g, (_, sign) => ({ n: '\n', t: '\t' })[/** @type {'n'} */ (sign)] ?? sign);

const bases = new Map(
  [...SOURCE.matchAll(new RegExp(`const (\\w+): &str = ${TEXT};`, 'g'))].map(([, name, text]) => [name, read(text)]),
);

const MISTAKES = [
  ...SOURCE.matchAll(
    new RegExp(
      `Mistake \\{\\s*name: ${TEXT},\\s*base: (\\w+),\\s*edits: &\\[([\\s\\S]*?)\\],\\s*says: ${TEXT},\\s*leads: Leads::\\w+,\\s*line: ${TEXT},`,
      'g',
    ),
  ),
].map(([, name, base, edits, , line]) => {
  const pairs = [...edits.matchAll(new RegExp(`\\(\\s*${TEXT},\\s*${TEXT},?\\s*\\)`, 'g'))];
  const program = pairs.reduce((text, [, from, to]) => text.replace(read(from), () => read(to)), bases.get(base) ?? '');
  return { name: read(name), program, isTour: base === 'TOUR', line: read(line) };
});

/** @param {(typeof MISTAKES)[number]} mistake */
function looked({ program, isTour }) {
  const problem = isTour ? { problem: 'knight', files: 6, ranks: 6 } : { problem: 'queens', size: 6 };
  const link = /** @type {ProgramLink} */ (
    /** @type {unknown} */ ({ view: 'program', ...problem, packed: '', input: '', seed: 1, step: null })
  );
  const run = beginLook(core, program, link);
  while (lookAhead(run, Infinity));
  return run;
}

test('the page names each usual mistake in both languages, and leads to its line', async () => {
  assert.ok(MISTAKES.length >= 20, `${MISTAKES.length} mistakes`);
  assert.equal(MISTAKES.length, SOURCE.match(/^ {4}Mistake \{/gm)?.length);
  const runs = MISTAKES.map((mistake) => ({ mistake, run: looked(mistake) }));
  const said = MISTAKES.map(({ name }) => [name]);
  for (const language of /** @type {const} */ (['en', 'zh'])) {
    await setLanguage(language);
    await loadCatalogue();
    for (const [index, { mistake, run }] of runs.entries()) {
      const verdict = run.look.verdict();
      const session = /** @type {import('../../www/program/session.js').Session} */ (
        /** @type {unknown} */ ({ looked: run, end: run.look.end(), refused: null, verdict })
      );
      const findings = findingsOf(verdict);
      said[index].push(verdictOf(session), ...findings.map(({ text }) => `- ${text}`));
      const player = run.look.player(run.look.sources()[0]?.name);
      const lines = findings.map(({ step }) => {
        player.goTo(step ?? 0);
        return mistake.program.split('\n')[(player.passed ?? 0) - 1]?.trim();
      });
      player.free();
      assert.ok(lines.includes(mistake.line), `${mistake.name}: leads to ${lines}, not to ${mistake.line}`);
    }
  }
  const text = said.map((lines) => `${lines.join('\n')}\n`).join('\n');
  if (process.env.UPDATE_GOLDEN) writeFileSync(GOLDEN, text);
  assert.equal(text, readFileSync(GOLDEN, 'utf8'));
});
