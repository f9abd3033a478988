import { FONTS, walkEveryState } from '../every-state.mjs';

// In each font: some 2,000 views.
walkEveryState(() => [...FONTS.keys()]);
