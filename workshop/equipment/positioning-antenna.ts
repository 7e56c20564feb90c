/** An antenna of the positioning system and the race course it covers together with the others. */
import type { Lettering } from '../kit/lettering.ts';
import { circle, line, type Point, path, placed, pointsToPath, rect } from '../kit/shapes.ts';
import { callout, plate } from './equipment-kit.ts';
import { equalDifference } from './hyperbola.ts';
import { dashed, faint, ground, note } from './plate-marks.ts';

export const positioningAntenna = plate({
  name: 'positioning-antenna',
  heading: 'Positioning antenna',
  part: 'Horse racing: about 20 antennas, a tag of 60 g, up to 1,000 points a second',
  title: 'Positioning antennas round a race course',
  description:
    'Front and side of an antenna on its mast, and a race course with about 20 of them. Antennas ' +
    'chosen for the moment compare when the ' +
    'tag’s signal arrives; the lines of equal difference cross at the tag of 60 g in the saddle cloth. Not to scale.',
  legend: [
    { text: 'Tag: where the lines cross', measures: true },
    { text: 'Antenna, tilted to the course' },
    { text: 'Antennas chosen for this moment' },
    { text: 'Line of equal difference in time' },
  ],
  body: (lettering) => antenna(lettering) + course(lettering),
});

function antenna(lettering: Lettering): string {
  const floor = 384;
  const patches = each([0, 1, 2, 3], (row) =>
    each([0, 1], (column) => rect(52 + column * 26, 132 + row * 26, 18, 18, 'm')),
  );
  const panel = rect(0, -58, 12, 116, 'g1 l', 3) + path('M0 0H-16', 'l') + rect(-22, -8, 10, 16, 'g4');
  const lobe = 'M12 0C40 -52 100 -40 100 0S40 52 12 0Z';
  return (
    note(lettering, 44, 108, 'Front') +
    note(lettering, 140, 108, 'Side') +
    ground(32, 252, floor, 11) +
    each([73, 152], (x) => rect(x - 4, 150, 8, floor - 150, 'g2 l')) +
    each([73, 152], (x) => rect(x - 18, floor - 6, 36, 6, 'i')) +
    rect(44, 122, 58, 120, 'g1 l', 4) +
    patches +
    placed(168, 182, faded(0.7, path(lobe, 'g2')) + dashed(path(lobe, 'd'), '4 4') + panel, 22) +
    callout(lettering, 2, [232, 140], [188, 164])
  );
}

const CENTRE: Point = [440, 246];

/** A place on an oval so far outside of the rail, by share of the lap; 0 at the right end of the straight above. */
function onOval(share: number, out: number): Point {
  const [straight, radius] = [126, 68];
  const bend = Math.PI * radius;
  let way = (((share % 1) + 1) % 1) * 2 * (straight + bend);
  const isUpper = way < straight + bend;
  if (!isUpper) way -= straight + bend;
  const sign = isUpper ? 1 : -1;
  const r = radius + out;
  if (way < straight) return [CENTRE[0] + sign * (straight / 2 - way), CENTRE[1] - sign * r];
  const angle = -Math.PI / 2 - (way - straight) / radius;
  return [CENTRE[0] + sign * (-straight / 2 + r * Math.cos(angle)), CENTRE[1] + sign * r * Math.sin(angle)];
}

function rail(out: number): string {
  return `${pointsToPath(Array.from({ length: 96 }, (_, index) => onOval(index / 96, out)))}Z`;
}

function course(lettering: Lettering): string {
  const stations = Array.from({ length: 20 }, (_, index) => onOval((index + 0.5) / 20, 36));
  const chosen = [0, 2, 4, 17].map((index): Point => stations[index] ?? CENTRE);
  const tag = onOval(0.085, 10);
  const [a, b, c, d] = chosen as [Point, Point, Point, Point];
  const pairs: readonly (readonly [Point, Point])[] = [
    [a, b],
    [a, c],
    [a, d],
  ];
  const onCurve = equalDifference(a, b, tag, 260).reduce((best, point) =>
    Math.abs(point[1] - 260) < Math.abs(best[1] - 260) ? point : best,
  );
  const inside = ([x, y]: Point): boolean => x > 282 && x < 606 && y > 112 && y < 364;
  return (
    path(rail(22), 'g2') +
    path(rail(0), 'p') +
    path(rail(22), 'l') +
    path(rail(0), 'l') +
    each(chosen, (station) => dashed(line(...tag, ...station, 'm'), '2 4')) +
    each(pairs, ([from, to]) => path(pointsToPath(equalDifference(from, to, tag, 260).filter(inside)), 'd')) +
    each(stations, ([x, y]) =>
      chosen.some((point) => point[0] === x && point[1] === y) ? square(x, y, 'i') : square(x, y, 'p'),
    ) +
    circle(...tag, 6, 'r') +
    circle(...tag, 11, 'rl') +
    callout(lettering, 1, [tag[0] + 30, tag[1] + 48], tag, true) +
    callout(lettering, 3, [540, 116], [a[0] + 5, a[1] - 2]) +
    callout(lettering, 4, [400, 260], onCurve) +
    note(lettering, 268, 108, 'Course from above')
  );
}

function square(x: number, y: number, fill: string): string {
  return rect(x - 5, y - 5, 10, 10, `${fill} l`);
}
