/**
 * *Read as*: what a text that was pasted or opened was taken for, what was cleaned of it, and what of it can be mended.
 *
 * All that is said is said of texts as they were read and as they are mended here, so that *Undo* in the editor brings back
 * what was said of the text before. Of a text that is edited nothing is said.
 *
 * @import { ProgramDamage, ProgramLanguage, TextProgram } from '../../pkg/lazy.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { State } from '../app/state.js'
 * @import { ProgramLink } from '../core/routes.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Session } from './session.js'
 *
 * @typedef {object} Known a text of which something is said
 * @property {ProgramLanguage} language
 * @property {Message[]} sentences
 * @property {string | null} pasted as it was before it was cleaned; `null` where nothing was
 * @property {string | null} before it was mended; `null` where nothing was
 */

import { home, programOn, startLazy } from '../core/index.js';
import { list, number, says, sentences, t } from '../i18n/index.js';
import { pack } from '../share/index.js';
import { element, localizedText, noMessage, redraw, wordButton } from '../ui/index.js';
import { languageNames } from './languages.js';

/** So many lines of one kind of damage are named. */
const LINES = 12;

/** @param {Session} session */
export function programReading(session) {
  /** Loaded before anything is known. @type {LazyCore | null} */
  let core = null;
  /** @type {Map<string, Known>} */
  const known = new Map();
  /** @type {Known | null} */
  let shown = null;
  const status = element('p', { role: 'status', class: 'read-as', 'aria-label': says('reading') });
  const say = localizedText(status);
  /** @param {string} text */
  const write = (text) => {
    void session.replace(text);
    show();
  };
  /** @param {'reading.raw' | 'reading.undo'} label @param {'pasted' | 'before'} text the one that it brings back */
  const back = (label, text) =>
    wordButton(label, () => write(shown?.[text] ?? ''), { hidden: () => typeof shown?.[text] !== 'string' });
  const [raw, undo] = [back('reading.raw', 'pasted'), back('reading.undo', 'before')];
  const damages = element('ul', { class: 'damage', hidden: true, 'aria-label': says('reading.damage') });
  const actions = element('div', { class: 'setup', hidden: () => !shown }, raw, undo);
  const root = element('div', { class: 'reading' }, status, damages, actions);

  /** @param {ProgramDamage} damage @param {Known} of */
  const damageItem = (damage, of) => {
    const id = `damage-${damage.code}`;
    const sentence = element('span', { id }, () => damageWords(damage));
    const mend = wordButton('reading.mend', () => {
      const before = session.text.typed;
      known.set(damage.mended, { ...of, before, pasted: of.pasted });
      write(damage.mended);
      // The button is gone with what it has mended.
      undo.focus();
    });
    mend.setAttribute('aria-describedby', id);
    return element('li', { class: 'wrap' }, sentence, mend);
  };

  const show = () => {
    const text = session.text.typed;
    const now = known.get(text) ?? null;
    if (now === shown) return;
    shown = now;
    say(now ? () => sentences(...now.sentences.map((sentence) => sentence())) : noMessage);
    const found = (now && core?.programDamage(text, now.language)) ?? [];
    damages.replaceChildren(...found.map((damage) => damageItem(damage, /** @type {Known} */ (now))));
    damages.hidden = found.length === 0;
    redraw(root);
  };

  /** @param {string} text @param {Known} [of] */
  const know = (text, of) => {
    known.clear();
    shown = null;
    if (of) known.set(text, of);
    show();
  };

  return {
    element: root,
    /** The text in the editor may be another one. */
    show: () => (known.size > 0 || shown !== null) && show(),
    /**
     * Says how a text was read that comes into the editor.
     * @param {TextProgram} program
     * @param {string} pasted
     * @param {Message[]} notes
     */
    async opened(program, pasted, notes) {
      core ??= (await startLazy()).core;
      know(program.text, saidOf(program, pasted, notes));
    },
    /**
     * A text was pasted into the editor, and nothing else is there. Of a plain program in Python nothing is said.
     * @param {string} text
     */
    async pasted(text) {
      core ??= (await startLazy()).core;
      if (session.text.typed !== text) return;
      const { program } = core.textKind(text, '');
      if (!program) {
        know(text);
        return;
      }
      const { language } = program;
      await session.follow(language);
      const isPlain = language === 'python' && program.cleaned.length === 0;
      const isSaid = !isPlain || core.programDamage(program.text, language).length > 0;
      if (program.text !== text) await session.replace(program.text);
      know(program.text, isSaid ? saidOf(program, text, []) : undefined);
    },
  };
}

/**
 * What is said of a text as it was read.
 * @param {TextProgram} program
 * @param {string} pasted
 * @param {Message[]} notes
 * @returns {Known}
 */
function saidOf({ language, cleaned }, pasted, notes) {
  const said = [
    () => t('reading.program', { language: languageNames[language] }),
    ...notes,
    ...cleaned.map((each) => () => t(`reading.cleaned.${each}`)),
  ];
  return { language, sentences: said, pasted: cleaned.length > 0 ? pasted : null, before: null };
}

/** @param {ProgramDamage} damage */
function damageWords({ code, lines }) {
  const named = Array.from(lines.slice(0, LINES), (line) => number(line));
  const some = lines.length > LINES ? [...named, '…'] : named;
  return t('reading.lines', { count: lines.length, lines: list(some), what: t(`reading.damage.${code}`) });
}

/**
 * The link of a program in its language: on the board of the piece that its words are about, or on the one that is shown.
 * @param {TextProgram} program
 * @param {Pick<State, 'tab' | 'tabs'>} state
 * @returns {Promise<ProgramLink>}
 */
export async function programLink({ text, knight, language }, { tab, tabs }) {
  const about = knight === undefined ? tab : knight ? 'knight' : 'queens';
  const { route } = tabs[about];
  return { ...programOn(route.view === 'count' ? home.queens : route, await pack(text)), lang: language };
}
