/**
 * Placing queens by hand, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/editor.js').editor>}
 */
export const editor = {
  'place.own': '自己摆',
  clear: '清空',
  rotate: '旋转',
  mirror: '翻转',
  'solve.here': '从这里求解',
  'placing.tools': '摆放',
  'placing.status': '可补全的解',
  'placing.counts': '每格还剩多少解',
  'placing.hint': '提示',
  'text.fen': 'FEN 格式',
  'placing.none.at.all': '这种大小的棋盘没有解。',
  'placing.clash': '互相攻击的皇后不可能出现在任何解中。',
  'placing.all': '全部 {total} 个解都还有可能。',
  'placing.one': '这就是一个解。',
  'placing.one.of': '这是 {total} 个解中的一个。',
  'placing.none': '没有包含这种摆法的解。',
  'placing.none.of': '{total} 个解中没有一个包含这种摆法。',
  'placing.some.of': '{total} 个解中有 {count} 个包含这种摆法。',
  'placing.some.unknown': '有 {count} 个解包含这种摆法。',
  'placing.least.of': '目前已找到：{total} 个解中至少有 {count} 个包含这种摆法。',
  'placing.least.unknown': '目前已找到：至少有 {count} 个解包含这种摆法。',
  'hint.square': '在 {name} 放皇后可以通向一个解。',
  'hint.clash': '请先撤回一个互相攻击的皇后。',
  'hint.back': '再放皇后也补不成解了，请撤回一个。',
  'hint.never': '这种大小的棋盘无论怎么摆都没有解。',
  'hint.solved': '已经摆完，不需要再放了。',
  'hint.looking': '还在寻找解。',
  'square.leaves': '{name}，还剩 {count} 个解',
  'square.leaves.least': '{name}，至少还剩 {count} 个解',
};
