/**
 * The editor of a program: CodeMirror with its Python, and the other languages once they are chosen, in a shadow root. There its style sheets are made by scripts, which the
 * Content-Security-Policy of the page lets in.
 *
 * Tab indents where somebody types, as in every editor of programs; after Escape it leaves.
 *
 * @typedef {{ line: number, sentence: () => string }} Refused what is wrong, and where
 *
 * @typedef {object} Callbacks
 * @property {() => void} edited the text is another one now
 * @property {(text: string) => void} pasted a text was pasted, and nothing else is there
 * @property {() => void} run
 * @property {(line: number, back: boolean) => void} goToLine the next, or the last time that a line runs
 */

import { element, localizeAttribute } from '../ui/index.js';
import { t } from '../i18n/index.js';
import {
  Compartment,
  Decoration,
  EditorView,
  StateEffect,
  StateField,
  StreamLanguage,
  Transaction,
  WidgetType,
  bracketMatching,
  defaultKeymap,
  drawSelection,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  indentOnInput,
  indentUnit,
  keymap,
  lineNumbers,
  pythonLanguage,
  syntaxHighlighting,
} from './code-mirror.js';
import { highlighting, theme } from './editor-style.js';

/** @typedef {import('./languages.js').Language} Language */

/** The line that comes next, `null` while nothing runs. @type {import('@codemirror/state').StateEffectType<number | null>} */
const light = StateEffect.define();

/** What is wrong with the text. @type {import('@codemirror/state').StateEffectType<readonly Refused[]>} */
const refuse = StateEffect.define();

/** A sentence below the line that it is about. */
class Sentence extends WidgetType {
  /** @param {() => string} message */
  constructor(message) {
    super();
    this.message = message;
  }

  toDOM() {
    return element('div', { class: 'refusal' }, this.message);
  }
}

/**
 * Decorations that an effect sets, and that stay with their text until it does again.
 * @template T
 * @param {import('@codemirror/state').StateEffectType<T>} effect
 * @param {(state: import('@codemirror/state').EditorState, value: T) => import('@codemirror/view').DecorationSet} decorate
 */
const decorations = (effect, decorate) =>
  StateField.define({
    create: () => Decoration.none,
    update(marks, transaction) {
      const set = transaction.effects.find((each) => each.is(effect));
      return set ? decorate(transaction.state, set.value) : marks.map(transaction.changes);
    },
    provide: (field) => EditorView.decorations.from(field),
  });

const litLine = Decoration.line({ class: 'lit', attributes: { 'aria-current': 'step' } });
const lit = decorations(light, ({ doc }, line) =>
  line === null ? Decoration.none : Decoration.set(litLine.range(doc.line(line).from)),
);

const wrongLine = Decoration.line({ class: 'wrong' });
const wrong = decorations(refuse, ({ doc }, refused) =>
  Decoration.set(
    refused.flatMap(({ line, sentence }) => {
      const { from, to } = doc.line(Math.min(line, doc.lines));
      const widget = Decoration.widget({ widget: new Sentence(sentence), block: true, side: 1 });
      return [wrongLine.range(from), widget.range(to)];
    }),
    true,
  ),
);

/** Whether a text was pasted, and nothing else is there. @param {Transaction} transaction */
function isPasteOfAll(transaction) {
  if (!transaction.isUserEvent('input.paste')) return false;
  let length = 0;
  transaction.changes.iterChanges((_from, _to, _fromB, _toB, inserted) => (length += inserted.length));
  return length === transaction.newDoc.length;
}

const labelled = () =>
  EditorView.contentAttributes.of({ 'aria-label': t('your.program'), spellcheck: 'false', tabindex: '0' });

/**
 * The syntax of a language, loaded with it.
 * @param {Language} language
 */
async function syntaxOf(language) {
  if (language === 'python') return pythonLanguage;
  const { c, cpp, java } = await import('@codemirror/legacy-modes/mode/clike');
  return StreamLanguage.define({ c, cpp, java }[language]);
}

