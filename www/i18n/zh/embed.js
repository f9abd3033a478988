/**
 * The board in a frame of another page, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/embed.js').embed>}
 */
export const embed = {
  'embed.full': '打开完整页面',
  'embed.square': '{name}。这里的棋盘只供观看；想自己摆放，请打开完整页面。',
  'embed.instead': '这个链接不只是一个棋盘：请在完整页面中打开。',
};
