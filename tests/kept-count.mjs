/** A count as release 1.0.0 kept it. */
export const ROW_OF_1_0_0 = {
  id: '0123456789abcdef0123456789abcdef',
  n: 20,
  method: 'join',
  version: '4',
  jobs: 1000,
  below: 24,
  finished: new Uint8Array([254, 1]),
  solutions: 12_345_678_901_234_567n,
  fraction: 0.03,
  spent: 1500,
  check: 2416290092,
};

/** A count that is not complete. */
export const RECORD = {
  id: 'a',
  n: 18,
  method: 'join',
  version: '1',
  jobs: 44,
  below: 24,
  beyond: [26, 30],
  solutions: 12_345_678_901_234_567n,
  fraction: 0.45,
  spent: 1500,
};

/** What was measured of a count. */
export const ENTRY = {
  id: 'a',
  n: 18,
  method: 'join',
  workers: 2,
  ms: 1500,
  solutions: 666_090_624n,
  when: 1_800_000_000_000,
};
