import { enter, follow, named, openAnew } from './names.mjs';
import { beyond, overlap, overlaps } from './overlap.mjs';
import { laidOut, openLaidOut, toastsStay } from './settled.mjs';
import { expect, expectAccessible, test } from './test.mjs';
import { sizesOf } from '../sizes.mjs';

/** Phones upright and lying, a tablet, windows at 200 % zoom (half the window), screens. */
const sizes = [
  '360x640',
  '360x740',
  '600x900',
  '640x360',
  '740x360',
  '640x400',
  '960x540',
  '768x1024',
  '1280x800',
  '2560x1440',
];

const places = ['#1/queens/8?solver=marks&step=63', '#1/queens/8/15863724', '#1/knight/8x8/c3', '#1/count/14'];

/** @param {string} size */
function viewport(size) {
  const [width, height] = size.split('x').map(Number);
  return { width, height };
}

for (const size of sizes) {
  test(`nothing runs over at ${size}, and the board is in sight with its player`, async ({ page, board, button }) => {
    const { width, height } = viewport(size);
    await page.setViewportSize({ width, height });
    for (const place of places) {
      await page.goto(`./${place}`);
      await expect(page.getByRole('tab', { name: 'Queens', exact: true })).toBeVisible();
      if (!place.includes('count')) {
        await expect(board).toHaveAttribute('aria-busy', 'false');
        await laidOut(page);
        const box = await board.boundingBox();
        expect(box?.y, place).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? height), place).toBeLessThanOrEqual(height);
        expect(box?.width, place).toBeGreaterThan(Math.min(width, height) * 0.5);
        await expect(button('Play')).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(width);
      const over = await page.getByRole('button').evaluateAll(beyond, width);
      expect(over, place).toEqual([]);
    }
  });
}

for (const size of ['360x740', '640x360', '768x1024', '862x640', '1000x700', '1024x700', '1248x700', '1280x800']) {
  test(`at ${size} nothing in the header lies over anything else`, async ({ page }) => {
    await page.setViewportSize(viewport(size));
    await page.goto('./#1/queens/8?solver=mask&step=40');
    await expect(named(page).board).toHaveAttribute('aria-busy', 'false');
    const parts = page.locator('.head :is(h1, [role=tab], textarea, button, select)');
    // The field Open, with its button, is in the header where that has room.
    await expect(parts).toHaveCount(viewport(size).width < 1248 ? 11 : 13);
    expect(await parts.evaluateAll(overlaps)).toEqual([]);
  });
}

for (const size of ['320x740', '360x740', '844x390', '1280x800']) {
  test(`at ${size} the number of the step is whole, and beside the speed`, async ({ page }) => {
    await page.setViewportSize(viewport(size));
    await openLaidOut(page, './#1/queens/12?solver=permute&step=600');
    const number = page.locator('.readout > :first-child');
    await expect(number).toHaveValue('600');
    const parts = page.locator('.readout > :first-child, .speed input, .speed-value').filter({ visible: true });
    await expect(parts).toHaveCount(3);
    // Once the length of the run is known, all of them move: measure them at one moment.
    const inside = await number.evaluate(
      (field) => field.getBoundingClientRect().x - (field.parentElement?.getBoundingClientRect().x ?? Infinity),
    );
    expect(inside).toBeGreaterThanOrEqual(-0.5);
    expect(await parts.evaluateAll(overlaps)).toEqual([]);
  });
}

test('beside the board, turning to another pane changes nothing of their tabs, and a pane has the whole width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLaidOut(page, './#1/queens/8?solver=marks&step=63');
  const { tab } = named(page);
  const before = await tab('Tree').boundingBox();
  expect(before?.y).toBeLessThan(140);
  await tab('Tree').click();
  const tree = page.locator('.tree');
  await expect(tree).toBeVisible();
  expect(await tab('Tree').boundingBox()).toEqual(before);
  const widths = await tree.evaluate((drawing) =>
    [drawing, drawing.closest('.panes')].map((part) => part?.clientWidth),
  );
  expect(widths[0]).toBe(widths[1]);
});

