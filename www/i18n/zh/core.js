/**
 * The core's errors and reasons in Chinese, by kind and code. The English sentences are the core's own. Those of links stand
 * without a full stop, as the place of the fault follows.
 *
 * @import { Values } from '../explain.js'
 */

/** The quantities that the core names. @type {Record<string, string>} */
const quantities = {
  'Board size': '棋盘大小',
  'Kind of event': '事件的种类',
  Symmetry: '对称的编号',
  'Number of files': '列数',
  'Number of ranks': '行数',
  'Number of the tour': '周游编号',
  'Number of solutions': '解的数量',
  'Number of stretches': '分段数',
  'Memory in bytes': '内存字节数',
  Job: '任务的编号',
  'Number of jobs': '任务数',
  Version: '划分的版本',
};

/** @param {string} bytes */
const megabytes = (bytes) => Number(bytes) / 1e6;

/**
 * Values of these sentences that are derived from others.
 * @param {Values} values
 * @returns {Record<string, string | number | boolean>}
 */
function derivedFrom({ board, holes = '0', square, others, colour, source, ends = '', needed, allowed }) {
  const region = holes === '0' ? `${board} ` : `${board}（挖去 ${holes} 格）`;
  const isDark = colour === 'dark';
  return {
    region,
    board: region.trimEnd(),
    isDark,
    colourName: isDark ? '深色' : '浅色',
    pair: square?.replace(' ', ' 和 '),
    others: others?.replace(' ', ' 和 '),
    source: source?.replace(' and ', ' 和 '),
    ends: ends
      .split(' ')
      .join('、')
      .replace(/、([^、]*)$/, ' 或 $1'),
    unbounded: needed === undefined,
    needed: String(Math.ceil(megabytes(needed))),
    allowed: String(Math.floor(megabytes(allowed))),
  };
}

/**
 * The values of a sentence in Chinese.
 * @param {Values} values
 */
