import { expect } from '@playwright/test';
import { saved } from './files.mjs';
import { openAnew } from './names.mjs';

/**
 * @import { Locator, Page } from '@playwright/test'
 * @typedef {(target: Locator) => Promise<unknown>} Press
 */

/** @type {Press} */
const click = (target) => target.click();

/** The dialog *Share*, used by the mouse unless another way to press is given. @param {Page} page */
export function sharing(page) {
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  const button = (/** @type {string} */ name) => dialog.getByRole('button', { name, exact: true });
  const section = (/** @type {string} */ name) => dialog.getByRole('region', { name, exact: true });
  const share = page.getByRole('button', { name: 'Share', exact: true });
  const show = async (press = click) => {
    await share.waitFor();
    // The picture is made of the state shown, so wait for it.
    await expect(page.locator('#board [aria-busy=true]')).toHaveCount(0);
    await press(share);
    // Until then a section that is not there may yet come.
    await expect(dialog).toHaveAttribute('aria-busy', 'false');
  };
  return {
    dialog,
    button,
    section,
    address: dialog.getByRole('textbox', { name: 'Address', exact: true }),
    code: dialog.getByRole('img', { name: 'QR code of the link', exact: true }),
    snippet: dialog.getByRole('textbox', { name: 'Snippet', exact: true }),
    text: section('Text').getByRole('group', { name: 'Text', exact: true }),
    /** A field of a section. @param {string} part @param {string} label */
    field: (part, label) => section(part).getByLabel(label, { exact: true }),
    /** Opens it at the current link. */
    show,
    /** Opens it at a link. @param {string} link @param {Press} [press] */
    async open(link, press) {
      await openAnew(page, `./${link}`);
      await show(press);
    },
    /** Closes it like any dialog. */
    async leave() {
      await page.keyboard.press('Escape');
      await expect(share).toBeFocused();
    },
    /** The file of a button that downloads. @param {string} name */
    download: (name, press = click) => saved(page, () => press(button(name))),
  };
}
