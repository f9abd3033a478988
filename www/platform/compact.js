/** A window that is narrow, upright or low, as the style sheet has it: there the player stays at the lower edge. */
export const compactWindow = () =>
  matchMedia('(max-width: 53.75em), (max-aspect-ratio: 1/1), (min-aspect-ratio: 6/5) and (max-height: 37.5em)');
