import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, lines } from '../golden.mjs';
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
  const listed = lines(new URL('bad-objects.txt', import.meta.url)).map((line) => line.split(' => '));
  for (const [object, message] of /** @type {[any, string | RegExp][]} */ ([
    ...listed.map(([json, text]) => [JSON.parse(json), text]),
    [undefined, 'The link ends before it says queens, solutions, race, knight, count, lesson, compare or program.'],
    [null, 'The link ends before it says queens, solutions, race, knight, count, lesson, compare or program.'],
    ['#1/queens/8', 'The link ends before it says queens, solutions, race, knight, count, lesson, compare or program.'],
    [hostile, 'The link ends before it says queens, solutions, race, knight, count, lesson, compare or program.'],
    [queens({ size: NaN }), 'The board size must be a whole number from 1 to 32, not "NaN".'],
    [queens({ solver: 'warnsdorff' }), /^A queens solver is scan, marks, .*, not "warnsdorff"\.$/],
    [knight({ digits: '0'.repeat(5000) }), 'A link has at most 4,096 characters, not 5,016.'],
    [queens({ solver: 'scan', steps: [9, 3] }), /^The steps must be two numbers .*, not "9-3"\.$/],
    [queens({ solver: 'scan', steps: [3] }), 'The parameter "steps" needs a value.'],
    [queens({ solver: 'scan', steps: 7 }), /^The steps must be two numbers .*, not 7\.$/],
    [queens({ solver: 'scan&step=3' }), 'The character "&" cannot stand here.'],
    [queens({ size: '8/15863724' }), 'The character "/" cannot stand here.'],
    [{ view: 'lesson' }, 'The link ends before the lesson.'],
    [{ view: 'lesson', lesson: 'plain' }, /^A lesson is scan, .*, not "plain"\.$/],
    [{ view: 'lesson', packed: 'a+b' }, /^After its ~ a lesson .*, not "\+"\.$/],
    [{ view: 'lesson', packed: 'a'.repeat(5000) }, 'A link has at most 4,096 characters, not 5,010.'],
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
