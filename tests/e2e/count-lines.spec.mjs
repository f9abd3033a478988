import { chooseFiles, copied, saved } from './files.mjs';
import { enter, named } from './names.mjs';
import { expect, test } from './test.mjs';

/** @import { Page } from '@playwright/test' */

const N = 14;
const SOLUTIONS = '365,596';

/** @param {Page} page */
const result = (page) => page.getByRole('status', { name: 'Count result' });

/** @param {string} text */
const linesOf = (text) => text.trimEnd().split('\n');

/** Counts N = 14, and saves its jobs. @param {Page} page */
async function savedJobs(page) {
  const { button } = named(page);
  await page.goto(`./#1/count/${N}`);
  await expect(button('Count')).toBeVisible();
  await expect(button('Save jobs')).toBeHidden();
  await button('Count').click();
  await expect(result(page)).toHaveText(`N = ${N}: ${SOLUTIONS} solutions`);
  const { name, text } = await saved(page, () => button('Save jobs').click());
  expect(name).toBe(`queens-${N}.jsonl`);
  const lines = linesOf(text);
  const { jobs } = JSON.parse(lines[0]);
  expect(lines).toHaveLength(jobs);
  return lines;
}

/** @param {Page} page @param {Record<string, string>} files texts by name */
async function openFiles(page, files) {
  const chosen = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(text),
  }));
  await chooseFiles(page, () => named(page).button('From a file').click(), chosen);
}

/** @param {object} line */
const lineOf24 = (line) =>
  `${JSON.stringify({ n: 24, method: 'join', plan: 5, jobs: 65_543, job: 0, solutions: '5', ...line })}\n`;

test('the jobs that are saved are opened again, and the missing ones counted', async ({ page, browser, baseURL }) => {
  const lines = await savedJobs(page);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  const { button, alert } = named(other);
  await other.goto('./#1/queens/5');
  const half = lines.length >> 1;
  await openFiles(other, { 'a.jsonl': lines.slice(0, half).join('\n'), 'b.jsonl': `${lines[0]}\n${lines[half]}\n` });
  await expect(other).toHaveURL(new RegExp(`#1/count/${N}$`));
  await expect(other.getByText(`of N = ${N} is counted`)).toBeVisible();
  const jobs = async () => linesOf((await saved(other, () => button('Save jobs').click())).text);
  // The second file is read once the first is shown.
  await expect.poll(jobs).toEqual(lines.slice(0, half + 1));
  await expect(alert).toBeHidden();
  await expect(result(other)).toBeEmpty();
  await other.reload();
  await expect(other.getByText(`of N = ${N} is counted`)).toBeVisible();
  expect(await jobs()).toEqual(lines.slice(0, half + 1));
  await button('Resume count').click();
  await expect(result(other)).toHaveText(`N = ${N}: ${SOLUTIONS} solutions`);
  await expect(other.getByText('without the jobs that were opened')).toBeVisible();
  const table = other.getByRole('table', { name: 'Known and measured' });
  await expect(table.getByRole('cell', { name: 'opened', exact: true })).toHaveCount(1);
  await context.close();
});

test('lines of N = 24 are shown with their sum and the command for the others', async ({
  page,
  button,
  field,
  alert,
}) => {
  await page.goto('./#1/count/8');
  await expect(button('Count')).toBeVisible();
  await expect(button('Copy command')).toBeHidden();
  await openFiles(page, { 'a.jsonl': lineOf24({ job: 1 }) + lineOf24({ job: 2 }) });
  await expect(page).toHaveURL(/#1\/count\/24$/);
  await expect(
    page.getByText(/^Opened: 2 of 65,543 jobs of N = 24, .* of the work, with 10 solutions\./),
  ).toBeVisible();
  await button('Copy command').click();
  await expect
    .poll(() => copied(page))
    .toMatch(/^echo 0\.\.1 3\.\.65543 \| queens count 24 --jobs - --threads \d+ --state queens-24\.jsonl$/);
  await openFiles(page, { 'b.jsonl': lineOf24({ job: 2, solutions: '6' }) });
  await expect(alert).toHaveText(/^b\.jsonl, line 1: job 2 has 6 solutions, but another number/);
  await expect(page.getByText(/^Opened: 2 of 65,543 jobs/)).toBeVisible();
  await enter(field('Open'), `${lineOf24({ job: 1 })}${lineOf24({ job: 3 }).slice(0, 30)}`);
  await expect(alert).toHaveText('1 line cannot be read and is left out, the first of them line 2.');
  await expect(result(page)).toBeEmpty();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('N = 21 offers the command, bit masks do not', async ({ page, button }) => {
  await page.goto('./#1/count/21');
  await button('Copy command').click();
  await expect.poll(() => copied(page)).toBe('queens count 21 --state queens-21.jsonl');
  await page.goto('./#1/count/21?method=mask');
  await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('mask');
  await expect(button('Copy command')).toBeHidden();
});
