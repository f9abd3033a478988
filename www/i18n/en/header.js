/**
 * The dialogs of the header: Help, Settings, and the page without network, in English.
 */
export const header = {
  'help.title': 'On this page',
  'help.board': 'one step of a search at a time, and the sentence beneath says what happened and why',
  'help.timeline': 'the whole run: solutions above the line, backtracks below; drag it to any step',
  'help.panes': 'the solver’s code and variables, its tree, its numbers, all solutions',
  'help.place': 'queens of your own, and how many solutions are left',
  'help.link': 'the board at this step, to send to others',
  'help.learn': 'lessons that lead through a search, stop by stop',
  'help.open': 'a link, a board or a tour as text, a file; pasted or dropped anywhere on the page it opens, too',
  'keys.player': 'In the player',
  'keys.board': 'On the board',
  'keys.both': 'In both',
  'keys.step': 'step back, step forward',
  'keys.ends': 'first step, last step',
  'keys.space': 'play or pause',
  'keys.squares': 'move from square to square',
  'keys.line': 'ends of the line; with Ctrl, of the board',
  'keys.act': 'choose the square',
  'keys.zoom': 'where squares are small: zoom in, zoom out, whole board',
  'keys.quiet': 'step back, step forward, without leaving',
  'keys.next': 'next solution, next backtrack',
  'keys.previous': 'previous solution, previous backtrack',
  'keys.project': 'projector mode, and back',
  'keys.help': 'this help',

  // Settings.
  'look.board': 'Board theme',
  'look.board.paper': 'Paper',
  'look.board.walnut': 'Walnut',
  'look.board.slate': 'Slate',
  'look.board.contrast': 'High contrast',
  'look.board.print': 'Print',
  'look.theme': 'Light and dark',
  'look.theme.system': 'System',
  'look.theme.light': 'Light',
  'look.theme.dark': 'Dark',
  'look.motion': 'Motion',
  'look.motion.system': 'System',
  'look.motion.reduced': 'Reduced',
  'look.motion.full': 'Full',
  'settings.forced': 'The system sets the colours of this page, whichever theme is chosen.',
  'projector.about':
    'The board, its caption and the player alone, for a room. The key f enters and leaves it, Escape leaves it.',

  // Without network.
  'offline.title': 'Without network',
  'offline.kept': 'The whole page is kept on this device and works without network: every mode, in both languages.',
  'offline.now': 'There is no network now, and nothing is missing: the whole page is kept on this device.',
  'offline.not': 'The page is not kept on this device: parts that have not been opened yet need the network.',
  'offline.gone': 'No network: everything goes on.',
};
