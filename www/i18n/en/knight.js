/**
 * The knight in English: its searches, its modes, its numbers.
 */

export const knight = {
  // Ways to watch, and modes of choosing squares.
  watch: 'Watch',
  'watch.warnsdorff': 'Warnsdorff search',
  'watch.plain': 'Plain search',
  prune: 'Go back at once when nothing can return to the start',
  'end.square': 'End square',
  any: 'any',
  degrees: 'Degrees',
  'draw.ten': 'Draw in ten seconds',
  'mode.end': 'Choose the square where the tour ends.',
  'mode.holes': 'Choose squares to take out or put back.',
  'choose.end': 'Choose end',
  'edit.squares': 'Edit squares',
  'ride.yourself': 'Ride it yourself',
  'holes.restore': 'Put all squares back',
  hints: 'Hints',
  'finish.here': 'Finish from here',
  'finish.stop': 'Stop finishing',
  'same.squares': 'The start and the end must be two squares.',
  'start.out': '{square} was taken out of the board, so the knight cannot start there.',
  'end.out': '{square} was taken out of the board, so the tour cannot end there.',
  'last.square': 'A board keeps at least one square.',

  // A search, step by step.
  'ride.start': 'The knight starts on {square}.',
  'ride.start.central': 'The search starts on {square}, the centre; at the end {start} is move 1.',
  'ride.next.degree': '{count|Only {square} leads on|Of {count} squares {square} has the fewest ways on: {degree}}.',
  'ride.next.distance':
    'Of {count} squares {square} is the farthest from the centre of those with the fewest ways on, {degree}.',
  'ride.next.order': 'Of {count} squares {square} is first by its move: others tie at {degree} ways on, as far out.',
  'ride.next.only': 'Only {square} leads on.',
  'ride.next.plain':
    '{count|Only {square} leads on|Of {count} squares {square} comes first by its move; nothing else counts}.',
  'ride.stuck': 'From {here} there is no way on.',
  'ride.pruned': 'No free square is left from which the knight could return to {first}.',
  'ride.complete.open': 'Every square is visited, but no move leads home to {first}.',
  'ride.back.stuck': 'Move {number} is taken back: from {square} there was no way on.',
  'ride.back.tried': 'Move {number} is taken back: every way on from {square} has been tried.',
  'ride.back.pruned': 'Move {number} to {square} is taken back: nothing could have returned to {first}.',
  'ride.back.open': 'Move {number} is taken back: from {square} no move leads home to {first}.',
  'ride.back.then': 'On {here} {count|one square is|{count} squares are} left to try.',
  'ride.back.none': 'On {here} no square is left to try.',
  'ride.exhausted': 'Every way has been tried: there is no such tour.',
  'ride.impossible': '{reason} The search can only try every way.',
  'ride.solved.open':
    'A tour: every square has been visited, and {count|one move was|{count} moves were} taken back on the way.',
  'ride.solved.closed': 'A closed tour from {square}: {count|one move was|{count} moves were} taken back on the way.',
  'ride.solved.renumbered':
    'A closed tour has no first square, so it is numbered anew from {square}, which was move {number}: number ← (number − {number}) mod {total} + 1.',
  'square.candidate': '{name}, empty, candidate {place}: degree {degree}, distance {distance}',
  'square.candidate.unordered': '{name}, empty: degree {degree}, distance {distance}',
  'square.candidate.spent': '{name}, empty, tried: degree {degree}, distance {distance}',

  // Searches to watch.
  'examples.ride': 'To watch',
  'example.ride.article': 'The article’s: {board}, closed, from the corner',
  'example.ride.closed': '{board}, closed',
  'example.ride.prune': '{board}, closed, going back at once',
  'example.ride.open': '{board} from {start}, open',
  'example.ride.plain': '{board} from {start}, without the rule',
  'example.ride.back': 'takes {count|one move|{back} moves} back',
  'prune.comparing': 'Looking up what going back at once saves here.',
  'prune.saves':
    'Moves taken back until the tour is found: {pruned} when it goes back at once, {all} when it does not.',
  'prune.saves.unknown': 'Whether it goes back at once or not, no tour is found within {limit} steps.',
  'prune.saves.more':
    'Moves taken back until the tour is found: {pruned} when it goes back at once; when it does not, none is found within {limit} steps.',
  'prune.saves.less':
    'Moves taken back until the tour is found: {all} when it does not go back at once; when it does, none is found within {limit} steps.',

  // Riding by oneself.
  'own.start': 'Your ride starts on {square}. Choose a square a knight’s move away.',
  'own.move': 'Move {number}: from {from} to {square}. {count|One way leads|{count} ways lead} on.',
  'own.stuck':
    'Move {number}: from {from} to {square}. There is no way on, and {count|one square is|{count} squares are} left: undo, or start anew.',
  'own.open': 'Move {number}: from {from} to {square}. You have visited every square once: an open tour.',
  'own.closed': 'Move {number}: from {from} to {square}. Every square once, and a move leads home: a closed tour.',
  'own.not': 'From {from} a knight cannot go to {square}.',
  'own.again': 'The knight has been on {square}.',
  'square.reach': '{name}, empty, {count|one way|{count} ways} on',

  // The search's code.
  'code.ride.0': 'ride(square, k): number it k',
  'code.ride.1': '  if k is the last: a tour, if it is as chosen; return',
  'code.ride.2': '  if no free square leads to the start: go back',
  'code.ride.3': '  candidates ← free squares a move away',
  'code.warnsdorff': '  sort: degree, fewest first; distance, farthest first; move 7…0',
  'code.ride.5': '  for each candidate:',
  'code.ride.6': '    ride(candidate, k + 1)',
  'code.ride.7': '    take the move back',
  'code.plain': '  in the order of their moves, 7…0',
  queue: 'The queue',
  'queue.square': 'Square',
  'queue.degree': 'Degree',
  'queue.distance': 'Distance',
  'queue.move': 'Move',
  'queue.empty': 'No free square is a move away.',
  'article.warnsdorff': 'The article: Knight’s tour by backtracking, C++',
  'article.plain': 'The same search without the rule, for comparison',

  // Work in a worker.
  'knight.given.up': 'Not decided: the search for a tour was given up.',
  'knight.waiting.large': 'Choose a square, or type its name: the knight starts there.',
  'knight.making': 'Making a tour of {files}×{ranks}.',

  // How many, and which.
  'count.question':
    'How many {closed|closed|open} tours has {files}×{ranks}? Each is counted once for both directions.',
  'count.numbered': '{files}×{ranks} has {total} closed tours, each counted once for both directions.',
  'count.published.tours':
    'Published for {files}×{ranks}: {total} {closed|closed|open} tours, each counted once for both directions ({source}).',
  'count.holes': 'Tours are counted on whole boards only.',
  'count.bound': 'A count here keeps within {size} MB, and is given up if it would need more.',
  'count.memory': 'This count takes {size} MB at most.',
  'count.tours': 'Count tours',
  'count.stop': 'Cancel counting',
  'tours.progress': 'Tours counted',
  'tours.result': 'Tour count',
  'worker.lost': 'The worker could not be started, or stopped; try again.',
  'count.stopped': 'The count was cancelled.',
  'count.counted': 'Counted here: {files}×{ranks} has {total} {closed|closed|open} tours.',
  'tour.number': 'Tour number',
  'tour.number.of': 'of {total}',
  'tour.random': 'Random tour',
  'number.waiting': 'Looking up tour number {number} of {files}×{ranks}.',
  'number.given.up': 'Looking up tour number {number} was given up.',
  'number.is': 'This is closed tour number {number} of {total}.',
  'number.none': 'There is no such tour: {reason}',

  // A tour as text.
  'table.numbers': 'Number table',
  'table.moves': 'Squares in order',
  'table.digits': 'Moves by digit',
  'table.none': 'There is no whole tour here yet.',
  'copy.table': 'Copy table',
  'copy.moves': 'Copy squares',
  'copy.digits': 'Copy digits',

  // The knight in words.
  'knight.waiting': 'Choose a square: the knight starts there.',
  'knight.start': 'Move 1: the knight starts on {square}.',
  'knight.single': 'Move 1: the knight stands on {square}, the only square there is.',
  'knight.move': 'Move {number}: from {from} to {square}.',
  'knight.last.open': 'Move {number}: from {from} to {square}. Every square has been visited once.',
  'knight.last.closed':
    'Move {number}: from {from} to {square}. Every square has been visited; one move leads home to {first}.',
  'knight.closing': 'The closing move leads from {last} back to {first}: the tour is closed.',
  'knight.broken': 'Move {number} reaches {square}, and there the rules are broken: {reason}',
  'ride.idea.tour':
    'The tour is made at once: a walk to the square with the fewest ways on, repaired where it got stuck, and its pieces joined. Watch it move by move, or choose another start.',
  'ride.idea.none': 'There is nothing to ride here.',
  'ride.idea.argued': 'There is nothing to ride here. Step forward, and the board shows why.',
  'ride.idea.warnsdorff':
    'Go where the fewest ways lead on; of those, to the square farthest from the centre. A closed tour is sought from the central square and numbered from any other afterwards. When the knight is stuck, the last move is taken back.',
  'ride.idea.plain':
    'The candidates come in a fixed order, and no rule chooses among them. It takes only a few squares to see why a rule is needed: try the examples.',
  'ride.idea.riding': 'Your own ride. Squares with few ways on are soon lost, so go there first.',
  'knight.none': 'No {closed|closed tour|tour}: {reason}',
  'knight.undecided': 'Not decided: no tour was found.',
  'why.source': 'Source: {source}',
  'nearest.tours': 'Nearest tours:',
  'nearest.board': '{files}×{ranks}',
  'nearest.start': 'Start on {square}',
  'nearest.end': 'End on {square}',
  'nearest.open': 'Open tour{same|| from {from}}',
};
