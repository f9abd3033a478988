/**
 * The caption of a step: what its line did to the board.
 *
 * @import { ProgramBoard, ProgramEnd, ProgramNote } from '../../pkg/program.js'
 * @import { KnightRoute, QueensRoute } from '../core/routes.js'
 * @import { Snapshot } from '../core/run.js'
 * @import { Square } from '../core/squares.js'
 *
 * @typedef {{ added: Square[], removed: Square[] }} Change of the board by one step
 *
 * @typedef {ReturnType<typeof import('../queens/index.js').attackers>} AttackersOf
 */

import { squareName } from '../core/index.js';
import { explain, lineName, placeName, sentences, t } from '../i18n/index.js';

/**
 * The squares on which pieces stand now and did not at the step before, and the other way round.
 * @param {Snapshot} snapshot
 * @returns {Change}
 */
export function changeOf({ program }) {
  const board = program?.board;
  return { added: [...(board?.added ?? [])], removed: [...(board?.removed ?? [])] };
}

/**
 * @param {QueensRoute | KnightRoute} route
 * @param {Snapshot} snapshot
 * @param {Change} change
 * @param {AttackersOf} attackersOf
 */
export function captionOf(route, snapshot, change, attackersOf) {
  const { program, step } = snapshot;
  if (!program) return '';
  const { line, passed } = program;
  // A program without statements has a line event on line 0, as in CPython.
  if ((passed ?? line) === 0) return t('program.empty');
  if (passed === undefined) return t('program.start', { line });
  const done = doneBy(route, program.board, change, passed, attackersOf);
  const said = [...(done === null ? [] : [done]), ...program.notes.map(noteSentence)];
  if (program.end) return sentences(...said, endSentence(program.end, step));
  return said.length === 0 ? t('program.step', { line: passed, next: line }) : sentences(...said);
}

/**
 * What is doubtful in what a line does.
 * @param {Pick<ProgramNote, 'line' | 'message'>} note
 */
export const noteSentence = ({ line, message }) => t('program.note', { line, note: explain(message) });

/**
 * How a program has ended.
 * @param {ProgramEnd} end
 * @param {number} lines that were carried out
 */
export function endSentence(end, lines) {
  if (end.kind === 'error') return t('program.end.error', { line: end.line, error: end.error });
  if (end.kind === 'fault') return t('program.end.error', { line: end.line, error: explain(end.fault) });
  if (end.kind === 'limit') return t(`program.end.${end.limit}`, { line: end.line });
  return t('program.end', { count: lines });
}

/**
 * What a line did to the board; `null` for nothing.
 * @param {QueensRoute | KnightRoute} route
 * @param {ProgramBoard | undefined} board
 * @param {Change} change
 * @param {number} line
 * @param {AttackersOf} attackersOf
 */
function doneBy(route, board, { added, removed }, line, attackersOf) {
  if (!board || added.length + removed.length === 0) return null;
  const count = board.squares.length;
  if (route.view === 'knight') {
    if (board.passes) return t('program.tour', { line, count });
    const [square] = added.length > 0 ? added : removed;
    if (added.length + removed.length > 1) return t('program.many', { line, count: added.length + removed.length });
    const name = squareName(square);
    return added.length > 0
      ? t('program.move', { line, square: name, number: count })
      : t('program.back', { line, square: name });
  }
  const nameOf = (/** @type {Square} */ square) => placeName(square, route.size);
  const [one, other] = [added[0], removed[0]];
  const what =
    added.length === 1 && removed.length === 0
      ? t('program.queen', { line, square: nameOf(one) })
      : added.length === 0 && removed.length === 1
        ? t('program.leave', { line, square: nameOf(other) })
        : added.length === 1 && removed.length === 1
          ? t('program.moves', { line, from: nameOf(other), square: nameOf(one) })
          : t('program.many', { line, count: added.length + removed.length });
  if (board.passes) return sentences(what, t('program.right', { count }));
  if (added.length !== 1) return what;
  const [attacker] = attackersOf(one);
  if (!attacker) return what;
  return sentences(what, t('program.attacked', { square: nameOf(attacker.queen), line: lineName(attacker.line) }));
}
