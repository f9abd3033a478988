/// <reference lib="webworker" />
/**
 * Counts all solutions for the Checker Challenge.
 */

import { checkerChallenge, initSync } from '../../../pkg/count.js';
import { serve } from '../../platform/index.js';

export const handlers = {
  /** @param {{ size: number }} board */
  challenge: ({ size }) => checkerChallenge(size) ?? '',
};

serve(handlers, initSync);
