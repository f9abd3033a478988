/**
 * Help: what is where, and the list of keys, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/help.js').help>}
 */
export const help = {
  'help.title': '本页一览',
  'help.board': '搜索一步一步地进行，下方的一句话说明发生了什么、为什么',
  'help.timeline': '整个过程：线上是解，线下是回溯；可以拖到任何一步',
  'help.panes': '解法的代码和变量、搜索树、统计、所有的解',
  'help.place': '自己摆放皇后，看还剩多少个解',
  'help.link': '把眼前这一步发给别人',
  'keys.player': '在播放器中',
  'keys.board': '在棋盘上',
  'keys.both': '两处都可用',
  'keys.step': '后退一步，前进一步',
  'keys.ends': '回到开头，跳到末尾',
  'keys.space': '播放或暂停',
  'keys.squares': '在格与格之间移动',
  'keys.line': '到一行的两端；加 Ctrl 到棋盘的两端',
  'keys.act': '选中这一格',
  'keys.zoom': '棋盘显示为图像时：放大、缩小、看全貌',
  'keys.quiet': '不离开棋盘，后退一步、前进一步',
  'keys.next': '下一个解，下一次回溯',
  'keys.previous': '上一个解，上一次回溯',
  'keys.project': '进入或退出投影模式',
  'keys.help': '显示本帮助',
};
