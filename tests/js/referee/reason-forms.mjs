/**
 * Why there is no tour: the reasons, each with its claims about the board. Behind each the referee tries every way, where
 * the board is small enough.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form, Slots } from './form.mjs'
 * @import { KnightBoard } from './boards.mjs'
 *
 * @typedef {object} ReasonFacts
 * @property {KnightBoard & { closed: boolean }} task
 * @property {Place | null} asked where the tour is to begin, where that is known
 * @property {Place | null} end where it is to end
 * @property {Place[]} marked squares on the board
 */

import { count, form } from './form.mjs';
import { coloursOf, isDark, mayHaveTour, movesFrom, partsWithout, reachOf, squaresOf } from './boards.mjs';
import { isHop, isSame, placeNamed } from './geometry.mjs';

/** A board as it is named in each language: `3×4`, or with squares taken out. */
const REGION = { en: '[region:\\d+×\\d+(?: without # squares?)?]', zh: '[region:\\d+×\\d+(?:（挖去 # 格）| ?)]' };

/** A published source behind a reason. */
const SOURCE = { en: '[source:(?: \\(.*?\\))?]', zh: '[source:(?:（.*?）)?]' };

/** @param {ReasonFacts} facts @param {string} name */
const place = ({ task }, name) => placeNamed(name, task.ranks);

/** @param {ReasonFacts} facts @param {Slots} slots */
function isRegion({ task: { files, ranks, holes } }, { region }) {
  const [width, height, without = 0] = (region.match(/\d+/g) ?? []).map(Number);
  return width === files && height === ranks && without === holes.length;
}

/** @param {ReasonFacts} facts @param {Place} square */
const isLeft = ({ task }, square) => squaresOf(task).some((each) => isSame(each, square));

/** The length of the shorter side. @param {ReasonFacts} facts */
const width = ({ task }) => Math.min(task.files, task.ranks);

/** The dark and light squares, as they are said to be. @param {ReasonFacts} facts @param {Slots} slots */
function areColours({ task }, { dark, light }) {
  const colours = coloursOf(task);
  return colours.dark === count(dark) && colours.light === count(light);
}

/** @param {string} word */
const meansDark = (word) => word === 'dark' || word === '深色';

/** Whether the board falls into more parts without the marked squares than a tour can. @param {ReasonFacts} facts @param {Slots} slots */
function isCut({ task, marked }, { parts, most }) {
  const pieces = task.closed ? marked.length : marked.length + 1;
  return count(parts) === partsWithout(task, marked) && count(most) === pieces && count(parts) > pieces;
}

/** Both squares have exactly two moves, and those to the same two. @param {ReasonFacts} facts @param {string[]} names @param {string[]} others */
const haveMoves = (facts, names, others) =>
  names.every((name) => {
    const moves = movesFrom(facts.task, place(facts, name));
    return moves.length === 2 && others.every((other) => moves.some((to) => isSame(to, place(facts, other))));
  });

/** On a board four squares wide, moves from the outer lines lead to the inner ones. @param {ReasonFacts} facts */
const isFourWide = ({ task, marked }) =>
  (task.files === 4 || task.ranks === 4) && task.holes.length === 0 && marked.length > 0;

/** Whether a square is on one of the two inner lines of such a board. @param {ReasonFacts} facts @param {Place} square */
const isInner = ({ task }, { row, column }) => {
  const [at, side] = task.ranks === 4 ? [row, task.ranks] : [column, task.files];
  return at > 1 && at < side;
};

/**
 * A reason behind the words that there is no tour, which its check holds for true and every way says as well.
 * @param {string} key
 * @param {string} en
 * @param {string} zh
 * @param {(facts: ReasonFacts, slots: Slots) => boolean} holds
 */
const reason = (key, en, zh, holds) =>
  form(
    `why.${key}`,
    `No [none:closed tour|tour]: ${en}`,
    `没有[none:闭合周游|周游]：${zh}`,
    (/** @type {ReasonFacts} */ facts, slots) =>
      (slots.none === 'closed tour' || slots.none === '闭合周游') === facts.task.closed &&
      !mayHaveTourHere(facts) &&
      isSource(slots.source) &&
      holds(facts, slots),
  );

/** @param {string} [source] in brackets, nothing where there is none */
const isSource = (source = '') => /^$|(Schwenk 1991|Cull (and|和) De Curtins 1978)[)）]$/.test(source);

/** @param {ReasonFacts} facts */
const mayHaveTourHere = ({ task, asked, end }) =>
  squaresOf(task).length <= 25 && mayHaveTour(task, { start: asked, end, closed: task.closed });

