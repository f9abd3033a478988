/**
 * The verdict on Lighthouse's results: the scores, the audits that cost points, and whether that is good enough.
 *
 * @typedef {'performance' | 'accessibility' | 'best-practices' | 'seo'} Category
 *
 * @typedef {object} Mark of one category in one run
 * @property {number | null} score 0 to 100; `null` if there is none
 * @property {Cost[]} costs the dearest first
 *
 * @typedef {object} Cost an audit that costs points
 * @property {string} title
 * @property {number} points of the hundred
 * @property {string[]} where the value, the elements or the message that it is about
 *
 * @typedef {object} Result the part of a result of Lighthouse that is read here
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, Audited>} audits
 *
 * @typedef {object} Audited
 * @property {string} title
 * @property {number | null} score 0 to 1; `null` if it does not apply or failed
 * @property {string} [displayValue]
 * @property {string} [errorMessage]
 * @property {{ items?: { node?: { selector?: string } }[] }} [details]
 */

/** The least that each category may have. @type {Record<Category, number>} */
export const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** @type {Record<Category, string>} */
const NAMES = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};

/** Audits that cost less are not listed: they round to zero. */
const NOTHING = 0.05;

/** So many elements tell what is wrong with an audit. */
const EXAMPLES = 3;

/**
 * @param {Result} result
 * @param {Category} category
 * @returns {Mark}
 */
export function markOf({ categories, audits }, category) {
  const { score, auditRefs } = categories[category];
  const whole = auditRefs.reduce((sum, { id, weight }) => sum + (audits[id].score === null ? 0 : weight), 0);
  const costs = auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    const points = audit.score === null ? 0 : (100 * weight * (1 - audit.score)) / whole;
    return points >= NOTHING || (audit.errorMessage && weight > 0)
      ? [{ title: audit.title, points, where: whereOf(audit) }]
      : [];
  });
  return {
    score: score === null ? null : Math.round(100 * score),
    costs: costs.toSorted((one, other) => other.points - one.points),
  };
}

/** @param {Audited} audit */
function whereOf({ displayValue, errorMessage, details }) {
  const selectors = (details?.items ?? []).flatMap(({ node }) => node?.selector ?? []);
  const more = selectors.length > EXAMPLES ? [`and ${selectors.length - EXAMPLES} more`] : [];
  return [errorMessage ?? displayValue ?? '', ...selectors.slice(0, EXAMPLES), ...more].filter(Boolean);
}

/**
 * Judges a category by its marks in one or several runs. Only performance depends on how busy the machine is: of its
 * marks the median counts, of all others the lowest.
 *
 * @param {Category} category
 * @param {Mark[]} marks
 * @returns {{ good: boolean, lines: string[] }} the verdict, and what costs points in the run that counts
 */
export function judge(category, marks) {
  const limit = LIMITS[category];
  const sorted = marks.toSorted((one, other) => (one.score ?? -1) - (other.score ?? -1));
  const middle = category === 'performance' ? Math.floor((sorted.length - 1) / 2) : 0;
  const { score, costs } = sorted[middle];
  const good = score !== null && score >= limit;
  const told = score === null ? 'no score, as an audit has failed' : String(score);
  const scores = marks.map((mark) => mark.score ?? 'none').join(', ');
  const among = marks.length > 1 ? ` (${middle > 0 ? 'the median' : 'the lowest'} of ${scores})` : '';
  const wanted = limit === 100 ? 'it must be 100' : `it must be at least ${limit}`;
  return {
    good,
    lines: [
      `${good ? '✓' : '✗'} ${NAMES[category]}: ${told}${among}${good ? '' : `; ${wanted}`}`,
      ...costs.map(costLine),
    ],
  };
}

/** @param {Cost} cost */
function costLine({ title, points, where }) {
  const about = where.length > 0 ? ` (${where.join(', ')})` : '';
  return points > 0 ? `    costs ${points.toFixed(1)} points: ${title}${about}` : `    failed: ${title}${about}`;
}
