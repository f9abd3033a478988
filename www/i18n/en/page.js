/**
 * The first view: the frame of the page, board, player and panes, the editor, the field Open, and the board in a frame, in English. Tests and users find controls by these names.
 */
export const page = {
  title: 'Queens & Knights',
  description: "Watch backtracking on a chessboard: N queens and knight's tours, step by step, forward and back.",
  language: 'Language',
  'language.failed': 'The language could not be loaded; the page stays in this one.',
  'sentence.gap': ' ',

  // Tabs and the frame of the page.
  'tab.queens': 'Queens',
  'tab.knight': 'Knight',
  'tab.count': 'Count',
  tabs: 'What to watch',
  help: 'Help',
  close: 'Close',
  'release.ready': 'A new version is ready.',
  'release.reload': 'Reload',
  undo: 'Undo',
  redo: 'Redo',

  // The board.
  board: 'Board',
  'square.queen': '{name}, queen{attacked|, attacked from {by}|}',
  'square.empty': '{name}, empty{attacked|, attacked from {by}|}',
  'square.move': '{name}, move {move}',
  'square.hole': '{name}, taken out',
  'square.solved': '{name}. The solver places the queens; press Place your own to do so yourself.',

  // The player.
  player: 'Player',
  caption: 'Caption',
  timeline: 'Timeline',
  'timeline.known': 'Step {step} of {length}',
  'timeline.growing': 'Step {step}; {explored} explored so far',
  'readout.known': ' / {length}',
  'readout.growing': ' / {explored} +',
  play: 'Play',
  pause: 'Pause',
  reset: 'Reset',
  'step.forward': 'Step forward',
  'step.back': 'Step back',
  'step.first': 'First step',
  'step.last': 'Last step',
  'next.solution': 'Next solution',
  'next.backtrack': 'Next backtrack',
  'previous.solution': 'Previous solution',
  'previous.backtrack': 'Previous backtrack',
  'stop.at.solutions': 'Stop at each solution',
  speed: 'Speed',
  'speed.short': '{speed} {count|step/s|steps/s}',
  'speed.value': '{count} {count|step|steps} a second',
  going: 'Looking ahead: {explored} steps so far.',
  making: 'Looking for a tour.',
  'going.to': 'Going to step {step}: {explored} steps so far.',
  cancel: 'Cancel',
  'beyond.end': 'This run has {length} steps, so step {step} is beyond its end: this is the last one.',

  // Links.
  'copy.link': 'Copy link',
  copied: 'Copied',
  'not.copied': 'The browser did not let the text be copied.',
  'link.copied': 'Link copied',
  'link.not.copied': 'The browser did not let the link be copied; it is in the address bar.',
  'no.square': '{name} is not a square of this board.',
  'trap.recovered': 'The solver stopped on an internal error; it was started again where the link says.',
  'trap.again': 'The solver stopped again on an internal error. Nothing is lost: the link is in the address bar.',

  // Controls.
  'board.size': 'Board size',
  solver: 'Solver',
  'solver.none': 'None: a placement',
  files: 'Files',
  ranks: 'Ranks',
  tour: 'Tour',
  'tour.open': 'Open',
  'tour.closed': 'Closed',
  'start.square': 'Start square',
  square: 'Square',
  'not.whole': '{what} must be a whole number from {min} to {max}, not {value}.',
  'not.whole.empty': '{what} must be a whole number from {min} to {max}.',

  // Queens in words.
  'line.row': 'row',
  'line.column': 'column',
  'line.diagonal': 'diagonal',
  'queens.start.row': 'The board is empty. The search begins in row 1, at column 1.',
  'queens.start.column': 'The board is empty. The search begins in column 1, at row 1.',
  'queens.start.given':
    '{count|One queen is|{count} queens are} given. The search places the others around {count|it|them}.',
  'queens.place.row': 'Row {row}, column {column}: no queen attacks it, so a queen is placed.',
  'queens.place.column': 'Column {column}, row {row}: no queen attacks it, so a queen is placed.',
  'queens.reject.row':
    'Row {row}, column {column}: attacked by the {given|given queen|queen} of row {by} along the {line}.',
  'queens.reject.column':
    'Column {column}, row {row}: attacked by the {given|given queen|queen} of column {by} along the {line}.',
  'queens.remove.row': 'Row {next}: no column left, so the queen of row {row} is taken back.',
  'queens.remove.column': 'Column {next}: no row left, so the queen of column {column} is taken back.',
  'queens.remove.solved.row': 'The solution is noted; the queen of row {row} is taken back to look for the next.',
  'queens.remove.solved.column':
    'The solution is noted; the queen of column {column} is taken back to look for the next.',
  'queens.solved':
    'Solution {number}: {count|one queen, and nothing that could attack it|{count} queens, and none attacks another}.',
  'queens.end': 'Every way has been tried: {count|one solution|{count} solutions}.',
  'queens.end.none': 'Every way has been tried: there is no solution.',
  'queens.empty': 'The board is empty.',
  'queens.placement': '{count|One queen|{count} queens} on the board{count||, and none attacks another}.',
  'queens.solution':
    'A solution: {count|one queen, and nothing that could attack it|{count} queens, and none attacks another}.',
  'queens.conflict': 'Conflict: the queens of {one} and {other} attack each other along the {line}.',
  'queens.conflict.more':
    'Conflict: the queens of {one} and {other} attack each other along the {line}, and {count|one more pair does|{count} more pairs do}.',

  // Panes.
  panes: 'About this step',
  'panes.sheet': 'Details',
  'pane.explain': 'Explain',
  'pane.numbers': 'Numbers',
  log: 'Last steps',
  'numbers.step': 'Step',
  'numbers.tests': 'Candidates tested',
  'numbers.placements': 'Queens placed',
  'numbers.rejections': 'Rejected',
  'numbers.backtracks': 'Taken back',
  'numbers.depth': 'Depth',
  'numbers.moves': 'Squares visited',
  'numbers.knight.placed': 'Moves made',
  'numbers.knight.back': 'Moves taken back',

  // The aim, and what is told without a solver.
  'aim.queens': 'The aim: a queen in every row, none attacking another.',
  'aim.short': 'Aim: a queen in each row, none attacked.',
  'idea.placement':
    'Choose a square to place a queen or to take one back. Two queens on one row, column or diagonal are joined by a line, also where another stands between them. Any solver can go on from what stands on the board.',

  // Parts that are loaded later: their names, and that one is loading or has failed to.
  loading: 'Loading …',
  'pane.solutions': 'Solutions',
  'link.gallery.large':
    'Solutions can be gone through on boards up to {limit}×{limit}; larger boards can be counted in Count.',
  'pane.how.many': 'How many',
  'pane.table': 'Table',
  settings: 'Settings',
  projector: 'Projector mode',
  'projector.leave': 'Leave projector mode',
  share: 'Share',
  'not.loaded': 'This part of the page could not be loaded: the network does not answer.',
  'try.again': 'Try again',
  'share.long':
    'This link would have {length} characters, and a link has at most {max}. A file can hold it, to be opened in the field Open.',
  'share.file': 'Save as file',
  'share.file.name': 'board',
  'copy.step': 'Copy link to this step',

  // A board that is drawn as a picture.
  'zoom.in': 'Zoom in',
  'zoom.out': 'Zoom out',
  'zoom.whole': 'Whole board',

  // The editor: queens placed by hand.
  'place.own': 'Place your own',
  clear: 'Clear',
  rotate: 'Rotate',
  mirror: 'Mirror',
  'solve.here': 'Solve from here',
  'placing.tools': 'Placement',
  'placing.status': 'Completions',
  'placing.counts': 'Solutions left by each square',
  'placing.attacked': 'Attacked squares',
  'placing.hint': 'Hint',
  'text.fen': 'The board as FEN',
  'placing.none.at.all': 'A board of this size has no solution.',
  'placing.clash': 'No solution contains queens that attack each other.',
  'placing.all': '{count|The one solution is|All {total} solutions are} still open.',
  'placing.one': 'This is one of the solutions.',
  'placing.number': 'This is solution {number} of {total}.',
  'placing.one.of': 'This is {count|the only solution|one of the {total} solutions}.',
  'placing.none': 'No solution contains this placement.',
  'placing.none.of': 'None of the {total} solutions contains this placement.',
  'placing.some.of': '{count|One|{count}} of the {total} solutions {count|contains|contain} it.',
  'placing.some.unknown': '{count|One solution contains|{count} solutions contain} it.',
  'placing.least.of': 'At least {count|one|{count}} of the {total} solutions {count|contains|contain} it so far.',
  'placing.least.unknown': 'At least {count|one solution contains|{count} solutions contain} it so far.',
  'hint.square': 'A queen on {name} leads on to a solution.',
  'hint.clash': 'Take back one of the queens that attack each other.',
  'hint.back': 'No queen can complete this: take one back.',
  'hint.never': 'No board of this size can be completed.',
  'hint.solved': 'Nothing is left to place.',
  'hint.looking': 'Still looking for a solution.',
  'square.leaves': '{name}, leaves {over||at least }{count|one solution|{count} solutions}',

  // The field Open.
  open: 'Open',
  'open.placeholder': 'Link, FEN, squares, moves, table …',
  'open.file': 'From a file',
  'open.zero': 'A 0 occurs in the text, so it was read as counted from 0.',
  'open.first': 'The text holds {count} boards; this is the first.',
  'open.picture': 'This picture does not say what it shows.',
  'open.large': 'A file to be opened has at most {max} MB.',
  'open.unread': 'The file could not be read.',

  // The board in a frame of another page.
  'embed.full': 'Open the full page',
  'embed.square': '{name}. This board is for watching; on the full page you can place the pieces yourself.',
  'embed.instead': 'This link shows more than a board: it opens on the full page.',
};
