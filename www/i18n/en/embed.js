/**
 * The board in a frame of another page, in English.
 */

export const embed = {
  'embed.full': 'Open the full page',
  'embed.square': '{name}. This board is for watching; on the full page you can place the pieces yourself.',
  'embed.instead': 'This link shows more than a board: it opens on the full page.',
};
