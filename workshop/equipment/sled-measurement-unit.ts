/** The measurement unit in a bobsleigh: three axes of acceleration and of rotation. */
import type { Lettering } from '../kit/lettering.ts';
import { circle, line, type Point, path, pointsToPath } from '../kit/shapes.ts';
import { Axonometry, type Place } from './axonometry.ts';
import { drawHull } from './bob-hull.ts';
import { callout, plate } from './equipment-kit.ts';
import { arc, arrow, arrowHead, dashed, note, rod } from './plate-marks.ts';

export const sledMeasurementUnit = plate({
  name: 'sled-measurement-unit',
  heading: 'Measurement unit, bobsleigh',
  part: 'Speed, acceleration and rotation in three axes; Sochi 2014',
  title: 'Measurement unit and the axes of the sled',
  description:
    'A bobsleigh with the three axes of its measurement unit: acceleration along, across and upwards, ' +
    'rotation about each as roll, pitch and yaw. ' +
    'The unit sends them live with the speed; it came to Sochi 2014 after about 1,000 trial runs. Not to scale.',
  legend: [
    { text: 'Acceleration along three axes', measures: true },
    { text: 'Rotation about the same axes' },
    { text: 'Measurement unit inside the hull' },
    { text: 'Values sent live from the sled' },
  ],
  body: (lettering) => sled(lettering) + channels(lettering),
});

const SPACE = new Axonometry(92, 192, 92);
const UNIT: Place = [1.75, 0, 0.4];

function sled(lettering: Lettering): string {
  return runners() + drawHull(SPACE, 3) + cockpit() + unit() + axes(lettering) + sledCallouts(lettering);
}

function runners(): string {
  const blade = (x: number, y: number): string =>
    rod(
      [
        [x - 0.42, y, 0.06],
        [x - 0.34, y, 0],
        [x + 0.34, y, 0],
        [x + 0.46, y, 0.08],
      ].map(([a = 0, b = 0, c = 0]) => SPACE.at([a, b, c])),
      4,
      'none',
    ) + path(pointsToPath([SPACE.at([x, y, 0]), SPACE.at([x, y, 0.2])]), 'l');
  return each([0.34, -0.34], (y) => blade(0.55, y) + blade(2.65, y));
}

function cockpit(): string {
  const rim = Array.from({ length: 48 }, (_, index): Point => {
    const angle = (index / 48) * 2 * Math.PI;
    return SPACE.at([0.86 + 0.78 * Math.cos(angle), 0.2 * Math.sin(angle), 0.655 + 0.02 * Math.cos(angle)]);
  });
  return path(`${pointsToPath(rim)}Z`, 'g4 l');
}

function unit(): string {
  const [x, y, z] = UNIT;
  return SPACE.box([x - 0.11, y - 0.11, z - 0.07], [0.22, 0.22, 0.14], ['p', 'p', 'g2']);
}

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
  const angle = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  return path(pointsToPath(points.slice(0, -1)), 'l') + arrowHead(tip, angle, 'i', 9);
}

function axes(lettering: Lettering): string {
  const [x, y, z] = UNIT;
  const from = SPACE.at(UNIT);
  const ends: readonly (readonly [Place, string, number, number])[] = [
    [[x + 2.2, y, z], 'x', 12, 10],
    [[x, y + 1.35, z], 'y', 12, 0],
    [[x, y, z + 1.35], 'z', 0, -8],
  ];
  return (
    each(ends, ([end, name, dx, dy]) => {
      const tip = SPACE.at(end);
      return (
        arrow(from, tip, 'rl', 'r') +
        lettering.text(tip[0] + dx, tip[1] + dy, name, { style: 'bold', anchor: 'middle', size: 14 })
      );
    }) +
    ring([x + 1.95, y, z], 'x', 0.17) +
    ring([x, y + 1.05, z], 'y', 0.17) +
    ring([x, y, z + 1.05], 'z', 0.17) +
    circle(...from, 4, 'r')
  );
}

function sledCallouts(lettering: Lettering): string {
  const [x, y, z] = UNIT;
  const along = SPACE.at([x, y, z + 0.75]);
  const about = SPACE.at([x, y + 1.05, z]);
  const tail = SPACE.at([0.08, 0, 0.62]);
  const waves = each([14, 25, 36], (radius) => dashed(arc(tail, radius, -160, -70, 'd'), '4 3'));
  return (
    waves +
    circle(...tail, 3, 'i') +
    callout(lettering, 1, [along[0] - 58, along[1] - 22], along, true) +
    callout(lettering, 2, [about[0] + 20, about[1] - 60], [about[0] + 4, about[1] - 15]) +
    callout(lettering, 3, [SPACE.at(UNIT)[0] - 76, 340], SPACE.at([x - 0.05, y - 0.11, z - 0.05])) +
    callout(lettering, 4, [48, 128], [tail[0] - 14, tail[1] - 14])
  );
}

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
