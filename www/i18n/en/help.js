/**
 * Help: what is where, and the list of keys, in English.
 */

export const help = {
  'help.title': 'On this page',
  'help.board': 'one step of a search at a time, and the sentence beneath says what happened and why',
  'help.timeline': 'the whole run: solutions above the line, backtracks below; drag it to any step',
  'help.panes': 'the solver’s code and variables, its tree, its numbers, all solutions',
  'help.place': 'queens of your own, and how many solutions are left',
  'help.link': 'the board at this very step, to send to others',
  'keys.player': 'In the player',
  'keys.board': 'On the board',
  'keys.both': 'In both',
  'keys.step': 'step back, step forward',
  'keys.ends': 'first step, last step',
  'keys.space': 'play or pause',
  'keys.squares': 'move from square to square',
  'keys.line': 'ends of the line; with Ctrl, of the board',
  'keys.act': 'choose the square',
  'keys.zoom': 'on a board that is a picture: nearer, farther, all of it',
  'keys.quiet': 'step back, step forward, without leaving',
  'keys.next': 'next solution, next backtrack',
  'keys.previous': 'previous solution, previous backtrack',
  'keys.project': 'projector mode, and back',
  'keys.help': 'this help',
};
