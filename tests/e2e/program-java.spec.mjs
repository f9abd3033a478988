import { readFileSync } from 'node:fs';
import { named } from './names.mjs';
import { programParts } from './program.mjs';
import { expect, test } from './test.mjs';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/**
 * Pastes a program on a board of six queens, where nothing was chosen, and runs it.
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 */
async function runJava(page, text) {
  const { button, field } = named(page);
  await page.goto('./#1/queens/6');
  await field('Solver').selectOption('program');
  await programParts(page).paste(text);
  await expect(field('Programming language')).toHaveValue('java');
  await button('Run').click();
}

test('a program in Java without a class is pasted, known as Java, run and stepped back', async ({ page }) => {
  const { field, button, caption } = named(page);
  const { output, verdict } = programParts(page);
  await runJava(page, read('languages/c/tests/java/article.java'));
  await expect(field('Board from')).toHaveValue('place.rowOf');
  await expect(verdict).toHaveText('The printed number 92 is that of all solutions of 8 × 8.');
  await expect(caption).toContainText('8 queens, and none attacks another.');
  await button('Step back').click();
  await button('Last step').click();
  await expect(output).toHaveText('92\n');
});

test('an exception of Java ends the run in its words, and objects are refused by line and word', async ({ page }) => {
  const { button, caption, alert } = named(page);
  await runJava(
    page,
    'static int[] queen = new int[8];\npublic static void main(String[] args) {\n    queen[8] = 1;\n}\n',
  );
  await button('Last step').click();
  await expect(caption).toContainText('ArrayIndexOutOfBoundsException: Index 8 out of bounds for length 8');
  await runJava(
    page,
    'public class Main {\n  int n;\n  public static void main(String[] args) {\n    Main m = new Main();\n  }\n}\n',
  );
  await expect(alert).toContainText("Line 4: `Main`: objects of one's own are not here yet.");
});
