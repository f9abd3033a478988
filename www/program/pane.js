/**
 * The pane of a program: its text, what runs it and looks at it, its verdict, output and variables.
 *
 * @import { ProgramPlayer } from '../../pkg/program.js'
 * @import { Moment } from '../panes/panes.js'
 * @import { Language } from './languages.js'
 * @import { programReading } from './reading.js'
 * @import { Session } from './session.js'
 */

import { onLanguageChange, says } from '../i18n/index.js';
import { yieldToMain } from '../platform/index.js';
import { choiceField, element, linesField, redraw, setText, wordButton } from '../ui/index.js';
import { comparingView } from './comparing-view.js';
import { programEditor } from './editor.js';
import { judgeView } from './judge-view.js';
import { languageNames } from './languages.js';
import { notesView } from './notes.js';
import { programShelf } from './shelf.js';
import { runRow } from './run-row.js';
import { variablesView } from './variables.js';
import { NONE } from './session.js';
import { sourceWords } from './words.js';
import { findingsOf, refusedLines, verdictOf } from './verdict.js';

/** Of a long output the end is shown, in UTF-16 units. */
const SHOWN = 20_000;

/**
 * @param {Session} session
 * @param {object} callbacks
 * @param {() => void} callbacks.openText leads to *Open*, where the output of a program is checked
 * @param {() => Moment['display'] | null} callbacks.displayed what the player has
 * @param {ReturnType<typeof programReading>} callbacks.reading what the text was taken for
 * @param {(line: number) => boolean} callbacks.chooseLine answers a question; whether there is one
 */
