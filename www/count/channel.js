/**
 * Messages between the tabs of the page: the progress of their counts, and their measured times. Another tab may show
 * another release, so a message names its format, and what it says is checked.
 *
 * @import { Entry } from './history.js'
 * @import { Choice } from './method.js'
 * @import { Progress } from './state.js'
 *
 * @typedef {{ n: number, choice: Choice, phase: 'elsewhere' | 'complete', progress: Progress }} Report of a count of
 *   another tab
 * @typedef {{ ask: true } | { reports: Report[] } | { entry: Entry }} Message as it is sent with its `format`
 * @typedef {Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>} Channel
 */

import { ownName } from '../platform/index.js';
import { isEntry, isSize, isTime } from './history.js';

/** The format of the messages that this release sends and reads. */
const FORMAT = 1;
/** The least time between two reports of progress. */
const APART_MS = 200;

/** A channel to the other tabs; none where the browser forbids it, as it does without storage. */
export function openChannel() {
  try {
    return new BroadcastChannel(ownName('count'));
  } catch {
    return undefined;
  }
}

/**
 * @param {Channel | undefined} channel
 * @param {object} tab
 * @param {() => Report[]} tab.reports about the counts that this tab has
 * @param {(report: Report) => void} tab.onReport
 * @param {(entry: Entry) => void} tab.onEntry
 */
export function connect(channel, { reports, onReport, onEntry }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const post = (/** @type {Message} */ message) => {
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage({ format: FORMAT, ...message });
    } catch {
      // The other tabs see what is stored.
    }
  };
  const report = () => {
    timer = undefined;
    const current = reports();
    if (current.length > 0) post({ reports: current });
  };
  channel?.addEventListener('message', ({ data }) => {
    if (data?.format !== FORMAT) return;
    const { ask, entry, reports: others } = data;
    if (ask === true) report();
    if (isEntry(entry)) onEntry(entry);
    if (Array.isArray(others)) others.filter(isReport).map(known).forEach(onReport);
  });
  return {
    /** Asks the other tabs how far they are. */
    ask: () => post({ ask: true }),
    /** Reports soon how far this tab is. */
    progressed() {
      if (channel) timer ??= setTimeout(report, APART_MS);
    },
    /** @param {Report} complete */
    completed: (complete) => post({ reports: [complete] }),
    /** @param {Entry} entry */
    measured: (entry) => post({ entry }),
  };
}

/**
 * @param {any} report
 * @returns {report is Report}
 */
const isReport = (report) =>
  isSize(report?.n) &&
  [null, 'mask'].includes(report.choice) &&
  ['elsewhere', 'complete'].includes(report.phase) &&
  isProgress(report.progress);

/** Leaves out what this release does not know. @param {Report} report @returns {Report} */
function known({ n, choice, phase, progress: { fraction, solutions, spent, workers, imported } }) {
  return { n, choice, phase, progress: { fraction, solutions, spent, workers, imported } };
}

/** @param {any} progress */
const isProgress = (progress) =>
  isTime(progress?.fraction) &&
  progress.fraction <= 1 &&
  typeof progress.solutions === 'bigint' &&
  progress.solutions >= 0n &&
  isTime(progress.spent) &&
  Number.isInteger(progress.workers) &&
  typeof progress.imported === 'boolean';
