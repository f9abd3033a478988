import omggif from 'omggif';
import { core, lazy, squares } from '../js/core.mjs';
import { copied, printed, withoutPrinter } from './files.mjs';
import { enter, named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/**
 * The size of a picture in an `<img>`, and the colour of its corner.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Buffer} bytes
 * @param {string} type
 */
const shown = (page, bytes, type) =>
  page.evaluate(
    async ([base64, mime]) => {
      const image = new Image();
      image.src = `data:${mime};base64,${base64}`;
      await image.decode();
      const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
      context?.drawImage(image, 0, 0);
      const corner = [...(context?.getImageData(1, 1, 1, 1).data ?? [])];
      return { width: image.naturalWidth, height: image.naturalHeight, corner };
    },
    [bytes.toString('base64'), type],
  );

/** The paper of each theme. */
const PAPER = { light: [250, 245, 234, 255], dark: [19, 18, 16, 255], ink: [255, 255, 255, 255] };

test('a picture is saved as PNG in every size that is offered', async ({ page, keys, share }) => {
  await share.open('#1/queens/8?solver=marks&step=982', keys.use);
  const size = share.field('Picture', 'Size');
  await expect(size.getByRole('option')).toHaveText([
    '1× · 528 × 528 pixels',
    '2× · 1,056 × 1,056 pixels',
    '3× · 1,584 × 1,584 pixels',
    '4× · 2,112 × 2,112 pixels',
  ]);
  for (const scale of [1, 2, 3, 4]) {
    await size.selectOption(String(scale));
    const { name, bytes } = await share.download('Download PNG', keys.use);
    expect(name).toBe('queens-8-marks-982.png');
    const side = 528 * scale;
    expect(await shown(page, bytes, 'image/png')).toEqual({ width: side, height: side, corner: PAPER.light });
  }
  await keys.choose(size, '1');
  const marked = await share.download('Download PNG', keys.use);
  await keys.use(share.field('Picture', 'With all marks'), 'Space');
  const plain = await share.download('Download PNG', keys.use);
  expect(plain.bytes.length).toBeLessThan(marked.bytes.length * 0.7);
  await keys.choose(share.field('Picture', 'Colours'), 'dark');
  const dark = await share.download('Download PNG', keys.use);
  expect((await shown(page, dark.bytes, 'image/png')).corner).toEqual(PAPER.dark);
});

test('a picture is copied as PNG', async ({ page, keys, share }) => {
  await share.open('#1/knight/8x8/a1', keys.use);
  await keys.use(share.button('Copy PNG'));
  await expect(share.section('Picture').getByRole('status')).toHaveText('Copied');
  const side = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await createImageBitmap(await item.getType('image/png'))).width;
  });
  expect(side).toBe(1056);
});

test('a picture that is copied once more before the browser has asked for it is no error', async ({ page, share }) => {
  await share.open('#1/knight/8x8/a1', (control) => control.click());
  await page.evaluate(() => {
    navigator.clipboard.write = () => new Promise((resolve) => setTimeout(resolve, 300));
  });
  await share.button('Copy PNG').dblclick();
  await expect(share.section('Picture').getByRole('status')).toHaveText('Copied');
  await share.button('Copy PNG').click();
  await expect(share.section('Picture').getByRole('status')).toHaveText('Copied');
});

