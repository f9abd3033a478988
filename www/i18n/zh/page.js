/**
 * The frame of the page, board, player and panes, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/page.js').page>}
 */
export const page = {
  title: '皇后与马周游',
  description: '在棋盘上看回溯：N 皇后与马周游，一步一步，可进可退。',
  // Whoever cannot read Chinese must find the way out of it.
  language: '语言 / Language',
  'language.failed': '没能载入这种语言，页面仍用现在的语言。',
  'sentence.gap': '',

  // Tabs and the frame of the page.
  'tab.queens': '皇后',
  'tab.knight': '马周游',
  'tab.count': '计数',
  tabs: '看什么',
  help: '帮助',
  close: '关闭',
  'release.ready': '新版本已就绪。',
  'release.reload': '重新加载',
  undo: '撤销',
  redo: '重做',

  // The board.
  board: '棋盘',
  'square.queen': '{name}，皇后',
  'square.queen.attacked': '{name}，皇后，受 {by} 攻击',
  'square.empty': '{name}，空',
  'square.attacked': '{name}，空，受 {by} 攻击',
  'square.move': '{name}，第 {move} 格',
  'square.hole': '{name}，已挖去',
  'square.solved': '{name}。现在由解法摆放皇后；想自己摆，请按“自己摆”。',

  // The player.
  player: '播放器',
  caption: '说明',
  timeline: '时间轴',
  'timeline.known': '第 {step} 步，共 {length} 步',
  'timeline.growing': '第 {step} 步；目前探索了 {explored} 步',
  'readout.known': ' / {length}',
  'readout.growing': ' / {explored} +',
  play: '播放',
  pause: '暂停',
  reset: '重置',
  'step.forward': '前进一步',
  'step.back': '后退一步',
  'step.first': '回到开头',
  'step.last': '跳到末尾',
  'next.solution': '下一个解',
  'next.backtrack': '下一次回溯',
  'previous.solution': '上一个解',
  'previous.backtrack': '上一次回溯',
  'stop.at.solutions': '每得一解就停',
  speed: '速度',
  'speed.short': '{speed} 步/秒',
  'speed.value': '每秒 {count} 步',
  going: '正在向前探索：已有 {explored} 步。',
  making: '正在寻找周游。',
  'going.to': '正在前往第 {step} 步：已探索 {explored} 步。',
  cancel: '取消',
  'beyond.end': '全程只有 {length} 步，没有第 {step} 步：这里是最后一步。',

  // Links.
  'copy.link': '复制链接',
  'link.copied': '链接已复制',
  'link.not.copied': '浏览器不允许复制链接；链接就在地址栏中。',
  'no.square': '这个棋盘上没有 {name} 这一格。',
  'trap.recovered': '解法因内部错误而停止；已从链接所指之处重新开始。',
  'trap.again': '解法又因内部错误停下了。什么都没有丢失：链接还在地址栏里。',

  // Controls.
  'board.size': '棋盘大小',
  solver: '解法',
  'solver.marks': '标记禁区',
  'solver.scan': '逐格检查',
  'solver.mask': '位运算',
  'solver.permute': '排列',
  'solver.access': '可用行',
  'solver.none': '无：只是摆放',
  files: '列数',
  ranks: '行数',
  tour: '周游',
  'tour.open': '开放',
  'tour.closed': '闭合',
  square: '格子',
  'start.square': '起点格',
  'not.whole': '{what}必须是 {min} 到 {max} 的整数，不能是 {value}。',
  'not.whole.empty': '{what}必须是 {min} 到 {max} 的整数。',

  // Queens in words.
  'line.row': '行',
  'line.column': '列',
  'line.diagonal': '对角线',
  'queens.start.row': '棋盘是空的。搜索从第 1 行第 1 列开始。',
  'queens.start.column': '棋盘是空的。搜索从第 1 列第 1 行开始。',
  'queens.start.given': '已给定 {count} 个皇后，搜索在此基础上摆放其余的皇后。',
  'queens.place.row': '第 {row} 行，第 {column} 列：不受任何皇后攻击，放下皇后。',
  'queens.place.column': '第 {column} 列，第 {row} 行：不受任何皇后攻击，放下皇后。',
  'queens.reject.row': '第 {row} 行，第 {column} 列：与第 {by} 行的皇后在同一{line}上，不能放。',
  'queens.reject.column': '第 {column} 列，第 {row} 行：与第 {by} 列的皇后在同一{line}上，不能放。',
  'queens.reject.given.row': '第 {row} 行，第 {column} 列：与第 {by} 行的给定皇后在同一{line}上，不能放。',
  'queens.reject.given.column': '第 {column} 列，第 {row} 行：与第 {by} 列的给定皇后在同一{line}上，不能放。',
  'queens.remove.row': '第 {next} 行：已无列可放，于是回溯，撤回第 {row} 行的皇后。',
  'queens.remove.column': '第 {next} 列：已无行可放，于是回溯，撤回第 {column} 列的皇后。',
  'queens.remove.solved.row': '这个解已记下；撤回第 {row} 行的皇后，去找下一个解。',
  'queens.remove.solved.column': '这个解已记下；撤回第 {column} 列的皇后，去找下一个解。',
  'queens.solved': '第 {number} 个解：{count} 个皇后互不攻击。',
  'queens.end': '所有摆法都试过了：共有 {count} 个解。',
  'queens.end.none': '所有摆法都试过了：没有解。',
  'queens.empty': '棋盘是空的。',
  'queens.placement': '棋盘上有 {count} 个皇后，互不攻击。',
  'queens.solution': '这是一个解：{count} 个皇后互不攻击。',
  'queens.conflict': '冲突：{one} 和 {other} 的皇后在同一{line}上，互相攻击。',
  'queens.conflict.more': '冲突：{one} 和 {other} 的皇后在同一{line}上，互相攻击；另外还有 {count} 对。',

  // Panes.
  panes: '关于这一步',
  'panes.sheet': '详情',
  'pane.explain': '讲解',
  'pane.numbers': '统计',
  log: '最近几步',
  'numbers.step': '步数',
  'numbers.tests': '检查的候选',
  'numbers.placements': '放下的皇后',
  'numbers.rejections': '排除',
  'numbers.backtracks': '撤回',
  'numbers.solutions': '解',
  'numbers.depth': '深度',
  'numbers.moves': '走过的格',
  'numbers.knight.placed': '走过的步数',
  'numbers.knight.back': '撤回的步数',

  // The five articles and their ideas.
  'aim.queens': '目标：每行放一个皇后，互不攻击。',
  'idea.marks':
    '逐行放置，每个皇后标记自己所禁的一列和两条对角线。一格若受几个皇后攻击，就属于最先放下的那个，所以撤回一个皇后，恰好只撤销它自己的禁区。',
  'idea.scan':
    '逐行放置，每个候选格都直接查看棋盘：沿列向上，再沿两条斜线，一格一格地看。回溯只是这台“机器”的一步，并不是递归的返回。',
  'idea.mask':
    '一行是一个数，一格是其中的一位。没有被任何一位禁止的列都可以放；每次取其中最低的一位，两条对角线只要移一位就到了下一行。',
  'idea.permute': '逐列放置，把一个字符从“剩下的行”移到“已占用的行”。同一行不可能出现两次，所以只需比较对角线。',
  'idea.access':
    '逐列放置，根据前面各列算出这一列还能放哪些行：每个皇后划去它所在的行，以及它的两条对角线在这一列碰到的行。',
  'idea.placement':
    '选一格放下皇后，再选一次就撤回。在同一行、同一列或同一对角线上的两个皇后之间会画出连线，中间隔着别的皇后也一样。任何一种解法都可以从当前摆法继续。',

  // What is loaded when it is asked for: what it is called, and that it did not come.
  'pane.solutions': '解',
  'link.gallery.large': '“解”一栏可以翻看不超过 {limit}×{limit} 的棋盘；更大的棋盘可以在“计数”中数出解的个数。',
  'pane.how.many': '有多少',
  'pane.table': '表格',
  settings: '设置',
  projector: '投影模式',
  'projector.leave': '退出投影模式',
  share: '分享',
  'not.loaded': '这部分页面没能载入：网络没有响应。',
  'try.again': '重试',
  'share.long': '这个链接会有 {length} 个字符，而链接最多 {max} 个。可以存成文件，以后在“打开”一栏里打开。',
  'share.file': '存成文件',
  'share.file.name': '棋盘',
  'copy.step': '复制这一步的链接',

  // A board that is drawn as a picture.
  'zoom.in': '放大',
  'zoom.out': '缩小',
  'zoom.whole': '整个棋盘',
};
