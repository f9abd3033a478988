/**
 * Lessons in Chinese: the mistakes in a file, the list of those of the page, and the open one.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/learn.js').learn>}
 */
export const learn = {
  'lesson.long': '第 {line} 行：教程最多 {max} 个字符，到这里已经用完。',
  'lesson.character': '第 {line} 行：字符 {character} 不是文字。',
  'lesson.title-missing': '第 {line} 行：教程以标题开头，标题单独一行，前面写 # 和一个空格。',
  'lesson.title-again': '第 {line} 行：这是第二个标题，一个教程只有一个标题。',
  'lesson.title-long': '第 {line} 行：标题最多 {max} 个字符，这里有 {found} 个。',
  'lesson.text-missing': '第 {line} 行：这个链接前面没有说明文字。',
  'lesson.text-long': '第 {line} 行：一站的文字最多 {max} 个字符，这里有 {found} 个。',
  'lesson.link': '第 {line} 行：读不懂这个链接。',
  'lesson.link-missing': '第 {line} 行：这段文字后面没有链接，链接要单独占一行。',
  'lesson.link-nowhere': '第 {line} 行：这个网址没有说明要显示什么，那要写在 # 后面。',
  'lesson.link-lesson': '第 {line} 行：教程中的一站不能通向另一个教程。',
  'lesson.stops-many': '第 {line} 行：一个教程最多 {max} 站。',
  'lesson.stops-none': '第 {line} 行：教程到此结束，却一站也没有；每一站是一段文字和一个链接。',

  // The list of lessons.
  'learn.about': '七个教程，每个十二站。每一站是棋盘的一个时刻，配一两句话。',
  'learn.scan': '逐格检查：一台会看棋盘的机器',
  'learn.scan.about': '前进，后退，每一格都要看',
  'learn.marks': '标记禁区：三个数组代替逐格查看',
  'learn.marks.about': '每个皇后标记一列和两条对角线',
  'learn.mask': '位运算：一行就是一个数',
  'learn.mask.about': '只看空着的列，一次看全',
  'learn.permute': '排列：把字符从 s 移到 t',
  'learn.permute.about': '行本来就不重复，只需检查对角线',
  'learn.access': '可用行：先算出哪些行能放，再试',
  'learn.access.about': '逐列进行，划去前面的皇后占用的行',
  'learn.warnsdorff': 'Warnsdorff 规则：先去出路最少的格',
  'learn.warnsdorff.about': '马的一条规则：能走多远，在哪里失灵',
  'learn.impossible': '没有周游的棋盘：为什么走不成',
  'learn.impossible.about': '颜色、角格和走投无路的格',
  'learn.read': '已读完',
  'learn.offer': '教程：{name}',

  // An open lesson.
  'learn.text': '教程',
  'learn.stop': '第 {stop} 站，共 {count} 站',
  'learn.previous': '上一站',
  'learn.next': '下一站',
  'learn.back': '回到教程',
  'learn.close': '关闭教程',
  'learn.after': '下一个教程：{name}',
  'learn.first': '这是第一站。',
  'learn.last': '这是最后一站。',
  'learn.beyond': '这个教程只有 {count} 站，没有第 {stop} 站；这里是最后一站。',
};
