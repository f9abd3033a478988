/**
 * The monkey: random use of the page by a seed. `tools/monkey.mjs` does its set-up and calls it.
 *
 * @import { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
 * @import { Habits } from './actions.mjs'
 * @import { Look } from './in-page.mjs'
 * @import { Sample } from './memory.mjs'
 * @import { Plan } from './log.mjs'
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import * as core from '../../pkg/page.js';
import { CHROMIUM_FLAGS } from '../../tools/browser.mjs';
import { ROOT } from '../../tools/process.mjs';
import { targetOf } from '../../www/app/actions.js';
import { MAX_GRID } from '../../www/core/index.js';
import { chance } from '../js/chance.mjs';
import { actions, drawn } from './actions.mjs';
import { watchMemories } from '../e2e/in-page.mjs';
import { packed } from '../packed.mjs';
import { inPage } from './in-page.mjs';
import { Log } from './log.mjs';
import { held } from './memory.mjs';
import { isFilling } from './programs.mjs';
import { differences, runAgain, shownBy, violations } from './elsewhere.mjs';
import { listenToTasks } from './tasks.mjs';
import { listen, wrongWith } from './watch.mjs';

/** Intervals in actions: memory is sampled, the link is opened in a second tab, the page is reloaded. */
const [PROBE, ELSEWHERE, LIFE] = [250, 170, 15_000];

/** The interval, in links opened elsewhere, at which axe checks the page. */
const ACCESSIBLE = 5;

/**
 * The links that are opened with each of their panes before memory is sampled, at the last of them: what is hidden holds what
 * it last showed, as many squares and lines as that had.
 */
const BASES = [
  '#1/knight/6x6/a1',
  '#1/compare/6?left=scan&right=marks',
  `#1/program/6/~${packed('print(6)\n')}`,
  '#1/queens/6?solver=marks&step=30',
];

/** Time limits for a computation, and for any answer of the page, in milliseconds. */
const [PATIENCE, SILENCE] = [30_000, 60_000];

/** How long failed requests are excused after the network is back, in milliseconds. */
const ECHO = 10_000;

/**
 * Large boards and programs come in the second half of a document's life: before, growth of the wasm memory can be detected.
 */
const SMALL = actions.filter(([sort]) => !sort.startsWith('large'));

/** The actions in a second tab. */
const BRIEF = SMALL.filter(
  ([sort]) => !['network', 'another tab', 'link', 'to a program', 'window', 'media'].includes(sort),
);

/** Whether a link shows a board that is too large for a grid, or a program that fills its memory. @param {string} hash */
const isLarge = (hash) =>
  isFilling(hash) || (/^#1\/knight\/(\d+)x(\d+)/.exec(hash) ?? []).slice(1).some((side) => Number(side) > MAX_GRID);

/** Each action has its own dice. @param {number} seed @param {number} number */
const diceOf = (seed, number) => chance(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));

const canonical = (/** @type {string} */ link) => core.printLink(core.parseLink(link));

/** A lesson with an empty text, which is refused once it is read. */
const EMPTY_LESSON = '#1/lesson/~eJwDAAAAAAE';

/** Whether it is a link in its canonical form that the page does not refuse. @param {string} hash */
const isLink = (hash) => {
  if (hash.startsWith(EMPTY_LESSON)) return false;
  try {
    return canonical(hash) === hash && typeof targetOf(core.parseLink(hash)) !== 'function';
  } catch {
    return false;
  }
};

/**
 * @param {Plan} plan
 * @returns {Promise<boolean>} whether all was well
 */
export async function monkey(plan) {
  core.initSync({ module: readFileSync(join(ROOT, 'pkg', 'page_bg.wasm')) });
  const browser = await chromium.launch({ executablePath: process.env.CHROME, args: CHROMIUM_FLAGS });
  try {
    return await new Run(plan, browser).go();
  } finally {
    await browser.close();
  }
}

class Run {
  /** @type {Page} */ #page = /** @type {any} */ (undefined);
  /** @type {CDPSession} */ #session = /** @type {any} */ (undefined);
  /** @type {BrowserContext} */ #context = /** @type {any} */ (undefined);
  #number = 0;
  /** The document, the action it began with, and whether it has had a large board or program. */
  #life = { name: '', begun: 0, large: false };
  #online = 0;
  /** The operation in progress, for error messages. */
  #doing = '';

  /** @param {Plan} plan @param {Browser} browser */
  constructor(plan, browser) {
    this.plan = plan;
    this.browser = browser;
    this.log = new Log(plan);
    /** @type {Habits} */
    this.habits = {
      offline: false,
      typed: new Set(['', ...BASES]),
      switchNetwork: async (on) => {
        this.habits.offline = !on;
        this.#online = performance.now();
        await this.#context.setOffline(!on);
      },
      wasOffline: () => this.habits.offline || performance.now() - this.#online < ECHO,
      visit: (dice, link) => this.#visit(dice, link),
    };
  }

