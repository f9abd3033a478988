import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeQR } from 'qr/decode.js';
import { qrPath } from '../../www/share/qr.js';

/** Pixels a side of a module. */
const SCALE = 4;

/**
 * The drawing as a camera would have it.
 *
 * @param {{ size: number, path: string }} code
 */
function photograph({ size, path }) {
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = (row * side + Number(x) * SCALE) * 4;
      for (let at = from; at < from + Number(run) * SCALE * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width: side, height: side, data };
}

for (const text of [
  'https://example.org/queens/#1/queens/8/15863724',
  'http://localhost/#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=20',
  `https://example.org/#1/knight/32x32/a1/${'01234567'.repeat(127)}`,
]) {
  test(`another library reads the QR code of ${text.length} characters`, () => {
    const code = qrPath(text);
    assert.ok(code);
    assert.equal(decodeQR(photograph(code)), text);
  });
}

test('a QR code has a quiet zone of four modules', () => {
  const code = qrPath('#1/queens/8');
  assert.ok(code);
  const edges = [...code.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
  assert.equal(Math.min(...edges.map(([x]) => x)), 4);
  assert.equal(Math.min(...edges.map(([, y]) => y)), 4);
  assert.equal(Math.max(...edges.map(([x, , run]) => x + run)), code.size - 4);
});

test('what fills the largest code is shown, and a character more is not', () => {
  assert.ok(qrPath('a'.repeat(2953)));
  assert.equal(qrPath('a'.repeat(2954)), null);
});
