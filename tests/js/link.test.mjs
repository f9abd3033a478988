import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden } from '../golden.mjs';
import { core, lazy } from './core.mjs';

const { parseLink, printLink, queensFen, queensTextBoard } = core;
const { readPasted } = lazy;

const packed = (/** @type {string} */ name) => ((Number(name.slice(1)) - 1) << 10) | (name.charCodeAt(0) - 97);
/** Prints objects that TypeScript would reject. */
const print = (/** @type {any} */ object) => printLink(object);
const queens = (/** @type {object} */ fields) => ({ view: 'queens', size: 8, queens: [], ...fields });
const knight = (/** @type {object} */ fields) => ({ view: 'knight', files: 8, ranks: 8, start: 0, ...fields });
/** A run of which the link gives only the step. */
const plainly = { steps: null, loop: false, ask: false };
const none = { start: null, closed: false, end: null, holes: [], number: null, digits: null, solver: null, ...plainly };

test('every link becomes an object, and the object its canonical link', () => {
  for (const { text, expected } of golden('links')) assert.equal(printLink(parseLink(text)), expected, text);
  assert.deepEqual(parseLink(''), { view: 'home' });
  assert.equal(printLink({ view: 'home' }), '');
});

test('every bad link is an error with its sentence, its code and its position', () => {
  for (const { text, expected } of golden('bad-links')) {
    assert.throws(() => parseLink(text), { name: 'LinkError', message: expected }, text);
  }
  assert.throws(() => parseLink('#1/queens/99'), { code: 'board-size', at: 10, values: { max: '32', found: '99' } });
});

test('objects say what links say', () => {
  const compare = { view: 'compare', embed: false, by: 'event', step: 0 };
  const eight = { view: 'queens', embed: false, size: 8 };
  for (const [text, object] of /** @type {const} */ ([
    ['#1/queens/8', { ...eight, queens: [], solver: 'marks', step: 0, ...plainly }],
    [
      '#1/queens/8?at=a8.d8.e5',
      { ...eight, queens: ['a8', 'd8', 'e5'].map(packed), solver: null, step: null, ...plainly },
    ],
    [
      '#1/queens/8/1xxxxxxx?solver=mask&step=40',
      { ...eight, queens: [packed('a8')], solver: 'mask', step: 40, ...plainly },
    ],
    [
      '#1/queens/8?solver=scan&step=12&ask',
      { ...eight, queens: [], solver: 'scan', step: 12, steps: null, loop: false, ask: true },
    ],
    [
      '#1/queens/8?solver=scan&steps=120-180&loop',
      { ...eight, queens: [], solver: 'scan', step: 120, steps: [120, 180], loop: true, ask: false },
    ],
    [
      '#1/solutions/8?only=fundamental&with=d5&embed',
      { view: 'solutions', embed: true, size: 8, fundamental: true, with: packed('d5') },
    ],
    ['#1/race/8/1xxxxxxx', { view: 'race', embed: false, size: 8, queens: [packed('a8')] }],
    ['#1/count/14', { view: 'count', embed: false, size: 14, method: null }],
    ['#1/lesson/marks', { view: 'lesson', embed: false, lesson: 'marks', packed: null, stop: 1 }],
    ['#1/lesson/~eJw?stop=3', { view: 'lesson', embed: false, lesson: null, packed: 'eJw', stop: 3 }],
    [
      '#1/compare/8/1xxxxxxx?left=scan&right=mask&by=placement&step=120',
      {
        ...compare,
        problem: 'queens',
        size: 8,
        queens: [packed('a8')],
        left: 'scan',
        right: 'mask',
        by: 'placement',
        step: 120,
      },
    ],
    [
      '#1/compare/8x6/c3?tour=closed&holes=a1.d4&left=pruned&right=plain',
      {
        ...compare,
        problem: 'knight',
        files: 8,
        ranks: 6,
        holes: ['a1', 'd4'].map(packed),
        start: packed('c3'),
        closed: true,
        left: 'pruned',
        right: 'plain',
      },
    ],
    ['#1/count/14?method=mask', { view: 'count', embed: false, size: 14, method: 'mask' }],
  ])) {
    assert.deepEqual(parseLink(text), object, text);
    assert.equal(print(object), text);
  }
  const waiting = { view: 'knight', embed: false, files: 8, ranks: 6, ...none, prune: false, step: null };
  const start = packed('c3');
  for (const [query, fields] of /** @type {const} */ ([
    ['', {}],
    ['/c3', { start }],
    ['/c3?tour=closed&step=20', { start, closed: true, step: 20 }],
    ['/c3?steps=3-9', { start, step: 3, steps: [3, 9] }],
    ['/c3?solver=plain&ask', { start, solver: 'plain', step: 0, ask: true }],
    ['/c3?to=h1&holes=a1.d4', { start, end: packed('h1'), holes: ['a1', 'd4'].map(packed) }],
    ['/c3?tour=closed&number=1234', { start, closed: true, number: 1234 }],
    ['/c3/0721', { start, digits: '0721' }],
    ['/c3?solver=plain', { start, solver: 'plain', step: 0 }],
    [
      '/c3?tour=closed&solver=warnsdorff&prune=1&step=3',
      { start, closed: true, solver: 'warnsdorff', prune: true, step: 3 },
    ],
  ])) {
    const object = { ...waiting, ...fields };
    assert.deepEqual(parseLink(`#1/knight/8x6${query}`), object, query);
    assert.equal(print(object), `#1/knight/8x6${query}`);
  }
});

