/** One invented final of men's 100 m, run in two venues at once. Times in thousandths of a second. */

export interface Sprinter {
  readonly lane: number;
  readonly code: string;
  readonly venue: 'A' | 'B';
  readonly time: number;
}

export const VENUES = { A: 'SUI', B: 'JAM' } as const;

export const byLane: readonly Sprinter[] = [
  { lane: 1, code: 'SUI', venue: 'A', time: 10116 },
  { lane: 2, code: 'JAM', venue: 'B', time: 10038 },
  { lane: 3, code: 'NED', venue: 'A', time: 10224 },
  { lane: 4, code: 'KEN', venue: 'B', time: 10305 },
];

export const ranking: readonly Sprinter[] = byLane.toSorted((a, b) => a.time - b.time);

/** Results are given to the hundredth, rounded up. */
export const official = ({ time }: Sprinter): string => (Math.ceil(time / 10) / 100).toFixed(2);
