/**
 * 没有马周游的理由，一步一步地说。
 */

export const argument = {
  // Colours.
  'argue.move': '每一步都跳到另一种颜色的格。',
  'argue.dark': '数一数深色格：{dark} 个。',
  'argue.light': '数一数浅色格：{light} 个。',
  'argue.light.odd': '数一数浅色格：{light} 个。加上 {dark} 个深色格，一共 {squares} 格，是奇数。',
  'argue.turns.closed': '所以深色和浅色轮流出现。沿闭合周游走一圈，两种颜色的格一样多。',
  'argue.turns.open': '所以深色和浅色轮流出现。从周游的一端到另一端，两种颜色的格数最多相差一。',
  'argue.uneven.closed': '{dark} 个深色格和 {light} 个浅色格没法一圈轮流下来：会多出{over|一格| {over} 格}。',
  'argue.uneven.open': '{dark} 个深色格和 {light} 个浅色格没法轮流：两数相差 {over}。',
  'argue.ends':
    '{dark|深色|浅色}格多一个，{more} 对 {fewer}。颜色轮流出现，所以周游的起点和终点都是{dark|深色|浅色}格。',
  'argue.start':
    '{start} 是{dark|浅色|深色}格。从那里出发，先用完的是{dark|浅色|深色}格，一共只有 {fewer} 个，最后会多出一个{dark|深色|浅色}格。',
  'argue.numbers': '从 {start} 起，深色和浅色轮流出现：第 1、3、5……格都是{dark|深色|浅色}。',
  'argue.last': '周游有 {squares} 格，最后的第 {squares} 格是{dark|深色|浅色}。',
  'argue.end': '{end} 是{dark|深色|浅色}格，所以不会是从 {start} 出发的周游的最后一格。',

  // Boards on which nothing but trying helps.
  'argue.all.colours': '颜色并不妨碍：深色格有 {dark} 个，浅色格有 {light} 个。',
  'argue.all.ways': '格中的数是那里能走的步数，最少的有 {least} 步。',
  'argue.all': '所有走法都试过了，没有一种能走遍 {squares} 格。这里还不知道更短的理由。',

  // Squares without which the board falls apart.
  'argue.cut.one': '去掉 {square}。',
  'argue.cut': '去掉标出的 {count} 格。',
  'argue.corners': '从 {corners} 个角格，每一步都跳到中间 {count} 格之一。',
  'argue.parts': '其余的格分成 {parts} 块，没有一步能从一块跳到另一块。',
  'argue.pieces.closed': '去掉这 {count} 格，闭合周游最多断成 {pieces} 段，每段都在同一块之内。',
  'argue.pieces.open': '去掉这 {count} 格，周游最多断成 {pieces} 段，每段都在同一块之内。',
  'argue.pieces.ends':
    '{ends} 是周游的{one|一端|两端}。去掉这 {count} 格，周游最多断成 {pieces} 段，每段都在同一块之内。',
  'argue.pieces.together':
    '去掉这 {count} 格，周游最多断成 {pieces} 段。首尾两段都在 {ends} 那一块，所以只能走到 {most} 块。',
  'argue.many': '这 {parts} 块中，周游最多只能走到 {most} 块。',

  // Squares out of reach.
  'argue.reach': '从 {start} 出发，马能走到 {squares} 格中的 {count} 格，起点也算在内。',
  'argue.reach.not': '从 {start} 出发，走不到标出的{left|那一格| {left} 格}。',
  'argue.shape': '马每一步都要沿一个方向走两格，再横着走一格。',
  'argue.one.wide': '这个棋盘横向没有别的格，马一步也走不了。',
  'argue.along': '这个棋盘横向只能走一格，所以马每一步都沿长边前进两格。',
  'argue.row': '这样从 {start} 出发，马能走到 {squares} 格中的 {count} 格，起点也算在内。',
  'argue.row.not': '马永远走不到标出的{left|那一格| {left} 格}。',
  'argue.round': '边上的 {count} 格由马步连在一起。',
  'argue.isolated': '没有马步能到 {square}，也没有马步能离开那里。',

  // Boards four squares wide.
  'argue.lines': '外侧两条线上的格叫 A，内侧两条线上的格叫 B，各有 {count} 格。',
  'argue.outer': '从 A 格出发，每一步都跳到 B 格。',
  'argue.lines.closed': '所以不会接连走两个 A。B 又只有这么多，周游只能一路轮流：A、B、A、B。',
  'argue.lines.open': '所以不会接连走两个 A。一端的 {square} 是 B，而 A 和 B 一样多，周游只能轮流：B、A、B、A。',
  'argue.lines.colours':
    '可是深色和浅色也在轮流。所以经过 {square} 的周游只走{dark|深色|浅色}的 A 和{dark|浅色|深色}的 B。',
  'argue.lines.missed': '{count} 个{dark|深色|浅色}的 A 格永远走不到。',

  // Squares with too few moves.
  'argue.corner': '{square} 只有两步可走，到 {others}。闭合周游两步都要走。',
  'argue.corner.same': '{square} 也只有这两步，到 {others}。闭合周游两步都要走。',
  'argue.ring': '这 {count} 步连成一圈。',
  'argue.ring.left': '走完 {count} 格就回来了，其余 {left} 格走不到。',
  'argue.need.closed': '闭合周游在每一格都要走两步：一进一出。这 {count} 格一共需要 {need} 步。',
  'argue.need.open': '周游在每一格都要走两步，只有起点和终点各走一步。这 {count} 格一共需要 {need} 步。',
  'argue.need.end':
    '周游在每一格都要走两步，只有起点和终点各走一步。终点若在这 {count} 格之中，它们一共需要 {need} 步。',
  'argue.around': '从这些格出发，只能跳到圈出的 {count} 格。',
  'argue.offer': '圈中的数是该格最多能承接的步数，一共 {offer} 步。',
  'argue.starved': '需要 {need} 步，却最多只有 {offer} 步。',
  'argue.none': '从 {square} 出发，每一步都会跳出棋盘，或跳到挖去的格。',
  'argue.none.not': '没有马步能到 {square}，也没有马步能离开那里。',
  'argue.through.closed': '闭合周游要从一步进入 {square}，再从另一步出来。',
  'argue.through.ends': '周游从 {start} 走到 {end}，所以要从一步进入 {square}，再从另一步出来。',
  'argue.through.open':
    '周游从 {start} 出发，{squares} 格中的最后一格是{dark|深色|浅色}。所以要从一步进入 {square}，再从另一步出来。',
  'argue.only': '能到 {square} 的只有一步，从 {other} 跳来。',
  'argue.only.not': '{square} 需要两步，却只有一步。',
  'argue.beside': '在闭合周游中，每一格都与另外两格相连：马从一格跳来，再跳到另一格。',
  'argue.few': '只有 {squares} 格时，每一格之外只有另外一格。',
  'argue.once': '周游只到 {square} 一次，第一步就离开了那里。',
  'argue.again': '要在 {square} 结束，马就得再到那里一次。',

  // Forced moves.
  'argue.chain.first': '标出的 {count} 格能走的步数，正好是周游在那里要走的步数，所以每一步都要走。',
  'argue.chain.next': '走了这些步，{square} 只剩下{count|一步| {count} 步}，到 {others}。',
  'argue.chain.few': '{square} {left|只剩下一步|一步也不剩}，而周游需要{need|一步| {need} 步}。',
  'argue.forced': '标出的 {count} 格都只有两步可走，闭合周游每一步都要走。',
  'argue.rings': '{either} 都还需要一步。若都不跳到 {to}，{ring} 格就连成一圈；若都跳到那里，{other} 格连成一圈。',
  'argue.one.does': '所以恰有一格跳到 {to}。是哪一格都一样：棋盘与自己的镜像相同。',
  'argue.right.ring': '同样，{either} 中恰有一格跳到 {to}。若是 {wrong}，接下来的步会使 {ring} 格连成一圈。',
  'argue.whole': '所以是 {right}。其余各步随之确定：一条路走遍 {squares} 格，两头是 {ends}。',
  'argue.apart': '{ends} 之间没有马步，这条路闭合不了。',
  'argue.both.corners': '角格 {corners} 都只有两步可走，其中一步都到 {square}。',
  'argue.other.end': '{square} 是一端，只走一步。所以有一个角格是另一端，不妨设是 {corner}：棋盘与自己的镜像相同。',
  'argue.forced.open': '标出的 {count} 格不是两端，又都只有两步可走，周游每一步都要走。',
  'argue.full': '所以恰有一格跳到那里。无论是哪一格，接下来 {full} 的两步都已用完，没有一步通向 {to}。',
  'argue.short.way': '{square} 剩下的两步只能到 {others}。',
  'argue.short': '周游走完 {count} 格就结束了，其余 {left} 格走不到。',
  'argue.twins': '{twins} 能走的两步相同，都到 {others}。四步都走，{ring} 格就连成一圈，所以其中一格是一端。',
  'argue.forced.twins': '另一端是 {square}。所以标出的 {count} 格不是两端，各自仅有的两步都要走。',
  'argue.left.ring': '{either} 都还需要一步。若都不跳到 {square}，{ring} 格就连成一圈，所以有一格跳到那里。',
  'argue.right.too': '另一侧也一样：{either} 中有一格跳到 {square}。',
  'argue.two.at.end': '这样 {square} 就有两步，而一端只走一步。',

  'argue.source': '出处：{source}。',

  // What is on a square.
  'argue.square': '{name}，{label}',
  'argue.square.marked': '{name}，{label}，已标出',
  'argue.marked': '已标出',
};
