/** What a program is to solve. */
export type Problem = { queens: number } | { knight: { files: number; ranks: number } };

/** Why a text is not run; in `others` what else is refused. */
export interface ProgramError extends Error {
  name: 'ProgramError';
  /** `language` has the name of the language among its values. */
  code: string;
  values: Record<string, string>;
  /** The place, both from 1; of a text in C the line alone. */
  line: number;
  at: number | undefined;
  others?: ProgramError[];
}

/** How a program has ended. */
export type ProgramEnd =
  | { kind: 'end' }
  /** `error` is said in one line, `traceback` is all that Python prints, `line` is where the error was raised. */
  | { kind: 'error'; error: string; traceback: string; line: number }
  /** It did what has no meaning in its language: a message of the core. */
  | { kind: 'fault'; fault: { code: string; values: Record<string, string> }; line: number }
  | { kind: 'limit'; limit: 'output' | 'heap' | 'size' | 'work'; line: number };

/** Something doubtful that a program does, over which its language says nothing. */
export interface ProgramNote {
  /** A message of the core. */
  message: { code: string; values: Record<string, string> };
  line: number;
  /** How often it has, and the step that shows the first time. */
  count: number;
  step: number;
}

/** A variable that may hold the board. */
export interface BoardSource {
  /** As in a link: `solve.board`, `.queens`, `self.cols`. */
  name: string;
  /** Whether it ever holds a board that is right, and after how many lines first. */
  passes: boolean;
  since: number | null;
  changes: number;
  form: 'cells' | 'columns' | 'pairs' | 'numbers' | 'walk';
  /** The board that it holds, which need not be as large as asked for. */
  files: number;
  ranks: number;
}

/** A program at one step. */
export interface ProgramSnapshot extends Snapshot {
  program: ProgramMoment;
}

/** Where a program is. */
export interface ProgramMoment {
  /** The line that comes next. */
  line: number;
  /** The line that was carried out last; none at step 0. */
  passed: number | undefined;
  /** None when no variable is chosen. */
  board: ProgramBoard | undefined;
  /** What the last line did for the first time. */
  notes: ProgramNote[];
  /** None before the last step. */
  end: ProgramEnd | undefined;
}

/** A call that runs, with its variables. */
export interface ProgramFrame {
  name: string;
  line: number;
  /** How many calls it is inside of; 0 is the program itself, whose name is `<module>`. */
  depth: number;
  variables: ProgramVariable[];
}

/** A variable, or an attribute of an object. */
export interface ProgramVariable {
  name: string;
  value: ProgramValue;
  /** The packed squares of the board in it, if it may hold the board. */
  board?: number[];
}

/** A value; `changed` where it is another one than at the step before. */
export type ProgramValue = { changed: boolean } & (
  | { kind: 'plain'; text: string }
  /** Memory that was never written to. */
  | { kind: 'unset' }
  /** The class is `list`, `tuple`, `set`, `frozenset` or `deque`; in C the type, as `int [8]`. */
  | { kind: 'items'; class: string; items: ProgramValue[]; more: number }
  | { kind: 'entries'; entries: [key: ProgramValue, value: ProgramValue][]; more: number }
  | { kind: 'instance'; class: string; attributes: ProgramVariable[]; more: number }
);

/** The board of a program, as it was when its variable last had a value. */
export interface ProgramBoard {
  /** Packed; those of a tour in order. */
  squares: Uint32Array;
  /** The squares on which a piece stands that did not at the step before, and the other way round. */
  added: Uint32Array;
  removed: Uint32Array;
  passes: boolean;
  /** Pairs of queens that attack each other, one after the other. */
  clashes: Uint32Array;
}

/** Which line comes after another in a program. */
export interface LineQuestion {
  /** The step at which it is asked. */
  step: number;
  kind: 'line';
  line: number;
  after: number;
  square: null;
  attack: null;
  /** The sort of the moment, of which the first few are worth a question. */
  sort: string;
}

