import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { archive } from '../../tools/release/archive.mjs';
import { licenses } from '../../tools/release/licenses.mjs';
import { sbom } from '../../tools/release/sbom.mjs';

const TIME = Date.UTC(2026, 10, 23, 7, 30, 2) / 1000;

const entries = [
  { name: 'index.html', content: '<!doctype html>' },
  { name: 'assets/page.wasm', content: new Uint8Array(4096).map((_, index) => index % 251) },
  { name: 'queens', content: 'a program', program: true },
];

/** @param {Uint8Array} bytes */
const text = (bytes) => new TextDecoder().decode(bytes);

test('an archive unpacks to one folder with all that went in', () => {
  const files = unzipSync(archive('queens-1.0.0', entries, TIME));
  assert.deepEqual(
    Object.keys(files),
    ['assets/page.wasm', 'index.html', 'queens'].map((name) => `queens-1.0.0/${name}`),
  );
  assert.equal(text(files['queens-1.0.0/index.html']), '<!doctype html>');
  assert.deepEqual(files['queens-1.0.0/assets/page.wasm'], entries[1].content);
});

test('an archive is the same in any order of files and in any time zone', () => {
  const zone = process.env.TZ;
  try {
    const made = ['UTC', 'Asia/Shanghai', 'America/St_Johns'].map((name, index) => {
      process.env.TZ = name;
      return Buffer.from(archive('a', index === 1 ? entries.toReversed() : entries, TIME)).toString('hex');
    });
    assert.equal(new Set(made).size, 1);
    // The time of the first file, in two-second steps since 1980: 07:30:02 on 23 November 2026.
    const when = Buffer.from(made[0], 'hex').readUInt32LE(10);
    assert.equal(when, (((46 << 9) | (11 << 5) | 23) << 16) | (7 << 11) | (30 << 5) | 1);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test('only a program may be run', () => {
  const bytes = Buffer.from(archive('a', entries, TIME));
  /** @type {Record<string, number>} */
  const modes = {};
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
    const length = bytes.readUInt16LE(at + 28);
    modes[bytes.toString('utf8', at + 46, at + 46 + length)] = bytes.readUInt16LE(at + 40);
  }
  assert.deepEqual(modes, { 'a/assets/page.wasm': 0o100644, 'a/index.html': 0o100644, 'a/queens': 0o100755 });
});

const MIT = 'MIT License\n\nPermission is hereby granted';

/** @type {import('../../tools/release/components.mjs').Component[]} */
const components = [
  { purl: 'pkg:cargo/ours@1.0.0', name: 'ours', version: '1.0.0', license: 'MIT', texts: [], uses: ['z', 'a'] },
  {
    purl: 'z',
    name: 'zeta',
    version: '2.0.0',
    license: 'MIT',
    texts: [{ name: 'LICENSE', text: MIT }],
    hash: { alg: 'SHA-256', content: '00' },
    source: 'https://example.org/zeta',
    uses: ['a'],
  },
  {
    purl: 'a',
    name: 'alpha',
    version: '3.0.0',
    license: 'ISC',
    texts: [{ name: 'LICENSE', text: `${MIT}\n` }],
    uses: [],
  },
];

test('the list of contents names each part once, with licence, hash and what uses it', () => {
  const made = JSON.parse(sbom('ours', components, TIME));
  assert.equal(made.bomFormat, 'CycloneDX');
  assert.equal(made.metadata.timestamp, '2026-11-23T07:30:02.000Z');
  assert.equal(made.metadata.component.name, 'ours');
  assert.deepEqual(
    made.components.map((/** @type {any} */ each) => [
      each.name,
      each.licenses[0].expression,
      each.hashes?.[0].content,
    ]),
    [
      ['alpha', 'ISC', undefined],
      ['zeta', 'MIT', '00'],
    ],
  );
  assert.deepEqual(made.dependencies, [
    { ref: 'a', dependsOn: [] },
    { ref: 'pkg:cargo/ours@1.0.0', dependsOn: ['a', 'z'] },
    { ref: 'z', dependsOn: ['a'] },
  ]);
});

test('each licence stands once, below all that it is of', () => {
  const made = licenses('Ours 1.0.0', components);
  assert.equal(made.split(MIT).length, 2);
  assert.match(made, /\nzeta 2\.0\.0, alpha 3\.0\.0\n\nMIT License/);
  assert.match(made, /^zeta 2\.0\.0: MIT \(https:\/\/example\.org\/zeta\)$/m);
  assert.match(made, /Apache License/);
});
