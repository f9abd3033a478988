import { copied } from './files.mjs';
import { enter, follow, named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** @param {string} solver @param {number} step of its run on 8 × 8 */
const at = (solver, step) => `#1/queens/8?solver=${solver}&step=${step}`;

/** A step of each solver: the line of its pseudo-code that is lit, and something that its variables say. */
const moments = /** @type {const} */ ([
  ['scan', 981, 'put a queen here, go a row down', 'current_row = 8, current_col = 3'],
  ['marks', 63, 'main diagonal row − column + n is marked: next', 'A mark is the row of the queen that made it.'],
  ['mask', 271, 'count(row | p, (rd | p) << 1, (ld | p) >> 1)', '00010110'],
  ['permute', 340, 'as many rows apart as columns: next letter of s', '|7 − 6| = 1'],
  ['access', 718, 'rows[row] is false: next', 'Column 2, row 5, 1 away: strikes out 4, 5, and 6'],
]);

test('each solver shows its current line and its own variables', async ({ page }) => {
  await page.goto('./');
  for (const [solver, step, line, said] of moments) {
    await test.step(solver, async () => {
      await follow(page, at(solver, step));
      const code = page.getByRole('list', { name: 'Pseudo-code', exact: true });
      await expect(code.locator('[aria-current=step]')).toHaveText(line);
      await expect(page.getByRole('tabpanel', { name: 'Explain' })).toContainText(said);
      await expectAccessible(page);
    });
  }
});

test('the number of a cell of an array stands below its value', async ({ page }) => {
  await page.goto(`./${at('access', 719)}`);
  const rows = page.getByRole('list', { name: 'rows[] of column 3: which rows are still open', exact: true });
  await expect(rows.getByRole('listitem')).toHaveCount(8);
  await expect(rows).toContainText('✓');
  const centres = await rows.getByRole('listitem').evaluateAll((cells) =>
    cells.map((cell) =>
      [...cell.children].map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return (left + right) / 2;
      }),
    ),
  );
  for (const [value, index] of centres) expect(Math.abs(index - value)).toBeLessThanOrEqual(1);
});