test('the board is the same size in the same place with every solver', async ({ page, board, caption, speed }) => {
  await page.goto('./');
  for (const size of ['1280x800', '360x740', '740x360']) {
    await page.setViewportSize(viewport(size));
    /** @type {import('./overlap.mjs').Box[]} */
    const boxes = [];
    for (const solver of ['marks', 'scan', 'mask', 'permute', 'access']) {
      await follow(page, `#1/queens/8?solver=${solver}&step=40`);
      await laidOut(page);
      boxes.push(await board.boundingBox());
      if (solver !== 'mask') continue;
      const bits = await page.locator('.bits').boundingBox();
      for (const part of [board, caption]) expect(overlap(bits, await part.boundingBox())).toBe(false);
      if (size === '1280x800') await expect(speed).toBeInViewport({ ratio: 1 });
    }
    expect(boxes).toEqual(boxes.map(() => boxes[0]));
  }
});

test('projector mode shows board, caption and player alone, from the keyboard and from Settings', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLaidOut(page, './#1/queens/8?solver=marks&step=63');
  const { board, button, caption, tab, timeline, alert } = named(page);
  const before = (await board.boundingBox())?.height ?? 0;
  await timeline.focus();
  await page.keyboard.press('f');
  await expect(tab('Queens')).toBeHidden();
  await expect(page.getByLabel('Solver', { exact: true })).toBeHidden();
  await expect(caption).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await board.boundingBox())?.height ?? 0).toBeGreaterThan(before * 1.3);
  await expect(timeline).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(timeline).toHaveValue('64');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tab('Queens')).toBeVisible();
  await expect(timeline).toBeFocused();

  await button('Settings').press('Enter');
  await button('Projector mode').press('Enter');
  await expect(tab('Queens')).toBeHidden();
  await expect(button('Play')).toBeFocused();
  await button('Leave projector mode').click();
  await expect(tab('Queens')).toBeVisible();
  await expect(button('Play')).toBeFocused();
  await expect(alert).toHaveCount(0);
});

