/**
 * The race of the solvers, in English.
 */

export const race = {
  'race.about':
    'The loop of each article alone, without steps to watch, on the board that is shown. Each has a worker of its own; those beyond the cores of this machine wait, so that no time is taken from another.',
  'race.goal': 'Run to',
  'race.first': 'the first solution',
  'race.all': 'all solutions',
  'race.start': 'Start race',
  'race.cancel': 'Cancel race',
  'race.status': 'Race result',
  'race.forecast': 'All solutions on {size} × {size}: three of the solvers will test {count} candidates.',
  'race.forecast.about':
    'All solutions on {size} × {size}: three of the solvers will test about {count} candidates. The race can be stopped at any time.',
  'race.caption': 'On {size} × {size}',
  'race.caption.given': 'On {size} × {size}, with {count|one given queen|{count} given queens}',
  'race.tests': 'Tested',
  'race.placements': 'Placed',
  'race.time': 'Time',
  'race.blink': 'under 1 ms',
  'race.waiting': 'waits for a core',
  'race.running': 'running',
  'race.stopped': 'stopped',
  'race.left': 'about {time} left',
  'race.solutions': '{count|one solution|{count} solutions}',
  'race.stopped.result': 'The race was stopped; {count|one solver|{count} solvers} had finished.',
  'race.none': 'All five agree that there is no solution.',
  'race.result.blink': 'Some of the five took less than a millisecond: a larger board shows what the difference is.',
  'race.result': '{first} was first, {times} times as fast as {last}.',
  'race.result.same':
    '{first} was first, {times} times as fast as {last}. All five placed the same {placements} queens: the tree is the same, and what differs is the price of a look at a square.',
  'race.result.same.first':
    '{first} was first, {times} times as fast as {last}. All five placed the same {placements} queens on the way to their first solution, mirrored or turned: what differs is the price of a look at a square.',
};
