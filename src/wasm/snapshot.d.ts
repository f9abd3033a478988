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

/** A run at one step. */
export interface Snapshot {
  step: number;
  /** The furthest step explored. */
  furthest: number;
  /** The number of steps of the whole run, once it is known. */
  length: number | undefined;
  /** The packed event that led to this step; none at step 0. */
  event: number | undefined;
  /** The squares of the pieces that the search has placed, in order, without a knight's first square and without given
   * queens; empty for a known tour. */
  path: Uint32Array;
  /** The counts up to this step. */
  statistics: Statistics;
  /** The counts up to the furthest step explored. */
  explored: Statistics;
}