test('an object that cannot become a link is refused in a sentence', () => {
  const hostile = new Proxy({}, { get: () => assert.fail('thrown by a getter') });
  for (const [object, message] of /** @type {[any, string][]} */ ([
    [undefined, 'The link ends before it says queens, solutions, race, knight, count, lesson, compare or program.'],
    [null, 'The link ends before it says queens, solutions, race, knight, count, lesson, compare or program.'],
    ['#1/queens/8', 'The link ends before it says queens, solutions, race, knight, count, lesson, compare or program.'],
    [hostile, 'The link ends before it says queens, solutions, race, knight, count, lesson, compare or program.'],
    [
      { view: 'rooks' },
      'A link leads to queens, solutions, race, knight, count, lesson, compare or program, not to "rooks".',
    ],
    [queens({ size: 33 }), 'The board size must be a whole number from 1 to 32, not 33.'],
    [queens({ size: 8.7 }), 'The board size must be a whole number from 1 to 32, not 8.7.'],
    [queens({ size: NaN }), 'The board size must be a whole number from 1 to 32, not "NaN".'],
    [queens({ size: 2 ** 32 + 8 }), 'The board size must be a whole number from 1 to 32, not 4294967304.'],
    [queens({ size: null }), 'The board size must be a whole number from 1 to 32, not "".'],
    [queens({ size: {} }), 'The board size must be a whole number from 1 to 32, not "".'],
    [queens({ queens: [8] }), 'The square i1 is not on the 8×8 board.'],
    [queens({ queens: [0, 0] }), 'The square a1 is named twice.'],
    [queens({ queens: [1e9] }), 'A square is a file and a rank, such as e4, not 1000000000.'],
    [queens({ queens: [-1] }), 'A square is a file and a rank, such as e4, not -1.'],
    [queens({ queens: [0.5] }), 'A square is a file and a rank, such as e4, not 0.5.'],
    [queens({ queens: ['a1'] }), 'A square is a file and a rank, such as e4, not "a1".'],
    [queens({ queens: 'a1' }), 'A square is a file and a rank, such as e4, not "a1".'],
    [queens({ solver: 'warnsdorff' }), /^A queens solver is scan, marks, .*, not "warnsdorff"\.$/],
    [
      queens({ solver: 'mask', step: 1e10 }),
      'The step must be a whole number from 0 to 1,000,000,000, not 10000000000.',
    ],
    [queens({ step: -1 }), 'The step must be a whole number from 0 to 1,000,000,000, not -1.'],
    [
      { view: 'race', size: 8, queens: [0, 1] },
      'The solvers cannot start from queens that attack each other, as in row 8, column 1 (a1) and in row 8, column 2 (b1).',
    ],
    [{ view: 'solutions', size: 8, with: 8 << 10 }, 'The square a9 is not on the 8×8 board.'],
    [{ view: 'count', size: 28 }, 'The number of queens to count must be a whole number from 1 to 27, not 28.'],
    [knight({ ranks: 1001 }), 'A side of the board must be a whole number from 1 to 1000, not 1001.'],
    [knight({ start: 8 }), 'The square i1 is not on the 8×8 board.'],
    [knight({ holes: [0] }), 'A tour cannot start on a1, which is taken out of the board.'],
    [knight({ end: 1, holes: [1] }), 'A tour cannot end on b1, which is taken out of the board.'],
    [knight({ closed: true, end: 1 }), 'A closed tour has no end, so "tour=closed" and "to" contradict each other.'],
    [knight({ number: 3 }), 'Only closed tours have numbers, so "number" needs "tour=closed".'],
    [
      knight({ number: 0, closed: true }),
      'The number of a tour must be a whole number from 1 to 1,000,000,000,000,000, not 0.',
    ],
    [knight({ digits: '078' }), 'Move 3 of the tour must be a digit from 0 to 7, not 8.'],
    [knight({ digits: '' }), 'The moves of the tour are missing.'],
    [knight({ digits: '07', start: null }), 'The start square is missing.'],
    [knight({ digits: '07', closed: true }), 'With the moves of a given tour there can be no parameter "tour".'],
    [knight({ digits: '0'.repeat(5000) }), 'A link has at most 4,096 characters, not 5,016.'],
    [
      knight({ solver: 'plain', prune: true }),
      'The prune is a part of the search, so "prune" needs "solver=warnsdorff".',
    ],
    [queens({ solver: 'scan', steps: [9, 3] }), /^The steps must be two numbers .*, not "9-3"\.$/],
    [queens({ solver: 'scan', steps: [3] }), /^The steps must be two numbers .*, not ""\.$/],
    [queens({ solver: 'scan', steps: 7 }), /^The steps must be two numbers .*, not 7\.$/],
    [queens({ solver: 'scan', steps: {} }), /^The steps must be two numbers .*, not ""\.$/],
    [queens({ solver: 'scan', steps: [3, 9], step: 2 }), 'The step must lie within the "steps" from 3 to 9.'],
    [queens({ ask: true }), 'The parameter "ask" needs a solver.'],
    [knight({ ask: true }), 'The parameter "ask" needs a solver.'],
    [{ view: 'lesson' }, /^A lesson is scan, .*, not ""\.$/],
    [{ view: 'lesson', lesson: 'plain' }, /^A lesson is scan, .*, not "plain"\.$/],
    [{ view: 'lesson', packed: 'a+b' }, /^After its ~ a lesson .*, not "a\+b"\.$/],
    [{ view: 'lesson', packed: 'a'.repeat(5000) }, 'A link has at most 4,096 characters, not 5,010.'],
    [
      { view: 'lesson', lesson: 'marks', stop: 0 },
      'The stop of a lesson must be a whole number from 1 to 9,999, not 0.',
    ],
    [{ view: 'compare', problem: 'queens', size: 8, left: 'scan' }, 'A comparison needs the parameter "right".'],
    [
      { view: 'compare', problem: 'queens', size: 8, queens: [0, 1], left: 'scan', right: 'mask' },
      'The solvers cannot start from queens that attack each other, as in row 8, column 1 (a1) and in row 8, column 2 (b1).',
    ],
    [
      knight({ view: 'compare', problem: 'knight', start: null, left: 'plain', right: 'plain' }),
      'The start square is missing.',
    ],
    [
      knight({ view: 'compare', problem: 'knight', left: 'plain', right: 'pruned' }),
      'The pruned search is for closed tours, so "pruned" needs "tour=closed".',
    ],
    [knight({ start: null, step: 3 }), 'The parameter "step" needs a start square.'],
  ])) {
    assert.throws(() => print(object), { name: 'LinkError', message });
  }
});

