/**
 * Lessons of one’s own, in Chinese: opened, made, and on paper.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/make.js').make>}
 */
export const make = {
  'packed.unreadable': '读不出这个链接里的教程：链接缺了一段，或被改动过。',
  'packed.wrong': '读不出这个链接里的教程。',

  'mistakes.some': '{count|这个教程有一处错误。|这个教程有 {count} 处错误，先看第一处。}',
  'mistakes.many': '这个教程至少有 {count} 处错误，先看第一处。',
  'mistakes.show': '全部错误',
  'mistakes.title': '这个教程里的错误',
  'mistakes.unchanged': '没有打开任何内容。请改好文件后再打开。',

  make: '编写教程',
  'make.about': '用自己挑选的时刻编成。教程文件可在“打开”栏中打开。',
  'make.add': '加入这一刻',
  'make.added': '已加入，是第 {number} 站。',
  'make.full': '一个教程最多 {max} 站。',
  'make.fold': '显示各站',
  'make.stops': '{count} 站',
  'make.begin': '走到值得一看的一步，按“加入这一刻”，再写一两句话。所有内容都保存在这台设备上。',
  'make.title': '标题',
  'make.text': '第 {number} 站的文字',
  'make.text.hint': '这里要看什么？',
  'make.open': '在棋盘上显示第 {number} 站：{what}',
  'make.ask': '问“接下来是什么？”',
  'make.up': '把第 {number} 站上移',
  'make.down': '把第 {number} 站下移',
  'make.moved': '现在是第 {number} 站。',
  'make.first': '这已经是第一站。',
  'make.last': '这已经是最后一站。',
  'make.remove': '删除第 {number} 站',
  'make.removed': '第 {number} 站已删除。',
  'make.try': '试一试',
  'make.save': '存为文件',
  'make.load': '打开文件',
  'make.loaded': '已打开这个教程。按“撤销”可以回到原来的那个。',
  'make.new': '新教程',
  'make.share': '复制教程链接',
  'make.print': '打印练习纸…',
  'make.printing': '正在绘制第 {number} 站，共 {count} 站。',
  'make.lacks.title': '教程还没有标题。',
  'make.lacks.stops': '教程还没有一站。',
  'make.lacks.text': '第 {number} 站还没有文字。',
  'make.long': '教程写成链接要 {length} 个字符，而链接最多 {max} 个。请改为发送文件。',
  'make.file': '教程',

  'make.sheet.name': '姓名',
  'make.sheet.date': '日期',
  'make.sheet.ask': '接下来是什么？为什么？',
};
