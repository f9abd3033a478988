import { expect } from './test.mjs';

/** No page has more stops than this. */
const STOPS = 150;

/** @param {import('@playwright/test').Locator} target */
const isFocused = (target) => target.evaluate((element) => element === document.activeElement);

/**
 * The page as somebody uses it who has a keyboard and nothing else: every control is reached by the tab key and by
 * arrows, and after every key the focus is somewhere.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function keyboard(page) {
  // What a pointer does would be heard, and fail the test.
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(type, () => console.log(`a ${type}`), { capture: true });
    }
  });

  /** @param {...string} keys */
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.locator(':focus'), `the focus after ${keys.join(' ')}`).toHaveCount(1);
  };

  /** @param {import('@playwright/test').Locator} target */
  const to = async (target) => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press('Tab');
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
      for (let stop = 0; stop < 8 && !(await isFocused(tab)); stop += 1) await press('ArrowRight');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },

    /**
     * Goes to a square of the board, and acts on it.
     * @param {string} name
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
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name},`));
      await press('Enter');
    },
  };
}
