import assert from 'node:assert/strict';
import { test } from 'node:test';
import { core } from './core.mjs';
import { fileName, fileOf, rankOf, squareAt, squareName } from '../../www/core/squares.js';

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

test('an event says what happened, and who attacks the square that is rejected', () => {
  const given = squareAt(1, 5);
  const player = core.Player.queens(6, 'marks', Uint32Array.of(given));
  assert.equal(player.snapshot().event, undefined);
  const seen = new Set();
  /** @type {number[]} */
  const path = [];
  for (let step = 1; player.explore(1); step += 1) {
    player.goTo(step);
    const snapshot = player.snapshot();
    const { event } = snapshot;
    assert.ok(event);
    if (event.kind === 'place') path.push(event.square);
    if (event.kind === 'remove') assert.equal(path.pop(), event.square);
    if (event.kind === 'solved') assert.equal(path.length, 5);
    if (event.kind === 'reject') {
      const files = Math.abs(fileOf(event.attacker) - fileOf(event.square));
      const ranks = Math.abs(rankOf(event.attacker) - rankOf(event.square));
      assert.ok([given, ...path].includes(event.attacker) && files + ranks > 0);
      assert.equal(event.given, event.attacker === given);
      assert.equal(event.line, files === 0 ? 'column' : 'diagonal');
      if (files > 0) assert.equal(files, ranks, 'a row has no second queen that is tried');
      seen.add(event.line);
    }
    assert.deepEqual([...snapshot.path], path);
    seen.add(event.kind);
  }
  assert.deepEqual([...seen].toSorted(), ['column', 'diagonal', 'place', 'reject', 'remove', 'solved']);
});
