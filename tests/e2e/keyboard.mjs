import { expect } from '@playwright/test';

/** The most stops of a page. */
const STOPS = 150;

/**
 * The way from the focus to an element by the tab key: none where it has the focus or has left the page.
 * @param {Element} element
 * @returns {'here' | 'Tab' | 'Shift+Tab' | 'gone'}
 */
function wayTo(element) {
  const { activeElement } = document;
  if (!element.isConnected) return 'gone';
  if (activeElement === element) return 'here';
  const before = activeElement !== document.body && activeElement?.compareDocumentPosition(element) === 2;
  return before ? 'Shift+Tab' : 'Tab';
}

/**
 * The page as used with a keyboard alone: every control is reached by the tab key and by
 * arrows, and after every key the focus is somewhere.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function keyboard(page) {
  // Pointer events are recorded and fail the test.
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(type, () => console.log(`a ${type}`), { capture: true });
    }
  });

  /** @param {...string} keys */
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    // In a shadow root it is on the host as well.
    await expect(page.locator(':focus'), `the focus after ${keys.join(' ')}`).not.toHaveCount(0);
  };

  /** @param {import('@playwright/test').Locator} target */
  const to = async (target) => {
    await expect(target).toBeVisible();
    // Found once and not at every stop: looking for a name takes longer than a key.
    let element = await target.elementHandle();
    for (let stop = 0; stop < STOPS; stop += 1) {
      const way = await element?.evaluate(wayTo);
      if (way === 'here') return;
      if (way === 'Tab' || way === 'Shift+Tab') await page.keyboard.press(way);
      else element = await target.elementHandle();
    }
    throw new Error(`${target} is not reached by the tab key`);
  };

  return {
    press,
    to,

    /**
     * Presses a control.
     * @param {import('@playwright/test').Locator} target
     * @param {string} [key]
     */
    async use(target, key = 'Enter') {
      await to(target);
      await press(key);
    },

    /**
     * Types into a field.
     * @param {import('@playwright/test').Locator} target
     * @param {string} text
     */
    async type(target, text) {
      await to(target);
      await page.keyboard.press('Control+A');
      if (text === '') await page.keyboard.press('Delete');
      await page.keyboard.type(text);
      await press('Enter');
    },

    /**
     * Chooses in a list.
     * @param {import('@playwright/test').Locator} target
     * @param {string} value
     */
    async choose(target, value) {
      await to(target);
      const values = await target.evaluate((list) =>
        [.../** @type {HTMLSelectElement} */ (list).options]
          .filter(({ hidden }) => !hidden)
          .map((option) => option.value),
      );
      await press('Home', ...Array.from({ length: values.indexOf(value) }, () => 'ArrowDown'));
      await expect(target).toHaveValue(value);
    },

    /**
     * Turns to a tab.
     * @param {string} name
     */
    async turnTo(name) {
      const tab = page.getByRole('tab', { name, exact: true });
      const list = page.getByRole('tablist').filter({ has: tab });
      await to(list.locator('[aria-selected=true]'));
      const isThere = () => tab.evaluate((element) => element === document.activeElement);
      for (let stop = 0; stop < 8 && !(await isThere()); stop += 1) await press('ArrowRight');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },

    /**
     * Goes to a square of the board, and acts on it.
     * @param {string} name as in links
     * @param {number} ranks of the board
     */
    async square(name, ranks) {
      await to(page.getByRole('grid', { name: 'Board', exact: true }).locator('[tabindex="0"]'));
      const across = name.charCodeAt(0) - 'a'.charCodeAt(0);
      const down = ranks - Number(name.slice(1));
      const ways = [
        ...Array.from({ length: across }, () => 'ArrowRight'),
        ...Array.from({ length: down }, () => 'ArrowDown'),
      ];
      await press('Control+Home', ...ways);
      await expect(page.locator(':focus')).toHaveAccessibleName(
        new RegExp(`^(?:${name}|row ${down + 1}, column ${across + 1}),`),
      );
      await press('Enter');
    },
  };
}