/** @param {Callbacks} callbacks */
export function programEditor({ edited, pasted, run, goToLine }) {
  const root = element('div', { class: 'program-editor' });
  const label = new Compartment();
  const syntax = new Compartment();
  const view = new EditorView({
    root: root.attachShadow({ mode: 'open' }),
    parent: /** @type {ShadowRoot} */ (root.shadowRoot),
    extensions: [
      lineNumbers({
        domEventHandlers: {
          mousedown(_, { from }, event) {
            goToLine(view.state.doc.lineAt(from).number, /** @type {MouseEvent} */ (event).shiftKey);
            return true;
          },
        },
      }),
      history(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of('    '),
      bracketMatching(),
      syntax.of(pythonLanguage),
      syntaxHighlighting(highlighting),
      theme,
      label.of(labelled()),
      lit,
      wrong,
      keymap.of([
        { key: 'Mod-Enter', run: () => (run(), true) },
        // Help names one key.
        { mac: 'Ctrl-Enter', run: () => (run(), true) },
        {
          key: 'F8',
          run: () => (goToLine(cursorLine(), false), true),
          shift: () => (goToLine(cursorLine(), true), true),
        },
        { key: 'Tab', run: indentMore, shift: indentLess },
        {
          key: 'Escape',
          run: () => {
            view.setTabFocusMode(true);
            return true;
          },
        },
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      // Where a browser replaces text by itself, it keeps the colours in inline styles, which the policy forbids.
      EditorView.domEventHandlers({
        beforeinput({ inputType, data, isComposing }) {
          if (inputType !== 'insertText' || !data || isComposing || view.state.selection.main.empty) return false;
          view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type' });
          return true;
        },
      }),
      EditorView.updateListener.of((update) => {
        // Who comes by Tab passes on by Tab, until something is done here.
        if (update.focusChanged) view.setTabFocusMode(true);
        else if (update.docChanged || update.selectionSet) view.setTabFocusMode(false);
        // A text that the page has set is no edit.
        if (update.docChanged && !update.transactions.some((each) => each.annotation(Transaction.remote))) edited();
        if (update.transactions.some(isPasteOfAll)) pasted(update.state.doc.toString());
      }),
    ],
  });
  const cursorLine = () => view.state.doc.lineAt(view.state.selection.main.head).number;
  // Escape puts the sheet away that the editor is in on a phone.
  root.addEventListener('keydown', (event) => event.key === 'Escape' && event.stopPropagation());
  // Labels of the inner elements follow the language with the host.
  localizeAttribute(root, 'data-label', () => {
    view.dispatch({ effects: label.reconfigure(labelled()) });
    return t('your.program');
  });
  let last = /** @type {number | null} */ (null);
  let language = /** @type {Language} */ ('python');
  /**
   * Scrolls to a line once the editor is measured, unless its text is another one by then.
   * @param {number} line
   * @param {(block: { top: number, bottom: number }) => void} scroll
   */
  const atMeasure = (line, scroll) => {
    const { doc } = view.state;
    const { from } = doc.line(line);
    view.requestMeasure({
      read: () => (view.state.doc === doc ? view.lineBlockAt(from) : null),
      write: (block) => block && scroll(block),
    });
  };

  return {
    element: root,
    get text() {
      return view.state.doc.toString();
    },
    /** @param {string} text */
    write(text) {
      if (text === this.text) return;
      const changes = { from: 0, to: view.state.doc.length, insert: text };
      view.dispatch({ changes, annotations: Transaction.remote.of(true), selection: { anchor: 0 } });
      view.scrollDOM.scrollTop = 0;
    },
    /**
     * Colours the text as one of a language; without its colours where they cannot be loaded.
     * @param {Language} now
     */
    async speak(now) {
      if (now === language) return;
      language = now;
      const found = await syntaxOf(now).catch(() => []);
      if (language === now) view.dispatch({ effects: syntax.reconfigure(found) });
    },
    /**
     * Lights the line that comes next, and keeps it in sight of the editor, without moving the page.
     * @param {number | null} line
     */
    light(line) {
      if (line === last) return;
      last = line;
      // A program without statements stands on line 0, as in CPython.
      const isThere = line !== null && line > 0 && line <= view.state.doc.lines;
      view.dispatch({ effects: light.of(isThere ? line : null) });
      if (!isThere) return;
      atMeasure(line, ({ top, bottom }) => {
        const { scrollTop, clientHeight } = view.scrollDOM;
        if (top < scrollTop || bottom > scrollTop + clientHeight) view.scrollDOM.scrollTop = top - clientHeight / 3;
      });
    },
    /**
     * Says what is wrong, at its lines.
     * @param {readonly Refused[]} refused
     */
    refuse(refused) {
      view.dispatch({ effects: refuse.of(refused) });
      const [first] = refused;
      if (!first) return;
      atMeasure(Math.min(first.line, view.state.doc.lines), ({ top }) => {
        view.scrollDOM.scrollTop = Math.max(0, top - view.scrollDOM.clientHeight / 3);
      });
    },
    focus: () => view.focus(),
  };
}
