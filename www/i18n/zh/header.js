/**
 * The dialogs of the header: Help, Settings, and the page without network, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/header.js').header>}
 */
export const header = {
  'help.title': '本页一览',
  'help.board': '搜索一步一步地进行，下方的一句话说明发生了什么、为什么',
  'help.timeline': '整个过程：线上是解，线下是回溯；可以拖到任何一步',
  'help.panes': '算法的代码和变量、搜索树、统计、全部解',
  'help.place': '手动摆放皇后，看还剩多少个解',
  'help.link': '把眼前这一步发给别人',
  'help.learn': '教程：一站一站地看懂一次搜索',
  'help.ask': '藏起搜索的下一步，由你来回答',
  'help.open': '链接、文本形式的棋盘或周游、文件；在页面任何地方粘贴或拖入也能打开',
  'help.version': '版本',
  'help.commit': '{version}，由提交 {commit} 构建',
  'help.changed': '{version}，由提交 {commit} 和未提交的改动构建',
  'keys.player': '在播放器中',
  'keys.board': '在棋盘上',
  'keys.both': '两处都可用',
  'keys.step': '后退一步，前进一步',
  'keys.ends': '回到开头，跳到末尾',
  'keys.space': '播放或暂停',
  'keys.squares': '在格与格之间移动',
  'keys.line': '到一行的两端；加 Ctrl 到棋盘的两端',
  'keys.act': '选中这一格',
  'keys.zoom': '格子很小时：放大、缩小、看整个棋盘',
  'keys.quiet': '不离开棋盘，后退一步、前进一步',
  'keys.next': '下一个解，下一次回溯',
  'keys.previous': '上一个解，上一次回溯',
  'keys.project': '进入或退出投影模式',
  'keys.help': '显示本帮助',

  // Settings.
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

  // Without network.
  'offline.title': '没有网络时',
  'offline.kept': '整个页面已保存在本机，没有网络也能使用：所有功能、两种语言都在。',
  'offline.now': '现在没有网络，但什么都不缺：整个页面都保存在本机。',
  'offline.not': '页面没有保存在本机：还没有打开过的部分需要网络。',
  'offline.gone': '网络已断开，一切照常。',
};
