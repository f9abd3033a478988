/** The exports of `www/queens/` for other parts of the page. */
export { openQueens } from './display.js';
export { openPlacement } from './editor/placement.js';
export { linkTo } from './gallery/solution.js';
export { attackers } from './referee.js';
export { runScene, squareNames } from './scene.js';
export { queensSetup } from './setup.js';
export { answerError, challengeAnswer } from './solvers/challenge.js';
export { codePanel } from './solvers/code-panel.js';
export { isByColumn, solverPages, solvers } from './solvers/index.js';
export { belowBoard, solverPanel } from './solvers/panel.js';
export { codeView } from './solvers/pseudo-code.js';