test('a picture as SVG is an image of its own that says what it shows and where it leads', async ({
  page,
  keys,
  share,
}) => {
  for (const [link, name, title, caption] of [
    [
      '#1/queens/8?solver=marks&step=982',
      'queens-8-marks-982.svg',
      'Queens on 8×8 by the solver Marks, step 982',
      'Solution 1: 8 queens, and none attacks another.',
    ],
    ['#1/knight/8x8/a1', 'knight-8x8-a1.svg', 'A knight’s tour of 8×8 from a1', /^Move 63: .*visited once\.$/],
    ['#1/queens/8?at=a8.d8.e5', 'queens-8.svg', 'Queens on 8×8', /^Conflict: /],
    [
      '#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=20',
      'knight-8x8-c3-closed-warnsdorff-20.svg',
      'A knight’s search on 8×8 from c3, step 20',
      /^Move 20: /,
    ],
  ]) {
    await share.open(String(link), keys.use);
    const file = await share.download('Download SVG', keys.use);
    const text = file.bytes.toString();
    expect(file.name).toBe(name);
    expect(lazy.linkInSvg(text)).toBe(new URL(String(link), page.url()).href);
    const told = await page.evaluate((svg) => {
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
      return ['parsererror', 'title', 'desc'].map((tag) => root.querySelector(tag)?.textContent ?? null);
    }, text);
    expect(told[0]).toBeNull();
    expect(told[1]).toBe(title);
    expect(told[2]).toMatch(caption instanceof RegExp ? caption : String(caption));
    const looks = await shown(page, file.bytes, 'image/svg+xml');
    expect(looks).toEqual({ width: 528, height: 528, corner: PAPER.light });
  }
});

test('the colours of a picture can be those of the other theme', async ({ page, share }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await share.open('#1/queens/6');
  await expect(share.field('Picture', 'Colours')).toHaveValue('dark');
  for (const name of /** @type {const} */ (['light', 'dark', 'ink'])) {
    await share.field('Picture', 'Colours').selectOption(name);
    const { bytes } = await share.download('Download SVG');
    expect((await shown(page, bytes, 'image/svg+xml')).corner).toEqual(PAPER[name]);
  }
});

test('a large board is saved as far as a canvas can hold it, and says so', async ({ page, share }) => {
  await share.open('#1/knight/50x50/a1');
  await expect(share.field('Picture', 'Size').getByRole('option')).toHaveCount(2);
  await expect(share.section('Picture')).toContainText('A larger picture would pass 4,096 pixels a side');
  const { bytes } = await share.download('Download PNG');
  expect((await shown(page, bytes, 'image/png')).width).toBe(2896);
  await share.open('#1/knight/300x300/a1');
  await expect(share.section('Picture')).toContainText('A board of more than 200 squares a side is saved as PNG only.');
  await expect(share.button('Download SVG')).toBeHidden();
  await expect(share.section('Animation')).toContainText('Boards of more than 50 squares a side are not animated');
  await expect(share.section('Text')).toContainText('more than 50 squares a side would be too long');
});

/**
 * A GIF as another program reads it, and as the browser does.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Buffer} bytes
 */
async function decoded(page, bytes) {
  const reader = new omggif.GifReader(bytes);
  const delays = Array.from({ length: reader.numFrames() }, (_, index) => reader.frameInfo(index).delay);
  const browser = await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    const track = decoder.tracks.selectedTrack;
    const frames = track?.frameCount ?? 0;
    const { image } = await decoder.decode({ frameIndex: frames - 1 });
    return { frames, width: image.displayWidth, height: image.displayHeight, duration: image.duration };
  }, bytes.toString('base64'));
  return { width: reader.width, height: reader.height, loops: reader.loopCount(), delays, browser };
}

test('the first solution of eight queens is an animation of less than a megabyte', async ({ page, share }) => {
  test.slow();
  await share.open('#1/queens/8');
  await expect(share.field('Animation', 'From step')).toHaveValue('0');
  await expect(share.field('Animation', 'To step')).toHaveValue('982');
  await expect(share.section('Animation')).toContainText(
    '492 frames in 51.1 s: one step in 2 is shown, and the last, since an animation has at most 500 frames.',
  );
  // Nothing in the dialog moves when the animation is being made, nor when it is there.
  const places = () =>
    Promise.all(
      [share.section('Link'), share.section('Animation'), share.section('Text')].map((part) => part.boundingBox()),
    );
  await share.button('Make GIF').scrollIntoViewIfNeeded();
  const before = await places();
  await share.button('Make GIF').click();
  await expect(share.section('Animation').getByRole('progressbar')).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(share.button('Download GIF')).toBeVisible({ timeout: 60_000 });
  expect(await places()).toEqual(before);
  await expect(share.section('Animation').getByRole('img', { name: 'Animation', exact: true })).toBeVisible();
  const { name, bytes } = await share.download('Download GIF');
  expect(name).toBe('queens-8-marks-982.gif');
  expect(bytes.length).toBeLessThan(1_000_000);
  const gif = await decoded(page, bytes);
  expect([gif.width, gif.height, gif.loops]).toEqual([360, 360, 0]);
  expect(gif.delays).toHaveLength(492);
  expect(gif.delays.slice(0, -1).every((delay) => delay === 10)).toBe(true);
  expect(gif.delays.at(-1)).toBe(200);
  expect(gif.browser).toEqual({ frames: 492, width: 360, height: 360, duration: 2_000_000 });
});

