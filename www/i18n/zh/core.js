/**
 * The core's errors in Chinese, by kind and code; those of parts beyond the first view are in `core-rest.js`. The English
 * sentences are the core's own. Those of links stand without a full stop, as the place of the fault follows.
 *
 * @import { Values } from '../explain.js'
 */

import { page } from './page.js';

/** The quantities that the core names. @type {Record<string, string>} */
const quantities = { 'Board size': '棋盘大小', 'Kind of event': '事件的种类', Symmetry: '对称的编号' };

/**
 * The values of a sentence in Chinese.
 * @param {Values} values
 * @returns {Record<string, string>}
 */
function valuesOf(values) {
  const quoted = Object.entries(values).map(([name, value]) => [name, value.replace(/^"(.*)"$/s, '“$1”')]);
  return { ...Object.fromEntries(quoted), what: quantities[values.what] ?? values.what };
}

/** @type {Record<string, string>} */
const sentences = {
  // The fault of a link, with its place or without.
  fault: '{sentence}。',
  'fault.at': '{sentence}（第 {place} 个字符）。',

  // Links.
  'link.too-long': '链接最多有 {max} 个字符，不能有 {length} 个',
  'link.character': '这里不能出现字符 {found}',
  'link.escape': '链接中的 % 之后应是两个十六进制数字',
  'link.escaped-character': '{found} 所代表的字符不能出现在这里',
  'link.not-a-link': '链接以 1/ 开头，不能以 {found} 开头',
  'link.newer-version': '这个链接出自更新的版本，请刷新页面后再打开',
  'link.missing-mode': '链接在写明 queens、solutions、race、knight、count、lesson 或 compare 之前就结束了',
  'link.unknown-mode': '链接通向 queens、solutions、race、knight、count、lesson 或 compare，不能是 {found}',
  'link.missing-size': '链接在写明棋盘大小之前就结束了',
  'link.board-size': '棋盘大小必须是 1 到 {max} 的整数，不能是 {found}',
  'link.missing-count': '链接在写明要数几个皇后之前就结束了',
  'link.count-size': '要数的皇后个数必须是 1 到 {max} 的整数，不能是 {found}',
  'link.missing-board': '链接在写明棋盘的列数和行数（例如 8x8）之前就结束了',
  'link.board': '马的棋盘写作“列数 x 行数”，例如 8x8，不能是 {found}',
  'link.side': '棋盘的边长必须是 1 到 {max} 的整数，不能是 {found}',
  'link.missing-placement': '缺少摆法',
  'link.rows': '棋盘大小为 {size} 的摆法有 {size} 行，不能有 {rows} 行',
  'link.column': '摆法的第 {row} 行必须是 {first} 到 {last} 的列号或 x，不能是 {found}',
  'link.clash': '算法不能从互相攻击的皇后开始，例如 {one} 和 {other}',
  'link.missing-start': '缺少起点格',
  'link.missing-moves': '缺少周游的走法',
  'link.move-digit': '周游的第 {number} 步必须是 0 到 7 的数字，不能是 {found}',
  'link.hop': '从 {one} 到 {other} 不是马步',
  'link.other-start': '这条周游从 {found} 出发，但起点格是 {start}',
  'link.surplus': '链接应在这里结束，后面却还有 {found}',
  'link.missing-parameter': '这里缺少参数',
  'link.unknown-parameter': '{mode} 的链接没有参数 {found}',
  'link.repeated': '参数“{parameter}”出现了两次',
  'link.missing-value': '参数“{parameter}”缺少取值',
  'link.unwanted-value': '参数“{parameter}”不带取值',
  'link.queens-solver': '皇后的算法是 scan、marks、mask、permute 或 access，不能是 {found}',
  'link.knight-solver': '马的搜索方法是 warnsdorff 或 plain，不能是 {found}',
  'link.tour-kind': '周游是 open（开放）或 closed（闭合），不能是 {found}',
  'link.prune': '参数“prune”只能是 1，不能是 {found}',
  'link.only': '参数“only”只能是 fundamental，不能是 {found}',
  'link.count-method': '参数“method”只能是 mask，不能是 {found}',
  'link.step': '步数必须是 0 到 {max} 的整数，不能是 {found}',
  'link.tour-number': '周游的编号必须是 1 到 {max} 的整数，不能是 {found}',
  'link.square-name': '格名由列的字母和行的数字组成，例如 e4，不能是 {found}',
  'link.off-board': '{board} 的棋盘上没有 {square} 这一格',
  'link.twice': '{square} 这一格出现了两次',
  'link.nothing-left': '棋盘上至少要留一格',
  'link.start-taken-out': '周游不能从 {square} 出发，它已被挖去',
  'link.end-taken-out': '周游不能在 {square} 结束，它已被挖去',
  'link.placement-twice': '皇后给出了两次：一次是摆法，一次是参数“at”',
  'link.needs-start': '参数“{parameter}”需要起点格',
  'link.given-tour': '已给出周游的走法，就不能再有参数“{parameter}”',
  'link.closed-to': '闭合周游没有终点，因此“tour=closed”与“to”互相矛盾',
  'link.number-open': '只有闭合周游有编号，因此“number”需要“tour=closed”',
  'link.number-holes': '只有完整棋盘的周游有编号，因此“number”与“holes”互相矛盾',
  'link.number-solver': '有编号的周游不需要搜索，因此“number”与“solver”互相矛盾',
  'link.solver-to': '搜索不能指定终点，因此“solver”与“to”互相矛盾',
  'link.prune-solver': '剪枝是搜索的一部分，因此“prune”需要“solver=warnsdorff”',
  'link.prune-open': '这种剪枝针对的是返回起点，因此“prune”需要“tour=closed”',

  // What arguments are refused.
  'core.not-whole': page['not.whole'],
  'core.off-board': '有一格不在 {files}×{ranks} 的棋盘上。',
  'core.clash': '{one} 和 {other} 的给定皇后互相攻击。',
  'core.no-solver': '没有这种算法。',
};

export const core = { sentences, valuesOf };
