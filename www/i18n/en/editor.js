/**
 * Placing queens by hand, in English.
 */

export const editor = {
  'place.own': 'Place your own',
  clear: 'Clear',
  rotate: 'Rotate',
  mirror: 'Mirror',
  'solve.here': 'Solve from here',
  'placing.tools': 'Placement',
  'placing.status': 'Completions',
  'placing.counts': 'Solutions left by each square',
  'placing.hint': 'Hint',
  'text.fen': 'The board as FEN',
  'placing.none.at.all': 'A board of this size has no solution.',
  'placing.clash': 'No solution contains queens that attack each other.',
  'placing.all': {
    one: 'The one solution is still open.',
    other: 'All {total} solutions are still open.',
  },
  'placing.one': 'This is one of the solutions.',
  'placing.one.of': { one: 'This is the only solution.', other: 'This is one of the {total} solutions.' },
  'placing.none': 'No solution contains this placement.',
  'placing.none.of': 'None of the {total} solutions contains this placement.',
  'placing.some.of': {
    one: 'One of the {total} solutions contains it.',
    other: '{count} of the {total} solutions contain it.',
  },
  'placing.some.unknown': { one: 'One solution contains it.', other: '{count} solutions contain it.' },
  'placing.least.of': {
    one: 'At least one of the {total} solutions contains it so far.',
    other: 'At least {count} of the {total} solutions contain it so far.',
  },
  'placing.least.unknown': {
    one: 'At least one solution contains it so far.',
    other: 'At least {count} solutions contain it so far.',
  },
  'hint.square': 'A queen on {name} leads on to a solution.',
  'hint.clash': 'Take back one of the queens that attack each other.',
  'hint.back': 'No queen can complete this: take one back.',
  'hint.never': 'No board of this size can be completed.',
  'hint.solved': 'Nothing is left to place.',
  'hint.looking': 'Still looking for a solution.',
  'square.leaves': { one: '{name}, leaves one solution', other: '{name}, leaves {count} solutions' },
  'square.leaves.least': {
    one: '{name}, leaves at least one solution',
    other: '{name}, leaves at least {count} solutions',
  },
};
