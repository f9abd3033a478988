/**
 * Chinese, 简体中文: the messages of the first view, and where a line may break.
 *
 * Glossary, kept to throughout:
 *   queen 皇后 · knight 马 · knight’s tour 马周游, 周游 · closed 闭合, open 开放
 *   board 棋盘 · square 格 · row 行, column 列 (files 列数, ranks 行数)
 *   diagonal 对角线: main 主对角线, anti 次对角线 · zone 禁区 · attack 攻击 · conflict 冲突
 *   solver 算法 · solution 解 · fundamental 基本解 · placement 摆法 · given queen 给定皇后
 *   backtrack 回溯 · take back 撤回 · undo 撤销, redo 重做 · candidate 候选 · prune 剪枝
 *   step of a run 第 k 步 · the k-th square of a tour (“move k”) 第 k 格 · a way of moving 走法
 *   degree, ways on 出路 · hole 挖去的格 · worker 工作线程, 线程 · link 链接
 * Squares are named as in chess. A word of code, a number and a Latin name stand a space away from Chinese.
 */

import { page } from './zh/page.js';
import { solvers } from './zh/solvers.js';

export { segment } from './zh/segment.js';
export const messages = { ...page, ...solvers };
