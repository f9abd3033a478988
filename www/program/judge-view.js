/**
 * *Judge*: the button, the numbers of the text that may be N, and a table with a row for each N.
 *
 * @import { SizeResult } from '../../pkg/program.js'
 * @import { Session } from './session.js'
 */

import { number, onLanguageChange, says, t } from '../i18n/index.js';
import { announce, checkbox, element, redraw, tableHead, wordButton } from '../ui/index.js';
import { judgedOf, judgementOf } from './judge-words.js';
import { Judging, LAST } from './judging.js';

/** @param {Session} session */
export function judgeView(session) {
  const judging = new Judging(
    () => session.programCore,
    () => session.link !== null,
  );
  const isJudging = () => judging.state === 'judging';
  /** The texts that the table is of: the one that was judged, and those with another N. */
  const texts = new Set();

  const begin = () => {
    const { link } = session;
    if (link?.problem !== 'queens') return;
    texts.clear();
    texts.add(session.text.value);
    void judging.begin(session.text.value, link);
    showPlaces();
    root.scrollIntoView({ block: 'nearest' });
  };
  const start = wordButton('judge', begin, { hidden: isJudging });
  const cancel = wordButton('cancel', () => judging.cancel(), { hidden: () => !isJudging() });
  const progress = element('span', { class: 'soft' }, () =>
    isJudging() ? t('judge.now', { size: judging.now, last: LAST }) : '',
  );
  const about = element('p', { class: 'soft', hidden: () => judging.state !== 'none' }, says('judge.about'));
  const places = element('div', { class: 'own-places row wrap', role: 'group', 'aria-label': says('judge.places') });
  const status = element('p', { role: 'status', class: 'own-judgement', 'aria-label': says('judge') });
  const body = element('tbody');
  const table = element(
    'table',
    { class: 'own-judged', 'aria-label': says('judge.heading'), hidden: () => judging.results.length === 0 },
    tableHead(['judge.column.n', 'judge.column.boards', 'judge.column.printed', 'judge.column.known', 'verdict']),
    body,
  );
  const root = element(
    'section',
    { class: 'own-judge', 'aria-label': says('judge.heading') },
    element('h2', {}, says('judge.heading')),
    element('div', { class: 'run-row row wrap' }, start, cancel, progress),
    about,
    places,
    status,
    table,
  );

  const showPlaces = () => {
    const { sizes } = judging;
    const literals = sizes?.literals() ?? [];
    places.hidden = literals.length === 0 || sizes?.isRead === true;
    places.replaceChildren(
      element('span', { class: 'soft' }, says('judge.places')),
      ...literals.map(({ name, line, isArgument, isChosen }, index) => {
        const values = { name, line, size: sizes?.n ?? LAST };
        const label = () => t(isArgument ? 'judge.argument' : 'judge.variable', values);
        const box = checkbox(label, (checked) => void judging.choose(index, checked));
        box.input.checked = isChosen;
        return box.element;
      }),
    );
  };

  /** Runs the program with another N. @param {number} size */
  const runWith = async (size) => {
    const { sizes } = judging;
    if (!sizes) return;
    const text = sizes.text(size);
    texts.add(text);
    session.change({ size, ...(sizes.isRead ? { input: String(size) } : {}) });
    await session.replace(text);
    session.say(() => t('judge.with', { size }));
    await session.run();
  };

  /** @param {SizeResult} result */
  const row = (result) => {
    const { size, verdict } = result;
    const judged = judgedOf(result);
    const { boards, total, known } = verdict;
    const words =
      judged.verdict === 'wrong' || judged.verdict === 'unread'
        ? wordButton(
            () => judgedOf(result).text,
            () => void runWith(size),
            { class: 'quiet text', title: () => t('judge.run', { size }) },
          )
        : element('span', {}, () => judgedOf(result).text);
    return element(
      'tr',
      { class: judged.verdict },
      element('th', { scope: 'row' }, () => number(size)),
      ...[boards, total && BigInt(total.number), known].map((count) =>
        element('td', {}, () => (count === null ? '–' : number(count))),
      ),
      element('td', {}, words),
    );
  };

  let shown = /** @type {readonly SizeResult[]} */ ([]);
  const show = () => {
    if (judging.state !== 'none' && !texts.has(session.text.typed)) judging.clear();
    const { results } = judging;
    // The rows that are there stay, with the focus that one may have.
    if (results[0] !== shown[0]) body.replaceChildren();
    body.append(...results.slice(body.rows.length).map(row));
    shown = results;
    if (judging.state === 'none') places.hidden = true;
    const { activeElement: focused } = document;
    redraw(root);
    if (focused === (isJudging() ? start : cancel)) (isJudging() ? cancel : start).focus();
    announce(status, judgementOf(judging));
  };
  judging.changed = show;
  onLanguageChange(() => announce(status, judgementOf(judging)));
  places.hidden = true;
  return { element: root, show };
}
