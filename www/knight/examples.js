/**
 * Searches worth watching, each a link: the article's own, and those that really go back, by how often they do.
 *
 * @import { Key } from '../i18n/index.js'
 */

import { element } from '../ui/index.js';
import { number, says, t } from '../i18n/index.js';

/** @type {[link: string, name: Key, back: number][]} */
export const searches = [
  ['8x8/b7?tour=closed&solver=warnsdorff', 'example.ride.article', 5],
  ['8x8/a1?tour=closed&solver=warnsdorff', 'example.ride.corner', 5],
  ['6x6/a1?tour=closed&solver=warnsdorff', 'example.ride.closed', 114],
  ['10x8/a1?tour=closed&solver=warnsdorff', 'example.ride.closed', 165],
  ['12x12/a1?tour=closed&solver=warnsdorff', 'example.ride.closed', 6_072_554],
  ['12x12/a1?tour=closed&solver=warnsdorff&prune=1', 'example.ride.prune', 1],
  ['6x6/c3?solver=warnsdorff', 'example.ride.open', 9],
  ['5x13/a1?solver=warnsdorff', 'example.ride.open', 20],
  ['8x9/c1?solver=warnsdorff', 'example.ride.open', 89],
  ['3x4/b1?solver=plain', 'example.ride.plain', 19],
  ['5x5/a1?solver=plain', 'example.ride.plain', 13_984],
];

export function examples() {
  const items = searches.map(([link, name, back]) => {
    const [board, start] = [link.split('/')[0].replace('x', '×'), link.split(/[/?]/)[1]];
    const label = () => t(name, { board, start });
    const times = () => t('example.ride.back', { count: back, back: number(back) });
    const counted = element('span', { class: 'soft' }, times);
    return element('li', {}, element('a', { class: 'example', href: `#1/knight/${link}` }, label), ' ', counted);
  });
  return element('ul', { class: 'examples', 'aria-label': says('examples.ride') }, ...items);
}

/**
 * A part beside the board that is the same at each step, made when it is first shown.
 * @param {() => HTMLElement} make
 * @returns {import('../player/display.js').Part}
 */
export function note(make) {
  /** @type {HTMLElement | undefined} */
  let made;
  return {
    get element() {
      return (made ??= make());
    },
    show() {},
  };
}

/** A link to the search of the article, on its own board. */
export const articleSearch = () =>
  element('a', { class: 'word', href: `#1/knight/${searches[0][0]}` }, says('watch.article'));
