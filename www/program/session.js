/**
 * The program on the page: its text, and once it has been run, the look ahead along it and the display of its run.
 *
 * A program is looked ahead in slices while its display is on the board: to its end, to a limit, or until it is stopped.
 * As soon as a variable has held a board that is right, the board is shown from there.
 *
 * @import { BoardSource, ProgramEnd, ProgramError, ProgramNote, ProgramVerdict } from '../../pkg/program.js'
 * @import { KnightRoute, ProgramLink, QueensRoute } from '../core/routes.js'
 * @import { ProgramCore } from '../core/wasm.js'
 * @import { Language } from './languages.js'
 * @import { Display } from '../player/display.js'
 * @import { Offer } from '../ui/notices.js'
 * @import { Looked } from './looked.js'
 *
 * @typedef {import('../app/controller.js').Controller} Controller
 * @typedef {QueensRoute | KnightRoute} Shown
 * @typedef {import('./find.js').Sought} Sought
 */

import { NO_TEXT, boardOfProgram, isRefusal } from '../core/index.js';
import { atStart, says, t } from '../i18n/index.js';
import { isStill, yieldToMain } from '../platform/index.js';
import { PackedError } from '../share/index.js';
import { lazyAction, prefetch } from '../ui/index.js';
import { running, waiting } from './display.js';
import { firstExample } from './examples.js';
import { backToBoard, findStep } from './find.js';
import { lastLanguage } from './kept.js';
import { coreOf, languageNamed, loadCore } from './languages.js';
import {
  LOOK,
  SLICE_MS,
  beginLook,
  endLook,
  firstOf,
  isAlive,
  isSameRun,
  isSameText,
  judged,
  lead,
  lookAhead,
  lookFirst,
  ownLink,
  sizeWords,
} from './looked.js';
import { ProgramText } from './text.js';
import { refusalText } from './verdict.js';

/** How often the progress is shown, and the sources are looked through, in milliseconds. */
const REFRESH_MS = 150;

/** After the last key it takes this long until what was typed is the program of the link. */
const TYPING_MS = 300;

/** The board of a link that shows none. */
export const NONE = 'none';

export class Session {
  /** @type {Looked | null} */
  looked = null;
  /** Why the text was refused when it was last run. @type {ProgramError | null} */
  refused = null;
  text = new ProgramText(firstExample);
  #timer = 0;
  /** Whether the language was chosen by hand, so that it does not follow what is pasted. */
  #isChosen = false;
  /** The loop that looks ahead. @type {object | null} */
  #loop = null;
  #page;
  /** Leads to *Open*, where there is one. @type {(() => void) | null} */
  openText = null;
  /** Stands in the place of the timeline, in a frame. @type {HTMLElement | undefined} */
  instead;
  /** @type {(() => void)[]} */
  #listeners = [];

  /**
   * @param {Controller} page
   */
  constructor(page) {
    this.#page = page;
    this.core = page.core;
  }

  /** The language of the program on the page. @type {Language} */
  get language() {
    return this.link?.lang ?? 'python';
  }

  /** The core of that language, once it is loaded. @type {ProgramCore | null} */
  get programCore() {
    return coreOf(this.language);
  }

  /**
   * A square of the board, which the program alone changes.
   * @param {number} _
   * @param {string} name of it, with what is on it
   */
  choseSquare = (_, name) => this.say(() => t('program.square', { name: atStart(name) }));

  /** @param {() => void} listener called when anything of this has changed */
  onChange(listener) {
    this.#listeners.push(listener);
  }

