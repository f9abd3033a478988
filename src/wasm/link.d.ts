/**
 * The target of a link. Squares are packed as `rank << 10 | file`, both from 0.
 */
export type Link =
  HomeLink | QueensLink | SolutionsLink | RaceLink | KnightLink | CountLink | LessonLink | CompareLink | ProgramLink;

/** The empty link: what it shows is for the page to choose. */
export interface HomeLink {
  view: 'home';
}

/** How much of the page is shown. */
export interface Framing {
  /** In projector mode: never with `embed`, and only where there is a player. */
  present?: boolean;
  /** Board and transport alone, for a frame. */
  embed: boolean;
}

/** The step of a run that a link opens, and what is done from there. */
export interface Moment {
  /** 0 to 10⁹; a search has one, a tour without one is shown at its end. */
  step: number | null;
  /** The steps to play, the first and a later one; `step` is one of them. */
  steps: [number, number] | null;
  /** They are played round and round: only with `steps`. */
  loop: boolean;
  /** The next step is asked for: only of searches, and never with `steps`. */
  ask: boolean;
}

/** A placement to play with, attacking or not (`solver`, `step` and `steps` are null), or a solver at a step. */
export interface QueensLink extends Moment, Framing {
  view: 'queens';
  /** 1 to 32 */
  size: number;
  /** The placement, or the queens given to the solver, row by row from the top. */
  queens: number[];
  solver: keyof Explanations | null;
}

/** The gallery of solutions. */
export interface SolutionsLink extends Framing {
  view: 'solutions';
  /** 1 to 32 */
  size: number;
  /** Fundamental solutions only. */
  fundamental: boolean;
  /** Only solutions with a queen on this square. */
  with: number | null;
}

/** The race of the solvers, to be offered. */
export interface RaceLink extends Framing {
  view: 'race';
  size: number;
  queens: number[];
}

/**
 * A knight's board. Without a start it waits for one. With `digits` it shows that tour, with `number` that one of all
 * closed tours, with `solver` a search, else a tour by construction.
 */
export interface KnightLink extends Moment, Framing {
  view: 'knight';
  /** 1 to 1000 */
  files: number;
  /** 1 to 1000 */
  ranks: number;
  start: number | null;
  /** Never with `digits`: whether a given tour is closed is computed. */
  closed: boolean;
  /** The last square of an open tour by construction. */
  end: number | null;
  /** Squares taken out of the board. */
  holes: number[];
  /** Only with `closed`, and on a whole board. */
  number: number | null;
  /** One digit from 0 to 7 a move. Whether it is a tour, nobody has checked. */
  digits: string | null;
  solver: 'warnsdorff' | 'plain' | null;
  /** The extra prune: only with `warnsdorff` and `closed`. */
  prune: boolean;
}

/** A count, to be offered. */
export interface CountLink extends Framing {
  view: 'count';
  /** 1 to 27 */
  size: number;
  /** By the bitmask recursion; null for the quickest method. */
  method: 'mask' | null;
}

/** A lesson at one of its stops: of `lesson` and `packed` exactly one is not null. */
export interface LessonLink extends Framing {
  view: 'lesson';
  /** One of those built in. */
  lesson: keyof Explanations | 'warnsdorff' | 'impossible' | 'compiler' | null;
  /** One of one's own in base64url, of which only the characters and the length are checked. */
  packed: string | null;
  /** 1 to 9999 */
  stop: number;
}

/** Two solvers of one problem, side by side. */
export type CompareLink = Framing & {
  view: 'compare';
  /** The unit of a step. */
  by: 'event' | 'placement' | 'solution';
  /** 0 to 10⁹ */
  step: number;
} & (QueensSides | KnightSides);

/** Two solvers that start from the same queens. */
export interface QueensSides {
  problem: 'queens';
  size: number;
  queens: number[];
  left: keyof Explanations;
  right: keyof Explanations;
}

/** Two searches for a tour from the same square; `pruned` only where it is closed. */
export interface KnightSides {
  problem: 'knight';
  files: number;
  ranks: number;
  holes: number[];
  start: number;
  closed: boolean;
  left: 'warnsdorff' | 'pruned' | 'plain';
  right: 'warnsdorff' | 'pruned' | 'plain';
}

/** A program of one's own, to be shown and not run by itself. Without a `step` it opens at its first board. */
export type ProgramLink = Moment &
  Framing & {
    view: 'program';
    /** The text in base64url, of which only the characters and the length are checked. */
    packed: string;
    /** The language that it is written in. */
    lang: 'python' | 'c' | 'cpp' | 'java';
    /** The variable with the board: `solve.board`, `.queens`, `self.columns`; `none` for no board, null for the one found. */
    board: string | null;
    /** The unit of a step of the player; `step` counts lines whatever it is. */
    by: 'board' | 'line';
    /** What the program reads: at most 256 characters. */
    input: string;
    /** Where its random numbers begin: 0 to 2³² − 1. */
    seed: number;
  } & (QueensProblem | KnightProblem);

/** A program for N queens. */
export interface QueensProblem {
  problem: 'queens';
  size: number;
}

/** A program for a knight's tour. */
export interface KnightProblem {
  problem: 'knight';
  files: number;
  ranks: number;
}

/** The link of a pasted text, and how it was understood. */
export interface Pasted {
  link: Link;
  /** Whether its columns or moves were counted from 0. */
  fromZero: boolean;
  /** How many boards it holds; the first is shown. */
  boards: number;
  /** The verdict on it, where it is the output of a program. */
  answer: Answer | null;
}

/**
 * Why a text is no link, or an object cannot become one: `message` is a plain English sentence, `code` and `values` are
 * what a catalogue makes another of.
 */
export interface LinkError extends Error {
  name: 'LinkError';
  code: string;
  values: Record<string, string>;
  /** How many characters stand before the place that is wrong; nothing for objects. */
  at?: number;
}

/**
 * The state of a queens solver at a step. Rows and columns count from 0; bits are in unsigned words. The variables of
 * each solver are defined in its own file, by its key.
 */
export type Explanation = {
  [Solver in keyof Explanations]: {
    solver: Solver;
    /** The line of the pseudo-code that did what the step shows. */
    line: number;
    /** Bit l: line l was carried out since the step before. */
    passed: number;
  } & Explanations[Solver];
}[keyof Explanations];
