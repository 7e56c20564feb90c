/** Speed over distance of a downhill run: a push out of the gate, then the ups and downs of the course. */

export interface RunPoint {
  readonly metres: number;
  readonly seconds: number;
  readonly speed: number;
}

/** Speed in km/h at a distance in metres; the course is 2760 m long. */
type Mark = readonly [metres: number, speed: number];
export const LENGTH = 2760;
const STEP = 10;
/** Acceleration out of the gate, in m/s²; it takes 4 s to reach 100 km/h. */
const PUSH = 6.95;

// biome-ignore format: pairs read better in rows
const COURSE: readonly Mark[] = [
  [60, 104], [110, 113], [200, 97], [290, 83], [400, 100], [520, 119], [620, 110], [700, 92], [800, 86], [920, 104],
  [1060, 122], [1180, 130], [1290, 115], [1380, 94], [1480, 84], [1580, 97], [1700, 114], [1820, 104], [1900, 88],
  [2020, 98], [2160, 117], [2300, 125], [2400, 118], [2500, 103], [2600, 107], [LENGTH, 112],
];

/** The course as one racer skis it: so many km/h more or less at some of its marks, in a time given in seconds. */
export function run(differences: Readonly<Record<number, number>>, seconds: number): readonly RunPoint[] {
  const marks = COURSE.map(([metres, speed]): Mark => [metres, speed + (differences[metres] ?? 0)]);
  const shape = Array.from({ length: LENGTH / STEP + 1 }, (_, index) => speedAt(marks, index * STEP));
  // A few rounds of correction make the run last exactly as long as asked for.
  let factor = 1;
  for (let round = 0; round < 20; round += 1) factor *= (integrate(shape, factor).at(-1)?.seconds ?? seconds) / seconds;
  return integrate(shape, factor);
}

/** Below 60 m the push alone decides; after it the marks, joined by curves without corners. */
function speedAt(marks: readonly Mark[], metres: number): number {
  if (metres <= 60) return 3.6 * Math.sqrt(2 * PUSH * metres);
  const next = marks.findIndex(([at]) => at >= metres);
  const [a, b] = [marks[next - 1], marks[next]];
  if (a === undefined || b === undefined) return marks[0]?.[1] ?? 0;
  const t = (metres - a[0]) / (b[0] - a[0]);
  return a[1] + ((b[1] - a[1]) * (1 - Math.cos(Math.PI * t))) / 2;
}

function integrate(shape: readonly number[], factor: number): readonly RunPoint[] {
  let seconds = 0;
  let last = 0;
  return shape.map((value, index) => {
    const metres = index * STEP;
    const speed = metres <= 60 ? value : value * (1 + (factor - 1) * Math.min(1, (metres - 60) / 140));
    if (metres <= 60) seconds = Math.sqrt((2 * metres) / PUSH);
    else seconds += (STEP * 3.6 * 2) / (last + speed);
    last = speed;
    return { metres, seconds, speed };
  });
}
