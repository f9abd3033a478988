/**
 * Lessons in English: the mistakes in a file.
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
};
