/**
 * Lessons of one’s own, in English: opened, made, and on paper.
 */
export const make = {
  'packed.unreadable': 'The lesson in this link cannot be read: a part of the link is missing or was changed.',
  'packed.wrong': 'The lesson in this link cannot be read.',

  // A file that is no lesson.
  'mistakes.some': '{count|This lesson has a mistake.|This lesson has {count} mistakes, here the first.}',
  'mistakes.many': 'This lesson has {count} mistakes or more, here the first.',
  'mistakes.show': 'All mistakes',
  'mistakes.title': 'The mistakes in this lesson',
  'mistakes.unchanged': 'Nothing was opened. Mend the file and open it again.',

  // Make a lesson.
  make: 'Make a lesson',
  'make.about': 'From moments of your own. The field Open opens the file of a lesson.',
  'make.add': 'Add this moment',
  'make.added': 'Added as stop {number}.',
  'make.full': 'A lesson has at most {max} stops.',
  'make.fold': 'Show the stops',
  'make.stops': '{count|One stop|{count} stops}',
  'make.begin':
    'Go to a step that is worth a look, press Add this moment, and write a sentence or two about it. Everything is kept on this device.',
  'make.title': 'Title',
  'make.text': 'Text of stop {number}',
  'make.text.hint': 'What is to be seen here?',
  'make.open': 'Show stop {number} on the board: {what}',
  'make.ask': 'Ask what comes next',
  'make.up': 'Move stop {number} up',
  'make.down': 'Move stop {number} down',
  'make.moved': 'Now it is stop {number}.',
  'make.first': 'This is the first stop.',
  'make.last': 'This is the last stop.',
  'make.remove': 'Remove stop {number}',
  'make.removed': 'Stop {number} was removed.',
  'make.try': 'Try it',
  'make.save': 'Save as file',
  'make.load': 'Open a file',
  'make.loaded': 'This lesson is open now. Undo brings the one before back.',
  'make.new': 'New lesson',
  'make.share': 'Copy link to the lesson',
  'make.print': 'Print a worksheet…',
  'make.printing': 'Drawing stop {number} of {count}.',
  'make.lacks.title': 'The lesson has no title yet.',
  'make.lacks.stops': 'The lesson has no stop yet.',
  'make.lacks.text': 'Stop {number} has no sentence yet.',
  'make.long':
    'As a link the lesson would have {length} characters, and a link has at most {max}. Send it as a file instead.',
  'make.file': 'lesson',

  // The worksheet.
  'make.sheet.name': 'Name',
  'make.sheet.date': 'Date',
  'make.sheet.ask': 'What comes next, and why?',
};
