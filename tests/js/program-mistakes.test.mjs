/**
 * The usual mistakes of `tests/mistakes/`, as `tests/it/mistakes.rs` has them: the sentences of the page in both languages, and the line to which it leads.
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

const FOLDER = new URL('../mistakes/', import.meta.url);
const GOLDEN = new URL('../golden/mistakes.txt', import.meta.url);

const read = (/** @type {string} */ name) => readFileSync(new URL(name, FOLDER), 'utf8');

const MISTAKES = read('mistakes.txt')
  .split('\n\n')
  .map((block) => {
    const [name, ...fields] = block.split('\n').map((line) => line.split(/: (.*)/));
    const all = (/** @type {string} */ wanted) => fields.flatMap(([field, value]) => (field === wanted ? [value] : []));
    const [[base], [line]] = [all('program'), all('line')];
    const program = all('edit').reduce(
      (text, edit) => {
        const [from, to] = edit.split(' => ').map((quoted) => JSON.parse(quoted));
        return text.replace(from, () => to);
      },
      read(`${base}.py`),
    );
    return { name: name.join(': '), program, isTour: base === 'tour', line };
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
        return mistake.program.split('\n')[(player.snapshot().program.passed ?? 0) - 1]?.trim();
      });
      player.free();
      assert.ok(lines.includes(mistake.line), `${mistake.name}: leads to ${lines}, not to ${mistake.line}`);
    }
  }
  const text = said.map((lines) => `${lines.join('\n')}\n`).join('\n');
  if (process.env.UPDATE_GOLDEN) writeFileSync(GOLDEN, text);
  assert.equal(text, readFileSync(GOLDEN, 'utf8'));
});
