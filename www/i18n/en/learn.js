/**
 * Lessons in English: the mistakes in a file, the list of those of the page, and the open one.
 */
export const learn = {
  'lesson.long': 'Line {line}: a lesson has at most {max} characters, and here they are used up.',
  'lesson.character': 'Line {line}: the character {character} is not text.',
  'lesson.title-missing': 'Line {line}: a lesson begins with its title, on a line with # and a space before it.',
  'lesson.title-again': 'Line {line}: this is a second title, and a lesson has one.',
  'lesson.title-long': 'Line {line}: a title has at most {max} characters, not {found}.',
  'lesson.text-missing': 'Line {line}: there is no sentence before this link.',
  'lesson.text-long': 'Line {line}: the text of a stop has at most {max} characters, not {found}.',
  'lesson.link': 'Line {line}: this link cannot be read.',
  'lesson.link-missing': 'Line {line}: no link follows this text, on a line of its own.',
  'lesson.link-nowhere': 'Line {line}: this address does not say what to show; that stands after a #.',
  'lesson.link-lesson': 'Line {line}: a stop cannot lead to a lesson.',
  'lesson.stops-many': 'Line {line}: a lesson has at most {max} stops.',
  'lesson.stops-none': 'Line {line}: the lesson ends without a stop, which is a sentence and a link.',

  // The list of lessons.
  'learn.about': 'Seven lessons of twelve stops. A stop is a board at one moment, and a sentence or two about it.',
  'learn.scan': 'Scan: a machine that asks the board',
  'learn.scan.about': 'Forward, backward, and every square looked at',
  'learn.marks': 'Marks: three arrays instead of a walk',
  'learn.marks.about': 'A column and two diagonals marked for each queen',
  'learn.mask': 'Bit masks: a row is a number',
  'learn.mask.about': 'Only the free columns, all of them at once',
  'learn.permute': 'Permutations: letters move from s to t',
  'learn.permute.about': 'No row twice to begin with; only diagonals are tested',
  'learn.access': 'Access rows: work out what is open, then try',
  'learn.access.about': 'Column by column, from what earlier queens strike out',
  'learn.warnsdorff': 'Warnsdorff: go where the fewest ways lead on',
  'learn.warnsdorff.about': 'A rule for the knight, how far it carries, and where it fails',
  'learn.impossible': 'Impossible boards: why there is no tour',
  'learn.impossible.about': 'Colours, corners and squares that starve',
  'learn.read': 'Read to the end',
  'learn.offer': 'Lesson: {name}',

  // An open lesson.
  'learn.text': 'Lesson',
  'learn.stop': 'Stop {stop} of {count}',
  'learn.previous': 'Previous stop',
  'learn.next': 'Next stop',
  'learn.back': 'Back to the lesson',
  'learn.close': 'Close the lesson',
  'learn.after': 'Next lesson: {name}',
  'learn.first': 'This is the first stop.',
  'learn.last': 'This is the last stop.',
  'learn.beyond': 'This lesson has {count} stops, so stop {stop} is beyond its end: this is the last one.',
};
