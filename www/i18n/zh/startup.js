/**
 * What the page as it is served says by itself, before any of it runs, and of the network, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/startup.js').startup>}
 */
export const startup = {
  'begin.script': '本页需要 JavaScript 和 WebAssembly：所有搜索都在浏览器里进行，不向外发送任何数据。',
  'begin.wait': '正在载入棋盘。',
  'begin.late': '网络较慢。如果一直没有反应，请重新加载：要显示的内容记在地址里。',
  'begin.lost': '页面没能启动。什么都没有丢失：要显示的内容记在地址里。',
  'begin.old': '浏览器版本太旧：本页需要 2023 年以来的浏览器所支持的 WebAssembly。',

  'offline.title': '没有网络时',
  'offline.kept': '整个页面已保存在本机，没有网络也能使用：所有功能、两种语言都在。',
  'offline.now': '现在没有网络，但什么都不缺：整个页面都保存在本机。',
  'offline.not': '页面没有保存在本机：还没有打开过的部分需要网络。',
  'offline.gone': '网络已断开，一切照常。',
};
