import { follow, named, openAnew } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

test.use({ reducedMotion: 'no-preference' });

/**
 * Waits until playback passes a step; polling could miss it each time.
 *
 * @param {import('@playwright/test').Locator} timeline
 * @param {string} step
 */
const comesBy = (timeline, step) => expect.poll(() => timeline.inputValue(), { intervals: [20] }).toBe(step);

test('a range of steps is played once or round and round, on the page and in a frame, and Share offers it', async ({
  page,
  share,
}) => {
  const { button, caption, timeline } = named(page);
  await page.goto('./#1/queens/8?solver=scan&steps=120-123');
  await expect(timeline).toHaveValue('120');
  await expect(timeline).toHaveAttribute('aria-valuetext', /^Step 120 of .* \(120–123\)$/);
  await expect(button('Play')).toBeVisible();
  await button('Play').click();
  await expect(timeline).toHaveValue('123');
  await expect(button('Play')).toBeVisible();
  await expect(page).toHaveURL(/scan&step=123&steps=120-123$/);

  // One may leave it, and then the link is the step's alone; Play comes back to it.
  await button('Step forward').click();
  await expect(timeline).toHaveValue('124');
  await expect(page).toHaveURL(/scan&step=124$/);
  await button('Play').click();
  await expect(timeline).toHaveValue('123');
  await expect(page).toHaveURL(/scan&step=123&steps=120-123$/);

  const { snippet } = share;
  await button('Share').click();
  await expect(snippet).toHaveValue(/solver=scan&amp;steps=120-123&amp;embed" /);
  await share.field('Embed', 'Play round and round').check();
  await expect(snippet).toHaveValue(/steps=120-123&amp;loop&amp;embed" /);
  // The other end moves along.
  const [first, last] = ['Begins at step', 'Ends at step'].map((name) => share.field('Embed', name));
  await first.fill('130');
  await last.focus();
  await expect(last).toHaveValue('133');
  await expect(snippet).toHaveValue(/steps=130-133&amp;loop&amp;embed" /);
  await last.fill('0');
  await first.focus();
  await expect(share.section('Embed').getByRole('status').first()).toHaveText(
    /^Ends at step must be a whole number from 1 to /,
  );
  await expect(last).toHaveValue('133');
  await expectAccessible(page);
  const src = /src="([^"]*)"/.exec(await snippet.inputValue())?.[1].replaceAll('&amp;', '&') ?? '';
  await share.field('Embed', 'A range of steps').uncheck();
  await expect(first).toBeHidden();
  await expect(snippet).toHaveValue(/scan&amp;step=123&amp;embed" /);
  await share.button('Close').click();

  // With loop it plays by itself; a run that is shorter says so at its end.
  await follow(page, '#1/queens/4?solver=scan&steps=76-500&loop');
  await expect(button('Pause')).toBeVisible();
  await expect(caption).toHaveText(/^This run has \d+ steps, so step 500 is beyond its end: /);
  await comesBy(timeline, '76');
  await button('Pause').click();
  await expect(button('Play')).toBeVisible();
  await expect(page).toHaveURL(/scan(&step=\d+)?&steps=76-500&loop$/);

  await openAnew(page, src);
  await expect(button('Pause')).toBeVisible();
  await comesBy(timeline, '133');
  await comesBy(timeline, '130');
  await page.goto('about:blank');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(src);
  await expect(timeline).toHaveValue('130');
  await expect(button('Play')).toBeVisible();
  const full = page.getByRole('link', { name: 'Open the full page', exact: true });
  await expect(full).toHaveAttribute('href', /scan&steps=130-133&loop$/);
});