test('a button that moves as the field before it is read is pressed all the same', async ({ page, share }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await share.open('#1/queens/8?solver=marks&step=982');
  // The sentence of the plan becomes shorter, and moves the button from below the pointer.
  const make = share.button('Make GIF');
  await share.field('Animation', 'To step').fill('40');
  await make.scrollIntoViewIfNeeded();
  const before = (await make.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
  await expect(share.button('Download GIF')).toBeVisible({ timeout: 60_000 });
  const { name } = await share.download('Download GIF');
  expect(name).toBe('queens-8-marks-40.gif');
  expect((await share.section('Animation').textContent())?.includes('41 frames')).toBe(true);
});

test('a tour of the chessboard is an animation of less than a megabyte', async ({ page, keys, share }) => {
  await share.open('#1/knight/8x8/a1?tour=closed', keys.use);
  await expect(share.field('Animation', 'To step')).toHaveValue('64');
  await keys.choose(share.field('Animation', 'Size'), '480');
  await keys.choose(share.field('Animation', 'Frames a second'), '4');
  await keys.choose(share.field('Animation', 'Repeat'), '1');
  await keys.use(share.button('Make GIF'), 'Space');
  await expect(share.button('Download GIF')).toBeFocused();
  const { name, bytes } = await share.download('Download GIF', keys.use);
  expect(name).toBe('knight-8x8-a1-closed.gif');
  expect(bytes.length).toBeLessThan(1_000_000);
  const gif = await decoded(page, bytes);
  expect([gif.width, gif.loops, gif.delays.length]).toEqual([480, null, 65]);
  expect(gif.delays[0]).toBe(25);
  expect(gif.browser.frames).toBe(65);
});

test('the last frame of an animation is the picture of its last step', async ({ page, share }) => {
  await share.open('#1/knight/8x8/a1?step=20');
  await enter(share.field('Animation', 'To step'), '20');
  await share.field('Animation', 'Size').selectOption('480');
  await share.button('Make GIF').click();
  const gif = await share.download('Download GIF');
  expect(gif.name).toBe('knight-8x8-a1-20.gif');
  const png = await share.download('Download PNG');
  // The same squares, cut out of each and brought to one size: no frame is as near to the picture as the last.
  const nearest = await page.evaluate(
    async ([animation, picture]) => {
      const [gifBytes, pngBytes] = [animation, picture].map((base64) =>
        Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      );
      const decoder = new ImageDecoder({ data: gifBytes, type: 'image/gif' });
      await decoder.completed;
      /** @type {[CanvasImageSource, number, number][]} */
      const cuts = [[await createImageBitmap(new Blob([pngBytes], { type: 'image/png' })), 48, 960]];
      for (let frameIndex = 0; frameIndex <= 20; frameIndex += 1) {
        cuts.push([(await decoder.decode({ frameIndex })).image, 24, 432]);
      }
      const [still, ...frames] = cuts.map(([from, edge, side]) => {
        const context = new OffscreenCanvas(64, 64).getContext('2d');
        context?.drawImage(from, edge, edge, side, side, 0, 0, 64, 64);
        return context?.getImageData(0, 0, 64, 64).data ?? new Uint8ClampedArray();
      });
      const off = frames.map((frame) => frame.reduce((sum, value, index) => sum + Math.abs(value - still[index]), 0));
      return off.indexOf(Math.min(...off));
    },
    [gif.bytes.toString('base64'), png.bytes.toString('base64')],
  );
  expect(nearest).toBe(20);
});

test('an animation can be cancelled, and what cannot be made is refused in a sentence', async ({ keys, share }) => {
  await share.open('#1/queens/14?solver=marks&step=200000', keys.use);
  await keys.choose(share.field('Animation', 'Size'), '720');
  await keys.use(share.button('Make GIF'));
  await expect(share.section('Animation').getByRole('progressbar', { name: 'Making the animation' })).toBeVisible();
  await keys.use(share.button('Cancel'));
  await expect(share.button('Make GIF')).toBeFocused();
  await expect(share.button('Download GIF')).toBeHidden();
  await keys.type(share.field('Animation', 'From step'), '300000000');
  await expect(share.section('Animation')).toContainText('From step must be a whole number from 0 to ');
  await keys.type(share.field('Animation', 'From step'), '200001');
  await expect(share.section('Animation')).toContainText(
    'The first step comes after the last: 200,001 is more than 200,000.',
  );
  await expect(share.button('Make GIF')).toHaveAttribute('aria-disabled', 'true');
  await keys.use(share.button('Make GIF'));
  await expect(share.section('Animation').getByRole('progressbar')).toBeHidden();
});

test('queens are told as FEN, as a text board and by their columns', async ({ page, keys, share }) => {
  await share.open('#1/queens/4/2413', keys.use);
  await expect(share.field('Text', 'Format').getByRole('option')).toHaveText([
    'FEN',
    'Text board',
    'Columns, row by row',
  ]);
  await expect(share.text).toHaveText('1Q2/3Q/Q3/2Q1');
  await share.field('Text', 'Format').selectOption('Text board');
  await keys.use(share.button('Copy text'));
  await expect(share.section('Text').getByRole('status')).toHaveText('Copied');
  const board = core.queensTextBoard(4, Uint32Array.from(squares('b4 d3 a2 c1')));
  expect(await copied(page)).toBe(board);
  expect(await share.download('Download text', keys.use)).toMatchObject({
    name: 'queens-4.txt',
    bytes: Buffer.from(board),
  });
  await keys.choose(share.field('Text', 'Format'), 'columns');
  await expect(share.text).toHaveText('2413');
  await keys.use(share.button('Close'));
  await expect(named(page).button('Share')).toBeFocused();
  await share.open('#1/knight/6x6/a1', keys.use);
  await keys.choose(share.field('Text', 'Format'), 'grid');
  const grid = await share.download('Download text', keys.use);
  expect(grid.name).toBe('knight-6x6-a1.csv');
  expect(grid.text.trim().split('\n')).toHaveLength(6);
});

test('on a phone the lines of a FEN end after a rank, and it is copied as one', async ({ page, share }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [link, fen, lines] of /** @type {const} */ ([
    ['8/15863724', 'Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1', 2],
    ['8?at=a8', 'Q7/8/8/8/8/8/8/8 w - - 0 1', 1],
    ['20?at=t1', `${'20/'.repeat(19)}19Q`, 2],
  ])) {
    await share.open(`#1/queens/${link}`);
    await expect(share.text).toHaveText(fen);
    const told = await share.text.evaluate((element) => {
      const rows = new Map();
      for (const rank of element.querySelectorAll('span')) {
        const { top, height } = rank.getBoundingClientRect();
        if (height > 1.5 * parseFloat(getComputedStyle(rank).fontSize)) rows.set('a rank in two lines', '');
        rows.set(top, (rows.get(top) ?? '') + rank.textContent);
      }
      return [...rows.values()].map((row) => row.trim());
    });
    expect(told).toHaveLength(lines);
    expect(told.join('')).toBe(fen);
    expect(Math.min(...told.map(({ length }) => length))).toBeGreaterThan(0.5 * (fen.length / lines));
    await share.button('Copy text').click();
    await expect(share.section('Text').getByRole('status')).toHaveText('Copied');
    expect(await copied(page)).toBe(`${fen}\n`);
    const selected = await share.text.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection()).trim();
    });
    expect(selected).toBe(fen);
  }
});

