/** One invented downhill, shown by television and by the commentators' screen. Times in hundredths, speed in km/h. */

export interface Run {
  readonly bib: number;
  readonly code: string;
  /** Three intermediates and the finish; a run still on the course has fewer. */
  readonly times: readonly number[];
  /** At the speed trap after the second intermediate. */
  readonly speed: number;
}

/** Those at the finish, best first. */
export const finished: readonly Run[] = [
  { bib: 7, code: 'SUI', times: [2431, 5208, 7964, 10187], speed: 121.4 },
  { bib: 3, code: 'AUT', times: [2440, 5201, 7981, 10205], speed: 122.0 },
  { bib: 9, code: 'NOR', times: [2452, 5236, 7992, 10231], speed: 120.8 },
  { bib: 5, code: 'ITA', times: [2446, 5239, 8017, 10249], speed: 120.1 },
  { bib: 1, code: 'USA', times: [2468, 5251, 8040, 10286], speed: 121.1 },
  { bib: 8, code: 'FRA', times: [2463, 5274, 8066, 10318], speed: 119.3 },
  { bib: 4, code: 'GER', times: [2481, 5289, 8093, 10367], speed: 118.9 },
  { bib: 2, code: 'CAN', times: [2477, 5302, 8121, 10402], speed: 118.4 },
  { bib: 6, code: 'SLO', times: [2495, 5330, 8164, 10458], speed: 117.7 },
];

/** Between the second and the third intermediate. */
export const onCourse: Run = { bib: 10, code: 'SWE', times: [2424, 5190], speed: 122.6 };

/** Its running time as live pictures show it, in hundredths. */
export const NOW = 6630;

/** Time of day when the run on the course began, in seconds after midnight; a racer starts every two minutes. */
export const START = (11 * 60 + 48) * 60;

export function behind(run: Run, point: number): number | undefined {
  const own = run.times[point];
  const best = finished[0]?.times[point];
  return own === undefined || best === undefined ? undefined : own - best;
}
