/**
 * The look of the page and its settings, in English.
 */

export const settings = {
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
};
