/**
 * The look of the page and its settings, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/settings.js').settings>}
 */
export const settings = {
  'look.board': '棋盘主题',
  'look.board.paper': '纸页',
  'look.board.walnut': '胡桃木',
  'look.board.slate': '石板',
  'look.board.contrast': '高对比度',
  'look.board.print': '打印',
  'look.theme': '明暗',
  'look.theme.system': '跟随系统',
  'look.theme.light': '浅色',
  'look.theme.dark': '深色',
  'look.motion': '动画',
  'look.motion.system': '跟随系统',
  'look.motion.reduced': '减少',
  'look.motion.full': '完整',
  'settings.forced': '无论选择哪种主题，本页的颜色都由系统决定。',
  'projector.about': '只显示棋盘、说明和播放器，供全班观看。按 f 键进入或退出，也可按 Esc 键退出。',
};
