import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isJudged, readProgram, writeProgram } from '../../www/queens/solvers/program-text.js';

const SOURCE = `fn main() { // line 0
    a();  // line 12
    if b {
        // line 3
        c(); # line 4
    }
    d(); // line 5 of them
}

`;

const LINES = [
  { text: 'fn main() {', of: 0 },
  { text: '    a();', of: 12 },
  { text: '    if b {', of: 3 },
  { text: '        c();', of: 4 },
  { text: '    }', of: null },
  { text: '    d(); // line 5 of them', of: null },
  { text: '}', of: null },
];

test('a line of a program says which line of the pseudo-code it carries out, also behind a brace', () => {
  assert.deepEqual(readProgram(SOURCE, null), LINES);
  assert.deepEqual(readProgram('if b {\n    // line 13\n}', null)[0], { text: 'if b {', of: 13 });
});

test('a line of the pseudo-code that is not shown leaves its lines out', () => {
  assert.deepEqual(
    readProgram(SOURCE, 12),
    LINES.filter(({ of }) => of !== 12),
  );
});

test('a program for a judge has lines of its own, and leaves others out', () => {
  const source =
    'n = 8 # alone\n# judge: n = int(input())\nif n: # line 1\n    # judge: go() # line 2\n    # judge:\nend\n';
  const text = (/** @type {boolean} */ judge) => writeProgram(readProgram(source, null, judge));
  assert.equal(text(false), 'n = 8\nif n:\nend\n');
  assert.equal(text(true), 'n = int(input())\nif n:\n    go()\n\nend\n');
  assert.deepEqual(readProgram(source, null, true)[2], { text: '    go()', of: 2 });
  assert.deepEqual([isJudged(source), isJudged('n = 8 # alone\nthe judge: none\n')], [true, false]);
});

test('a program is written without its marks', () => {
  assert.equal(writeProgram(LINES.slice(0, 3)), 'fn main() {\n    a();\n    if b {\n');
  assert.equal(writeProgram([]), '');
});
