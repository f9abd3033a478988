/**
 * The gallery of solutions, in English.
 */

export const gallery = {
  'gallery.show': 'Show',
  'gallery.all': 'All {total}',
  'gallery.fundamental': 'Fundamental {total}',
  'gallery.with': 'With a queen on',
  'gallery.list': 'Boards',
  'gallery.total': 'Solutions shown',
  'gallery.count': { one: 'One solution.', other: '{count} solutions.' },
  'gallery.count.with': {
    one: 'One solution with a queen on {name}.',
    other: '{count} solutions with a queen on {name}.',
  },
  'gallery.none': 'There is no such solution.',
  'gallery.board': 'Solution {number}: {columns}',
  'gallery.tile': '{number} · {count}×',
  'gallery.previous': 'Previous board',
  'gallery.next': 'Next board',
  'gallery.shown': 'Board shown',
  'gallery.place': '{number} of {total}',
  'gallery.family.fundamental': 'Solution {number} is fundamental.',
  'gallery.family': 'Solution {number} is an image of solution {first}.',
  'gallery.symmetry.none': 'No turn and no mirror leaves it as it is.',
  'gallery.symmetry.half': 'A half turn leaves it as it is.',
  'gallery.symmetry.quarter': 'Every quarter turn leaves it as it is.',
  'gallery.symmetry.all': 'Every turn and mirror leaves it as it is.',
  'gallery.family.images': { one: 'It is its only image:', other: 'Its {count} images:' },
  'gallery.images': 'Images',
  'gallery.image': 'Image {number}: {columns}',
  'gallery.image.tile': '{number}',
  'gallery.number': 'Number',
  'gallery.least': { one: 'One solution so far.', other: '{count} solutions so far.' },
  'gallery.no.number': {
    one: 'There is one solution here, and no number {number}.',
    other: 'There are {count} solutions here, and no number {number}.',
  },
  'gallery.large.fundamental': 'This solution is fundamental.',
  'gallery.large.image': 'This solution is an image of the first one below.',
};
