/**
 * The gallery of solutions and the race of the solvers, in English.
 */
export const queens = {
  // The gallery.
  'gallery.show': 'Show',
  'gallery.all': 'All {total}',
  'gallery.fundamental': 'Fundamental {total}',
  'gallery.with': 'With a queen on',
  'gallery.list': 'Boards',
  'gallery.total': 'Solutions shown',
  'gallery.count': '{count|One solution|{count} solutions}.',
  'gallery.count.with': '{count|One solution|{count} solutions} with a queen on {name}.',
  'gallery.none': 'There is no such solution.',
  'gallery.board': 'Solution {number}: {columns}',
  'gallery.tile': '{number} · {count}×',
  'gallery.previous': 'Previous board',
  'gallery.next': 'Next board',
  'gallery.shown': 'Board shown',
  'gallery.place': '{number} of {total}',
  'gallery.family.fundamental': 'Solution {number} is fundamental.',
  'gallery.family.image': 'Solution {number} is an image of solution {first}.',
  'gallery.symmetry.none': 'It has no symmetry.',
  'gallery.symmetry.half': 'A half turn leaves it as it is.',
  'gallery.symmetry.quarter': 'Every quarter turn leaves it as it is.',
  'gallery.symmetry.all': 'Every turn and mirror leaves it as it is.',
  'gallery.family.images': '{count|It is its only image|Its {count} images}:',
  'gallery.images': 'Images',
  'gallery.image': 'Image {number}: {columns}',
  'gallery.number': 'Number',
  'gallery.least': '{count|One solution|{count} solutions} so far.',
  'gallery.no.number':
    'There {count|is only one solution|are {count} solutions} here, so there is no solution {number}.',
  'gallery.large.fundamental': 'This solution is fundamental.',
  'gallery.large.image': 'This solution is an image of the first one below.',

  // The race.
  'race.about':
    'The loop of each article alone, without steps to watch, on the board that is shown. Each has a worker of its own; those beyond the cores of this machine wait, so that no time is taken from another.',
  'race.goal': 'Run to',
  'race.first': 'the first solution',
  'race.all': 'all solutions',
  'race.start': 'Start race',
  'race.larger': 'Race on {size} × {size}',
  'race.cancel': 'Cancel race',
  'race.status': 'Race result',
  'race.forecast': 'All solutions on {size} × {size}: three of the solvers will test {count} candidates.',
  'race.forecast.about':
    'All solutions on {size} × {size}: three of the solvers will test about {count} candidates. The race can be stopped at any time.',
  'race.caption': 'On {size} × {size}',
  'race.caption.given': 'On {size} × {size}, with {count|one given queen|{count} given queens}',
  'race.tests': 'Tested',
  'race.placements': 'Placed',
  'race.blink': 'under 1 ms',
  'race.waiting': 'waits for a core',
  'race.running': 'running',
  'race.stopped': 'stopped',
  'race.left': 'about {time} left',
  'race.solutions': '{count|one solution|{count} solutions}',
  'race.stopped.result': 'The race was stopped; {count|one solver|{count} solvers} had finished.',
  'race.none': 'All solvers agree that there is no solution.',
  'race.result.blink': 'Some solvers took less than a millisecond: a larger board shows the difference.',
  'race.result': '{first} was first, {times} times as fast as {last}.',
  'race.result.same':
    '{first} was first, {times} times as fast as {last}. All solvers placed the same {placements} queens: the tree is the same, and what differs is the price of a look at a square.',
  'race.result.same.first':
    '{first} was first, {times} times as fast as {last}. All solvers placed the same {placements} queens on the way to their first solution, mirrored or turned: what differs is the price of a look at a square.',

  // The programs of the solvers.
  'program.in': 'Program in {language}',
  'program.copy': 'Copy program',
  'program.given': 'The program starts on an empty board: it knows no given queens.',
  'program.holes': 'The program knows no squares taken out.',
};
