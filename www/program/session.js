/**
 * The program on the page: its text, and once it has been run, the look ahead along it and the display of its run.
 *
 * A program is looked ahead in slices while its display is on the board: to its end, to a limit, or until it is stopped.
 * As soon as a variable has held a board that is right, the board is shown from there.
 *
 * @import { BoardSource, Look, Problem, ProgramEnd, ProgramError, ProgramPlayer } from '../../pkg/program.js'
 * @import { KnightRoute, ProgramLink, QueensRoute } from '../core/routes.js'
 * @import { ProgramCore } from '../core/wasm.js'
 * @import { Display } from '../player/display.js'
 *
 * @typedef {import('../app/controller.js').Controller} Controller
 * @typedef {QueensRoute | KnightRoute} Shown
 *
 * @typedef {object} Looked a program that has been run
 * @property {ProgramLink} link by which
 * @property {Look} look
 * @property {'looking' | 'ended' | 'stopped' | 'limit'} state
 * @property {number} limit of the look ahead, in lines
 * @property {BoardSource | null} source where the board is read
 * @property {boolean} settled whether that stays, unless the viewer chooses another
 * @property {number | null} step where it was to be shown; `null` for its first right board
 *
 * @typedef {object} Text where the program is typed; in a frame it is not
 * @property {() => string} read
 * @property {(text: string) => void} write
 */

import { NO_TEXT, isRefusal } from '../core/index.js';
import { atStart, t } from '../i18n/index.js';
import { isStill, yieldToMain } from '../platform/index.js';
import { MAX_TEXT, PackedError, pack, unpack } from '../share/index.js';
import { SENTENCE } from '../ui/index.js';
import { firstExample } from './examples.js';
import { keepLastText, lastText } from './kept.js';
import { refusalText } from './verdict.js';
import { running, waiting } from './display.js';

/** A look ahead goes on for so many lines, and on request for as many again. */
const LOOK = 10_000_000;

/** How long a slice of it may take, in milliseconds; the first one is over before the run is shown. */
const SLICE_MS = 10;
const FIRST_MS = 24;

/** Lines that are carried out between two looks at the clock. */
const LINES = 500;

/** How often the progress is shown, and the sources are looked through, in milliseconds. */
const REFRESH_MS = 150;

/** After the last key it takes this long until what was typed is the program of the link. */
const TYPING_MS = 300;

export class Session {
  /** @type {Looked | null} */
  looked = null;
  /** Why the text was refused when it was last run. @type {ProgramError | null} */
  refused = null;
  text = '';
  /** The text as a link has it. */
  #packed = '';
  /** @type {Text | null} */
  #field = null;
  #timer = 0;
  /** The loop that looks ahead. @type {object | null} */
  #loop = null;
  #page;
  #python;
  /** Leads to *Open*, where there is one. @type {(() => void) | null} */
  openText = null;
  /** Stands in the place of the timeline, in a frame. @type {HTMLElement | undefined} */
  instead;
  /** Called when anything of this has changed. */
  changed = () => {};

  /**
   * @param {Controller} page
   * @param {ProgramCore} core
   */
  constructor(page, core) {
    this.#page = page;
    this.#python = core;
    this.core = page.core;
  }

  /**
   * A square of the board, which the program alone changes.
   * @param {number} _
   * @param {string} name of it, with what is on it
   */
  choseSquare = (_, name) => this.say(() => t('script.square', { name: atStart(name) }));

  /** @param {() => string} sentence that passes */
  say(sentence) {
    this.#page.notices.pass(sentence, SENTENCE);
  }

  /** The text as it stands in the editor. */
  get typed() {
    return this.#field?.read() ?? this.text;
  }