/** How the board of a program changes next. */
export interface BoardQuestion {
  /** The step at which it is asked, and that of the change. */
  step: number;
  next: number;
  kind: 'place' | 'remove';
  square: number;
  attack: null;
  sort: string;
}

/**
 * A step to look for. `next` and `previous` want a kind of step, `next-line` and `previous-line` the number of a line;
 * `over` is the next step with no more calls than now, `out` that with fewer.
 */
export type ProgramGoal =
  'next' | 'previous' | 'next-line' | 'previous-line' | 'over' | 'over-back' | 'out' | 'out-back';

/**
 * Why a program is wrong. `line` is of its text, `step` the one at which it shows: who put the wrong piece on the board, or, with
 * no square, let a wrong board pass; what a call has set in `name`, or added to it, and left when it returned; columns that are
 * never tried in the row in which the search begins, in a tour in all rows, where it is 0; who left the search after its first
 * column; who printed that there is no solution, though there was one; who kept a list without a copy.
 */
export type ProgramCause =
  | { kind: 'accepted'; line: number; step: number; square: number | null }
  | { kind: 'left' | 'added'; line: number; step: number; name: string; part: string }
  | { kind: 'untried'; row: number; columns: string }
  | { kind: 'stops' | 'denied' | 'shared'; line: number; step: number };

/** The verdict on a program that was looked ahead. Steps are those at which something shows. */
export interface ProgramVerdict {
  problem: 'queens' | 'knight';
  /** The board that it has, which need not be as large as asked for. */
  files: number;
  ranks: number;
  /** How it claims boards: prints, keeps in a list, hands out by a function, or has in a variable; null for none. */
  by: 'printed' | 'kept' | 'handed' | 'board' | null;
  /** The variable, as in a link, or the function. */
  name: string | null;
  /** How many boards are claimed: right and different, wrong, and right but there again. */
  boards: number;
  right: number;
  wrong: number;
  twice: number;
  /** How many more were met that are not claimed. */
  tried: number;
  /** How many solutions there are; null where that is not known. */
  known: number | null;
  firstRight: number | null;
  /** Of a tour that is not claimed at all, as far as it comes, `number` is 0. */
  firstWrong: { number: number; step: number; fault: AnswerFault; squares: Uint32Array } | null;
  firstTwice: { number: number; step: number; of: number; ofStep: number } | null;
  /** The first solution by columns that is not claimed, how many are not, and where the program leaves the way to it. */
  firstMissing: { columns: string; link: string; squares: Uint32Array; count: number; step: number } | null;
  /**
   * One object in the place of several: a list that is kept several times, one that changes after it was kept, or a row that is
   * all rows of its board; and where that shows.
   */
  alias: { kind: 'list' | 'changed' | 'row'; times: number; step: number } | null;
  /** Why it is wrong, as far as the run proves it. */
  cause: ProgramCause | null;
  /**
   * The number of solutions that is printed, and whether it is that of all, and of the boards claimed; of another N that the
   * program has, `of`.
   */
  total: { number: string; right: boolean | null; of: number | null; agrees: boolean; step: number } | null;
  /** The line that prints that there is no solution, though it has found one or shows none where there are. */
  denied: number | null;
  /** Whether the first right tour is closed. */
  closed: boolean | null;
}

/** A number in a text that may be its N: assigned to a variable, or given to a function. */
export interface SizeLiteral {
  name: string;
  line: number;
  isArgument: boolean;
  /** Whether another N is put into its place. */
  isChosen: boolean;
}

/** A program judged for one N. Without an end its lines were used up. */
export interface SizeResult {
  size: number;
  end: ProgramEnd | undefined;
  lines: number;
  verdict: ProgramVerdict;
}

/** How a program and a solver compare: the same placements in the same order, or where they part. */
export type Parting =
  | { kind: 'same' }
  /** A square is null at the end, and where a program places several pieces in one line; `ended` says which. */
  | {
      kind: 'apart';
      step: number;
      square: number | null;
      ended: boolean;
      solverSquare: number | null;
    };
