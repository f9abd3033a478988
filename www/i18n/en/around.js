/**
 * What is said on a walk around the page, in English.
 */

export const around = {
  'around.start': 'Show me around',
  'around.at': '{at} of {count}',
  'around.next': 'Next',
  'around.back': 'Back',
  'around.end': 'End',
  'around.board': 'The board',
  'around.board.told': 'One step of a search at a time. The sentence beneath says what happened, and why.',
  'around.player': 'Forward and back',
  'around.player.told':
    'Play and pause, or one step at a time, back as well as forward. The double signs leap to a solution or a backtrack.',
  'around.timeline': 'The whole run',
  'around.timeline.told': 'Solutions stand above the line, backtracks below it. Drag it to any step.',
  'around.panes': 'What is behind a step',
  'around.panes.told':
    'The solver’s own code, its current line lit, and its variables. The other tabs have numbers and more.',
  'around.tabs': 'Three things to watch',
  'around.tabs.told':
    'Queens that leave each other in peace, a knight that visits every square, and the number of all solutions.',
  'around.share': 'Everything is a link',
  'around.share.told':
    'A link keeps what is shown, at this very step. Share also makes pictures, animations and a QR code.',
};