export function programPane(session, { openText, displayed, reading, chooseLine }) {
  const editor = programEditor({
    edited() {
      session.edited();
      reading.show();
    },
    pasted: (text) => void reading.pasted(text),
    run: () => void session.run(),
    goToLine: (line, back) => chooseLine(line) || void session.goToLine(line, back),
  });
  session.openText = openText;
  session.text.typedIn({ read: () => editor.text, write: (text) => editor.write(text) });
  const shelf = programShelf(session, () => editor.focus());
  const languages = Object.entries(languageNames).map(([each, name]) => /** @type {const} */ ([each, () => name]));
  const language = choiceField('programming.language', languages, (lang) =>
    session.chooseLanguage(/** @type {Language} */ (lang)),
  );
  const runs = runRow(session);
  const source = choiceField('board.from', {}, (name) => session.choose(name));
  const strides = /** @type {const} */ ({ line: 'stride.line', board: 'stride.board' });
  const stride = choiceField('stride', strides, (by) => session.stride(by === 'line' ? by : 'board'));
  const input = linesField('program.input', 256, (text) => session.change({ input: text }));
  const over = wordButton('program.over', () => void session.find('over', undefined, says('program.over.none')));
  const out = wordButton('program.out', () => void session.find('out', undefined, says('program.out.none')));
  const back = wordButton('program.out.back', () => void session.find('out-back', undefined, says('program.out.none')));
  const verdict = element('p', { role: 'status', class: 'own-verdict', 'aria-label': says('verdict') });
  const findings = element('ul', { class: 'own-findings wrap', 'aria-label': says('verdict.findings') });
  const notes = notesView(session);
  const otherwise = wordButton(
    () => session.otherwise?.label() ?? '',
    () => session.otherwise?.act(),
    { hidden: () => session.otherwise === null },
  );
  const output = element('pre', {
    role: 'log',
    tabindex: 0,
    class: 'own-output mono',
    'aria-label': says('output'),
  });
  const printed = element('div', { hidden: true }, element('h2', {}, says('output')), output);
  const variables = variablesView();
  const beside = comparingView(session);
  const checks = [judgeView(session), beside];
  const steps = element(
    'div',
    { class: 'setup own-steps', hidden: true },
    source.element,
    stride.element,
    over,
    out,
    back,
  );
  const shown = element('div', { hidden: true }, element('h2', {}, says('variables')), variables.element);
  const root = element(
    'div',
    { class: 'own-program' },
    editor.element,
    reading.element,
    element('div', { class: 'setup own-run' }, runs.element, language.element, input.element, otherwise, ...shelf.open),
    verdict,
    findings,
    notes.element,
    steps,
    shown,
    printed,
    ...checks.map((check) => check.element),
    shelf.keep,
  );

  /** @type {Moment | null} */
  let moment = null;
  /** Of the output and the error that are shown. */
  let outputLength = -1;
  let sources = '';

  /** @type {import('../../pkg/program.js').ProgramVerdict | null} */
  let found = null;
  const showFindings = () => {
    if (session.verdict === found) return;
    found = session.verdict;
    const items = (found ? findingsOf(found) : []).map(({ text, step, link }) =>
      element(
        'li',
        {},
        step === null
          ? text
          : wordButton(
              () => text,
              () => session.goTo(step),
              'quiet text',
            ),
        ...(link ? [' ', element('a', { href: link }, says('verdict.open'))] : []),
      ),
    );
    findings.replaceChildren(...items);
  };

  const showSession = () => {
    runs.show();
    reading.show();
    for (const check of checks) check.show();
    redraw(otherwise);
    editor.refuse(session.refused ? refusedLines(session.refused) : []);
    setText(verdict, verdictOf(session));
    showFindings();
    notes.show();
    const variablesFound = session.sources;
    const spoken = session.language;
    const names = JSON.stringify([spoken, ...variablesFound.map(({ name }) => name)]);
    if (names !== sources) {
      sources = names;
      source.select.replaceChildren(
        element('option', { value: NONE }, says('board.none')),
        ...variablesFound.map(({ name }) => element('option', { value: name }, () => sourceWords(name, spoken))),
      );
    }
    source.show(session.looked?.source?.name ?? NONE);
    const { link } = session;
    input.element.hidden = !link?.input && !session.programCore?.ProgramSizes.readsInput(session.text.typed);
    language.show(session.language);
    shelf.offer(session.language);
    void editor.speak(session.language);
    if (link) {
      stride.show(link.by);
      input.show(link.input);
    }
  };
  session.onChange(showSession);
  // So are findings told again where squares go by other names.
  onLanguageChange(() => {
    found = null;
    showSession();
  });

  /** @param {Moment} now */
  const showRun = ({ display: { run, route }, player, hurried }) => {
    const { program } = player.snapshot;
    editor.light(run === null || !program || program.end?.kind === 'end' ? null : program.line);
    beside.showStep(player.snapshot.step);
    if (run === null || hurried) return;
    const walked = /** @type {ProgramPlayer} */ (/** @type {unknown} */ (run.player));
    shown.hidden = !variables.show(walked, route.view === 'queens' ? route.size : null);
    const error = program?.end?.kind === 'error' ? program.end.traceback : '';
    const length = walked.outputLength + error.length;
    if (length === outputLength) return;
    outputLength = length;
    printed.hidden = length === 0;
    const text = printedText(walked.output(), error);
    setText(output, text.length > SHOWN ? `…${text.slice(-SHOWN)}` : text);
    output.scrollTop = output.scrollHeight;
  };

  /** Shows a run that is opened: its board is drawn in one task, its line, variables and output in the next. */
  const showNext = async (/** @type {Moment['display']} */ opened) => {
    await yieldToMain();
    if (moment?.display === opened && displayed() === opened) showRun(moment);
  };

  return {
    element: root,
    /** @param {Moment} now */
    show(now) {
      const { run, route } = now.display;
      const isNew = now.display !== moment?.display;
      moment = now;
      steps.hidden = run === null;
      root.classList.toggle('shown', run !== null);
      for (const check of checks) check.element.hidden = run === null || route.view !== 'queens';
      if (!isNew) {
        showRun(now);
        return;
      }
      outputLength = -1;
      printed.hidden = shown.hidden = true;
      showSession();
      // Who has pressed Run below it looks at the lines now.
      if (run !== null && root.contains(document.activeElement)) editor.element.scrollIntoView({ block: 'nearest' });
      void showNext(now.display);
    },
  };
}

/**
 * What a program has printed, and below it the error that ends it, as in a terminal.
 * @param {string} output
 * @param {string} error
 */
const printedText = (output, error) => `${output}${error && output && !output.endsWith('\n') ? '\n' : ''}${error}`;
