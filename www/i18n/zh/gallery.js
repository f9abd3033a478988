/**
 * The gallery of solutions, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/gallery.js').gallery>}
 */
export const gallery = {
  'gallery.show': '显示',
  'gallery.all': '全部 {total} 个',
  'gallery.fundamental': '基本解 {total} 个',
  'gallery.with': '此格有皇后',
  'gallery.list': '小棋盘',
  'gallery.total': '显示的解',
  'gallery.count': '共 {count} 个解。',
  'gallery.count.with': '共 {count} 个解在 {name} 上有皇后。',
  'gallery.none': '没有这样的解。',
  'gallery.board': '第 {number} 个解：{columns}',
  'gallery.tile': '{number} · {count}×',
  'gallery.previous': '上一个棋盘',
  'gallery.next': '下一个棋盘',
  'gallery.shown': '当前棋盘',
  'gallery.place': '第 {number} 个，共 {total} 个',
  'gallery.family.fundamental': '第 {number} 个解是基本解。',
  'gallery.family': '第 {number} 个解由第 {first} 个解旋转或翻转而来。',
  'gallery.symmetry.none': '任何旋转或翻转都会改变它。',
  'gallery.symmetry.half': '旋转 180° 后它保持不变。',
  'gallery.symmetry.quarter': '每旋转 90° 它都保持不变。',
  'gallery.symmetry.all': '任何旋转或翻转后它都保持不变。',
  'gallery.family.images': '它共有 {count} 种变换结果：',
  'gallery.images': '变换结果',
  'gallery.image': '第 {number} 个变换结果：{columns}',
  'gallery.image.tile': '{number}',
  'gallery.number': '编号',
  'gallery.least': '目前找到 {count} 个解。',
  'gallery.no.number': '这里有 {count} 个解，没有第 {number} 个。',
  'gallery.large.fundamental': '这个解是基本解。',
  'gallery.large.image': '这个解由下面第一个解旋转或翻转而来。',
};
