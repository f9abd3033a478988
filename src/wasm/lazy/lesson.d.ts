/** A stop as it is written: its paragraphs with an empty line between them, and its link from `#`. */
export interface StopText {
  text: string;
  link: string;
}

export interface LessonText {
  title: string;
  stops: readonly StopText[];
}

/** A stop that was read, with the line of its link, from 1. */
export interface Stop extends StopText {
  line: number;
}

export interface Lesson extends LessonText {
  stops: Stop[];
}

/** The largest there is of each part of a lesson, lengths in UTF-16 units. */
export interface LessonLimits {
  characters: number;
  title: number;
  /** Of the text of a stop. */
  text: number;
  stops: number;
  /** After this many reading ends. */
  mistakes: number;
}

/** A mistake of a lesson. */
export interface Mistake {
  /** The key of its sentence. */
  code:
    | 'long'
    | 'character'
    | 'title-missing'
    | 'title-again'
    | 'title-long'
    | 'text-missing'
    | 'text-long'
    | 'link'
    | 'link-missing'
    | 'link-nowhere'
    | 'link-lesson'
    | 'stops-many'
    | 'stops-none';
  /** From 1. */
  line: number;
  /** The characters before that line, each end of a line as one. */
  at: number;
  /** The values of the sentence. */
  values: Record<string, string | number>;
  /** The refusal, where it is a link. */
  reason: LinkError | undefined;
}

export type LessonRead = { lesson: Lesson; mistakes: [] } | { lesson: null; mistakes: Mistake[] };