test('in the gallery the solutions are offered, and not the board that waits for one', async ({ share }) => {
  await share.open('#1/solutions/6?only=fundamental');
  await expect(share.section('Link')).toBeVisible();
  await expect(share.section('Picture')).toBeHidden();
  await expect(share.section('Text')).toBeHidden();
  await expect(share.field('Print', 'Sheet').getByRole('option')).toHaveText([
    'The one fundamental solution',
    'This board',
  ]);
});

test('the gallery is printed as it lists its solutions, from Share and from the browser', async ({ page, share }) => {
  await withoutPrinter(page);
  await share.open('#1/solutions/8?with=d5');
  await expect(share.field('Print', 'Sheet')).toHaveValue('listed');
  const sheet = await printed(page, share.button('Print…'));
  await expect(sheet.getByRole('heading')).toHaveText('8 solutions on 8×8, with a queen on row 4, column 4');
  await expect(sheet.getByRole('figure')).toHaveCount(8);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.getByLabel('With a queen on', { exact: true }).fill('');
  await page.keyboard.press('Enter');
  const list = page.locator('.miniatures.solutions');
  await expect(list.locator('a')).toHaveCount(92);
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
  await expect(page.getByLabel('Show', { exact: true })).toBeHidden();
  const drawn = await list.locator('canvas').evaluateAll((all) => all.filter((each) => each.clientWidth > 80).length);
  expect(drawn).toBe(92);
});

