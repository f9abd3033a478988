/**
 * Opening what was pasted, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/import.js').importing>}
 */
export const importing = {
  open: '打开',
  'open.placeholder': '链接、FEN、格、走法、数表……',
  'open.file': '从文件打开',
  'open.picture': '这幅图没有说明它画的是什么。',
  'open.large': '要打开的文件最多 {max} MB。',
  'open.unread': '没能读取这个文件。',
};