/** @type {Form<ReasonFacts>[]} */
export const reasonForms = [
  reason(
    'odd-closed',
    `A closed tour needs an even number of squares: ${REGION.en} has #squares.`,
    `闭合周游需要偶数个格：${REGION.zh}有 #squares 格。`,
    (facts, slots) =>
      isRegion(facts, slots) && squaresOf(facts.task).length === count(slots.squares) && count(slots.squares) % 2 === 1,
  ),
  reason(
    'too-few',
    `A closed tour needs at least four squares: ${REGION.en} has #squares.`,
    `闭合周游至少需要四格：${REGION.zh}只有 #squares 格。`,
    (facts, slots) =>
      isRegion(facts, slots) && squaresOf(facts.task).length === count(slots.squares) && count(slots.squares) < 4,
  ),
  reason(
    'unbalanced-closed',
    `A knight changes colour at each move, so a closed tour needs as many dark squares as light ones: ${REGION.en} has #dark dark and #light light.`,
    `马每跳一步就换一种颜色，所以闭合周游需要深色格与浅色格一样多：${REGION.zh}有 #dark 个深色格、#light 个浅色格。`,
    (facts, slots) =>
      facts.task.closed && isRegion(facts, slots) && areColours(facts, slots) && slots.dark !== slots.light,
  ),
  reason(
    'unbalanced-open',
    `A knight changes colour at each move, so a tour needs as many dark squares as light ones, give or take one: ${REGION.en} has #dark dark and #light light.`,
    `马每跳一步就换一种颜色，所以周游需要深色格与浅色格的数目最多相差一：${REGION.zh}有 #dark 个深色格、#light 个浅色格。`,
    (facts, slots) =>
      !facts.task.closed &&
      isRegion(facts, slots) &&
      areColours(facts, slots) &&
      Math.abs(count(slots.dark) - count(slots.light)) > 1,
  ),
  reason(
    'start-colour',
    `[region:\\d+×\\d+(?: without # squares?)?] has #dark dark and #light light squares, and a knight changes colour at each move, so an open tour starts and ends on a [needed:dark|light] square: @start is [is:dark|light].`,
    `${REGION.zh}有 #dark 个深色格、#light 个浅色格，而马每跳一步就换一种颜色，所以开放周游的起点和终点都是[needed:深色|浅色]格：@start 是[is:深色|浅色]格。`,
    (facts, slots) => {
      const { dark, light } = coloursOf(facts.task);
      const start = place(facts, slots.start);
      const isStart = isSame(start, facts.asked ?? undefined) && isDark(facts.task, start) === meansDark(slots.is);
      const isNeeded = meansDark(slots.needed) === dark > light && Math.abs(dark - light) === 1;
      return isRegion(facts, slots) && areColours(facts, slots) && isStart && isNeeded && slots.is !== slots.needed;
    },
  ),
  reason(
    'end-colour',
    `A knight changes colour at each move, so on ${REGION.en} a tour from @start ends on a [needed:dark|light] square: @end is [is:dark|light].`,
    `马每跳一步就换一种颜色，所以在 ${REGION.zh}上，从 @start 出发的周游必在[needed:深色|浅色]格结束：@end 是[is:深色|浅色]格。`,
    (facts, slots) => {
      const [start, end] = [place(facts, slots.start), place(facts, slots.end)];
      const needed = isDark(facts.task, start) === (squaresOf(facts.task).length % 2 === 1);
      const isAsked = isSame(start, facts.asked ?? undefined) && isSame(end, facts.end ?? undefined);
      const isColour = isDark(facts.task, end) === meansDark(slots.is) && needed === meansDark(slots.needed);
      return isRegion(facts, slots) && isAsked && isColour && slots.is !== slots.needed;
    },
  ),
  reason(
    'end-is-start',
    'An open tour does not end where it starts, on @square.',
    '开放周游不会在起点 @square 结束。',
    (facts, { square }) =>
      isSame(place(facts, square), facts.asked ?? undefined) &&
      isSame(facts.asked ?? undefined, facts.end ?? undefined),
  ),
  reason(
    'one-wide',
    'On a board one square wide a knight cannot move.',
    '在只有一格宽的棋盘上，马一步也走不了。',
    (facts) => width(facts) === 1 && squaresOf(facts.task).length > 1,
  ),
  reason(
    'two-wide',
    'On a board two squares wide each move goes two squares along it, so from @square a knight never comes to the marked squares.',
    '在两格宽的棋盘上，马每一步都沿长边前进两格，所以从 @square 出发永远走不到标出的格。',
    (facts, { square }) => {
      const reach = reachOf(facts.task, place(facts, square));
      const isStart = facts.asked === null || isSame(place(facts, square), facts.asked);
      const isMissed = facts.marked.every((each) => !reach.some((found) => isSame(found, each)));
      return width(facts) === 2 && isStart && facts.marked.length > 0 && isMissed;
    },
  ),
  reason(
    'four-wide',
    `From the outer lines of ${REGION.en} a knight can only go to the inner ones, which are as long. So it would alternate between them as between colours, and miss the marked squares${SOURCE.en}.`,
    `从 ${REGION.zh}外侧的两条线，马只能跳到内侧的两条线，而内外格数相同。闭合周游就只能内外交替，正如深浅交替一样，因此走不到标出的格${SOURCE.zh}。`,
    (facts, slots) => isRegion(facts, slots) && isFourWide(facts) && facts.task.closed,
  ),
  reason(
    'inner-line',
    `From the outer lines of ${REGION.en} a knight can only go to the inner ones, which are as long. So a tour from @square would alternate between them as between colours, and miss the marked squares.`,
    `从 ${REGION.zh}外侧的两条线，马只能跳到内侧的两条线，而内外格数相同。从 @square 出发的周游就只能内外交替，正如深浅交替一样，因此走不到标出的格。`,
    (facts, slots) => {
      const square = place(facts, slots.square);
      const isEnd = [facts.asked, facts.end].some((each) => isSame(square, each ?? undefined));
      return isRegion(facts, slots) && isFourWide(facts) && isEnd && isInner(facts, square);
    },
  ),
  reason(
    'isolated',
    "No knight's move reaches @square.",
    '马怎么跳也到不了 @square。',
    (facts, { square }) =>
      movesFrom(facts.task, place(facts, square)).length === 0 && isLeft(facts, place(facts, square)),
  ),
  reason(
    'corner-ring',
    `The corners @one and @other have only two moves each, to @third and to @fourth, so a tour that comes back would do so after these four squares${SOURCE.en}.`,
    `角格 @one 和 @other 都只有到 @third 和 @fourth 的两步可走，所以能回到起点的走法，走完这四格就已经回来了${SOURCE.zh}。`,
    (facts, { one, other, third, fourth }) =>
      one !== other && third !== fourth && haveMoves(facts, [one, other], [third, fourth]) && facts.task.closed,
  ),
  reason(
    'corners',
    `From its corners a knight can only go to the four middle squares, without which ${REGION.en} falls into #parts parts, but a tour into #most at most${SOURCE.en}.`,
    `马从角格只能跳到中间的四格；去掉这四格后，${REGION.zh}分成 #parts 块，而周游最多断成 #most 段${SOURCE.zh}。`,
    (facts, slots) => isRegion(facts, slots) && facts.marked.length === 4 && isCut(facts, slots),
  ),
  reason(
    'small-board',
    `Without the #count marked squares ${REGION.en} falls into #parts parts, but a tour into #most at most${SOURCE.en}.`,
    `去掉标出的 #count 格后，${REGION.zh}分成 #parts 块，而周游最多断成 #most 段${SOURCE.zh}。`,
    (facts, slots) => isRegion(facts, slots) && facts.marked.length === count(slots.count) && isCut(facts, slots),
  ),
  reason(
    'forced-apart',
    `On ${REGION.en} the corners force one move after another, until only a way from @one to @other is left, and no move joins these${SOURCE.en}.`,
    `在 ${REGION.zh}上，从角格起每一步都是必然的，最后只剩下一条连接 @one 和 @other 的路，而这两格之间没有马步${SOURCE.zh}。`,
    (facts, slots) => {
      const ends = [place(facts, slots.one), place(facts, slots.other)];
      const areTwo = slots.one !== slots.other;
      const areMarked = ends.every((end) => facts.marked.some((square) => isSame(square, end)));
      return isRegion(facts, slots) && !isHop(ends[0], ends[1]) && areMarked && areTwo;
    },
  ),
  reason(
    'unreachable',
    'From @start a knight cannot reach @square.',
    '马从 @start 走不到 @square。',
    (facts, { start, square }) => {
      const from = place(facts, start);
      const isReached = reachOf(facts.task, from).some((each) => isSame(each, place(facts, square)));
      return isSame(from, facts.asked ?? undefined) && isLeft(facts, place(facts, square)) && !isReached;
    },
  ),
  reason(
    'one-move',
    'A tour enters and leaves @square, but only one move leads there.',
    '周游要进出 @square，却只有一个马步通向那里。',
    (facts, { square }) => {
      const here = place(facts, square);
      // An open tour does not enter its first square, nor leave the last one that is asked for.
      const isEnd = !facts.task.closed && [facts.asked, facts.end].some((each) => isSame(here, each ?? undefined));
      return isLeft(facts, here) && movesFrom(facts.task, here).length === 1 && !isEnd;
    },
  ),
  reason(
    'starved',
    'A tour makes at least #need moves at the #count marked squares, but the squares around them can take only #offer.',
    '周游在标出的 #count 格上至少要走 #need 步，而周围的格最多只能容纳 #offer 步。',
    (facts, slots) => {
      const { task, marked, asked, end } = facts;
      const isEnd = (/** @type {Place} */ square) =>
        !task.closed && [asked, end].some((each) => isSame(square, each ?? undefined));
      // At each end of an open tour it makes one move: at its start, and at a last square of the colour that comes last.
      const isOdd = squaresOf(task).length % 2 === 1;
      const isLast = (/** @type {Place} */ square) =>
        !isEnd(square) && asked !== null && (isDark(task, square) === isDark(task, asked)) === isOdd;
      const last = !task.closed && !end && marked.some(isLast) ? 1 : 0;
      const open = marked.filter(isEnd).length + last;
      const around = squaresOf(task).filter((square) => marked.some((each) => isHop(each, square)));
      const offers = around.map((square) => {
        const ways = movesFrom(task, square).filter((to) => marked.some((each) => isSame(each, to))).length;
        return Math.min(ways, isEnd(square) ? 1 : 2);
      });
      const offer = offers.reduce((sum, each) => sum + each, 0);
      const areApart = !around.some((square) => marked.some((each) => isSame(each, square)));
      const need = 2 * marked.length - open;
      return (
        areApart &&
        count(slots.count) === marked.length &&
        count(slots.need) === need &&
        count(slots.offer) === offer &&
        offer < need
      );
    },
  ),
  reason(
    'cut-by-one',
    'Without @square the board falls into #parts parts, but a tour into #most at most.',
    '去掉 @square 后，棋盘分成 #parts 块，而周游最多断成 #most 段。',
    (facts, slots) => isCut({ ...facts, marked: [place(facts, slots.square)] }, slots),
  ),
  reason(
    'cut',
    'Without the #count marked squares the board falls into #parts parts, but a tour into #most at most.',
    '去掉标出的 #count 格后，棋盘分成 #parts 块，而周游最多断成 #most 段。',
    (facts, slots) => facts.marked.length === count(slots.count) && isCut(facts, slots),
  ),
  reason(
    'exhausted',
    `Every way was tried on ${REGION.en}.`,
    `${REGION.zh}上的所有走法都试过了。`,
    (facts, slots) => isRegion(facts, slots) && squaresOf(facts.task).length <= 25,
  ),
  reason(
    'twin-ends',
    'The squares @one and @other have the same two moves, so a tour ends on one of them. If the other end is @square, it has only one move, but the moves that the corners force on either side need one to it.',
    '@one 和 @other 能走的两步相同，所以其中一格是周游的一端。另一端若是 @square，那里就只走一步，而左右两边由角格决定的走法各需要一步通向它。',
    (facts, { one, other, square }) => {
      const moves = movesFrom(facts.task, place(facts, one));
      const same = moves.length === 2 && moves.every((to) => isHop(to, place(facts, other)));
      return one !== other && same && isAnEnd(facts, square) && needySides(facts, square) === 2;
    },
  ),
  reason(
    'forced-short',
    'The corners @one and @other both need a move to @square, where a tour that starts there has only one: the other corner is its end. The corners then force each move, and it is over after 6 squares.',
    '角格 @one 和 @other 都需要一步通向 @square，而从那里出发的周游只有一步可走，所以另一个角格是终点。此后每一步都由角格决定，走完 6 格就结束了。',
    (facts, { one, other, square }) => {
      const needy = needyCorners(facts, square);
      const areCorners = [one, other].every((name) => needy.some((corner) => isSame(corner, place(facts, name))));
      return one !== other && areCorners && isAnEnd(facts, square);
    },
  ),
];