function valuesOf(values) {
  const quoted = Object.entries(values).map(([name, value]) => [name, value.replace(/^"(.*)"$/s, '“$1”')]);
  return { ...Object.fromEntries(quoted), what: quantities[values.what] ?? values.what, ...derivedFrom(values) };
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

  // Links to lessons, comparisons and moments.
  'link.knight-side': '要比较的搜索是 warnsdorff、pruned 和 plain，不能是 {found}',
  'link.needs-side': '比较需要参数“{parameter}”',
  'link.by': '比较按 event（事件）、placement（落子）或 solution（解）推进，不能按 {found}',
  'link.pruned-open': '带剪枝的搜索只找闭合周游，因此“pruned”需要“tour=closed”',
  'link.knight-only': '参数“{parameter}”只属于马的棋盘',
  'link.steps': '步数范围必须是 0 到 {max} 的两个数，小的在前，例如 120-180，不能是 {found}',
  'link.step-outside': '步数必须在“steps”的 {first} 到 {last} 之内',
  'link.loop-steps': '循环播放的是一段步数，因此“loop”需要“steps”',
  'link.ask-steps': '播放一段步数时不提问下一步，因此“ask”与“steps”互相矛盾',
  'link.needs-solver': '参数“{parameter}”需要算法',
  'link.missing-lesson': '链接在写明课程之前就结束了',
  'link.lesson': '课程是 scan、marks、mask、permute、access、warnsdorff 或 impossible，不能是 {found}',
  'link.packed-lesson': '自制课程在 ~ 之后只能有字母、数字、- 和 _，不能有 {found}',
  'link.stop': '课程的站必须是 1 到 {max} 的整数，不能是 {found}',

  // Texts that were pasted.
  'link.nothing': '没有可读的内容',
  'link.pasted-too-long': '可读的文本最多有 {max} 个字符，不能有 {length} 个',
  'link.unreadable': '这既不是链接，也不是 FEN、文本棋盘、格名、列号、走法或数字表：{found}',
  'link.no-fragment': '这个网址中没有 #，因此不指向任何棋盘',
  'link.too-many-ranks': '皇后的棋盘最多有 {max} 行，不能有 {ranks} 行',
  'link.rank-width': '每一行的格数应等于行数 {size}，但第 {rank} 行（从下往上）有 {squares} 格',
  'link.fen-piece': '这里的 FEN 只能有代表皇后的 Q 和空格数，不能有 {found}',
  'link.fen-rest': '棋子写完之后 FEN 应结束，后面却还有 {found}',
  'link.board-piece': '文本棋盘的一格是空白或 Q，不能是 {found}',
  'link.mark': '这里棋盘的一格写作点或 Q，不能是 {found}',
  'link.unpaired': '缺少与 {found} 配对的括号或引号',
  'link.unseparated': '这 {digits} 个列号之间需要分隔，例如 1.3.5.10',
  'link.too-many-rows': '皇后的棋盘最多有 {max} 行，不能有 {rows} 行',
  'link.no-queens-board': '皇后的棋盘每边最多 {max} 格，没有 {square} 这一格',
  'link.grid-width': '数字表每一行的格数应与第一行相同，即 {files} 格，但第 {rank} 行（从下往上）有 {squares} 格',
  'link.grid-number': '数字表中 {min} 到 {max} 每个数各出现一次，挖去的格写一个点，不能是 {found}',
  'link.grid-twice': '数字 {number} 在数字表中出现了两次',

  // Why there is no tour.
  'why.odd-closed': '闭合周游需要偶数个格：{region}有 {squares} 格。',
  'why.unbalanced-closed':
    '马每跳一步就换一种颜色，所以闭合周游需要深色格与浅色格一样多：{region}有 {dark} 个深色格、{light} 个浅色格。',
  'why.unbalanced-open':
    '马每跳一步就换一种颜色，所以周游需要深色格与浅色格的数目最多相差一：{region}有 {dark} 个深色格、{light} 个浅色格。',
  'why.too-few': '闭合周游至少需要四格：{region}只有 {squares} 格。',
  'why.start-colour':
    '{region}有 {dark} 个深色格、{light} 个浅色格，而马每跳一步就换一种颜色，所以开放周游的起点和终点都是{colourName}格：{start} 是{isDark|浅色|深色}格。',
  'why.end-colour':
    '马每跳一步就换一种颜色，所以在 {region}上，从 {start} 出发的周游必在{colourName}格结束：{end} 是{isDark|浅色|深色}格。',
  'why.end-is-start': '开放周游不会在起点 {square} 结束。',
  'why.one-wide': '在只有一格宽的棋盘上，马一步也走不了。',
  'why.two-wide': '在两格宽的棋盘上，马每一步都沿长边前进两格，所以从 {square} 出发永远走不到标出的格。',
  'why.four-wide':
    '从 {region}外侧的两条线，马只能跳到内侧的两条线，而内外格数相同。闭合周游就只能内外交替，正如深浅交替一样，因此走不到标出的格（{source}）。',
  'why.inner-line':
    '从 {region}外侧的两条线，马只能跳到内侧的两条线，而内外格数相同。从 {square} 出发的周游就只能内外交替，正如深浅交替一样，因此走不到标出的格。',
  'why.isolated': '马怎么跳也到不了 {square}。',
  'why.corner-ring':
    '角格 {pair} 都只有到 {others} 的两步可走，所以能回到起点的走法，走完这四格就已经回来了（{source}）。',
  'why.corners':
    '马从角格只能跳到中间的四格；去掉这四格后，{region}分成 {parts} 块，而周游最多断成 {most} 段（{source}）。',
  'why.small-board': '去掉标出的 {count} 格后，{region}分成 {parts} 块，而周游最多断成 {most} 段（{source}）。',
  'why.forced-apart':
    '在 {region}上，从角格起每一步都是必然的，最后只剩下一条连接 {others} 的路，而这两格之间没有马步（{source}）。',
  'why.twin-ends':
    '{others} 能走的两步相同，所以其中一格是周游的一端。另一端若是 {square}，那里就只走一步，而左右两边的角格各需要一步通向它。',
  'why.forced-short':
    '角格 {others} 都需要一步通向 {square}，而从那里出发的周游只有一步可走，所以另一个角格是终点。此后每一步都由角格决定，走完 6 格就结束了。',
  'why.unreachable': '马从 {start} 走不到 {square}。',
  'why.no-move': '没有马步能到 {square}。',
  'why.one-move': '周游要进出 {square}，却只有一个马步通向那里。',
  'why.starved': '周游在标出的 {count} 格上至少要走 {need} 步，而周围的格最多只能承接 {offer} 步。',
  'why.cut-by-one': '去掉 {square} 后，棋盘分成 {parts} 块，而周游最多断成 {most} 段。',
  'why.cut': '去掉标出的 {count} 格后，棋盘分成 {parts} 块，而周游最多断成 {most} 段。',
  'why.no-way-back': '剩下的格中，已没有一格能让马返回 {start}。',
  'why.no-end-next-to-start': '要返回 {start}，周游必须在 {ends} 结束。',
  'why.exhausted': '{region}上的所有走法都试过了。',

  // Where a given tour breaks the rules.
  'why.starts-off-board': '周游从棋盘外出发。',
  'why.leaves-board': '第 {move} 格在棋盘之外。',
  'why.enters-hole': '第 {move} 格是 {square}，它已被挖去。',
  'why.not-a-knights-move': '到第 {move} 格不是马步：从 {from} 到 {to}。',
  'why.enters-again': '第 {move} 格又走到 {square}，那里已经走过。',
  'why.no-squares': '这条周游没有任何格。',
  'why.one-unvisited': '周游停在第 {move} 格：{square} 还没有走过。',
  'why.unvisited': '周游停在第 {move} 格：还有 {left} 格没有走过，{square} 是其中之一。',
  'why.wrong-start': '周游从 {found} 出发，而不是 {asked}。',
  'why.wrong-end': '周游在 {found} 结束，而不是 {asked}。',
  'why.not-closed': '周游没有闭合：马从 {end} 跳不回起点。',

  // What arguments are refused.
  'core.not-whole': '{what}必须是 {min} 到 {max} 的整数，不能是 {value}。',
  'core.off-board': '有一格不在 {files}×{ranks} 的棋盘上。',
  'core.clash': '{one} 和 {other} 的给定皇后互相攻击。',
  'core.no-solver': '没有这种算法。',
  'core.no-method': '没有这种计数方法。',
  'core.no-job-line': '{place}：这里没有已完成任务的行。',
  'core.job-plan': '{place}：这个任务属于另一种划分（{is}），应为 {wanted}。',
  'core.job-solutions': '{place}：任务 {job} 有 {is} 个解，而第 {first} 行是 {known} 个。',
  'core.not-a-move': '马步写作 0 到 7 的数字。',
  'core.closed-to': '闭合周游没有单独的终点。',
  'core.bad-question': '起点或终点不在棋盘上，或已被挖去。',
  'core.bad-holes': '挖去的格必须在棋盘上，不能重复，并且至少要留一格。',
  'core.start-taken-out': '起点 {square} 已被挖去。',
  'core.not-a-ride': '这样走不合马的规则。',
  'core.no-tour': '没有这样的周游。',
  'core.not-decided': '没有找到周游，也不知道是否存在。',
  'core.no-closed-tour': '{files}×{ranks} 没有闭合周游。',
  'core.too-wide-to-count': '只对短边不超过 10 的棋盘计数，不能是 {files}×{ranks}。',
  'core.too-large-to-number': '闭合周游只在不超过 48 格的棋盘上编号；{files}×{ranks} 太大了。',
  'core.too-much-memory':
    '数这些周游需要{unbounded|的内存超过允许的 {allowed} MB| {needed} MB 内存，只允许 {allowed} MB}。',
  'core.too-many-tours': '周游的数目可能超出 128 位所能容纳的范围。',
};

export const core = { sentences, valuesOf };
