/** The median of some numbers. @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}