/** The corners with two moves, one of which leads to a square. @param {ReasonFacts} facts @param {string} name */
const needyCorners = (facts, name) => {
  const { files, ranks } = facts.task;
  const corners = [1, ranks].flatMap((row) => [1, files].map((column) => ({ row, column })));
  return corners.filter((corner) => movesFrom(facts.task, corner).length === 2 && isHop(corner, place(facts, name)));
};

/**
 * On how many sides two corners have one move to the same square, and their other moves lead beside the one named.
 * @param {ReasonFacts} facts
 * @param {string} name
 */
function needySides(facts, name) {
  const { task } = facts;
  const corners = [1, task.ranks].flatMap((row) => [1, task.files].map((column) => ({ row, column })));
  const pairs = corners.flatMap((one, index) => corners.slice(index + 1).map((other) => [one, other]));
  return pairs.filter((pair) => {
    const moves = pair.map((corner) => movesFrom(task, corner));
    const shared = moves[0].filter((to) => moves[1].some((each) => isSame(each, to)));
    const others = moves.flat().filter((to) => !shared.some((each) => isSame(each, to)));
    return shared.length === 1 && others.length === 2 && others.every((to) => isHop(to, place(facts, name)));
  }).length;
}

/** @param {ReasonFacts} facts @param {string} name */
const isAnEnd = (facts, name) =>
  [facts.asked, facts.end].some((each) => each !== null && isSame(each, place(facts, name)));