  changed() {
    for (const listener of this.#listeners) listener();
  }

  /** @param {() => string} sentence that passes */
  say(sentence) {
    this.#page.notices.inform(sentence);
  }

  /** The link of the program on the page; `null` while something else is shown. */
  get link() {
    const { offer } = this.#page.store.state;
    return offer?.view === 'program' ? offer : null;
  }

  /**
   * The display of a link: its program runs only if it has been run here.
   * @param {Shown} route
   * @param {ProgramLink} link
   * @returns {Display}
   */
  open(route, link) {
    if (this.looked && isAlive(this.looked.look) && isSameRun(this.looked.link, link)) {
      return this.#display(route, link, this.looked);
    }
    this.#forget();
    if (link.packed !== this.text.packed) void this.#read(link);
    if (!coreOf(link.lang)) prefetch(() => this.#load(link.lang));
    return waiting(route, this, link.step);
  }

  /** The text is being typed: what ran is no more that program. */
  edited() {
    this.refused = null;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.keep(), TYPING_MS);
    this.changed();
  }

  /** Makes what was typed the program of the link. */
  async keep() {
    clearTimeout(this.#timer);
    const { link } = this;
    if (!link || !(await this.text.take(link.problem, link.lang))) return;
    // Where it was left meanwhile, the text is kept all the same.
    if (this.link) this.#show({ ...this.link, packed: this.text.packed, step: null });
  }

  /**
   * Puts a text into the place of the one before.
   * @param {string} text
   * @param {Language} [lang]
   */
  async replace(text, lang = this.language) {
    this.text.write(text);
    this.refused = null;
    if (lang !== this.language) this.change({ lang });
    await this.keep();
  }

  /**
   * Chooses the language by hand.
   * @param {Language} lang
   */
  chooseLanguage(lang) {
    const { link } = this;
    if (!link) return;
    const isExample = this.text.typed === firstExample(link.problem, link.lang);
    this.refused = null;
    // An example that was not touched gives way to that of the other language.
    const other = firstExample(link.problem, lang);
    if (isExample && other !== this.text.typed) void this.replace(other, lang);
    else this.change({ lang });
    this.#isChosen = true;
    this.changed();
  }

  /**
   * Goes over to the language of a text that was pasted, unless one was chosen by hand.
   * @param {Language} lang
   */
  follow(lang) {
    if (!this.#isChosen && lang !== this.language) this.change({ lang });
  }

  async run() {
    await this.keep();
    const { link } = this;
    if (!link) return;
    this.#forget();
    const core = coreOf(link.lang);
    if (!core) {
      const { alert } = this.#page.notices;
      const load = async () => {
        await this.#load(link.lang);
        return this.link?.packed === link.packed && this.link.lang === link.lang;
      };
      await lazyAction(load, (isDue) => isDue && void this.run(), alert)();
      return;
    }
    this.refused = null;
    const looked = (this.looked = this.#lookOf(core, link));
    if (looked) {
      await lookFirst(looked);
      if (this.looked !== looked) return;
      await this.#settle();
      await yieldToMain();
    } else if (this.#page.player.state.display?.run) this.#show({ ...link, step: null });
    this.changed();
  }

  /**
   * What one can do with a program in another language than the one that is chosen: to run it as such, or to check its output.
   * @type {Offer | null}
   */
  get otherwise() {
    if (this.refused?.code !== 'language') return null;
    const { language } = this.refused.values;
    const lang = languageNamed(language);
    if (!lang) return this.openText && { label: says('program.open'), act: this.openText };
    const act = () => {
      this.change({ lang });
      void this.run();
    };
    return { label: () => t('program.run.as', { language }), act };
  }

  stop() {
    if (this.looked?.state === 'looking') this.looked.limit = 0;
  }

  /** Looks on after the limit. */
  lookOn() {
    if (!this.looked) return;
    this.looked.limit = this.looked.look.lines + LOOK;
    this.looked.verdict = null;
    this.looked.state = 'looking';
    void this.#lookAhead();
    this.changed();
  }

  /**
   * Reads the board from another variable.
   * @param {string} name `none` for no board
   */
  choose(name) {
    const { looked, link } = this;
    if (!looked || !link) return;
    looked.source = looked.look.sources().find((source) => source.name === name) ?? null;
    looked.settled = true;
    // Another variable can hold a board of another size.
    const shown = ownLink({ ...link, board: name }, looked.look, looked.source);
    this.#show(shown, this.#page.player.state.snapshot.step);
    this.changed();
  }

  /** @param {ProgramLink['by']} by */
  stride(by) {
    const { link } = this;
    const { display, snapshot } = this.#page.player.state;
    if (link) this.#show({ ...link, by }, display?.run ? snapshot.step : null);
  }

  /** @param {Partial<ProgramLink>} change of the link */
  change(change) {
    if (this.link) this.#show(/** @type {ProgramLink} */ ({ ...this.link, ...change, step: null }));
  }

  /** Loads the core of a language. @param {Language} lang */
  async #load(lang) {
    await loadCore(lang);
    this.changed();
  }

  /**
   * Goes to the next or the last time that a line runs.
   * @param {number} line
   * @param {boolean} back
   */
  goToLine(line, back) {
    return this.find(back ? 'previous-line' : 'next-line', line, () => t('program.line.none', { line, after: !back }));
  }

  goTo = (/** @type {number} */ step) => this.#page.playback.goTo(step);

  /** Goes to a step that is looked for. @param {Sought} sought */
  find = (...sought) => findStep(this.#page, ...sought);

  /** How the program has ended, as far as it has been looked ahead. @type {ProgramEnd | undefined} */
  get end() {
    return this.looked?.look.end();
  }

  /** What is doubtful in the run as far as it has been looked ahead. @type {ProgramNote[]} */
  get notes() {
    return this.looked?.look.notes() ?? [];
  }

  /** The verdict, once the look ahead has ended. @type {ProgramVerdict | null} */
  get verdict() {
    const { looked } = this;
    if (!looked || looked.state === 'looking') return null;
    return (looked.verdict ??= looked.look.verdict());
  }

  /** @type {BoardSource[]} */
  get sources() {
    return this.looked?.look.sources() ?? [];
  }

  /**
   * A program that can be looked ahead, or nothing if it is refused, which is said.
   * @param {ProgramCore} core
   * @param {ProgramLink} link
   */
  #lookOf(core, link) {
    try {
      return beginLook(core, this.text.value, link);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.refused = /** @type {ProgramError} */ (/** @type {unknown} */ (error));
      this.#page.notices.alert(() => refusalText(error, link.lang), this.otherwise);
      return null;
    }
  }

  /**
   * The display of a run, at the source that has been found by now.
   * @param {Shown} route
   * @param {ProgramLink} link
   * @param {Looked} looked
   */
  #display(route, link, looked) {
    const player = looked.look.player(looked.source?.name, true);
    const study = () => {
      void this.#lookAhead();
      return () => {
        this.#loop = null;
      };
    };
    const notes = () => (this.looked === looked ? this.notes.map(({ step }) => step) : []);
    const display = running({ route, link, player, session: this, study, notes });
    lead(looked, display.run);
    return display;
  }

  /** Looks ahead for as long as the display is shown. */
  async #lookAhead() {
    const loop = (this.#loop = {});
    let shown = performance.now();
    for (;;) {
      await yieldToMain();
      const { looked } = this;
      if (this.#loop !== loop || looked?.state !== 'looking') return;
      const now = performance.now();
      const isOver = !lookAhead(looked, now + SLICE_MS);
      if (!isOver && now - shown < REFRESH_MS) continue;
      shown = now;
      await this.#settle();
      const { display } = this.#page.player.state;
      if (this.looked === looked && display?.run?.isLed) lead(looked, display.run);
      this.changed();
    }
  }

  /** Shows the board of the likeliest variable, once there is one that has been right or there is nothing more to look at. */
  async #settle() {
    const { looked, link } = this;
    if (!looked || !link || looked.settled) return;
    const sources = looked.look.sources();
    const best = sources.find(({ name }) => name === link.board) ?? sources[0] ?? null;
    // A list that grows is a board of every size on its way.
    const own = looked.look.own();
    const isOwn = !own || ('queens' in own && link.problem === 'queens');
    const isFound = link.problem === 'queens' && isOwn && best !== null && best.passes && best.ranks === link.size;
    const isFinal = looked.state !== 'looking' || isFound;
    if (isFinal) await judged(looked.look);
    if (this.looked !== looked || looked.settled) return;
    const { display, snapshot } = this.#page.player.state;
    const isShown = display?.program && display.run !== null && isSameRun(looked.link, link);
    if (isShown && !isFinal) return;
    const source = isFinal && link.board !== NONE ? best : null;
    looked.settled = isFinal;
    looked.source = source;
    if (isShown && source === null) return;
    const isMoved = isShown && snapshot.step > 0;
    const step = isMoved ? snapshot.step : (looked.step ?? (isFinal ? firstOf(looked.look, source) : 0));
    const shown = isFinal ? ownLink(link, looked.look, source) : link;
    this.#show(shown, step);
    if (!isMoved && looked.step === null && shown.problem === 'knight') void backToBoard(this.#page, step);
  }

  /**
   * Shows the program of a link in the place of the one before.
   * @param {ProgramLink} link
   * @param {number | null} [step]
   */
  #show(link, step = null) {
    const page = this.#page;
    const { looked } = this;
    const { player, ask, tab, tabs } = page.store.state;
    const { range } = player;
    const shown = looked ? { ...link, step: null } : link;
    const before = tabs[tab].route;
    if (before.view === 'count') return;
    const isSized = before.view === 'queens' && link.problem === 'queens' && before.size !== link.size;
    const isOther =
      before.view !== link.problem ||
      (link.problem === 'knight' &&
        before.view === 'knight' &&
        (before.files !== link.files || before.ranks !== link.ranks));
    const route = isOther
      ? boardOfProgram(link)
      : isSized
        ? { .../** @type {QueensRoute} */ (before), size: link.size }
        : before;
    if (looked && (isSized || isOther) && isSameText(looked.link, link)) looked.link = link;
    page.show({
      route,
      offer: shown,
      step,
      range,
      ask,
      entry: 'same',
      playing: step !== null && range?.loop === true && !isStill(),
    });
    if (isSized && looked) page.notices.inform(() => sizeWords(link));
  }

  #forget() {
    this.#loop = null;
    const { display } = this.#page.player.state;
    if (display?.run) display.run.isLed = false;
    endLook(this.looked);
    this.looked = null;
  }

  /**
   * Reads the program of a link into the editor.
   * @param {ProgramLink} link
   */
  async #read(link) {
    try {
      // A program that is not in the link is the one that was typed last, in its language.
      const lang = link.packed === NO_TEXT ? lastLanguage(link.problem) : link.lang;
      const isRead = await this.text.read({ ...link, lang }, () => !this.link || this.link.packed === link.packed);
      if (isRead) this.#isChosen = false;
      if (isRead && this.link?.packed === NO_TEXT) this.#show({ ...this.link, lang, packed: this.text.packed });
    } catch (error) {
      if (!(error instanceof PackedError)) throw error;
      this.#page.notices.alert(says('program.unreadable'));
    }
    this.changed();
  }
}