for (const [width, height] of sizesOf('320x568 568x320 640x480')) {
  test(`the projector has room for a placement made by hand at ${width}x${height}`, async ({ page, button, tab }) => {
    await page.setViewportSize({ width, height });
    for (const lesson of [false, true]) {
      await openAnew(page, lesson ? './#1/lesson/scan?stop=2' : './');
      await expect(page.getByText('Stop 2 of 12')).toHaveCount(lesson ? 1 : 0);
      await follow(page, '#1/queens/8?at=a8.d8.e5');
      await expect(button('Back to the lesson')).toHaveCount(lesson ? 1 : 0);
      await button('Settings').click();
      await button('Projector mode').click();
      await expect(tab('Queens')).toBeHidden();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

for (const [width, height] of sizesOf('360x740 640x360 640x480 1280x800')) {
  test(`the projector has room for a long caption, and for a pane on its side, at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#1/queens/8?at=a8.d8.e5&present');
    await expect(page.locator(':root')).toHaveAttribute('data-projector');
    const { board, button, caption, tab } = named(page);
    await expect(caption).toHaveText(/^Conflict: /);
    if (width > height) {
      await button('Details').click();
      await expect(tab('Explain')).toBeVisible();
    } else await expect(button('Details')).toBeHidden();
    await laidOut(page);
    expect(overlap(await board.boundingBox(), await caption.boundingBox())).toBe(false);
    expect(await caption.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('on a phone, where the squares of a large board are small, one is typed', async ({ page, keys }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { alert, board, button, caption, field, standing } = named(page);
  await page.goto('./#1/queens/20?at=a20');
  await keys.type(field('Square'), 'C19');
  await expect.poll(standing).toEqual(['row 1, column 1, queen', 'row 2, column 3, queen']);
  await expect(field('Square')).toHaveValue('');
  await keys.type(field('Square'), 'a20');
  await expect.poll(standing).toEqual(['row 2, column 3, queen']);
  await keys.type(field('Square'), 'a21');
  await expect(alert).toHaveText('a21 is not a square of this board.');
  await page.goto('./#1/knight/20x20/a1');
  await expect(field('Square')).toBeHidden();
  await keys.use(button('Ride it yourself'));
  await expect(board).toBeInViewport({ ratio: 1 });
  await keys.type(field('Square'), 'b3');
  await expect(caption).toHaveText(/^Move 1: from a1 to b3\./);
});

test('in a low window a long caption moves nothing, and the speed is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  const { button, caption, speed } = named(page);
  for (const place of [
    '#1/knight/20x20/c3?solver=warnsdorff&step=60',
    '#1/knight/6x6/a1?tour=closed&solver=warnsdorff',
    '#1/queens/8?solver=mask&step=40',
  ]) {
    await page.goto(`./${place}`);
    await expect(caption).not.toBeEmpty();
    await laidOut(page);
    const before = await speed.boundingBox();
    await expect(speed).toBeInViewport({ ratio: 1 });
    let longest = 0;
    for (let step = 0; step < 12; step += 1) {
      longest = Math.max(longest, (await caption.textContent())?.length ?? 0);
      await button('Step forward').click();
      expect(await speed.boundingBox(), place).toEqual(before);
    }
    if (place.includes('knight')) expect(longest).toBeGreaterThan(100);
  }
});

for (const locale of ['en-GB', 'zh-CN']) {
  test.describe(locale, () => {
    test.use({ locale });

    // Each with the same above the board and the same buttons below it.
    for (const [what, ...links] of [
      ['a tour', 'knight/8x8', 'knight/5x5?tour=closed', 'knight/3x3', 'knight/4x4?tour=closed', 'knight/5x5/a2'],
      [
        'a search by the rule',
        'knight/6x6/a1?tour=closed&solver=warnsdorff&step=7',
        'knight/6x6/a1?tour=closed&solver=warnsdorff',
        'knight/20x20/a1?tour=closed&solver=warnsdorff',
        'knight/8x8/c3?tour=closed&solver=warnsdorff&step=64',
        'knight/5x5/a2?solver=plain',
      ],
      [
        'queens',
        'queens/8',
        'queens/8?step=99999999',
        'queens/12?solver=scan&step=3000',
        'queens/8?solver=permute&step=50',
      ],
      ['queens by bits', 'queens/8?solver=mask', 'queens/8?solver=mask&step=40', 'queens/8?solver=mask&step=99999999'],
    ]) {
      test(`on a phone no caption of ${what} moves what stands below it`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        const tops = [];
        await page.goto('./#1/queens/4');
        for (const place of links) {
          await follow(page, `#1/${place}`);
          await expect(page.locator('#board [aria-busy=false]')).toBeVisible();
          await expect(page.locator('.caption')).not.toBeEmpty();
          await laidOut(page);
          const { y = 0 } = (await page.locator('#speed').boundingBox()) ?? {};
          tops.push(`${place}: ${y}`);
        }
        const [, top] = tops[0].split(': ');
        expect(tops).toEqual(links.map((place) => `${place}: ${top}`));
      });
    }
  });
}

test('on a phone the start of a closed search is told in full', async ({ page, caption }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#1/knight/6x6/a1?tour=closed&solver=warnsdorff');
  await expect(caption).toHaveText(/^The search starts on c4, the centre; .{60,}$/);
  await expect(caption).toHaveClass('caption longer');
  await expect(caption).not.toHaveAttribute('tabindex');
});

/**
 * The text of an element, by rendered lines.
 * @param {import('@playwright/test').Locator} place
 */
const linesOf = (place) =>
  place.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let [shown, line] = ['', 0];
    for (let node = text.nextNode(); node; node = text.nextNode()) {
      for (const [index, character] of [...(node.nodeValue ?? '')].entries()) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && shown !== '' && box.bottom > line + 8) shown += '\n';
        if (box.width > 0) line = box.bottom;
        shown += character;
      }
    }
    return shown;
  });