test('the whole program stands in the place of its pseudo-code, lit in step with it, to copy', async ({ page }) => {
  await page.goto(`./${at('marks', 63)}`);
  const choice = page.getByRole('combobox', { name: 'Program', exact: true });
  const pseudoCode = page.getByRole('list', { name: 'Pseudo-code', exact: true });
  const program = (/** @type {string} */ language) =>
    page.getByRole('list', { name: `Program in ${language}`, exact: true });
  const now = (/** @type {string} */ language) => program(language).locator('[aria-current=step]');

  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(now('Python')).toHaveText('if main_diagonals[row - column + n]:');
  await program('Python').evaluate((list) => list.scrollIntoView({ block: 'end' }));
  await expect(now('Python')).toBeInViewport();
  await expect(pseudoCode).toBeHidden();
  await page.getByRole('button', { name: 'Step forward', exact: true }).click();
  await expect(now('Python')).toHaveText('mark(row, column, False)');
  await page.getByRole('button', { name: 'Copy program', exact: true }).click();
  await expect
    .poll(() => copied(page))
    .toMatch(/^"""N queens.*: python3 marks\.py 8"""\n[^]*\n {4}return solutions\n\n\nprint\(search\(1\)\)\n$/);
  expect(await copied(page)).not.toMatch(/# line/);
  await expectAccessible(page);

  await choice.selectOption('Rust');
  await expect(now('Rust')).toHaveText('self.mark(row, column, false);');
  await follow(page, at('mask', 271));
  await expect(now('Rust')).toHaveText(/let below = count\(upper, row \| p, /);
  // On a phone, in a sheet that is raised after it was lit.
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(choice).toHaveValue('Rust');
  await expect(async () => {
    // Parts that load above it move it.
    await program('Rust').evaluate((list) => list.scrollIntoView({ block: 'end' }));
    await expect(now('Rust')).toBeInViewport({ timeout: 2000 });
  }).toPass();
  await page.setViewportSize(desktop);
  await follow(page, '#1/queens/8/1xxxxxxx?solver=access&step=3');
  await expect(now('Rust')).toHaveCount(1);
  await expect(page.getByText('The program starts on an empty board: it knows no given queens.')).toBeVisible();
  await choice.selectOption('Pseudo-code');
  await expect(pseudoCode.locator('[aria-current=step]')).toHaveCount(1);
  await expect(program('Rust')).toBeHidden();
});

test('the variables are those of the step after stepping back', async ({ page, timeline }) => {
  await page.goto(`./${at('permute', 341)}`);
  await expect(timeline).toHaveValue('341');
  await page.getByRole('button', { name: 'Step back', exact: true }).click();
  await expect(page.getByRole('list', { name: 't: the rows used, column by column' })).toHaveText('041526');
  await expect(page.getByRole('list', { name: 's: the rows left' })).toHaveText('37');
});

test('a node of the tree leads to its step', async ({ page, timeline }) => {
  await page.goto(`./${at('marks', 63)}`);
  await page.getByRole('tab', { name: 'Tree', exact: true }).click();
  const tree = page.getByRole('list', { name: 'Search tree', exact: true });
  await tree.getByRole('button', { name: 'Row 4, column 2: searched', exact: true }).click();
  await expect(tree.getByRole('button', { name: 'Row 4, column 2: on the path', exact: true })).toBeVisible();
  await tree.getByRole('button', { name: 'Row 1, column 1: on the path', exact: true }).click();
  await expect(timeline).toHaveValue('1');
  await expectAccessible(page);
});

test('the numbers go to a solution by its number; one that the run does not have is told, and nothing is lost', async ({
  page,
  keys,
}) => {
  const { alert, caption, field, timeline } = named(page);
  await page.goto(`./${at('access', 3)}`);
  await keys.turnTo('Numbers');
  await keys.type(field('Go to solution'), '92');
  await expect(caption).toHaveText(/^Solution 92:/);
  await expect(page.getByRole('tabpanel', { name: 'Numbers' })).toContainText('Earlier queens striking');
  const step = await timeline.inputValue();
  for (const [nth, sentence] of [
    ['93', 'This run has 92 solutions, so there is no solution 93.'],
    ['0', 'The number of a solution must be a whole number, 1 or more.'],
  ]) {
    await keys.type(field('Go to solution'), nth);
    await expect(alert).toHaveText(sentence);
    await expect(timeline).toHaveValue(step);
  }
});

test('the class of scan says that there is no solution after the last', async ({ page }) => {
  await page.goto(`./${at('scan', 0)}`);
  await page.getByRole('tab', { name: 'Numbers', exact: true }).click();
  const field = page.getByRole('spinbutton', { name: 'Go to solution', exact: true });
  await enter(field, '92');
  const caption = page.getByRole('status', { name: 'Caption', exact: true });
  await expect(caption).toHaveText(/^Solution 92:/);
  await page.getByRole('tab', { name: 'Explain', exact: true }).click();
  await page.getByRole('button', { name: 'get_next_solution', exact: true }).click();
  await expect(caption).toHaveText('Every way has been tried: 92 solutions.');
});

test('a race runs all solvers and says what the difference shows', async ({ page, keys }) => {
  await page.goto(`./${at('marks', 0)}`);
  await keys.turnTo('Race');
  const larger = page.getByRole('button', { name: /^Race on (1\d) × \1$/ });
  await expect(larger).toBeVisible();
  const start = page.getByRole('button', { name: 'Start race', exact: true });
  await keys.use(start);
  const result = page.getByRole('status', { name: 'Race result', exact: true });
  await expect(result).toContainText(/All solvers placed the same 2,056 queens|Some solvers took less/);
  await expect(start).toBeFocused();
  const table = page.getByRole('table', { name: 'On 8 × 8', exact: true });
  for (const [solver, tests] of [
    ['Scan', '15,720'],
    ['Marks', '15,720'],
    ['Bit masks', '2,056'],
    ['Permutations', '5,508'],
    ['Access rows', '15,720'],
  ]) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: solver }) });
    await expect(row).toContainText('92 solutions');
    await expect(row.getByRole('cell').first()).toHaveText(tests);
  }
  await expectAccessible(page);
  // It would be too short to watch: a larger board is proposed.
  const [size] = /\d+/.exec((await larger.textContent()) ?? '') ?? [];
  await keys.use(larger);
  await expect(page).toHaveURL(new RegExp(`#1/race/${size}$`));
  await expect(larger).toBeHidden();
  await expect(start).toBeFocused();
});

test('on a phone the result of a race is in sight when it comes, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#1/race/8');
  await expect(page.getByRole('button', { name: /^Race on / })).toBeVisible();
  await page.getByRole('button', { name: 'Start race', exact: true }).click();
  const table = page.getByRole('table', { name: 'On 8 × 8', exact: true });
  const before = (await table.boundingBox())?.y;
  const result = page.getByRole('status', { name: 'Race result', exact: true });
  await expect(result).toContainText(/All solvers placed the same 2,056 queens|Some solvers took less/);
  await expect(result).toBeInViewport({ ratio: 1 });
  expect((await table.boundingBox())?.y).toBe(before);
});

test('a race to millions of candidates has room on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#1/race/12');
  await page.getByRole('combobox', { name: 'Run to', exact: true }).selectOption('all solutions');
  await page.getByRole('button', { name: 'Start race', exact: true }).click();
  await expect(page.getByRole('cell', { name: '10,103,868', exact: true }).first()).toBeVisible();
  expect((await page.getByRole('table', { name: 'On 12 × 12' }).boundingBox())?.width).toBe(328);
});

