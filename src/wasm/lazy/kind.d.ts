/** What a text is. */
export interface TextKind {
  /**
   * `picture` is SVG, `jobs` lines of finished jobs of a count, `notebook` one of Jupyter; `either` may be a program or a board;
   * `foreign` is a program in a language that the page does not know. `board` is anything else, which `readPasted` reads.
   */
  kind: 'nothing' | 'picture' | 'jobs' | 'notebook' | 'lesson' | 'program' | 'either' | 'foreign' | 'board';
  /** Of `program` and `either`. */
  program: TextProgram | null;
  /** The text of the board of `either`. */
  board: string | undefined;
  /** The name of the language of `foreign`; empty where it is not clear which. */
  foreign: string | undefined;
}

/** The languages in which programs are opened. */
export type ProgramLanguage = 'python' | 'c' | 'cpp' | 'java';

/** A program out of a text. */
export interface TextProgram {
  language: ProgramLanguage;
  /** What it says, cleaned. */
  text: string;
  /** What was done to the text, in the order in which it is said. */
  cleaned: Cleaning[];
  /** Whether a run begins in it. */
  hasMain: boolean;
  /** Whether it is about a knight rather than queens; nothing where its words do not say. */
  knight: boolean | undefined;
}

/** What was taken out of a text, or replaced in it. */
export type Cleaning =
  | 'numbers'
  | 'prose'
  | 'repeated'
  | 'others'
  | 'fences'
  | 'prompts'
  | 'entities'
  | 'quotes'
  | 'full-width'
  | 'blanks'
  | 'invisible'
  | 'codes'
  | 'line-ends';

/** All damage of one kind in a program. */
export interface ProgramDamage {
  code:
    | 'moved'
    | 'closing'
    | 'unclosed'
    | 'before-main'
    | 'at-end'
    | 'old-header'
    | 'no-header'
    | 'no-class'
    | 'no-call'
    | 'no-import'
    | 'eval'
    | 'python-two';
  /** The lines that have it, from 1. */
  lines: Uint32Array;
  /** The whole program with all of it mended. */
  mended: string;
}