test('what is null may be left out, and lists may be typed arrays', () => {
  assert.equal(print({ view: 'queens', size: 8 }), '#1/queens/8/xxxxxxxx');
  assert.equal(
    print({ view: 'queens', size: 8, queens: Uint32Array.of(0), solver: 'marks' }),
    '#1/queens/8/xxxxxxx1?solver=marks',
  );
  assert.equal(
    print({ view: 'knight', files: 8, ranks: 8, step: undefined, closed: true }),
    '#1/knight/8x8?tour=closed',
  );
});

test('pasted texts are read, or refused with their sentences', () => {
  for (const { text, expected } of golden('pasted')) {
    const { link, fromZero, boards } = readPasted(text);
    const understood = [...(fromZero ? ['counted from 0'] : []), ...(boards > 1 ? [`the first of ${boards}`] : [])];
    const notes = understood.map((note) => ` (${note})`).join('');
    assert.equal(printLink(link) + notes, expected, text);
  }
  for (const { text, expected } of golden('bad-pasted')) {
    // The reader of pasted texts refuses it, but the reader of answers finds a board among its words.
    if (['1Q2/3Q/Q3/2Q1 w - - 0 1', '1Q2/3Q/K3/2Q1', '[2, 4, 1, 3] and so on'].includes(text)) continue;
    assert.throws(() => readPasted(text), { name: 'LinkError', message: expected }, text);
  }
});