  async go() {
    const { plan, log } = this;
    this.#context = await this.browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await this.#context.addInitScript(watchMemories);
    await this.#context.addInitScript(inPage);
    await this.#begin();
    const tasks = await listenToTasks(this.browser);
    const start = performance.now();
    const minutes = () => (performance.now() - start) / 60_000;
    while (this.#number < plan.actions && minutes() < plan.minutes && !log.isFull) {
      this.#number += 1;
      const number = this.#number;
      try {
        // A sample opens several links, each with all its panes.
        await this.#answered(this.#once(minutes), number % PROBE === 0 ? BASES.length * SILENCE : SILENCE);
      } catch (error) {
        await this.#fault(`in ${this.#doing}: ${error instanceof Error ? error.message : error}`);
        await this.#answered(this.#begin());
      }
      if (number % PROBE === 0) log.tasks(await tasks.next());
    }
    log.tasks(await tasks.end());
    return log.end(this.#number, minutes());
  }

  /** Opens a window of the page, in place of the one before. */
  async #begin() {
    this.#doing = 'another window';
    await this.#page?.close().catch(() => {});
    const page = await this.#context.newPage();
    this.#page = page;
    this.#session = await this.#context.newCDPSession(page);
    await this.#session.send('Performance.enable');
    this.#listen(page);
    if (this.habits.offline) await this.habits.switchNetwork(true);
    await page.goto(this.plan.url);
    await page.getByRole('grid').first().waitFor();
  }

  /** @param {Page} page */
  #listen(page) {
    listen(page, this.plan.url, this.habits, (what) => void this.#fault(what));
    page.on('filechooser', (chooser) => {
      const file = { name: 'board.txt', mimeType: 'text/plain', buffer: Buffer.from('15863724') };
      void chooser.setFiles(file).catch(() => {});
    });
  }

  /** @param {string} what */
  async #fault(what) {
    await this.log.fault(what, this.#number, this.#page);
  }

