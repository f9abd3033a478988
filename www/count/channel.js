/**
 * Messages between the tabs of the page: the progress of their counts, and their measured times.
 *
 * @import { Entry } from './history.js'
 * @import { Choice } from './method.js'
 * @import { Progress } from './state.js'
 *
 * @typedef {{ n: number, choice: Choice, phase: 'elsewhere' | 'complete', progress: Progress }} Report of a count of
 *   another tab
 * @typedef {{ ask: true } | { reports: Report[] } | { entry: Entry }} Message
 * @typedef {Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>} Channel
 */

/** The least time between two reports of progress. */
const APART_MS = 200;

/** A channel to the other tabs; none where the browser forbids it, as it does without storage. */
export function openChannel() {
  try {
    return new BroadcastChannel('queens-and-knights count');
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
      channel?.postMessage(message);
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
    const message = /** @type {Message} */ (data);
    if ('ask' in message) report();
    else if ('entry' in message) onEntry(message.entry);
    else if ('reports' in message) message.reports.forEach(onReport);
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
