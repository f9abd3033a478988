/* oxlint-disable unicorn/consistent-function-scoping -- it runs in the page, by itself */

/**
 * Unreadable words of the page: words under other words or under a button, words that are cut, words beyond the sides
 * of the window. Parts that stay in sight while the page is scrolled lie over it for that time; they are compared among
 * themselves. Runs in the page.
 *
 * @returns {string[]} a sentence for each
 */
export function unreadable() {
  /** What two boxes may share, in CSS pixels. */
  const SLACK = 3;

  /** Letters leave a part of the height of their line free, above and below. */
  const FREE = 0.2;

  /** @param {Element} element */
  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let part = /** @type {Element | null} */ (element); part; part = part.parentElement) {
      const { clipPath } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      if (clipPath !== 'none' || (width <= 1 && height <= 1)) return false;
    }
    return true;
  };
  /**
   * Whether a line is wholly behind another part of the page, such as a sheet: then it is not there to be read.
   * @param {Element} element
   * @param {DOMRect} line
   */
  const isBehind = (element, { left, top, width, height }) => {
    const isAway = top + height < 0 || top > innerHeight;
    if (isAway || getComputedStyle(element).pointerEvents === 'none') return false;
    return [0.1, 0.5, 0.9].every((down) =>
      [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].every((across) => {
        const met = document.elementFromPoint(left + across * width, top + down * height);
        return !element.contains(met);
      }),
    );
  };
  /** The part that is laid over the page with the element in it; `null` for the page. @param {Element} element */
  const layerOf = (element) => {
    for (let part = /** @type {Element | null} */ (element); part; part = part.parentElement) {
      const { position } = getComputedStyle(part);
      if (position === 'fixed' || position === 'sticky' || part.localName === 'dialog') return part;
    }
    return null;
  };
  /** @param {Element} element @param {'overflowX' | 'overflowY'} axis @param {RegExp} how */
  const holderOf = (element, axis, how) => {
    for (
      let part = /** @type {Element | null} */ (element);
      part && part !== document.body;
      part = part.parentElement
    ) {
      if (how.test(getComputedStyle(part)[axis])) return part;
    }
    return null;
  };

  const texts = [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('[role=grid], svg, option, script, style, .cm-editor') || !isSeen(element)) return [];
    const nodes = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const lines = nodes.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, top, width, height }) => new DOMRect(left, top + FREE * height, width, (1 - 2 * FREE) * height));
    });
    if (lines.every((line) => isBehind(element, line))) return [];
    return lines.length > 0
      ? [{ element, lines, layer: layerOf(element), name: (element.textContent ?? '').trim() }]
      : [];
  });
  const buttons = [...document.body.querySelectorAll('button, select, input, summary')]
    .filter((element) => !element.closest('[role=grid]') && isSeen(element))
    .map((element) => ({
      element,
      lines: [element.getBoundingClientRect()],
      layer: layerOf(element),
      name: `the control ${element.ariaLabel ?? element.textContent}`,
    }));

  /** @param {DOMRect} one @param {DOMRect} other */
  const share = (one, other) =>
    one.left + SLACK < other.right &&
    other.left + SLACK < one.right &&
    one.top + SLACK < other.bottom &&
    other.top + SLACK < one.bottom;

  const found = [];
  const all = [...texts, ...buttons];
  for (const [index, one] of texts.entries()) {
    for (const other of all.slice(index + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      // What has been scrolled out of its own part is not seen.
      if (
        holderOf(one.element, 'overflowY', /auto|scroll|hidden|clip/) !==
        holderOf(other.element, 'overflowY', /auto|scroll|hidden|clip/)
      )
        continue;
      if (one.lines.some((line) => other.lines.some((each) => share(line, each))))
        found.push(`“${one.name}” lies under or over “${other.name}”`);
    }
    const cutX = holderOf(one.element, 'overflowX', /hidden|clip/);
    const cutY = holderOf(one.element, 'overflowY', /hidden|clip/);
    const [across, down] = [cutX, cutY].map((part) => part?.getBoundingClientRect());
    const dots = cutX !== null && getComputedStyle(cutX).textOverflow === 'ellipsis';
    if (
      across &&
      !dots &&
      one.lines.some((line) => line.right > across.right + SLACK || line.left < across.left - SLACK)
    )
      found.push(`“${one.name}” is cut at a side`);
    // A line that is wholly outside has been scrolled away, or is left out.
    const isCut = (/** @type {DOMRect} */ line) =>
      down !== undefined &&
      ((line.bottom > down.bottom + SLACK && line.top < down.bottom - SLACK) ||
        (line.top < down.top - SLACK && line.bottom > down.top + SLACK));
    if (one.lines.some(isCut)) found.push(`“${one.name}” is cut above or below`);
    const scrolls = holderOf(one.element, 'overflowX', /auto|scroll/);
    if (!scrolls && !dots && one.lines.some((line) => line.right > innerWidth + 1 || line.left < -1))
      found.push(`“${one.name}” is wider than the window`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
  return [...new Set(found)];
}