  /**
   * @template T
   * @param {Promise<T>} work
   * @param {number} [limit] in milliseconds
   * @returns {Promise<T>}
   */
  async #answered(work, limit = SILENCE) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const silence = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`nothing has come of ${this.#doing} in ${limit / 1000} s`)), limit);
    });
    try {
      return await /** @type {Promise<T>} */ (Promise.race([work, silence]));
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {() => number} minutes */
  async #once(minutes) {
    const number = this.#number;
    const dice = diceOf(this.plan.seed, number);
    if (number % LIFE === 0) return this.#renew();
    if (number % PROBE === 0) return this.#probe(minutes);
    if (number % ELSEWHERE === 0) return this.#elsewhere();
    const look = await this.#look(this.#page);
    await this.#act(this.#page, dice, look, this.#number - this.#life.begun < LIFE / 2 ? SMALL : actions);
    const pause = dice.oneOf([0, 0, 0, 20, 50, 100, 200, 400]);
    const patience = dice.oneOf([0, 1000, 3000]);
    if (pause > 0) await this.#page.waitForTimeout(pause);
    await this.#settled(this.#page, patience);
    const { facts } = await this.#look(this.#page);
    // A tab can also lead back to it.
    if (isLarge(facts.hash)) this.log.begins(number, 'large');
    let wrong = wrongWith(facts, canonical, this.habits.typed);
    // A layout that is measured in one frame is corrected in the next.
    if (wrong.length > 0) {
      await this.#page.waitForTimeout(500);
      wrong = wrongWith((await this.#look(this.#page)).facts, canonical, this.habits.typed);
    }
    for (const each of wrong) await this.#fault(each);
  }

  /**
   * Performs one action, the first drawn that is possible.
   *
   * @param {Page} page
   * @param {import('../js/chance.mjs').Dice} dice
   * @param {Look} look
   * @param {import('./actions.mjs').Action[]} among
   */
  async #act(page, dice, look, among) {
    for (;;) {
      const [sort, , perform] = drawn(dice, among);
      this.log.begins(this.#number, sort);
      this.#doing = sort;
      const done = await perform({ page, dice, look, habits: this.habits });
      if (done === null) continue;
      if (sort.startsWith('large')) this.#life.large = true;
      this.log.done(this.#number, sort, `${done}   ${look.facts.hash}`);
      return;
    }
  }

  /** Looks at the page, once it is loaded. @param {Page} page @returns {Promise<Look>} */
  async #look(page) {
    this.#doing = 'a look';
    for (let time = 0; ; time += 1) {
      try {
        const look = await page.evaluate((number) => /** @type {any} */ (globalThis).monkey.look(number), this.#number);
        if (page === this.#page && look.facts.life !== this.#life.name) {
          this.#life = { name: look.facts.life, begun: this.#number, large: false };
          this.log.newLife(this.#number);
        }
        return look;
      } catch (error) {
        if (time > 3 || !/context was destroyed|navigation|undefined \(reading/.test(String(error))) throw error;
        await page.waitForLoadState('load');
        await page.waitForTimeout(1000);
      }
    }
  }

  /** @param {Page} page @param {number} patience */
  async #settled(page, patience) {
    this.#doing = `rest within ${patience} ms`;
    await page
      .evaluate((time) => /** @type {any} */ (globalThis).monkey.settled(time), patience)
      .catch(async (error) => {
        if (!/context was destroyed|navigation/.test(String(error))) throw error;
        await page.waitForLoadState('load');
      });
  }

  /**
   * Uses a second tab for a while, with the whole page or an embedded one.
   *
   * @param {import('../js/chance.mjs').Dice} dice
   * @param {string} link
   */
  async #visit(dice, link) {
    if (this.habits.offline) await this.habits.switchNetwork(true);
    const page = await this.#context.newPage();
    this.#listen(page);
    this.habits.typed.add(link);
    const done = [];
    try {
      await page.goto(`${this.plan.url}${link}`);
      await this.#settled(page, 5000);
      for (let times = dice.whole(2, 8); times > 0; times -= 1) {
        if (dice.whole(0, 5) === 0) {
          this.#doing = 'a reload';
          await page.reload();
          await this.#settled(page, 5000);
        }
        await this.#act(page, dice, await this.#look(page), BRIEF);
        await this.#settled(page, dice.oneOf([0, 500, 2000]));
        const { facts } = await this.#look(page);
        if (facts.lost) done.push(`lost: ${facts.lost}`);
        if (facts.wider > 0)
          await this.#fault(`a tab of ${facts.hash} is ${facts.wider} px wider than its window: ${facts.widest}`);
      }
    } finally {
      await page.close();
    }
    return [link, ...done].join(', ');
  }

  /** Checks that the current link shows the same in a second tab. */
  async #elsewhere() {
    const { log } = this;
    const before = await shownBy(this.#page, true);
    if (before === null || !isLink(before.hash))
      return log.done(this.#number, 'elsewhere', 'no link to it, or no rest');
    if (this.habits.offline) await this.habits.switchNetwork(true);
    const page = await this.#context.newPage();
    this.#listen(page);
    try {
      const size = this.#page.viewportSize();
      if (size) await page.setViewportSize(size);
      await page.goto(`${this.plan.url}${before.hash}`);
      await this.#settled(page, PATIENCE);
      await runAgain(page, before, PATIENCE);
      const after = await shownBy(page, false);
      for (const each of differences(before, after)) await this.#fault(`its link shows something else: ${each}`);
      // In this tab, because axe leaves many objects behind, which would disturb the memory samples.
      if (this.#number % (ACCESSIBLE * ELSEWHERE) === 0) {
        for (const each of await violations(page)) await this.#fault(`not accessible at ${before.hash}: ${each}`);
      }
    } finally {
      await page.close();
    }
    log.done(this.#number, 'elsewhere', before.hash);
  }

  /** Samples memory. @param {() => number} minutes */
  async #probe(minutes) {
    const page = this.#page;
    if (this.habits.offline) await this.habits.switchNetwork(true);
    // Each of these takes one of its own: a dialog over another, a field, the projector.
    for (let time = 0; time < 5; time += 1) await page.keyboard.press('Escape');
    // By time, because a page that is not painted has no frames.
    await page.waitForFunction(() => document.fullscreenElement === null, undefined, { polling: 100 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('#count button')) {
        // A long count would keep the processor busy.
        if (button instanceof HTMLElement && ['Cancel', '取消'].includes(button.textContent)) button.click();
      }
    });
    for (const base of BASES) {
      await page.evaluate((link) => location.assign(link), base);
      await this.#settled(page, PATIENCE);
      const { facts } = await this.#look(page);
      if (facts.isBusy) await this.#fault(`${base} is not shown after ${PATIENCE / 1000} s`);
      const panes = page.locator('#panes [role=tab]');
      for (let at = (await panes.count()) - 1; at >= 0; at -= 1) {
        await panes.nth(at).evaluate((tab) => /** @type {HTMLElement} */ (tab).click());
        await this.#settled(page, PATIENCE);
      }
    }
    await page.waitForTimeout(500);
    // Tasks from here on are the monkey's own.
    await page.evaluate(() => /** @type {any} */ (globalThis).monkey.look(0));
    /** @type {Sample} */
    const sample = {
      number: this.#number,
      minutes: minutes(),
      large: this.#life.large,
      ...(await held(page, this.#session)),
    };
    this.log.sample(sample);
  }

  async #renew() {
    this.log.done(this.#number, 'reload', '');
    await this.#page.reload();
    await this.#settled(this.#page, PATIENCE);
  }
}
