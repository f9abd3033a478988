/**
 * The part of the benchmark of tours that runs in the browser.
 *
 * @typedef {object} Task
 * @property {number} side of the board
 * @property {number} starts how many squares are tried, spread over the board
 * @property {number} rounds how often all of them are timed
 * @property {boolean} closed
 *
 * @typedef {{ found: number, time: number }} Measured how many tours, and the median time of one in milliseconds
 */
import init, { Player } from '../../pkg/lazy.js';
import { median } from './median.mjs';

await init({ module_or_path: await fetch(new URL('../../pkg/lazy_bg.wasm', import.meta.url)) });

const NONE = new Uint32Array(0);

/** The clock of a page is coarse: calls are repeated until they take at least this many milliseconds together. */
const COARSE = 5;

/**
 * @param {Task} task
 * @returns {Measured}
 */
export function measure({ side, starts, rounds, closed }) {
  const squares = Array.from({ length: starts }, (_, index) => {
    const at = Math.floor((index * side * side) / starts);
    return (Math.floor(at / side) << 10) | (at % side);
  });
  /** @param {number} start */
  const make = (start) => {
    const player = Player.tour(side, side, start, closed, null, NONE);
    const way = player.way();
    player.free();
    return way;
  };
  for (const start of squares) {
    const way = make(start);
    if (way[0] !== start || !isTour(side, way, closed)) throw new Error(`no tour of ${side}×${side} from ${start}`);
  }
  const times = Array.from({ length: rounds }, () => timed(make, squares)).flat();
  return { found: squares.length, time: median(times) };
}

/**
 * Whether the referee of the core finds a tour, closed if it is to be.
 * @param {number} side
 * @param {Uint32Array} way
 * @param {boolean} closed
 */
function isTour(side, way, closed) {
  if (way.length < side * side) return false;
  const player = Player.ridden(side, side, NONE, way, closed);
  player.explore(side * side + 1);
  const { length } = player;
  player.free();
  return length === side * side - 1 + Number(closed);
}

/**
 * The time of one, over as many as the clock needs.
 * @param {(start: number) => void} act
 * @param {number[]} starts
 */
function timed(act, starts) {
  const times = [];
  let [count, began] = [0, performance.now()];
  for (const start of starts) {
    act(start);
    count += 1;
    const passed = performance.now() - began;
    if (passed < COARSE) continue;
    times.push(passed / count);
    [count, began] = [0, performance.now()];
  }
  if (times.length === 0) times.push((performance.now() - began) / count);
  return times;
}
