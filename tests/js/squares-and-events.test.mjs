import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpackEvent } from '../../www/core/events.js';
import { directions, fileName, fileOf, rankOf, squareAt, squareName } from '../../www/core/squares.js';

test('squares are named as in chess', () => {
  for (const [file, rank, name] of /** @type {[number, number, string][]} */ ([
    [0, 0, 'a1'],
    [4, 3, 'e4'],
    [25, 7, 'z8'],
    [26, 0, 'aa1'],
    [701, 9, 'zz10'],
    [999, 999, 'all1000'],
  ])) {
    const square = squareAt(file, rank);
    assert.deepEqual([fileOf(square), rankOf(square), squareName(square)], [file, rank, name]);
  }
  assert.equal(fileName(52), 'ba');
});

test('events unpack as src/event.rs lays them out', () => {
  const e4 = squareAt(4, 3);
  assert.deepEqual(unpackEvent(0x0000_0c04), { kind: 'place', square: e4 });
  assert.deepEqual(unpackEvent(0x2000_0c04), { kind: 'remove', square: e4 });
  const by = { attacker: squareAt(1, 6), line: 'diagonal', given: true };
  assert.deepEqual(unpackEvent(0x51f0_0c04), { kind: 'reject', square: e4, ...by });
  assert.deepEqual(unpackEvent(0x6000_0000), { kind: 'solved' });
  const lines = Array.from({ length: 8 }, (_, direction) =>
    unpackEvent(((2 << 29) | (1 << 23) | (direction << 20)) >>> 0),
  );
  assert.deepEqual(
    lines.map((event) => event.kind === 'reject' && event.line),
    ['column', 'diagonal', 'row', 'diagonal', 'column', 'diagonal', 'row', 'diagonal'],
  );
});

test('the directions of a queen go round clockwise', () => {
  const round = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4);
  const turned = round.map((angle) => [Math.sin(angle), Math.cos(angle)].map((part) => Math.round(part) + 0));
  assert.deepEqual(directions, turned);
});
