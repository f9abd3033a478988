import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showRoute, targetOf } from '../../www/app/actions.js';
import { initialState } from '../../www/app/state.js';
import { titleOf } from '../../www/app/title.js';
import { setLanguage } from '../../www/i18n/index.js';
import { core } from './core.mjs';

/** @type {[link: string, en: string, zh: string][]} */
const titles = [
  ['#1/queens/8?solver=marks&step=982', '8 queens · Marks · step 982', '8 皇后 · 标记禁区 · 第 982 步'],
  ['#1/queens/12?solver=mask', '12 queens · Bit masks', '12 皇后 · 位运算'],
  ['#1/queens/1?solver=scan&step=2', '1 queen · Scan · step 2', '1 皇后 · 逐格检查 · 第 2 步'],
  ['#1/queens/8/15863724', '8 queens · Placement', '8 皇后 · 摆法'],
  ['#1/solutions/8', '8 queens · Solutions', '8 皇后 · 全部解'],
  [
    '#1/solutions/6?only=fundamental&with=b6',
    '6 queens · Fundamental solutions · row 1, column 2',
    '6 皇后 · 基本解 · 第 1 行第 2 列',
  ],
  ['#1/race/8', '8 queens · Race', '8 皇后 · 竞速'],
  [
    '#1/compare/8?left=scan&right=mask&step=12',
    '8 queens · Scan · Bit masks · step 12',
    '8 皇后 · 逐格检查 · 位运算 · 第 12 步',
  ],
  ['#1/knight/8x8', 'Knight 8×8', '马周游 8×8'],
  ['#1/knight/6x8/c3', 'Knight 6×8 · Tour from c3', '马周游 6×8 · 从 c3 出发'],
  [
    '#1/knight/8x8/c3?tour=closed&step=20',
    'Knight 8×8 · Closed tour from c3 · step 20',
    '马周游 8×8 · 从 c3 出发的闭合周游 · 第 20 步',
  ],
  [
    '#1/knight/8x8/c3?solver=plain&step=1234',
    'Knight 8×8 · Search from c3 · step 1,234',
    '马周游 8×8 · 从 c3 开始搜索 · 第 1,234 步',
  ],
  ['#1/knight/5x5/a1/072', 'Knight 5×5 · Moves from a1', '马周游 5×5 · 从 a1 走起'],
  [
    '#1/knight/6x8/a1?tour=closed&number=1234',
    'Knight 6×8 · Closed tour 1,234 · a1',
    '马周游 6×8 · 第 1,234 条闭合周游 · a1',
  ],
  ['#1/count/14', '14 queens · Count', '14 皇后 · 计数'],
  ['#1/count/14?method=mask', '14 queens · Count · Bit masks', '14 皇后 · 计数 · 位运算'],
];

for (const [index, language] of /** @type {const} */ (['en', 'zh']).entries()) {
  test(`each state has a title of its own, ${language}`, async () => {
    await setLanguage(language);
    for (const [link, ...named] of titles) {
      const target = targetOf(core.parseLink(link));
      assert.ok(target && typeof target !== 'function', link);
      assert.equal(titleOf(showRoute(initialState, target), target.step ?? null), named[index]);
    }
  });
}
