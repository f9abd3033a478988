/**
 * Lessons in Chinese: the mistakes in a file.
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
};
