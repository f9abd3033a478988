/**
 * Opening what was pasted, in English.
 */

export const importing = {
  open: 'Open',
  'open.placeholder': 'Link, FEN, squares, moves, table …',
  'open.file': 'From a file',
  'open.picture': 'This picture does not say what it shows.',
  'open.large': 'A file to be opened has at most {max} MB.',
  'open.unread': 'The file could not be read.',
};
