import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { commit, shortCommit } from '../../tools/commit.mjs';
import { makeOffline } from '../../tools/offline.mjs';
import { ROOT } from '../../tools/process.mjs';
import { releaseNotes, releaseVersion } from '../../tools/release/checks.mjs';

test('everything that has a version has the same one, and CHANGELOG says what is in it', () => {
  const version = releaseVersion();
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.match(releaseNotes(version), /^### \w+\n- /);
});

test('a commit is shown short, and changes beside it are not hidden', () => {
  const hash = '917afbc1d2a0c0ffee';
  assert.equal(shortCommit(undefined), '');
  assert.equal(shortCommit({ hash, time: 0, changed: false }), '917afbc1d2');
  assert.equal(shortCommit({ hash, time: 0, changed: true }), '917afbc1d2 changed');
  const known = commit();
  if (known) assert.match(known.hash, /^[0-9a-f]{40}$/);
});

test('a commit that changes nothing of the page is no release to those who keep it; a version is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    cpSync(join(ROOT, 'index.html'), join(folder, 'index.html'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'page.js'), 'page();');
    const path = join(folder, 'index.html');
    /** @param {string} release */
    const versionOf = (release) => {
      const html = readFileSync(path, 'utf8');
      writeFileSync(path, html.replace(/(name="release" content=")[^"]*/, `$1${release}`));
      return makeOffline(folder);
    };
    const first = versionOf('1.0.0');
    assert.equal(versionOf('1.0.0 917afbc1d2'), first);
    assert.equal(versionOf('1.0.0 a0c0ffee00 changed'), first);
    assert.notEqual(versionOf('1.0.1 917afbc1d2'), first);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
