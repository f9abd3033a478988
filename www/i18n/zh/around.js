/**
 * What is said on a walk around the page, in Chinese.
 *
 * @satisfies {import('../index.js').Twin<typeof import('../en/around.js').around>}
 */
export const around = {
  'around.start': '带我看看',
  'around.at': '第 {at} 处，共 {count} 处',
  'around.next': '下一处',
  'around.back': '上一处',
  'around.end': '结束',
  'around.board': '棋盘',
  'around.board.told': '搜索在这里一步一步地进行，下方的一句话说明发生了什么、为什么。',
  'around.player': '可进可退',
  'around.player.told': '可以播放、暂停，也可以一步一步地前进或后退。双符号的按钮直接跳到解或回溯处。',
  'around.timeline': '整个过程',
  'around.timeline.told': '线上是解，线下是回溯。可以拖到任何一步。',
  'around.panes': '这一步的背后',
  'around.panes.told': '解法自己的代码，正在执行的一行会亮起，还有它的变量。其他标签里是统计等内容。',
  'around.tabs': '三个看点',
  'around.tabs.told': '互不攻击的皇后，走遍每一格的马，以及解一共有多少个。',
  'around.share': '一切都是链接',
  'around.share.told': '链接记住眼前的这一步。“分享”里还可以生成图片、动画和二维码。',
};
