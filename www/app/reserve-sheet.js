/**
 * Room for the pane that a link turns to, before anything is painted, so that the board is not moved by it.
 */

import { raisesPane } from '../core/link-hints.js';

export function makeRoom() {
  if (raisesPane()) document.documentElement.dataset.raised = '';
}

/** From here on the panes set this themselves. */
export function leaveRoom() {
  delete document.documentElement.dataset.raised;
}