  /** @param {Text} field */
  typedIn(field) {
    this.#field = field;
    field.write(this.text);
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
    if (link.packed !== this.#packed) void this.#read(link);
    return waiting(route, this);
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
    const text = this.typed;
    // Another may have packed the same text in another way: its link stays.
    if (text === this.text) return;
    this.text = text;
    this.#packed = await pack(text);
    const { link } = this;
    if (!link) return;
    keepLastText(link.problem, text);
    this.#show({ ...link, packed: this.#packed, step: null });
  }

  /**
   * Puts a text into the place of the one before.
   * @param {string} text
   */
  replace(text) {
    this.#field?.write(text);
    this.refused = null;
    return this.keep();
  }

  async run() {
    await this.keep();
    const { link } = this;
    if (!link) return;
    this.#forget();
    this.refused = null;
    const look = this.#lookOf(link);
    if (look) {
      const state = /** @type {const} */ ('looking');
      const { step } = link;
      this.looked = { link, look, state, limit: LOOK, source: null, settled: false, step };
      this.#slice(performance.now() + FIRST_MS);
      this.#settle();
    } else if (this.#page.player.state.display?.run) this.#show({ ...link, step: null });
    this.changed();
  }

  stop() {
    if (this.looked?.state !== 'looking') return;
    this.looked.state = 'stopped';
    this.#settle();
    this.changed();
  }

  /** Looks on after the limit. */
  lookOn() {
    if (!this.looked) return;
    this.looked.limit = this.looked.look.lines + LOOK;
    this.looked.state = 'looking';
    this.#start();
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
    this.#show({ ...link, board: name }, this.#page.player.state.snapshot.step);
    this.changed();
  }

  /** @param {ProgramLink['by']} by */
  stride(by) {
    const { link } = this;
    if (link)
      this.#show({ ...link, by }, this.#page.player.state.display?.run ? this.#page.player.state.snapshot.step : null);
  }

  /** @param {string} input */
  input(input) {
    const { link } = this;
    if (link) this.#show({ ...link, input, step: null });
  }

  /**
   * Goes to the next or the last time that a line runs.
   * @param {number} line
   * @param {boolean} back
   */
  goToLine(line, back) {
    return this.find(back ? 'previous-line' : 'next-line', line, () => t('script.line.none', { line, after: !back }));
  }

  /**
   * Looks for a step in slices and goes there.
   * @param {import('../../pkg/program.js').ProgramGoal} goal
   * @param {number | undefined} value
   * @param {() => string} none said where there is none
   */
  async find(goal, value, none) {
    const { playback, player, notices } = this.#page;
    const { display } = player.state;
    if (!display?.program || !display.run) return;
    const walked = /** @type {ProgramPlayer} */ (/** @type {unknown} */ (display.run.player));
    playback.pause();
    walked.find(goal, value);
    while (walked.search(20_000)) {
      await yieldToMain();
      if (player.state.display !== display) return;
    }
    const step = walked.found;
    if (step === undefined) notices.pass(none, SENTENCE);
    else playback.goTo(step);
  }

  /** How the program has ended, as far as it has been looked ahead. @type {ProgramEnd | undefined} */
  get end() {
    return this.looked?.look.end();
  }

  /** @type {BoardSource[]} */
  get sources() {
    return this.looked?.look.sources() ?? [];
  }

  /**
   * A program that can be looked ahead, or nothing if it is refused, which is said.
   * @param {ProgramLink} link
   */
  #lookOf(link) {
    const problem = /** @type {Problem} */ (
      link.problem === 'queens' ? { queens: link.size } : { knight: { files: link.files, ranks: link.ranks } }
    );
    try {
      const program = new this.#python.Program(this.text);
      const look = program.look(problem, link.input, link.seed);
      program.free();
      return look;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.refused = /** @type {ProgramError} */ (/** @type {unknown} */ (error));
      const act = error.code === 'language' ? this.openText : null;
      const offer = act && { label: () => t('script.open'), act };
      this.#page.notices.alert(() => refusalText(error), offer);
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
    const player = looked.look.player(looked.source?.name ?? undefined);
    return running({ route, link, player, session: this, study: () => this.#study() });
  }

  /** Looks ahead while the display is shown. */
  #study() {
    this.#start();
    return () => {
      this.#loop = null;
    };
  }

  #start() {
    const loop = (this.#loop = {});
    let shown = performance.now();
    const goOn = async () => {
      for (;;) {
        await yieldToMain();
        const { looked } = this;
        if (this.#loop !== loop || looked?.state !== 'looking') return;
        const now = performance.now();
        const isOver = !this.#slice(now + SLICE_MS);
        if (!isOver && now - shown < REFRESH_MS) continue;
        shown = now;
        this.#settle();
        this.changed();
      }
    };
    void goOn();
  }

  /**
   * Looks ahead until a moment in time.
   * @param {number} deadline in milliseconds
   * @returns {boolean} whether there is more
   */
  #slice(deadline) {
    const { looked } = this;
    if (looked?.state !== 'looking') return false;
    const { look } = looked;
    do {
      if (!look.look(LINES)) looked.state = 'ended';
      else if (look.lines >= looked.limit) looked.state = 'limit';
    } while (looked.state === 'looking' && performance.now() < deadline);
    return looked.state === 'looking';
  }

  /** Shows the board of the likeliest variable, once there is one that has been right or there is nothing more to look at. */
  #settle() {
    const { looked, link } = this;
    if (!looked || !link || looked.settled) return;
    const { look } = looked;
    const sources = look.sources();
    const named = sources.find(({ name }) => name === link.board);
    const source = named ?? sources[0] ?? null;
    const isFinal = looked.state !== 'looking' || source?.passes || false;
    const { display, snapshot } = this.#page.player.state;
    const isShown = display?.program && display.run !== null && isSameRun(looked.link, link);
    if (isShown && !isFinal) return;
    looked.settled = isFinal;
    looked.source = source;
    const isMoved = isShown && snapshot.step > 0;
    const step = isMoved ? snapshot.step : (looked.step ?? (isFinal ? (source?.since ?? null) : null));
    if (isShown && source === null) return;
    this.#show(sizedBy(link, source), step ?? 0);
  }

  /**
   * Shows the program of a link in the place of the one before.
   * @param {ProgramLink} link
   * @param {number | null} [step]
   */
  #show(link, step = null) {
    const page = this.#page;
    const { looked } = this;
    const { players, ask, tab, tabs } = page.store.state;
    const { range } = players[0];
    const shown = looked ? { ...link, step: null } : link;
    const before = tabs[tab].route;
    const isSized = before.view === 'queens' && link.problem === 'queens' && before.size !== link.size;
    const route = isSized ? { ...before, size: link.size } : before;
    if (route.view === 'count') return;
    if (looked && isSized && isSameRun({ ...looked.link, ...sizeOf(link) }, link))
      looked.link = { ...looked.link, ...sizeOf(link) };
    page.show({
      route,
      offer: shown,
      step,
      range,
      ask,
      entry: 'same',
      playing: step !== null && range?.loop === true && !isStill(),
    });
    if (isSized && looked) page.notices.pass(() => t('script.size', { size: link.size }), SENTENCE);
  }

  #forget() {
    this.#loop = null;
    if (this.looked && isAlive(this.looked.look)) this.looked.look.free();
    this.looked = null;
  }

