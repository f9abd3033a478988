/**
 * Asks what comes next on the page: opens a question where the run rests, takes the answers, and hides the next step.
 *
 * @import { Asking, Asks } from './asking.js'
 * @import { Answer } from './question.js'
 *
 * @typedef {object} Page
 * @property {import('../app/store.js').Store<import('../app/state.js').State>} store
 * @property {import('../app/store.js').Slice<import('../player/state.js').PlayerState>} player
 * @property {import('../player/index.js').Playback} playback
 * @property {Pick<ReturnType<typeof import('../ui/index.js').notices>, 'inform'>} notices
 */

import '../style/ask.css';
import { onLanguageChange, t } from '../i18n/index.js';
import { setOverlays } from '../player/index.js';
import { askAtEvery, beginAsking, isTelling, moveOn, passQuestion, restAt, showAnswer, takeAnswer } from './asking.js';
import { askedBy } from './hiding.js';
import { askPanel } from './panel.js';
import { nextOf, nextQuestion, questionOf } from './question.js';

/**
 * @param {Page} page
 * @param {HTMLElement} root that the panel is put into
 * @param {(step: number) => string} linkTo a step of the run that asks
 * @param {() => void} leave asks no more, and puts the keyboard on the button that asks
 */
export function askPart({ store, player, playback, notices }, root, linkTo, leave) {
  /** @param {(asking: Asking) => Asking | null} change */
  const update = (change) =>
    store.update((state) => (state.asking ? { ...state, asking: change(state.asking) } : state));

  /**
   * Changes the open question, and goes on where it is answered.
   * @param {(asking: Asking) => Asking} change
   */
  const act = (change) => {
    const { asking } = store.state;
    if (!asking?.question) return notices.inform(() => t(asking?.ended ? 'ask.ended' : 'ask.idle'));
    store.batch(() => {
      update(change);
      const now = store.state.asking;
      if (now?.led && !now.question) playback.goTo(now.led.step);
      settle();
    });
  };
  /** @param {Answer} given */
  const answer = (given) =>
    act((asking) => {
      const { run } = player.state.display ?? {};
      if (!('square' in given) || !run) return takeAnswer(asking, given);
      return takeAnswer(asking, { ...given, why: run.player.whyNot?.(given.square, asking.part === 'attack') });
    });
  const panel = askPanel(root, {
    answer,
    show: () => act(showAnswer),
    every: (every) => update((asking) => askAtEvery(asking, every)),
    close: () => update(() => null),
    leave,
    linkTo,
    inform: notices.inform,
  });

  /** The state of the questions as it follows from that of the player. */
  function next() {
    const { ask, asking } = store.state;
    const { display, snapshot, playing, seeking, pending } = player.state;
    if (!display) return null;
    const { route, run, kind, program } = display;
    /** @type {Asks} */
    const asks = !program ? 'step' : display.stride === null ? 'line' : 'board';
    const known = asking?.route === route ? asking : null;
    if (!ask) {
      if (!known || known.tally.length === 0) return null;
      return known.over ? known : { ...passQuestion(known), over: true };
    }
    // A program that waits to be run has nothing to ask.
    if (program && !run) return null;
    const begun = known === null || known.over ? beginAsking(route, asks) : known;
    const now = begun.asks === asks ? begun : { ...passQuestion(begun, false), asks, at: null };
    if (kind !== 'search' || !run || pending) return now;
    if (playing || seeking) return now.at === null ? now : moveOn(now);
    const { step } = snapshot;
    if (now.at === step) return now;
    const asked = now.question?.step;
    const question = questionOf(run, asks);
    const due = now.question && nextOf(now.question);
    // Step forward is Show me. A line of a program that leaves its board as it is leaves the question as well.
    const isOpen = due !== null && question !== null && nextOf(question) === due;
    const left =
      asked === step ? now : due === step ? showAnswer(now) : isOpen ? { ...now, own: step } : passQuestion(now);
    return restAt(left, step, question, snapshot.atEnd);
  }

  /** @type {import('../player/playback.js').Playback['lookout']} */
  const lookout = (run, until, deadline) => {
    const { asking } = store.state;
    if (!asking) return { step: until, pauses: false };
    const isLate = () => performance.now() > deadline;
    return nextQuestion(run, (question) => isTelling(asking, question), until, isLate, asking.asks);
  };

  /** The run, the question and the answer for which the board was changed last. @type {unknown[]} */
  let changed = [];
  function settle() {
    const asking = next();
    if (asking !== store.state.asking) store.update((state) => ({ ...state, asking }));
    const active = asking && !asking.over ? asking : null;
    playback.lookout = active && lookout;
    const now = active ? [active.route, active.question, active.part, active.led] : [];
    if (now.length === changed.length && now.every((value, index) => value === changed[index])) return;
    changed = now;
    player.update(setOverlays, { asked: active && askedBy(active) });
  }

  store.subscribe((state) => state, settle);
  /**
   * A question that opens where the player rests takes the keyboard from the player. Stepping does not move it.
   * @param {Asking | null} asking
   * @param {Asking | null} before
   */
  const show = (asking, before) => {
    panel.show(asking);
    const opens = asking?.question && !before?.question && (before === null || before.over || before.at === null);
    if (opens && root.parentElement?.contains(document.activeElement)) panel.focus();
  };
  store.on('asking', show);
  onLanguageChange(() => panel.show(store.state.asking));
  settle();
  show(store.state.asking, null);

  return {
    /**
     * @param {number} square that was chosen on the board
     * @returns {boolean} whether that is an answer, or would be one
     */
    choose(square) {
      const { asking } = store.state;
      if (!asking || asking.over || asking.asks === 'line') return false;
      answer({ square });
      return true;
    },
    /**
     * @param {number} line that was chosen in the program
     * @returns {boolean} whether that is an answer
     */
    chooseLine(line) {
      if (store.state.asking?.question?.kind !== 'line') return false;
      answer({ line });
      return true;
    },
  };
}
