/**
 * *Solutions*: all solutions of a small board as small boards, each a link to itself on the large one; those of a larger
 * board by their number.
 *
 * @import { PageController } from '../../app/page-controller.js'
 * @import { CountCore } from '../../core/wasm.js'
 * @import { Square } from '../../core/squares.js'
 * @import { Moment } from '../../panes/panes.js'
 * @import { Answer, Filter, List } from './solution.js'
 */

import '../../style/gallery.css';
import { announce, choiceField, element, numberField, redraw, textField, wordButton } from '../../ui/index.js';
import { instances, limits, startCount } from '../../core/index.js';
import { number, says, shortName, t, wording } from '../../i18n/index.js';
import { linkTo } from './solution.js';
import { textDialog } from './text-dialog.js';
import { tileList } from './tiles.js';
import { isCancelled, once } from '../../platform/index.js';
import { queensWorker } from '../worker-client.js';
import { countWords, familyWords, kindWords, placeWords, tileWords } from './words.js';

/**
 * @param {PageController} page
 * @param {Pick<CountCore, 'Solutions'>} counting
 * @param {(link: string) => void} open
 */
export function galleryPane(page, { Solutions }, open) {
  const { core } = page;
  const showError = page.notices.alert;
  /** Of the boards listed. */
  let filter = page.store.state.gallery;
  /** Of the boards listed; 0 when they have to be listed anew. */
  let size = 0;
  let language = '';
  let totals = { all: 0, fundamental: 0 };
  /** Those of a small board are found; a worker has those of a large one. @type {List | null} */
  let solutions = null;
  /** The instances of the core that they are of. */
  let own = instances();
  /** The placement on the board. @type {readonly Square[] | null} */
  let queens = null;
  /** The placement whose number was announced last. @type {readonly Square[] | null} */
  let announced = null;
  /** @type {Moment | null} */
  let last = null;
  /** A number that was typed, until its solution is found. @type {number | null} */
  let wanted = null;

  const isLarge = () => size > limits().gallery;
  const linkOf = (/** @type {readonly Square[]} */ solution) => linkTo(core, size, solution);
  const fieldName = () => (filter.with === null ? '' : shortName(filter.with, size));
  /** Has the solutions of a large board; made when it is first needed. */
  const worker = once(async () => queensWorker((await startCount()).module, true));
  /** The question that the worker was asked last. @type {object | null} */
  let asked = null;
  /** Gives it up. @type {(() => void) | undefined} */
  let giveUp;
  const tell = (/** @type {Answer} */ answer) => isLarge() && showAnswer(answer);
  const ask = async () => {
    giveUp?.();
    const question = { size, ...filter, queens, number: wanted };
    asked = question;
    try {
      const client = await worker();
      if (asked !== question) return;
      const { result, cancel } = client.request('find', question, tell);
      giveUp = cancel;
      tell(await result);
    } catch (error) {
      if (isCancelled(error)) return;
      // The next question gets another worker.
      wanted = null;
      total.ariaBusy = 'false';
      showError(says('worker.lost'));
    }
  };

  /** @param {Filter} chosen */
  const choose = (chosen) => {
    page.browse(size, chosen);
    // The board may be as it was.
    if (last) update(last);
  };
  const kinds = {
    all: () => kindWords('all', totals.all),
    fundamental: () => kindWords('fundamental', totals.fundamental),
  };
  const show = choiceField('gallery.show', kinds, (key) => choose({ ...filter, fundamental: key === 'fundamental' }));
  const withSquare = (/** @type {string} */ name) => {
    const named = name === '' ? null : page.squareNamed(name, { files: size, ranks: size });
    if (name === '' || named !== null) choose({ ...filter, with: named });
    else square.show(fieldName());
  };
  const square = textField('gallery.with', 16, withSquare, 'any');
  const most = Number(core.publishedCount(limits().numbered));
  const which = numberField('gallery.number', { min: 1, max: most, showError, isFound: true }, (value) => {
    wanted = value;
    void ask();
  });
  const total = element('p', { role: 'status', 'aria-label': says('gallery.total') });
  // Both keep the focus while they lead nowhere: until the next solution is found, or at an end.
  const previous = element('a', { tabindex: 0 }, says('gallery.previous'));
  const next = element('a', { tabindex: 0 }, says('gallery.next'));
  const place = element('p', { role: 'status', 'aria-label': says('gallery.shown') });
  const family = element('p', { class: 'family' });
  const tiles = tileList('solutions', 'gallery.list', tileWords, linkOf);
  const texts = textDialog(worker);
  const asText = wordButton('gallery.text', () => texts.open({ size, ...filter }), { 'aria-haspopup': 'dialog' });
  const images = tileList('images', 'gallery.images', ({ index }) => number(index + 1), linkOf);

  /** @param {Moment} moment */
  function update(moment) {
    last = moment;
    const { route } = moment.display;
    if (route.view !== 'queens') return;
    const placed = route.solver === null ? route.queens : null;
    const { gallery } = page.store.state;
    if (gallery.fundamental !== filter.fundamental || gallery.with !== filter.with || own !== instances()) size = 0;
    filter = gallery;
    if (route.size === size && placed === queens && language === wording()) return;
    const reworded = language !== '' && language !== wording();
    language = wording();
    queens = placed;
    wanted = null;
    if (route.size !== size || reworded) list(route.size);
    if (isLarge()) void ask();
    else if (solutions) showAnswer(solutions.answer(queens, null, true));
    showFamily();
  }

  /** @param {number} listed */
  function list(listed) {
    size = listed;
    totals = { all: Number(core.publishedCount(size)), fundamental: Number(core.publishedFundamental(size)) };
    solutions?.free();
    own = instances();
    solutions = new Solutions(size);
    solutions.choose(filter.fundamental, filter.with);
    redraw(show.element);
    show.show(filter.fundamental ? 'fundamental' : 'all');
    square.show(fieldName());
    which.element.hidden = !isLarge();
    tiles.lay(size, isLarge() ? [] : solutions.listed());
    tiles.element.hidden = isLarge();
    // Until the solutions of a large board are found, nothing leads to those of the board before.
    total.ariaBusy = 'true';
    lead(previous, null);
    lead(next, null);
  }

  /** @param {Answer} answer */
  function showAnswer({ total: count, over, number: here, route, previous: before, next: after }) {
    if (wanted !== null && route) {
      wanted = null;
      open(linkOf(route));
      return;
    }
    if (wanted !== null && over) {
      const values = { number: wanted, count };
      wanted = null;
      showError(() => t('gallery.no.number', values));
    }
    total.ariaBusy = String(!over);
    announce(total, countWords({ total: count, over }, filter, size));
    lead(previous, before);
    lead(next, after);
    place.ariaLive = queens === announced ? 'off' : 'polite';
    announce(place, placeWords({ number: here, total: count }));
    if (here === null) return;
    announced = queens;
    which.show(here);
  }

  /** Marks the solution on the board, and shows its images. */
  function showFamily() {
    const found = solutions?.images(queens ?? []) ?? [];
    const standing = new Set(queens);
    const current = found.find((image) => image.queens.every((queen) => standing.has(queen)));
    tiles.mark(current);
    images.lay(size, found, isLarge() ? 'gallery.image' : 'gallery.board');
    images.mark(current);
    images.element.hidden = !current;
    family.replaceChildren();
    if (!current) return;
    family.append(familyWords(current, isLarge()));
    if (isLarge()) return;
    for (const { index, queens: image } of found) {
      const name = number(index + 1);
      family.append(
        ' ',
        index === current.index ? element('b', {}, name) : element('a', { href: linkOf(image) }, name),
      );
    }
  }

  /**
   * Lets a link lead to a solution, or nowhere.
   * @param {HTMLAnchorElement} anchor
   * @param {readonly Square[] | null} solution
   */
  function lead(anchor, solution) {
    anchor.role = 'link';
    anchor.ariaDisabled = String(solution === null);
    if (solution) anchor.href = linkOf(solution);
    else anchor.removeAttribute('href');
  }

  return {
    element: element(
      'div',
      { class: 'gallery' },
      element('div', { class: 'setup' }, show.element, square.element, which.element),
      total,
      element('div', { class: 'pager row' }, previous, place, next, asText),
      family,
      images.element,
      tiles.element,
      texts.element,
    ),
    show: update,
  };
}
