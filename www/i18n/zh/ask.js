/**
 * What comes next? in Chinese: the answers, and what is said to them.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/ask.js').ask>}
 */
export const ask = {
  'ask.show': '看答案',
  'ask.every': '每一步都问',

  'ask.place': '放下皇后',
  'ask.reject': '不能放',
  'ask.remove': '撤回',
  'ask.solved': '找到解',
  'ask.move': '走一步',
  'ask.tour': '找到周游',
  'ask.queen.row': '第 {line} 行',
  'ask.queen.column': '第 {line} 列',
  'ask.queen.row.given': '第 {line} 行（给定）',
  'ask.queen.column.given': '第 {line} 列（给定）',

  'ask.what': '请选接下来发生的事，或选那一格。',
  'ask.attack': '{square} 不能放：受哪个皇后攻击？',
  'ask.not': '不是“{answer}”，再试一次。',
  'ask.not.square': '不是 {square}，再试一次。',
  'ask.not.queen': '{queen} 不攻击 {square}，再试一次。',
  'ask.no.queen': '{queen} 上没有皇后，再试一次。',
  'ask.right': '答对了。',
  'ask.right.other': '答对了，它也攻击这一格；搜索先遇到的是另一个皇后。',
  'ask.lifted': '第 {row} 行：后面还有一列可放，先拿掉第 {column} 列的皇后再移过去。',

  'ask.idle': '这一步不提问。按“播放”走到下一个问题。',
  'ask.ended': '运行已经结束，没有可问的了。',
  'ask.summary': '共 {count} 题，第一次就答对 {right} 题。',
  'ask.missed': '最常答错的是：{kind}。',
  'ask.again': '再看第 {step} 步',
};