test('the link of a race offers it and does not start it', async ({ page }) => {
  await page.goto('./#1/race/9/1xxxxxxxx');
  await expect(page.getByRole('button', { name: 'Start race', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^row 1, column 1, queen/ })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the answer to the Checker Challenge is counted beside the page, which says that it waits and can stop', async ({
  context,
}) => {
  // A request that is cancelled fails, which is expected.
  const page = await context.newPage();
  const { timeline } = named(page);
  const worker = /\.worker-[^/]*\.js$/;
  await page.route(worker, () => {});
  await page.addInitScript(() => {
    const { terminate } = Worker.prototype;
    Object.assign(globalThis, { givenUp: 0 });
    Worker.prototype.terminate = function () {
      /** @type {any} */ (globalThis).givenUp += 1;
      terminate.call(this);
    };
  });
  const givenUp = () => page.evaluate(() => /** @type {number} */ (/** @type {any} */ (globalThis).givenUp));
  const title = 'The answer to the Checker Challenge';
  const fold = page.getByText(title, { exact: true });
  const answer = page.getByRole('group', { name: title, exact: true });
  await page.goto('./#1/queens/13?solver=marks&step=1');

  for (const leave of [() => fold.click(), () => page.evaluate(() => location.assign('#1/queens/12?solver=marks'))]) {
    await Promise.all([page.waitForRequest(worker), fold.click()]);
    await expect(answer).toHaveAttribute('aria-busy', 'true');
    const before = await givenUp();
    await leave();
    await expect.poll(givenUp).toBe(before + 1);
  }

  await page.unroute(worker);
  await page.evaluate(() => location.assign('#1/queens/13?solver=marks&step=1'));
  await expect(timeline).toHaveValue('1');
  await fold.click();
  await expect(answer).toHaveText(/^1 3 5 2 9 12 10 13 4 6 8 11 7\s[\d\s]*\s73712\s*$/);
  await expect(answer).toHaveAttribute('aria-busy', 'false');
});

test('an answer that does not come is told in its place, and asked for again when that is opened again', async ({
  context,
}) => {
  const page = await context.newPage();
  const worker = /\.worker-[^/]*\.js$/;
  await page.route(worker, (route) => route.abort());
  const title = 'The answer to the Checker Challenge';
  const fold = page.getByText(title, { exact: true });
  const answer = page.getByRole('group', { name: title, exact: true });
  await page.goto('./#1/queens/6?solver=marks&step=1');
  await fold.click();
  await expect(answer).toHaveText('The worker could not be started, or stopped; try again.');
  await fold.click();
  await page.unroute(worker);
  await fold.click();
  await expect(answer).toHaveText(/^2 4 6 1 3 5/);
});

test('the cells of an array are read out with what they stand for', async ({ page }) => {
  await page.goto('./#1/queens/8?solver=marks&step=4');
  await expect(page.getByRole('list', { name: 'Columns', exact: true })).toMatchAriaSnapshot(`
    - list "Columns":
      - listitem: "column 1: row 1"
      - listitem: "column 2: no mark"
      - listitem: "column 3: row 2"
      - listitem: "column 4: no mark"
      - listitem: "column 5: no mark"
      - listitem: "column 6: no mark"
      - listitem: "column 7: no mark"
      - listitem: "column 8: no mark"
  `);
});

test('a program is in its article’s language, and has a form for a judge', async ({ page }) => {
  const choice = page.getByRole('combobox', { name: 'Program', exact: true });
  await page.goto('./#1/queens/8?solver=marks&step=9');
  await choice.selectOption('C');
  const program = page.getByRole('list', { name: 'Program in C', exact: true });
  await expect(program).toContainText('int main(int argc, char** argv) {');
  await page.getByRole('checkbox', { name: 'For a judge', exact: true }).check();
  await expect(program).toContainText('scanf("%d", &n)');
  await expect(program).not.toContainText('argv');
  await expect(program.locator('[aria-current=step]').first()).toBeVisible();
  await page.goto('./#1/queens/8?solver=access&step=9');
  await expect(choice).toHaveValue('');
  await choice.selectOption('Java');
  await expect(page.getByRole('list', { name: 'Program in Java', exact: true })).toContainText('getAccessRows');
  await expect(page.getByRole('checkbox', { name: 'For a judge', exact: true })).toBeVisible();
  await page.goto('./#1/knight/5x5/a1?solver=warnsdorff&step=9');
  await choice.selectOption('C++');
  await expect(page.getByRole('checkbox', { name: 'For a judge', exact: true })).toBeHidden();
});
