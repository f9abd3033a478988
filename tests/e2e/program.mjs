import { paste } from './files.mjs';
import { named } from './names.mjs';

/** A program of four queens, in 20 lines. */
export const FOUR = `n = 4
queens = []


def free(col):
    row = len(queens)
    return all(c != col and abs(c - col) != row - r for r, c in enumerate(queens))


def place():
    if len(queens) == n:
        print(queens)
        return
    for col in range(n):
        if free(col):
            queens.append(col)
            place()
            queens.pop()


place()
`;

/**
 * The parts of a program on the page.
 *
 * @param {import('@playwright/test').Page} page
 */
export function programParts(page) {
  const editor = page.getByRole('textbox', { name: 'Your program', exact: true });
  return {
    editor,
    verdict: page.getByRole('status', { name: 'Verdict', exact: true }),
    output: page.getByRole('log', { name: 'Output', exact: true }),
    variables: page.getByRole('region', { name: 'Variables', exact: true }),
    lit: page.locator('.program-editor [aria-current=step]'),
    /**
     * Puts a text into the place of the one before.
     * @param {string} text
     */
    async paste(text) {
      await editor.focus();
      await editor.press('ControlOrMeta+a');
      await paste(editor, text);
    },
  };
}

export const WAITING = 'The program waits: Run shows what it does, line by line.';

/** @param {string} step to which a link leads */
export const waitingFor = (step) => WAITING.replace('.', `, and goes to step ${step}.`);

/**
 * Pastes a program on a board, four queens by default, and runs it.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 */
export async function runProgram(page, text, link = './#1/queens/4') {
  const { button, field } = named(page);
  await page.goto(link);
  await field('Solver').selectOption('program');
  await programParts(page).paste(text);
  await button('Run').click();
}
