/**
 * The queens solvers in Chinese: their names, their ideas, their articles, their pseudo-code, their variables.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/solvers.js').solvers>}
 */
export const solvers = {
  // Their names.
  'solver.marks': '标记禁区',
  'solver.scan': '逐格检查',
  'solver.mask': '位运算',
  'solver.permute': '排列',
  'solver.access': '可用行',

  // Their ideas.
  'idea.marks':
    '逐行放置，每个皇后标记自己所禁的一列和两条对角线。一格若受几个皇后攻击，就属于最先放下的那个，所以撤回一个皇后，恰好只撤销它自己的禁区。',
  'idea.scan':
    '逐行放置，每个候选格都直接查看棋盘：沿列向上，再沿两条斜线，一格一格地看。回溯只是这台“机器”的一步，并不是递归的返回。',
  'idea.mask':
    '一行是一个数，一格是其中的一位。没有被任何一位禁止的列都可以放；每次取其中最低的一位，两条对角线只要移一位就到了下一行。',
  'idea.permute': '逐列放置，把一个字符从“剩下的行”移到“已占用的行”。同一行不可能出现两次，所以只需比较对角线。',
  'idea.access':
    '逐列放置，根据前面各列算出这一列还能放哪些行：每个皇后划去它所在的行，以及它的两条对角线在这一列碰到的行。',

  // The pseudo-code: two spaces an indentation. The core gives the number of lines.
  code: '伪代码',
  program: '程序',
  'code.scan.0': 'next_solution：若已得一解，先退回一行',
  'code.scan.1': '  select_place：从 solution[current_row] 的下一列试起',
  'code.scan.2': '    被给定皇后攻击：试下一列',
  'code.scan.3': '    check 沿列向上：有皇后，试下一列',
  'code.scan.4': '    check 沿左上斜线：有皇后，试下一列',
  'code.scan.5': '    check 沿右上斜线：有皇后，试下一列',
  'code.scan.6': '  forward：若本行还留着皇后，先拿掉',
  'code.scan.7': '    在此放皇后，推进到下一行',
  'code.scan.8': '    已过最后一行：得到一个解',
  'code.scan.9': '  backward：本行无列可放，拿掉皇后，回溯到上一行',
  'code.marks.0': 'search(row)：',
  'code.marks.1': '  若 row = n + 1：得到一个解，返回',
  'code.marks.2': '  逐列试 column = 1 … n：',
  'code.marks.3': '    被给定皇后攻击：下一列',
  'code.marks.4': '    该列已有标记：下一列',
  'code.marks.5': '    次对角线 row + column 已有标记：下一列',
  'code.marks.6': '    主对角线 row − column + n 已有标记：下一列',
  'code.marks.7': '    放皇后，三处做标记，search(row + 1)',
  'code.marks.8': '    撤回皇后，三处标记复位',
  'code.mask.0': 'count(row, ld, rd)：',
  'code.mask.1': '  若 row = upper：得到一个解，返回',
  'code.mask.2': '  pos ← upper & ~(row | ld | rd)',
  'code.mask.3': '  pos ← pos & ~given',
  'code.mask.4': '  当 pos ≠ 0 时循环：',
  'code.mask.5': '    p ← pos & −pos',
  'code.mask.6': '    pos ← pos − p',
  'code.mask.7': '    count(row | p, (ld | p) << 1, (rd | p) >> 1)',
  'code.mask.8': '    调用返回，撤回它的皇后',
  'code.permute.0': 'queen(t, s)：',
  'code.permute.1': '  若 s 为空：得到一个解，返回',
  'code.permute.2': '  依次取 s 的每个字符：',
  'code.permute.3': '    被给定皇后攻击：取下一个',
  'code.permute.4': '    与 t 的每个字符比较：',
  'code.permute.5': '      列间隔等于行间隔：取 s 的下一个字符',
  'code.permute.6': '    移过去：queen(t + 字符, s − 字符)',
  'code.permute.7': '    移回来',
  'code.access.0': 'solve(col)：',
  'code.access.1': '  rows[] ← 全部为 true',
  'code.access.2': '  前面每个皇后：划去 row、row ± d',
  'code.access.3': '  逐行试 row = 1 … n：',
  'code.access.4': '    被给定皇后攻击：下一行',
  'code.access.5': '    rows[row] 为 false：下一行',
  'code.access.6': '    cols[col] ← row',
  'code.access.7': '    若 col 是最后一列：得到一个解',
  'code.access.8': '    否则 solve(col + 1)',
  'code.access.9': '    撤回皇后',

  // The articles and their worked examples.
  'article.scan': '文章：八皇后问题，回溯算法，C++（QUEEN 类）',
  'article.marks': '文章：八皇后题解，深度优先搜索，C 语言（Checker Challenge）',
  'article.mask': '文章：N 皇后算法问题，位运算，C 语言',
  'article.permute': '文章：N 皇后算法问题，位运算，C 语言（第二个程序）',
  'article.access': '文章：八皇后问题，回溯法，Java，逐列摆放（getAccessRows）',
  examples: '文章中的例子',
  'example.scan.982': '8 × 8 的第一个解',
  'example.scan.983': '由此继续：第 8 行的皇后还留在棋盘上',
  'example.marks.63': '一路放到 1、3、5、7、2、4、6：第 8 行全是禁区',
  'example.marks.4': '第 3 行第 3 列的格属于谁的禁区？',
  'example.mask.271': 'pos = 00010110，于是 p = 00000010',
  'example.permute.2': '第一对同在对角线上的字符：0 和 1',
  'example.access.718': '第 2 列的皇后在第 5 行：第 3 列的第 4、5、6 行不能放',
  'example.marks.4.answer':
    '两个皇后都攻击它，它属于先放的那个。假如改归第 2 行的皇后，撤回那个皇后时就会放开这一格，而第 1 行的皇后仍在攻击它。',

  // Their variables.
  'scan.solution': 'solution[]，从 0 数起；{n} 表示还没试过',
  'scan.current': 'current_row = {row}，current_col = {column}',
  'scan.looks': 'check 看了 {count} 格：{list}。',
  'scan.looks.none': '这一步 check 没有看任何格。',
  'scan.first': 'get_first_solution',
  'scan.next': 'get_next_solution',
  'marks.columns': '列',
  'marks.anti': '次对角线，按 row + column',
  'marks.main': '主对角线，按 row − column + n',
  'marks.legend': '每个标记的数字，是作此标记的皇后所在的行。',
  'tip.free': '{name}：不受任何皇后攻击。',
  'tip.attacked': '攻击 {name} 的皇后所在的行：',
  'tip.owner': '沿{line}攻击，此格属于它的禁区',
  'tip.queen': '沿{line}攻击',
  'mask.words': '各 {n} 位的位串；第 0 位是最右边的列',
  'permute.t': 't：已占用的行，逐列排列',
  'permute.s': 's：还剩下的行',
  'permute.empty': '空',
  'permute.clash': '|{letter} − {other}| = {distance}，列间隔也是 {distance}：在同一对角线上。',
  'permute.safe': '与 {count} 个字符比较过：没有同在对角线上的。',
  'permute.legend': '字符 {zero} 是第 1 行。行不会重复，所以只比较对角线。',
  'access.cols': 'cols[]：每一列的皇后所在的行',
  'access.rows': '第 {column} 列的 rows[]：哪些行还能放',
  'access.strike': '第 {column} 列，第 {row} 行，相距 {distance} 列：划去 {list}',

  // The search tree.
  'pane.tree': '搜索树',
  tree: '搜索树',
  'tree.legend':
    '一行是一层。短线是被攻击的候选，实心点是搜索过的，圆圈是还没试的；右边是实心点和圆圈的个数。点选一个就跳到那里。',
  'tree.row': '第 {line} 行，第 {place} 列：{state}',
  'tree.column': '第 {line} 列，第 {place} 行：{state}',
  'tree.searched': '搜索过',
  'tree.current': '在当前路径上',
  'tree.ahead': '还没试',
  'tree.counts': '{searched} · {ahead}',

  // Numbers.
  'numbers.effort.scan': '回退的行数',
  'numbers.effort.permute': '比较的字符对',
  'numbers.effort.access': '前面皇后划去的次数',
  'numbers.levels.row': '每一行放过的皇后',
  'numbers.levels.column': '每一列放过的皇后',
  'numbers.solution': '跳到第几个解',
  'numbers.solution.whole': '解的编号必须是不小于 1 的整数。',
  'numbers.solution.none': '这次搜索共有 {count} 个解，没有第 {nth} 个解。',

  // As text.
  'text.board': '文本棋盘',
  'text.challenge': 'Checker Challenge 的答案',
  'text.copy': '复制文本',

  // The race.
  'pane.race': '竞速',

  // Captions of single solvers.
  'queens.place.mask': '第 {row} 行，第 {column} 列：这是 pos 最低的 1，放下皇后。',
  'queens.lift.forward': '第 {row} 行：第 {next} 列可放，先拿掉第 {column} 列的皇后再移过去。',
  'queens.lift.backward': '第 {row} 行：已无列可放，拿掉第 {column} 列的皇后，回溯到上一行。',
};