test('an output is judged, and with the knight open squares are a ride', () => {
  const { link, boards, answer } = readPasted('n = 4\n2 4 1 3\n3 1 2 4\n2 4 1 3\nTotal: 3');
  assert.deepEqual([printLink(link), boards], ['#1/queens/4/2413', 3]);
  const { rows, firstMissing, ...sums } = answer ?? assert.fail();
  assert.deepEqual(sums, {
    problem: 'queens',
    boards: 3,
    right: 1,
    wrong: 1,
    twice: 1,
    missing: 1,
    total: { line: 5, number: '3', right: false, fundamental: false },
  });
  assert.deepEqual(firstMissing, { columns: '3 1 4 2', link: '#1/queens/4/3142' });
  assert.deepEqual(
    rows.map((row) => [row.line, row.last, row.verdict, row.of, row.link]),
    [
      [2, 2, 'right', null, '#1/queens/4/2413'],
      [3, 3, 'wrong', null, '#1/queens/4/3124'],
      [4, 4, 'twice', 2, '#1/queens/4/2413'],
    ],
  );
  const { code, squares, line } = rows[1].fault ?? assert.fail();
  assert.deepEqual([code, [...squares], line], ['attack', ['a3', 'b2'].map(packed), 'diagonal']);
  assert.equal(printLink(readPasted('a1 b3 c5', 8, 8).link), '#1/knight/8x8/a1/00');
  assert.equal(readPasted('15863724').answer, null);
  assert.throws(() => readPasted('a1', 0, 8), { message: /^Number of files must be/ });
});

test('queens are written as a FEN and as a text board', () => {
  const solution = Uint32Array.from(['a8', 'e7', 'h6', 'f5', 'c4', 'g3', 'b2', 'd1'].map(packed));
  assert.equal(queensFen(8, solution), 'Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1');
  assert.equal(
    queensTextBoard(2, Uint32Array.of(packed('a2'))),
    '+---+---+\n| Q |   |\n+---+---+\n|   |   |\n+---+---+\n',
  );
  assert.throws(() => queensFen(33, solution), {
    message: 'Board size must be a whole number from 1 to 32, not 33.',
  });
  assert.throws(() => queensTextBoard(7, solution), { message: 'There is a square that is not on the 7×7 board.' });
});
