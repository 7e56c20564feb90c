/** An antenna of the positioning system and the race course it covers together with the others. */
import { note } from '../kit/callouts.ts';
import { oval } from '../kit/curve.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, type Point, path, placed, polyline, rect } from '../kit/shapes.ts';
import { faded } from '../kit/strokes.ts';
import { equalDifference } from './hyperbola.ts';
import { ground, post } from './parts.ts';
import { plate } from './plate.ts';
import { positioningProduct } from './products/positioning-antenna.ts';

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
    each([73, 152], (x) => post(x, 150, floor, 36)) +
    rect(44, 122, 58, 120, 'g1 l', 4) +
    patches +
    placed(168, 182, faded(0.7, path(lobe, 'g2')) + path(lobe, 'd', '4 4') + panel, 22)
  );
}

const CENTRE: Point = [440, 246];

const STRAIGHT = 126;
const RADIUS = 68;

/** A place on an oval so far outside of the rail, by share of the lap; 0 at the right end of the straight above. */
function onOval(share: number, out: number): Point {
  const bend = Math.PI * RADIUS;
  let way = share * 2 * (STRAIGHT + bend);
  const isUpper = way < STRAIGHT + bend;
  if (!isUpper) way -= STRAIGHT + bend;
  const sign = isUpper ? 1 : -1;
  const r = RADIUS + out;
  if (way < STRAIGHT) return [CENTRE[0] + sign * (STRAIGHT / 2 - way), CENTRE[1] - sign * r];
  const angle = -Math.PI / 2 - (way - STRAIGHT) / RADIUS;
  return [CENTRE[0] + sign * (-STRAIGHT / 2 + r * Math.cos(angle)), CENTRE[1] + sign * r * Math.sin(angle)];
}

const drawOval = (out: number, className: string): string => path(oval(CENTRE, STRAIGHT / 2, RADIUS + out), className);

const TAG = onOval(0.085, 10);
const STATIONS = Array.from({ length: 20 }, (_, index) => onOval((index + 0.5) / 20, 36));
/** The stations that compare their signals: the first with each of the others. */
const CHOSEN = [0, 2, 4, 17].map((index) => STATIONS[index] ?? CENTRE);
const [NEAREST = CENTRE, ...OTHERS] = CHOSEN;
const CURVES = OTHERS.map((station) => equalDifference(NEAREST, station, TAG, 260));
const [ON_CURVE = TAG] = (CURVES[0] ?? []).toSorted((a, b) => Math.abs(a[1] - 260) - Math.abs(b[1] - 260));

function course(lettering: Lettering): string {
  const isInside = ([x, y]: Point): boolean => x > 282 && x < 606 && y > 112 && y < 364;
  return (
    drawOval(22, 'g2 l') +
    drawOval(0, 'p l') +
    each(CHOSEN, (station) => line(...TAG, ...station, 'm', '2 4')) +
    each(CURVES, (places) => polyline(places.filter(isInside), 'd')) +
    each(STATIONS, (station) => {
      const [x, y] = station;
      return rect(x - 5, y - 5, 10, 10, CHOSEN.includes(station) ? 'i l' : 'p l');
    }) +
    circle(...TAG, 6, 'r') +
    circle(...TAG, 11, 'rl') +
    note(lettering, 268, 108, 'Course from above')
  );
}

export const positioningAntenna = plate({
  name: 'positioning-antenna',
  heading: 'Positioning antenna',
  part: 'Horse racing: about 20 antennas, a tag of 60 g, up to 1,000 points a second',
  title: 'Positioning antennas round a race course',
  description:
    'Front and side of an antenna on its mast, and a race course with about 20 of them. Antennas chosen for the ' +
    'moment compare when the tag’s signal arrives; the lines of equal difference cross at the tag of 60 g in the ' +
    'saddle cloth. Not to scale.',
  legend: [
    { text: 'Tag: where the lines cross', at: [TAG[0] + 30, TAG[1] + 48], target: TAG, measures: true },
    { text: 'Antenna, tilted to the course', at: [232, 140], target: [188, 164] },
    { text: 'Antennas chosen for this moment', at: [540, 116], target: [NEAREST[0] + 5, NEAREST[1] - 2] },
    { text: 'Line of equal difference in time', at: [400, 260], target: ON_CURVE },
  ],
  product: positioningProduct,
  body: (lettering) => antenna(lettering) + course(lettering),
});
