import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProgram, writeProgram } from '../../www/queens/solvers/program-text.js';

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

test('a program is written without its marks', () => {
  assert.equal(writeProgram(LINES.slice(0, 3)), 'fn main() {\n    a();\n    if b {\n');
  assert.equal(writeProgram([]), '');
});