/** @param {Buffer} pdf */
const pages = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.describe('on paper', () => {
  test('there is the board alone, with what is said of it and its link', async ({ page, keys, share }) => {
    await withoutPrinter(page);
    await share.open('#1/queens/8?solver=marks&step=982', keys.use);
    const sheet = await printed(page, share.button('Print…'), keys.use);
    await expect(sheet.getByRole('heading')).toHaveText('Queens on 8×8 by the solver Marks, step 982');
    await expect(sheet.getByRole('img')).toBeVisible();
    await expect(sheet).toContainText('Solution 1: 8 queens, and none attacks another.');
    await expect(sheet).toContainText(page.url());
    await expect(named(page).board).toBeHidden();
    await expect(named(page).tab('Queens')).toBeHidden();
    expect(pages(await page.pdf({ format: 'A4' }))).toBe(1);
    // Afterwards the page is as it was.
    await expect(sheet).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(share.button('Print…')).toBeVisible();
  });

  test('there are the twelve fundamental solutions on one sheet', async ({ page, keys, share }) => {
    await withoutPrinter(page);
    const sheets = ['A4', 'Letter'].flatMap((format) => [false, true].map((landscape) => ({ format, landscape })));
    for (const sheet of sheets) {
      await share.open('#1/queens/8', keys.use);
      await keys.choose(share.field('Print', 'Sheet'), 'fundamental');
      const figures = (await printed(page, share.button('Print…'), keys.use)).getByRole('figure');
      await expect(figures).toHaveCount(12);
      await expect(figures.first()).toContainText('1. 15863724');
      await expect(figures.filter({ hasText: 'half turn, 4 images' })).toHaveText(/35281746/);
      await expect(figures.filter({ hasText: 'no symmetry, 8 images' })).toHaveCount(11);
      expect(pages(await page.pdf(sheet))).toBe(1);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});

test('the dialog with all its parts is accessible', async ({ page, share }) => {
  test.slow();
  for (const link of ['./#1/queens/8?solver=marks&step=982', './#1/knight/8x8/a1']) {
    await share.open(link);
    await share.button('Make GIF').click();
    await expect(share.button('Download GIF')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
  }
});

test('a board without a run is not animated, and Count has no picture', async ({ share }) => {
  await share.open('#1/queens/8/15863724');
  await expect(share.section('Picture')).toBeVisible();
  await expect(share.section('Animation')).toBeHidden();
  await share.open('#1/count/8');
  for (const name of ['Picture', 'Animation', 'Text', 'Print']) await expect(share.section(name)).toBeHidden();
});