test('no line of the caption ends between a word and its number', async ({ page, caption }) => {
  await page.goto('./#1/queens/8?solver=marks&step=63');
  const told = 'Row 8, column 8: attacked by the queen of row 1 along the diagonal.';
  await expect(caption).toHaveText(told);
  expect(await caption.textContent()).toBe(told);
  for (let width = 200; width < 480; width += 10) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await linesOf(caption);
    expect(lines).toContain('\n');
    for (const whole of ['Row 8', 'column 8', 'row 1']) expect(lines, `${width} px wide`).toContain(whole);
  }
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('no line of the caption ends within a word or a number, and its text is plain', async ({ page }) => {
    await page.goto('./#1/queens/8?step=99999999');
    const caption = page.locator('.caption');
    const told = '全程只有 17,868 步，没有第 99,999,999 步：这里是最后一步。所有摆法都试过了：共有 92 个解。';
    await expect(caption).toHaveText(told);
    expect(await caption.textContent()).toBe(told);
    for (const width of [320, 333, 346, 360, 375, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await linesOf(caption);
      if (width < 400) expect(lines).toContain('\n');
      for (const whole of ['全程', '只有', '17,868 步', '没有', '第 99,999,999 步', '最后', '所有', '摆法', '92 个']) {
        expect(lines, `${width} px wide`).toContain(whole);
      }
    }
  });

  test('no line of what a count will take ends within a word', async ({ page }) => {
    await page.goto('./#1/count/14');
    const outlook = page.locator('.count-outlook');
    await expect(outlook).toContainText('预计用时');
    for (let width = 320; width < 480; width += 10) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await linesOf(outlook);
      for (const whole of ['机器', '线程', '预计', '用时']) expect(lines, `${width} px wide`).toContain(whole);
    }
  });
});

test('at 900x640 the speed stands in the window, also below the bits', async ({ page, speed }) => {
  await page.setViewportSize({ width: 900, height: 640 });
  await openLaidOut(page, './#1/queens/8?solver=mask&step=40');
  await expect(speed).toBeInViewport({ ratio: 1 });
});

for (const size of ['360x740', '600x700', '1280x800']) {
  test(`at ${size} the keyboard goes through the header as it is seen`, async ({ page }) => {
    await page.setViewportSize(viewport(size));
    await page.goto('./#1/queens/8?solver=marks&step=63');
    await expect(named(page).board).toHaveAttribute('aria-busy', 'false');
    const boxes = [];
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      boxes.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON()));
    }
    const seen = boxes.toSorted((one, other) => (Math.abs(one.y - other.y) > 20 ? one.y - other.y : one.x - other.x));
    expect(boxes).toEqual(seen);
  });
}

for (const size of ['360x740', '740x360', '900x640', '1280x800']) {
  test(`at ${size} what passes lies over neither the board nor the player nor the step`, async ({ page }) => {
    await toastsStay(page);
    await page.setViewportSize(viewport(size));
    await openLaidOut(page, './#1/queens/8?solver=marks&step=63');
    const { board, button, caption, speed } = named(page);
    await button('Copy link').click();
    const told = page.getByText('Link copied', { exact: true });
    await expect(told).toBeVisible();
    const over = await told.boundingBox();
    for (const part of [board, caption, speed, page.locator('.readout'), page.getByRole('group', { name: 'Player' })]) {
      expect(overlap(over, await part.boundingBox())).toBe(false);
    }
  });
}