  /**
   * Unpacks the program of a link into the editor. Where it has none it is the one typed last, or an example.
   * @param {ProgramLink} link
   */
  async #read(link) {
    const isEmpty = link.packed === NO_TEXT;
    try {
      const text = isEmpty ? lastText(link.problem) || firstExample(link.problem) : await unpack(link.packed);
      if (text.length > MAX_TEXT) throw new PackedError('too long');
      if (this.link && this.link.packed !== link.packed) return;
      this.text = text;
      this.#packed = isEmpty ? await pack(text) : link.packed;
      this.#field?.write(text);
      if (isEmpty && this.link) this.#show({ ...this.link, packed: this.#packed });
    } catch (error) {
      if (!(error instanceof PackedError)) throw error;
      this.#page.notices.alert(() => t('script.unreadable'));
    }
    this.changed();
  }
}

/**
 * Whether a look is still of this core: after a trap there is another, in which it must not even be freed.
 * @param {Look} look
 */
function isAlive(look) {
  try {
    return look.lines >= 0;
  } catch {
    return false;
  }
}

/** @param {ProgramLink} link */
const sizeOf = (link) => (link.problem === 'queens' ? { size: link.size } : {});

/**
 * A program may set its own N: the board is then of that size.
 * @param {ProgramLink} link
 * @param {BoardSource | null} source
 * @returns {ProgramLink}
 */
const sizedBy = (link, source) => (source && link.problem === 'queens' ? { ...link, size: source.ranks } : link);

/** What a run depends on. @param {ProgramLink} link */
function keyOf({ packed, input, seed, ...link }) {
  const board = link.problem === 'queens' ? [link.size] : [link.files, link.ranks];
  return JSON.stringify([packed, input, seed, ...board]);
}

/**
 * Whether two links are of the same run, wherever its board is read and whatever is shown of it.
 * @param {ProgramLink} one
 * @param {ProgramLink} other
 */
function isSameRun(one, other) {
  return keyOf(one) === keyOf(other);
}
