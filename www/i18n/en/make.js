/**
 * Lessons of one’s own, in English.
 */
export const make = {
  'packed.unreadable': 'The lesson in this link cannot be read: a part of the link is missing or was changed.',
  'packed.wrong': 'The lesson in this link cannot be read.',
};
