/** The measurement unit in a bobsleigh: three axes of acceleration and of rotation. */
import { arc, arrow, arrowHead, heading } from '../kit/arrows.ts';
import { Axonometry } from '../kit/axonometry.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, type Point, polyline } from '../kit/shapes.ts';
import type { Place } from '../kit/space.ts';
import { drawHull } from './bob-hull.ts';
import { rod } from './parts.ts';
import { plate } from './plate.ts';
import { sledUnitProduct } from './products/sled-measurement-unit.ts';

const SPACE = new Axonometry(92, 192, 92);
const UNIT: Place = [1.75, 0, 0.4];
const [X, Y, Z] = UNIT;

function runners(): string {
  const blade = (x: number, y: number): string => {
    const ends: readonly Place[] = [
      [x - 0.42, y, 0.06],
      [x - 0.34, y, 0],
      [x + 0.34, y, 0],
      [x + 0.46, y, 0.08],
    ];
    return (
      rod(
        ends.map((place) => SPACE.at(place)),
        4,
        'none',
      ) + SPACE.line('l', [x, y, 0], [x, y, 0.2])
    );
  };
  return each([0.34, -0.34], (y) => blade(0.55, y) + blade(2.65, y));
}

function cockpit(): string {
  const rim = Array.from({ length: 48 }, (_, index): Place => {
    const angle = (index / 48) * 2 * Math.PI;
    return [0.86 + 0.78 * Math.cos(angle), 0.2 * Math.sin(angle), 0.655 + 0.02 * Math.cos(angle)];
  });
  return SPACE.face('g4 l', ...rim);
}

const unit = (): string => SPACE.box([X - 0.11, Y - 0.11, Z - 0.07], [0.22, 0.22, 0.14], ['p l', 'p l', 'g2 l']);

/** A ring about an axis, three quarters round, with a head. */
function ring(centre: Place, axis: 'x' | 'y' | 'z', radius: number): string {
  const at = (angle: number): Point => {
    const [c, s] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const offset: Place = axis === 'x' ? [0, c, s] : axis === 'y' ? [s, 0, c] : [c, s, 0];
    return SPACE.at([centre[0] + offset[0], centre[1] + offset[1], centre[2] + offset[2]]);
  };
  const points = Array.from({ length: 37 }, (_, index) => at(0.6 + (index / 36) * 4.6));
  const [tip, before] = [points.at(-1), points.at(-3)];
  if (tip === undefined || before === undefined) return '';
  return polyline(points.slice(0, -1), 'l') + arrowHead(tip, heading(before, tip), 'i', 9);
}

function axes(lettering: Lettering): string {
  const axis = (name: string, end: Place, dx: number, dy: number): string => {
    const [x, y] = SPACE.at(end);
    return (
      arrow(SPACE.at(UNIT), [x, y], 'rl', 'r') +
      lettering.text(x + dx, y + dy, name, { style: 'bold', anchor: 'middle', size: 14 })
    );
  };
  return (
    axis('x', [X + 2.2, Y, Z], 12, 10) +
    axis('y', [X, Y + 1.35, Z], 12, 0) +
    axis('z', [X, Y, Z + 1.35], 0, -8) +
    ring([X + 1.95, Y, Z], 'x', 0.17) +
    ring([X, Y + 1.05, Z], 'y', 0.17) +
    ring([X, Y, Z + 1.05], 'z', 0.17) +
    circle(...SPACE.at(UNIT), 4, 'r')
  );
}

const ALONG = SPACE.at([X, Y, Z + 0.75]);
const ABOUT = SPACE.at([X, Y + 1.05, Z]);
const TAIL = SPACE.at([0.08, 0, 0.62]);

const waves = (): string =>
  each([14, 25, 36], (radius) => arc(TAIL, radius, -160, -70, 'd', '4 3')) + circle(...TAIL, 3, 'i');

/** What the six values are called. */
function channels(lettering: Lettering): string {
  const rows = [
    ['', 'Acceleration', 'Rotation'],
    ['x', 'along', 'roll'],
    ['y', 'across', 'pitch'],
    ['z', 'up', 'yaw'],
  ] as const;
  return each(rows, ([axis, acceleration, rotation], index) => {
    const y = 322 + index * 23;
    return (
      lettering.text(446, y, axis, { style: 'bold' }) +
      note(lettering, 466, y, acceleration) +
      note(lettering, 556, y, rotation) +
      line(446, y + 8, 608, y + 8, 'h')
    );
  });
}

export const sledMeasurementUnit = plate({
  name: 'sled-measurement-unit',
  heading: 'Measurement unit, bobsleigh',
  part: 'Speed, acceleration and rotation in three axes; Sochi 2014',
  title: 'Measurement unit and the axes of the sled',
  description:
    'A bobsleigh with the three axes of its measurement unit: acceleration along, across and upwards, rotation ' +
    'about each as roll, pitch and yaw. The unit sends them live with the speed; it came to Sochi 2014 after about ' +
    '1,000 trial runs. Not to scale.',
  legend: [
    { text: 'Acceleration along three axes', at: [ALONG[0] - 58, ALONG[1] - 22], target: ALONG, measures: true },
    { text: 'Rotation about the same axes', at: [ABOUT[0] + 20, ABOUT[1] - 60], target: [ABOUT[0] + 4, ABOUT[1] - 15] },
    {
      text: 'Measurement unit inside the hull',
      at: [ALONG[0] - 76, 340],
      target: SPACE.at([X - 0.05, Y - 0.11, Z - 0.05]),
    },
    { text: 'Values sent live from the sled', at: [48, 128], target: [TAIL[0] - 14, TAIL[1] - 14] },
  ],
  product: sledUnitProduct,
  body: (lettering) =>
    runners() + drawHull(SPACE, 3) + cockpit() + unit() + axes(lettering) + waves() + channels(lettering),
});