test('where a caption has no room at any size it is scrolled, also with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 640 });
  const { button, caption, speed } = named(page);
  await page.goto('./#1/knight/6x6/a1?tour=closed&solver=warnsdorff&step=99999');
  await expect(caption).toHaveText(/^This run has 264 steps, so step 99,999 is beyond its end: .{100,}$/);
  await expect(caption).toHaveAttribute('tabindex', '0');
  await expect(caption).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const before = await speed.boundingBox();
  await button('Step back').focus();
  await page.keyboard.press('Shift+Tab');
  for (let back = 0; back < 12; back += 1) {
    if (await caption.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('End');
  await expect.poll(() => caption.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await button('Step back').click();
  await expect(caption).not.toHaveAttribute('tabindex');
  expect(await speed.boundingBox()).toEqual(before);
});

for (const size of ['360x640', '740x360', '768x1024', '1280x640', '1280x800', '1920x1080']) {
  test(`at ${size} what went wrong is told over neither header, board, player nor tabs, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport(size));
    await page.goto('./#1/queens/8?solver=marks&step=63');
    const { alert, board, button, caption, field, tab, timeline } = named(page);
    const free = [board, timeline, button('Play'), button('Copy link'), button('Help'), field('Language')];
    free.push(tab('Queens'), tab('Explain'));
    // On the lowest phone nothing else is left.
    if (size !== '360x640') free.push(caption);
    const boxes = () => Promise.all(free.map((each) => each.boundingBox()));
    await expect(board).toHaveAttribute('aria-busy', 'false');
    await laidOut(page);
    const before = await boxes();
    await page.evaluate(() => {
      location.hash = '#1/queens/99';
    });
    await expect(alert).toHaveText('The board size must be a whole number from 1 to 32, not 99 (at character 11).');
    expect(await boxes()).toEqual(before);
    const told = await page.locator('.alert').boundingBox();
    for (const box of before) expect(overlap(told, box)).toBe(false);
    const { width } = viewport(size);
    expect(told?.x).toBeGreaterThanOrEqual(0);
    expect((told?.x ?? 0) + (told?.width ?? width)).toBeLessThanOrEqual(width);
    // A press in the middle reaches the control itself.
    for (const each of [button('Play'), button('Copy link'), button('Help')]) await each.click({ trial: true });
    const square = named(page).square(/^row 5, column 5, /);
    await square.click({ trial: true });
    await button('Close').click();
    await expect(alert).toHaveCount(0);
  });
}

for (const size of ['360x740', '740x360', '768x1024']) {
  test(`at ${size} what is wrong with a text is not told over the field that holds it`, async ({ page }) => {
    await page.setViewportSize(viewport(size));
    await page.goto('./#1/queens/8?solver=marks&step=63');
    const { alert, field } = named(page);
    await enter(field('Open'), '8/8/8/8/8/8/8/7N');
    await expect(alert).toHaveText(/^A FEN holds Q for a queen/);
    const top = async () => (await page.locator('.alert').boundingBox())?.y ?? 0;
    const end = async () => {
      const { y = 0, height = 0 } = (await field('Open').boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(async () => (await end()) <= (await top())).toBe(true);
    await expect(field('Open')).toBeInViewport({ ratio: 1 });
  });
}

test('on paper a count is without its buttons', async ({ page, button, field }) => {
  await page.goto('./#1/count/8');
  await expect(button('Count')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Count every way' })).toBeVisible();
  await expect(button('Count')).toBeHidden();
  await expect(field('Board size')).toBeHidden();
});

test('a long text in the field Open moves nothing', async ({ page, field, tab }) => {
  await openLaidOut(page, './#1/queens/8?solver=marks&step=63');
  const before = await tab('Explain').boundingBox();
  const { height = 0 } = (await field('Open').boundingBox()) ?? {};
  await field('Open').fill('1\n2\n3\n4\n5');
  await expect.poll(async () => (await field('Open').boundingBox())?.height).toBeGreaterThan(2 * height);
  expect(await tab('Explain').boundingBox()).toEqual(before);
});

test('the field Open is in the header or in the panel, and keeps what it holds and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#1/queens/8');
  const { board, field, tab } = named(page);
  await expect(board).toHaveAttribute('aria-busy', 'false');
  const within = (/** @type {string} */ place) =>
    page.locator(place).getByRole('textbox', { name: 'Open', exact: true });
  await field('Open').fill('a1');
  for (const [width, place] of /** @type {const} */ ([
    [1280, '.head'],
    [1024, '#open'],
    [1280, '.head'],
  ])) {
    await page.setViewportSize({ width, height: 800 });
    await expect(within(place)).toBeFocused();
    await expect(within(place)).toHaveValue('a1');
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await tab('Count').click();
  await expect(within('#count')).toHaveValue('a1');
  await enter(field('Open'), '#1/queens/6');
  await expect(tab('Queens')).toHaveAttribute('aria-selected', 'true');
  await expect(within('#open')).toBeFocused();
});
