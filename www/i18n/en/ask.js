/**
 * What comes next? in English: the answers, and what is said to them.
 */
export const ask = {
  'ask.show': 'Show me',
  'ask.every': 'Ask at every step',

  // The answers.
  'ask.place': 'Placed',
  'ask.reject': 'Rejected',
  'ask.remove': 'Taken back',
  'ask.solved': 'Solution found',
  'ask.move': 'Moves',
  'ask.tour': 'Tour found',
  'ask.queen.row': 'Row {line}',
  'ask.queen.column': 'Column {line}',
  'ask.queen.row.given': 'Row {line}, given',
  'ask.queen.column.given': 'Column {line}, given',

  // The question, and what is wrong with an answer.
  'ask.what': 'Choose what comes next, or its square.',
  'ask.attack': '{square} is rejected: which queen attacks it?',
  'ask.not': 'Not {answer}: try again.',
  'ask.not.square': 'Not {square}: try again.',
  'ask.not.queen': '{queen} does not attack {square}: try again.',
  'ask.no.queen': 'No queen stands on {queen}: try again.',
  'ask.right': 'Right.',
  'ask.right.other': 'Right, it attacks too; the search meets another first.',
  'ask.lifted': 'Row {row}: a column further on is free, so the queen is lifted from column {column} to move on.',

  // Where nothing is asked.
  'ask.idle': 'No question here: Play goes to the next.',
  'ask.ended': 'The run has ended: there is nothing to ask.',
  'ask.summary': '{right} of {count} right at the first try.',
  'ask.missed': 'Missed most: {kind}.',
  'ask.again': 'Step {step} once more',
};
