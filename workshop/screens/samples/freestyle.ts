/** One invented race, men's 200 m freestyle, shown by several screens: the same times on board, television, paper and web. */

export interface Swimmer {
  readonly lane: number;
  readonly code: string;
  /** Reaction at the block, in hundredths of a second. */
  readonly reaction: number;
  /** At 50, 100, 150 and 200 m, in hundredths of a second. */
  readonly splits: readonly [number, number, number, number];
}

export const EVENT = 'Men’s 200 m freestyle';
/** Time of day, in seconds after midnight. */
export const START = (19 * 60 + 42) * 60 + 10;
/** The race as live pictures show it, in hundredths after the start. */
export const NOW = 9840;
/** The world record of 2009 and its length splits. */
export const WORLD_RECORD = [2423, 5012, 7630, 10200] as const;

export const byLane: readonly Swimmer[] = [
  { lane: 1, code: 'CAN', reaction: 66, splits: [2492, 5201, 7944, 10692] },
  { lane: 2, code: 'JPN', reaction: 62, splits: [2461, 5148, 7871, 10605] },
  { lane: 3, code: 'AUS', reaction: 64, splits: [2438, 5097, 7793, 10511] },
  { lane: 4, code: 'SUI', reaction: 61, splits: [2420, 5066, 7742, 10463] },
  { lane: 5, code: 'GER', reaction: 68, splits: [2431, 5074, 7735, 10471] },
  { lane: 6, code: 'KOR', reaction: 59, splits: [2444, 5102, 7805, 10536] },
  { lane: 7, code: 'USA', reaction: 65, splits: [2457, 5133, 7848, 10580] },
  { lane: 8, code: 'BRA', reaction: 70, splits: [2488, 5192, 7930, 10715] },
];

/** The order at a split: 0 is 50 m, 3 the finish. */
export function ranking(split: 0 | 1 | 2 | 3): readonly Swimmer[] {
  return byLane.toSorted((a, b) => a.splits[split] - b.splits[split]);
}

export function rankOf(swimmer: Swimmer, split: 0 | 1 | 2 | 3): number {
  return ranking(split).indexOf(swimmer) + 1;
}

export function gapAt(swimmer: Swimmer, split: 0 | 1 | 2 | 3): number {
  return swimmer.splits[split] - Math.min(...byLane.map(({ splits }) => splits[split]));
}

/** Speed on the last length, in metres a second. */
export const speedOf = (splits: Swimmer['splits']): number => 5000 / (splits[3] - splits[2]);

/** Metres swum when the live pictures are taken, at the pace of the last length. */
export const distanceOf = (splits: Swimmer['splits']): number => 150 + ((NOW - splits[2]) / 100) * speedOf(splits);
