/**
 * The queens solvers in English: their names, their ideas, their articles, their pseudo-code, their variables.
 */

export const solvers = {
  // Their names.
  'solver.marks': 'Marks',
  'solver.scan': 'Scan',
  'solver.mask': 'Bit masks',
  'solver.permute': 'Permutations',
  'solver.access': 'Access rows',

  // Their ideas.
  'idea.marks':
    'Row by row, each queen marks the column and the two diagonals that it forbids. A square belongs to the earliest queen that attacks it, so taking a queen back frees exactly its own zone.',
  'idea.scan':
    'Row by row, each candidate asks the board itself: up its column and along both diagonals, square by square. Going back is one step of the machine, not the end of a recursion.',
  'idea.mask':
    'A row is a number and a square is one of its bits. The free columns are those that no bit forbids; the lowest of them is taken, and the diagonals move on by one shift.',
  'idea.permute':
    'Column by column, one letter moves from the rows left to the rows used. No row can come twice, so only diagonals are compared.',
  'idea.access':
    'Column by column, the rows still open are worked out from all earlier columns: each queen strikes out its row and the two rows that its diagonals meet here.',

  // The pseudo-code: two spaces an indentation. The core gives the number of lines.
  code: 'Pseudo-code',
  program: 'Program',
  'code.scan.0': 'next_solution: after a solution, back a row',
  'code.scan.1': '  select_place: go on after solution[current_row]',
  'code.scan.2': '    a given queen attacks: next column',
  'code.scan.3': '    check up the column: a queen, so next column',
  'code.scan.4': '    check to the upper left: a queen, so next column',
  'code.scan.5': '    check to the upper right: a queen, so next column',
  'code.scan.6': '  forward: lift the queen still in the row',
  'code.scan.7': '    put a queen here, go a row down',
  'code.scan.8': '    below the last row: a solution',
  'code.scan.9': '  backward: no column left, so lift and go a row back',
  'code.marks.0': 'search(row):',
  'code.marks.1': '  if row = n + 1: a solution, return',
  'code.marks.2': '  for column from 1 to n:',
  'code.marks.3': '    a given queen attacks: next',
  'code.marks.4': '    the column is marked: next',
  'code.marks.5': '    anti-diagonal row + column is marked: next',
  'code.marks.6': '    main diagonal row − column + n is marked: next',
  'code.marks.7': '    place a queen, mark all three, search(row + 1)',
  'code.marks.8': '    take it back, unmark all three',
  'code.mask.0': 'count(row, ld, rd):',
  'code.mask.1': '  if row = upper: a solution, return',
  'code.mask.2': '  pos ← upper & ~(row | ld | rd)',
  'code.mask.3': '  pos ← pos & ~given',
  'code.mask.4': '  while pos ≠ 0:',
  'code.mask.5': '    p ← pos & −pos',
  'code.mask.6': '    pos ← pos − p',
  'code.mask.7': '    count(row | p, (ld | p) << 1, (rd | p) >> 1)',
  'code.mask.8': '    the call returns, its queen is taken back',
  'code.permute.0': 'queen(t, s):',
  'code.permute.1': '  if s is empty: a solution, return',
  'code.permute.2': '  for each letter of s:',
  'code.permute.3': '    a given queen attacks: next',
  'code.permute.4': '    compare it with each letter of t:',
  'code.permute.5': '      as many rows apart as columns: next letter of s',
  'code.permute.6': '    move it: queen(t + letter, s − letter)',
  'code.permute.7': '    move it back',
  'code.access.0': 'solve(col):',
  'code.access.1': '  rows[] ← all true',
  'code.access.2': '  each earlier queen: strike row, row ± d',
  'code.access.3': '  for row from 1 to n:',
  'code.access.4': '    a given queen attacks: next',
  'code.access.5': '    rows[row] is false: next',
  'code.access.6': '    cols[col] ← row',
  'code.access.7': '    if col is the last: a solution',
  'code.access.8': '    else solve(col + 1)',
  'code.access.9': '    take the queen back',

  // The articles and their worked examples.
  'article.scan': 'The article: Eight queens, backtracking, C++ (class QUEEN)',
  'article.marks': 'The article: Eight queens by depth-first search, C (Checker Challenge)',
  'article.mask': 'The article: N queens with bit operations, C',
  'article.permute': 'The article: N queens with bit operations, C (the second program)',
  'article.access': 'The article: Eight queens in Java, column by column (getAccessRows)',
  examples: 'From the article',
  'example.scan.982': 'The first solution, on 8 × 8',
  'example.scan.983': 'Going on from it: the queen of row 8 still stands',
  'example.marks.63': 'The walk 1, 3, 5, 7, 2, 4, 6: row 8 is dead',
  'example.marks.4': 'Whose is the square in row 3, column 3?',
  'example.mask.271': 'pos = 00010110, so p = 00000010',
  'example.permute.2': 'The first pair on a diagonal: letters 0 and 1',
  'example.access.718': 'The queen of column 2 in row 5: rows 4, 5 and 6 of column 3 are out',
  'example.marks.4.answer':
    'Both queens attack it, and it belongs to the earlier one. If it went over to the queen of row 2, taking that one back would free a square that the queen of row 1 still attacks.',

  // Their variables.
  'scan.solution': 'solution[], counted from 0; {n} means not tried',
  'scan.current': 'current_row = {row}, current_col = {column}',
  'scan.looks': 'check has looked at {count|one square,|{count} squares:} {list}.',
  'scan.looks.none': 'check has looked at no square in this step.',
  'scan.first': 'get_first_solution',
  'scan.next': 'get_next_solution',
  'marks.columns': 'Columns',
  'marks.anti': 'Anti-diagonals, by row + column',
  'marks.main': 'Main diagonals, by row − column + n',
  'marks.legend': 'A mark is the row of the queen that made it.',
  'tip.free': '{name}: no queen attacks it.',
  'tip.attacked': '{name} is attacked by the queen of row:',
  'tip.owner': 'along the {line}: its own zone',
  'tip.queen': 'along the {line}',
  'mask.words': 'Words of {n} bits; bit 0 is the rightmost column',
  'permute.t': 't: the rows used, column by column',
  'permute.s': 's: the rows left',
  'permute.empty': 'empty',
  'permute.clash': '|{letter} − {other}| = {distance}, and the columns are {distance} apart: they share a diagonal.',
  'permute.safe': 'Compared with {count|one letter|{count} letters}: no diagonal in common.',
  'permute.legend': 'Letter {zero} is row 1. Rows cannot clash, so only diagonals are compared.',
  'access.cols': 'cols[]: the row of the queen in each column',
  'access.rows': 'rows[] of column {column}: which rows are still open',
  'access.strike': 'Column {column}, row {row}, {distance} away: strikes out {list}',

  // The search tree.
  'pane.tree': 'Tree',
  tree: 'Search tree',
  'tree.legend':
    'A line is a level. A tick is attacked, a full dot searched, a ring still ahead; at the right, how many dots and rings. Choose one to go there.',
  'tree.row': 'Row {line}, column {place}: {state}',
  'tree.column': 'Column {line}, row {place}: {state}',
  'tree.searched': 'searched',
  'tree.current': 'on the path',
  'tree.ahead': 'still ahead',
  'tree.counts': '{searched} · {ahead}',

  // Numbers.
  'numbers.effort.scan': 'Rows gone back',
  'numbers.effort.permute': 'Pairs compared',
  'numbers.effort.access': 'Earlier queens striking',
  'numbers.levels.row': 'Queens placed in each row',
  'numbers.levels.column': 'Queens placed in each column',
  'numbers.solution': 'Go to solution',
  'numbers.solution.whole': 'The number of a solution must be a whole number, 1 or more.',
  'numbers.solution.none': 'This run has {count|one solution|{count} solutions}, so there is no solution {nth}.',

  // As text.
  'text.board': 'The board as text',
  'text.challenge': 'The answer to the Checker Challenge',
  'text.copy': 'Copy text',

  // The race.
  'pane.race': 'Race',

  // Captions of single solvers.
  'queens.place.mask': 'Row {row}, column {column}: the lowest bit of pos, so a queen is placed.',
  'queens.lift.forward': 'Row {row}: column {next} is free, so the queen is lifted from column {column} to move on.',
  'queens.lift.backward':
    'Row {row}: no column left, so its queen is lifted from column {column}, and the search goes a row back.',
};
