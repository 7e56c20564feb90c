/** One invented race, women's 100 m hurdles, shown by several screens. Reaction in thousandths, time in hundredths. */

export interface Hurdler {
  readonly lane: number;
  readonly bib: number;
  readonly code: string;
  readonly reaction: number;
  readonly time: number;
}

export const EVENT = 'Women’s 100 m hurdles';
/** Measured for 13 s from the start, so it is known only once the winner is through. */
export const WIND = '+0.8 m/s';
export const WIND_SECONDS = 13;
/** The race as live pictures show it, in hundredths after the start. */
export const NOW = 910;
/** Places of the ten hurdles, in metres. */
export const HURDLES: readonly number[] = Array.from({ length: 10 }, (_, index) => 13 + index * 8.5);

/** In the order of the finish. */
export const hurdlers: readonly Hurdler[] = [
  { lane: 5, bib: 214, code: 'JAM', reaction: 131, time: 1242 },
  { lane: 4, bib: 307, code: 'NED', reaction: 128, time: 1247 },
  { lane: 6, bib: 455, code: 'USA', reaction: 140, time: 1251 },
  { lane: 7, bib: 411, code: 'SUI', reaction: 126, time: 1258 },
  { lane: 3, bib: 318, code: 'NGR', reaction: 149, time: 1266 },
  { lane: 8, bib: 352, code: 'POL', reaction: 137, time: 1274 },
  { lane: 2, bib: 189, code: 'HUN', reaction: 155, time: 1281 },
  { lane: 9, bib: 143, code: 'FIN', reaction: 144, time: 1293 },
];

export function formatReaction(thousandths: number): string {
  return (thousandths / 1000).toFixed(3);
}

/** Metres run when the live picture is taken: a slow start, then an even pace. */
export const distanceOf = ({ time }: Hurdler): number => (100 * (NOW - 75)) / (time - 75);
