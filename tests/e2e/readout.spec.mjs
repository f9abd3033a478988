import { en, zh } from '../../www/i18n/catalogues.js';
import { expect, expectAccessible, test } from './test.mjs';

/**
 * The page as exposed to a screen reader: the accessibility tree of Chromium, in every mode.
 *
 * @typedef {{ value?: any }} Value
 * @typedef {object} Node
 * @property {string} nodeId
 * @property {boolean} ignored
 * @property {Value} [role]
 * @property {Value} [name]
 * @property {Value} [description]
 * @property {{ name: string, value: Value }[]} [properties]
 * @property {string[]} [childIds]
 *
 * @typedef {object} Part a node that is read out, with its parent
 * @property {string} role
 * @property {string} name
 * @property {string} description
 * @property {number} level of a heading
 * @property {boolean} focusable
 * @property {Part[]} parts
 * @property {Part[]} within the outermost first
 */

/** @param {Value | undefined} value */
const text = (value) => String(value?.value ?? '').trim();

/** Roles that are useless without a name. */
const NAMED = new Set(
  (
    'button link textbox spinbutton combobox slider checkbox radio tab tablist tabpanel grid gridcell dialog region group ' +
    'image table columnheader rowheader DisclosureTriangle progressbar'
  )
    .split(' ')
    .concat('treeitem', 'menuitem', 'switch', 'searchbox', 'listbox', 'tree', 'form', 'radiogroup'),
);
const PRESSED = new Set('button link textbox spinbutton combobox slider checkbox radio tab'.split(' '));
const TOGETHER = new Set('dialog region group tabpanel listitem'.split(' '));
const LANDMARKS = ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'search'];

/** @param {import('@playwright/test').Page} page */
async function readOut(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = /** @type {{ nodes: Node[] }} */ (await session.send('Accessibility.getFullAXTree'));
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @type {Part[]} */
  const all = [];
  /**
   * @param {Node} node
   * @param {Part[]} within
   * @returns {Part[]}
   */
  const read = (node, within) => {
    const of = (/** @type {string} */ name) => node.properties?.find((each) => each.name === name)?.value.value;
    const part = /** @type {Part} */ ({
      role: text(node.role),
      name: text(node.name),
      description: text(node.description),
      level: of('level') ?? 0,
      focusable: of('focusable') === true,
      parts: [],
      within,
    });
    if (!node.ignored) all.push(part);
    const inside = node.ignored ? within : [...within, part];
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    part.parts = children.flatMap((child) => read(child, inside));
    return node.ignored ? part.parts : [part];
  };
  read(nodes[0], []);
  return all;
}

/** The text of a live region, without its name. @param {Part} region */
const wordsIn = ({ parts }) => parts.map(({ name }) => name).join('');

/**
 * The faults in what a screen reader would read.
 * @param {Part[]} all
 */
function faults(all) {
  const modal = all.some(({ role }) => role === 'dialog') && !all.some(({ role }) => role === 'main');
  const framed = !modal && !all.some(({ role }) => role === 'tablist');
  const found = all.flatMap(({ role, name, description, focusable, parts, within }) => {
    const told = [];
    // A collapsed part is named by the control that expands it, one of a group of such parts too.
    const folded = role === 'group' && parts.some((part) => part.role.startsWith('DisclosureTriangle'));
    if (name === '' && !folded && (NAMED.has(role) || (focusable && role === 'generic')))
      told.push(`a ${role} without a name`);
    if (name !== '' && description === name) told.push(`${role} ${name}: described by its name`);
    if (role === 'StaticText' && within.some((each) => each.role === 'image')) told.push(`${name}: text in a picture`);
    if (role === 'list' && parts.length === 0) told.push(`a list of nothing: ${name}`);
    return told;
  });

  const named = all
    .filter(({ role }) => PRESSED.has(role))
    .map(({ role, name, within }) => {
      const group = within.findLast((each) => TOGETHER.has(each.role));
      return `${role} ${name} in ${group?.role} ${group?.name}`;
    });
  found.push(...named.filter((each, index) => named.indexOf(each) !== index).map((each) => `twice: ${each}`));

  const told = all.filter(({ role }) => role === 'status' || role === 'alert');
  const heard = told.map(wordsIn).filter((each) => each !== '');
  found.push(...heard.filter((each, index) => heard.indexOf(each) !== index).map((each) => `told twice: ${each}`));

  const levels = all.filter(({ role }) => role === 'heading').map(({ level }) => level);
  const first = modal ? 2 : 1;
  if (levels[0] !== first || levels.filter((level) => level === 1).length !== (modal ? 0 : 1)) {
    found.push(`headings begin with ${levels}`);
  }
  if (levels.some((level, index) => index > 0 && level > levels[index - 1] + 1)) found.push(`headings leap: ${levels}`);

  const marks = all.map(({ role }) => role).filter((role) => LANDMARKS.includes(role));
  const due = modal ? '' : framed ? 'main' : 'banner,navigation,main';
  if (marks.join() !== due) found.push(`landmarks are ${marks.join()}`);
  return found;
}

/**
 * Records live regions that are inserted with a text, which screen readers do not announce. A dialog is read out when it opens.
 * @param {import('@playwright/test').Page} page
 */
