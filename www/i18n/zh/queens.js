/**
 * The gallery of solutions and the race of the solvers, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/queens.js').queens>}
 */
export const queens = {
  // The gallery.
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
  'gallery.family.image': '第 {number} 个解由第 {first} 个解旋转或翻转而来。',
  'gallery.symmetry.none': '它没有对称性。',
  'gallery.symmetry.half': '旋转 180° 后它保持不变。',
  'gallery.symmetry.quarter': '每旋转 90° 它都保持不变。',
  'gallery.symmetry.all': '任何旋转或翻转后它都保持不变。',
  'gallery.family.images': '它共有 {count} 种变换结果：',
  'gallery.images': '变换结果',
  'gallery.image': '第 {number} 个变换结果：{columns}',
  'gallery.number': '编号',
  'gallery.least': '目前找到 {count} 个解。',
  'gallery.no.number': '这里有 {count} 个解，没有第 {number} 个。',
  'gallery.large.fundamental': '这个解是基本解。',
  'gallery.large.image': '这个解由下面第一个解旋转或翻转而来。',

  // The race.
  'race.about':
    '在当前棋盘上只跑各篇文章自己的循环，不逐步演示。每种算法有自己的线程；超出这台机器核心数的先等待，以免互相占用时间。',
  'race.goal': '跑到',
  'race.first': '第一个解',
  'race.all': '全部解',
  'race.start': '开始竞速',
  'race.larger': '在 {size} × {size} 上竞速',
  'race.cancel': '取消竞速',
  'race.status': '竞速结果',
  'race.forecast': '{size} × {size} 的全部解：其中三种算法各要检查 {count} 个候选。',
  'race.forecast.about': '{size} × {size} 的全部解：其中三种算法各要检查约 {count} 个候选。竞速随时可以停下。',
  'race.caption': '{size} × {size} 棋盘',
  'race.caption.given': '{size} × {size} 棋盘，{count} 个给定皇后',
  'race.tests': '检查',
  'race.placements': '放置',
  'race.blink': '不到 1 毫秒',
  'race.waiting': '等待空闲核心',
  'race.running': '进行中',
  'race.stopped': '已停止',
  'race.left': '还需约 {time}',
  'race.solutions': '{count} 个解',
  'race.stopped.result': '竞速已停下；有 {count} 种算法跑完了。',
  'race.none': '各种算法的结论一致：没有解。',
  'race.result.blink': '有的算法用时不到 1 毫秒，无从比较：换一个更大的棋盘才看得出差别。',
  'race.result': '“{first}”最先跑完，速度是“{last}”的 {times} 倍。',
  'race.result.same':
    '“{first}”最先跑完，速度是“{last}”的 {times} 倍。各种算法都放了 {placements} 次皇后：搜索树相同，差别只在检查一格的代价。',
  'race.result.same.first':
    '“{first}”最先跑完，速度是“{last}”的 {times} 倍。各种算法放了同样多的 {placements} 次皇后，各自得到第一个解（或其镜像、旋转）：差别只在检查一格的代价。',

  // The programs of the solvers.
  'program.in': '{language} 程序',
  'program.copy': '复制程序',
  'program.given': '程序从空棋盘开始，不考虑给定皇后。',
  'program.holes': '程序不考虑挖去的格。',
};
