/**
 * What page and counting workers say to each other. Types only: both sides import them, neither imports the other.
 *
 * @typedef {object} Plan how a count is split; the same N, method and version give the same jobs for ever
 * @property {string} method the way of counting
 * @property {string} version names the split: numbers of jobs are only comparable under the same version
 * @property {number} jobs how many there are, numbered from 0; up to 2³²
 * @property {Float64Array} weights the time each job takes, in an unknown unit; none when all weigh 1
 * @property {number} memory the bytes a worker holds for it
 *
 * @typedef {{kind: 'open', module: WebAssembly.Module, lock: string, n: number, method: string}} OpenOrder
 *   get ready to run jobs of this count
 * @typedef {{kind: 'run', jobs: Uint32Array}} RunOrder run these jobs and report them together
 * @typedef {{kind: 'calibrate', module: WebAssembly.Module, trials: Trial[]}} CalibrateOrder
 *   count small boards, to learn how fast this machine is
 * @typedef {{kind: 'fundamental', module: WebAssembly.Module, n: number, solutions: bigint}} FundamentalOrder
 *   the number of solutions up to symmetry, given the number of all
 * @typedef {OpenOrder | RunOrder | CalibrateOrder | FundamentalOrder} Order
 *
 * @typedef {{method: string, n: number}} Trial
 * @typedef {Trial & {ms: number}} Timing how long one thread took for a whole count
 *
 * @typedef {{kind: 'vouched'}} Vouched the worker holds its lock, whose release will tell that it died
 * @typedef {{kind: 'opened', plan: Plan}} Opened
 * @typedef {{kind: 'ran', jobs: Uint32Array, solutions: BigUint64Array, ms: number}} Ran job by job, in that order
 * @typedef {{kind: 'calibrated', timings: Timing[]}} Calibrated
 * @typedef {{kind: 'counted', fundamental: bigint}} CountedFundamental
 * @typedef {{kind: 'failed', message: string}} Failed the worker is of no further use
 * @typedef {Vouched | Opened | Ran | Calibrated | CountedFundamental | Failed} Report
 *
 * @typedef {object} Hand a worker as its employer sees it; `spawn.js` makes them
 * @property {(order: Order) => void} send gives it something to do
 * @property {() => void} dismiss ends the worker at once; nothing is heard of it any more
 * @property {(report: Report) => void} onreport called with what it has to say
 * @property {(message: string) => void} ondeath the worker is gone or broken, and does not come back
 * @property {boolean} vouched whether its death is certain to be noticed; otherwise long silence must do
 */

// oxlint-disable-next-line unicorn/require-module-specifiers -- what makes a file of types a module
export {};
