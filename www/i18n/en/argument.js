/**
 * Why there is no knight's tour, step by step, in English.
 */

export const argument = {
  // Colours.
  'argue.move': 'Each move leads to a square of the other colour.',
  'argue.dark': 'Count the dark squares: {dark}.',
  'argue.light': 'Count the light squares: {light}.',
  'argue.light.odd': 'Count the light squares: {light}. With the {dark} dark ones they are {squares}, an odd number.',
  'argue.turns.closed':
    'So dark and light take turns. Once round a closed tour there are as many of one as of the other.',
  'argue.turns.open':
    'So dark and light take turns. From one end of a tour to the other their numbers differ by one at most.',
  'argue.uneven.closed':
    '{dark} dark and {light} light squares cannot take turns all the way round. {over|One is|{over} are} left over.',
  'argue.uneven.open': '{dark} dark and {light} light squares cannot take turns: the numbers differ by {over}.',
  'argue.ends':
    'There is one {dark|dark|light} square more, {more} against {fewer}. As colours take turns, a tour begins and ends on {dark|dark|light}.',
  'argue.start':
    '{start} is {dark|light|dark}. From there the {dark|light|dark} squares, {fewer} in all, run out first, and a {dark|dark|light} one is left over.',
  'argue.numbers':
    'From {start} on, dark and light take turns: squares number 1, 3, 5 and so on are {dark|dark|light}.',
  'argue.last': 'The tour has {squares} squares. Number {squares}, the last, is {dark|dark|light}.',
  'argue.end': '{end} is {dark|dark|light}, so it cannot be the last square of a tour from {start}.',

  // Boards on which nothing but trying helps.
  'argue.all.colours': 'The colours do not forbid it: there are {dark} dark squares and {light} light ones.',
  'argue.all.ways': 'The numbers say how many moves each square has: {least} at least.',
  'argue.all': 'Every way was tried, and none visits all {squares} squares. A shorter reason is not known here.',

  // Squares without which the board falls apart.
  'argue.cut.one': 'Take {square} away.',
  'argue.cut': 'Take the {count} marked squares away.',
  'argue.corners': 'From the {corners} corners every move leads to one of the {count} squares in the middle.',
  'argue.parts': 'The rest falls into {parts} parts. No move leads from one part to another.',
  'argue.pieces.closed':
    'Without {count|this square|these {count} squares} a closed tour falls into {pieces|one piece|{pieces} pieces} at most. Each piece stays within one part.',
  'argue.pieces.open':
    'Without {count|this square|these {count} squares} a tour falls into {pieces} pieces at most. Each piece stays within one part.',
  'argue.pieces.ends':
    '{ends} {one|is an end|are the ends} of the tour. Without {count|this square|these {count} squares} it falls into {pieces|one piece|{pieces} pieces} at most, each within one part.',
  'argue.pieces.together':
    'Without {count|this square|these {count} squares} a tour falls into {pieces} pieces at most. The first and the last lie in one part, with {ends}: that leaves {most|one part|{most} parts}.',
  'argue.many': 'A tour can visit {most|one|{most}} of these {parts} parts at most.',

  // Squares out of reach.
  'argue.reach': 'From {start} the knight can come to {count} of the {squares} squares, its own among them.',
  'argue.reach.not': 'From {start} no way leads to {left|the marked square|the {left} marked squares}.',
  'argue.shape': 'Each move goes two squares one way and one square across.',
  'argue.one.wide': 'This board has no square across, so the knight cannot move at all.',
  'argue.along': 'Across this board there is one square to go, so each move goes two squares along it.',
  'argue.row': 'In this way the knight comes from {start} to {count} of the {squares} squares, its own among them.',
  'argue.row.not': 'The knight never comes to {left|the marked square|the {left} marked squares}.',
  'argue.round': 'Moves join the {count} squares of the edge.',
  'argue.isolated': 'No move leads to {square}, and none leads away from it.',

  // Boards four squares wide.
  'argue.lines':
    'Call the squares of the two outer lines A, and those of the inner lines B. There are {count} of each.',
  'argue.outer': 'From an A square every move leads to a B square.',
  'argue.lines.closed':
    'So no two A come in a row. With only as many B, they take turns all the way round: A, B, A, B.',
  'argue.lines.open':
    'So no two A come in a row. The end {square} is a B, and there are as many A as B, so they take turns: B, A, B, A.',
  'argue.lines.colours':
    'But dark and light take turns as well. So the tour that visits {square} visits only {dark|dark|light} A and {dark|light|dark} B.',
  'argue.lines.missed': 'It would never visit the {count} {dark|dark|light} A squares.',

  // Squares with too few moves.
  'argue.corner': '{square} has only two moves, to {others}. A closed tour makes both.',
  'argue.corner.same': '{square} has the same two moves, to {others}. A closed tour makes both.',
  'argue.ring': 'These {count} moves lead round in a ring.',
  'argue.ring.left': 'The knight is back after {count} squares, and the other {left} are left out.',
  'argue.need.closed':
    'A closed tour makes two moves at each square: it comes, and it goes on. At these {count} squares that is {need}.',
  'argue.need.open':
    'A tour makes two moves at each square, but one at its start and one at its end. At these {count} squares that is {need}.',
  'argue.need.end':
    'A tour makes two moves at each square, but one at its start and one at its end. At these {count} squares that is {need}, if it ends on one of them.',
  'argue.around': 'Moves from there lead only to {count|this square|these {count} squares}.',
  'argue.offer': 'The numbers say how many of those moves each of them can take: {offer} at most.',
  'argue.starved': '{need} moves are needed, and {offer} can be had.',
  'argue.none': 'All moves from {square} lead off the board or to squares taken out.',
  'argue.none.not': 'No move leads to {square}, and none leads away from it.',
  'argue.through.closed': 'A closed tour comes to {square} by one move and goes on by another.',
  'argue.through.ends':
    'The tour leads from {start} to {end}, so it comes to {square} by one move and goes on by another.',
  'argue.through.open':
    'The tour begins on {start}, and the last of its {squares} squares is {dark|dark|light}. So it comes to {square} by one move and goes on by another.',
  'argue.only': 'Only one move leads to {square}, the one from {other}.',
  'argue.only.not': '{square} needs two moves and has one.',
  'argue.beside':
    'On a closed tour each square has two others beside it: the knight comes from one and goes on to the other.',
  'argue.few': 'With {squares} squares each has only one other.',
  'argue.once': 'A tour visits {square} once, and leaves it with its first move.',
  'argue.again': 'To end on {square} the knight would have to visit it again.',

  // Forced moves.
  'argue.chain.first':
    '{count|The marked square has|The {count} marked squares have} no more moves than a tour makes there, so it makes them all.',
  'argue.chain.next': 'The moves made so far leave {square} only {count|one move|{count} moves}, to {others}.',
  'argue.chain.few': '{left|One move is|No move is} left to {square}, and a tour needs {need|one|{need}}.',
  'argue.forced': 'The {count} marked squares have only two moves each. A closed tour makes them all.',
  'argue.rings':
    '{either} each need one move more. If neither goes to {to}, a ring of {ring} squares closes; if both do, one of {other}.',
  'argue.one.does': 'So just one of them goes to {to}. Which one does not matter: the board is its own mirror image.',
  'argue.right.ring':
    'Likewise just one of {either} goes to {to}. If it is {wrong}, the moves that follow close a ring of {ring} squares.',
  'argue.whole': 'So it is {right}. All other moves follow: one way through all {squares} squares between {ends}.',
  'argue.apart': 'No move joins {ends}, so the way does not close.',
  'argue.both.corners': 'The corners {corners} have only two moves each, and one of them leads to {square}.',
  'argue.other.end':
    '{square} is an end, with one move. So one of the corners is the other end: say {corner}, as the board is its own mirror image.',
  'argue.forced.open': 'The {count} marked squares are no ends and have only two moves each. The tour makes them all.',
  'argue.full':
    'So just one of them does. Either way the moves that follow fill {full}, and none of those leads to {to}.',
  'argue.short.way': 'The only moves left to {square} are those to {others}.',
  'argue.short': 'The tour is over after {count} squares, and {left} are left out.',
  'argue.twins':
    '{twins} have the same two moves, to {others}. All four would close a ring of {ring} squares, so one of the two is an end.',
  'argue.forced.twins':
    'The other end is {square}. So the {count} marked squares are no ends, and the tour makes the two moves that each has.',
  'argue.left.ring':
    '{either} each need one move more. If neither goes to {square}, a ring of {ring} squares closes, so one of them does.',
  'argue.right.too': 'On the other side it is the same: one of {either} goes to {square}.',
  'argue.two.at.end': '{square} would have two moves, and an end has only one.',

  'argue.source': 'Source: {source}.',

  // What is on a square.
  'argue.square': '{name}, {label}',
  'argue.square.marked': '{name}, {label}, marked',
  'argue.marked': 'marked',
};
