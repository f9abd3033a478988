/**
 * Whether the link turns to a pane, which comes up over the page where the window is narrow and makes the board smaller.
 * Known before anything is painted, so that the board is not moved by it. What such links are is the core's to say.
 */
const raised = /^#1\/(?:race|solutions)\//;

/** Makes room for the pane. */
export function makeRoom() {
  if (raised.test(location.hash)) document.documentElement.dataset.raised = '';
}

/** From here on the panes themselves tell whether they are up. */
export function leaveRoom() {
  delete document.documentElement.dataset.raised;
}