async function watchRegions(page) {
  await page.addInitScript(() => {
    /** @type {Set<Element>} */
    const known = new Set();
    /** @type {string[]} */
    const mute = [];
    Object.assign(globalThis, { mute });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const heard = known.has(region) || region.closest('dialog') !== null;
        if (!heard && region.checkVisibility() && region.textContent?.trim()) mute.push(region.outerHTML);
        known.add(region);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => /** @type {string[]} */ (Reflect.get(globalThis, 'mute')));
}

/**
 * @typedef {object} Mode
 * @property {string} mode
 * @property {string} link
 * @property {(keyof typeof en)[]} [pressed] the controls to press, by their keys in the catalogue
 * @property {string} [shown] the selector to wait for
 */

/** @type {Mode[]} */
const modes = [
  { mode: 'the first visit', link: '' },
  { mode: 'a search', link: '#1/queens/8?solver=marks&step=63', pressed: ['pane.numbers', 'pane.tree'] },
  { mode: 'queens placed by hand', link: '#1/queens/8?at=a8.d8.e5' },
  { mode: 'a solution', link: '#1/queens/8/15863724' },
  { mode: 'the gallery', link: '#1/solutions/8?only=fundamental', shown: '#panes .gallery ul a' },
  { mode: 'the solutions of a larger board', link: '#1/solutions/12', shown: '#panes .gallery input' },
  { mode: 'the race', link: '#1/race/6', pressed: ['race.start'], shown: '#panes .result:not(:empty)' },
  {
    mode: 'a knight',
    link: '#1/knight/8x8/c3?tour=closed&step=20',
    pressed: ['pane.table'],
    shown: '#panes pre.table:not(:empty)',
  },
  { mode: 'no tour', link: '#1/knight/5x5/a1?tour=closed' },
  { mode: 'squares taken out', link: '#1/knight/8x8/a1', pressed: ['edit.squares'] },
  { mode: 'a ride', link: '#1/knight/8x8/a1', pressed: ['ride.yourself'] },
  { mode: 'a search for a tour', link: '#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=20' },
  { mode: 'a board that is a picture', link: '#1/knight/60x60/a1' },
  {
    mode: 'the count of tours',
    link: '#1/knight/6x6/a1?tour=closed',
    pressed: ['pane.how.many', 'count.tours'],
    shown: '#panes .tour-count:not(:empty)',
  },
  { mode: 'the count', link: '#1/count/8', pressed: ['count.start'], shown: '#count .measured' },
  { mode: 'a count under way', link: '#1/count/20', pressed: ['count.start'], shown: '#count progress' },
  { mode: 'Share', link: '#1/queens/6?solver=marks&step=20', pressed: ['share'], shown: 'dialog[aria-busy=false] svg' },
  { mode: 'Help', link: '#1/queens/6?solver=marks&step=20', pressed: ['help'], shown: 'dialog dl' },
  { mode: 'Settings', link: '#1/queens/6?solver=marks&step=20', pressed: ['settings'], shown: 'dialog input' },
  { mode: 'a link that is wrong', link: '#1/queens/99' },
  { mode: 'a search in a frame', link: '#1/queens/8?solver=marks&step=982&embed' },
  { mode: 'a knight in a frame', link: '#1/knight/8x8/c3?embed' },
];

for (const { locale, viewport, words } of [
  { locale: 'en-GB', viewport: { width: 1280, height: 800 }, words: en },
  { locale: 'zh-CN', viewport: { width: 360, height: 740 }, words: zh },
]) {
  test.describe(`in ${locale} at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ locale, viewport });

    for (const { mode, link, pressed = [], shown } of modes) {
      test(`${mode} is read out with a name for everything, once, and axe finds nothing`, async ({ page }) => {
        const mute = await watchRegions(page);
        await page.goto(`./${link}`);
        await expect(page.locator(':is(.caption, #count h2)')).not.toBeEmpty();
        const board = page.locator('#board :is([role=grid], canvas[role=img])');
        if (!link.includes('count')) await expect(board).toHaveAttribute('aria-busy', 'false');
        for (const key of pressed) {
          const name = String(words[key]);
          await page.getByRole(key.startsWith('pane.') ? 'tab' : 'button', { name, exact: true }).press('Enter');
        }
        if (shown) await expect(page.locator(shown).first()).toBeVisible();
        await expect.poll(async () => faults(await readOut(page))).toEqual([]);
        expect(await mute()).toEqual([]);
        for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
        }
      });
    }
  });
}

test('what is wrong is found', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(`<main><h1>One</h1><h3>Two</h3><button aria-label="Play" title="Play"></button><button></button>
    <svg role="img" aria-label="A chart"><text x="9" y="9">10</text></svg><ul></ul>
    <p role="status">Same</p><p role="alert">Same</p><button>Go</button><button>Go</button></main>`);
  expect(faults(await readOut(page)).toSorted()).toEqual([
    '10: text in a picture',
    'a button without a name',
    'a list of nothing: ',
    'button Play: described by its name',
    'headings leap: 1,3',
    'told twice: Same',
    'twice: button Go in undefined undefined',
  ]);
});
