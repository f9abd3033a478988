/** The counts of a search up to a step. */
export interface Statistics {
  placements: number;
  rejections: number;
  backtracks: number;
  solutions: number;
  depth: number;
  /** The work of the solver in its own unit. */
  effort: number;
}

/** An event of a search: one event is one step. Squares are packed. */
export type SearchEvent =
  | { kind: 'place' | 'remove'; square: number }
  /** A candidate fails its test, because a queen on this line attacks it, perhaps a given one. */
  | { kind: 'reject'; square: number; attacker: number; line: 'row' | 'column' | 'diagonal'; given: boolean }
  | { kind: 'solved' };

/** A run at one step. */
export interface Snapshot {
  step: number;
  /** The furthest step explored. */
  furthest: number;
  /** The number of steps of the whole run, once it is known. */
  length: number | undefined;
  /** Whether this is the last one. */
  atEnd: boolean;
  /** The event that led to this step; none at step 0. */
  event: SearchEvent | undefined;
  /** The squares of the pieces that the search has placed, in order, without a knight's first square and without given
   * queens; empty for a known tour. */
  path: Uint32Array;
  /** The counts up to this step. */
  statistics: Statistics;
  /** The counts up to the furthest step explored. */
  explored: Statistics;
  /** The state of a queens solver, as defined in its file. */
  explanation?: Explanation;
}
