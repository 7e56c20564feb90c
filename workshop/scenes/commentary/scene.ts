/** A commentary position above a speed-skating oval. */
import { createCamera } from '../../kit/camera.ts';
import { each, type Point } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { at, fill } from '../brush.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { balustrade, board, type Desk, placeOn, screens, unit } from './booth.ts';
import { type Commentator, commentator } from './commentator.ts';
import { oval } from './oval.ts';
import { skater } from './skater.ts';

const HOUSE = { view: 'profile', legs: 'kit-ink', extra: 'headset' } as const;

/** From near to far. */
const VOICES: readonly Commentator[] = [
  { dress: { ...HOUSE, skin: 'skin-1', hair: 'hair-3', top: 'kit-navy' }, gesture: 'rest' },
  { dress: { ...HOUSE, skin: 'skin-4', hair: 'hair-1', cover: 'bun', top: 'kit-sand' }, gesture: 'write' },
  { dress: { ...HOUSE, skin: 'skin-2', hair: 'hair-5', top: 'kit-green' }, gesture: 'rest' },
];

/** People on the ice are drawn larger than they would be seen from up here. */
const ENLARGED = 2.7;

interface Layout {
  /** Of who looks across the oval, level and a little to the right, from metres before its near edge. */
  readonly eye: Place;
  readonly focal: number;
  readonly centre: Point;
  readonly rim: number;
  /** On the ice: where, and in which colour. */
  readonly skaters: readonly (readonly [place: Place, suit: string])[];
  readonly desk: Desk;
  /** Shares of the desk, from far to near. */
  readonly screens: readonly number[];
  readonly units: readonly number[];
  /** Of the seats, from near to far. */
  readonly seats: readonly (readonly [x: number, y: number, scale: number])[];
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: {
    eye: [30, -9, 4.4],
    focal: 900,
    centre: [600, 232],
    rim: 278,
    skaters: [
      [[30, 55, 0], 'kit-blue'],
      [[37.6, 5.4, 0], 'kit-orange'],
    ],
    desk: { far: [-40, 604], near: [1320, 734], scales: [2.6, 5] },
    screens: [0.13, 0.34, 0.82],
    units: [0.28, 0.6],
    seats: [
      [852, 876, 5.3],
      [330, 766, 3.9],
    ],
  },
  wide: {
    eye: [28, -9, 4.1],
    focal: 880,
    centre: [800, 196],
    rim: 238,
    skaters: [
      [[20, 55, 0], 'kit-blue'],
      [[34, 6, 0], 'kit-orange'],
    ],
    desk: { far: [-60, 540], near: [1740, 664], scales: [2.2, 4.7] },
    screens: [0.11, 0.25, 0.46, 0.86],
    units: [0.37, 0.7],
    seats: [
      [1210, 800, 5],
      [620, 704, 3.8],
      [256, 644, 3],
    ],
  },
  portrait: {
    eye: [34, -9, 5.6],
    focal: 900,
    centre: [400, 290],
    rim: 350,
    skaters: [
      [[40, 55, 0], 'kit-blue'],
      [[38.2, 6, 0], 'kit-orange'],
    ],
    desk: { far: [-40, 760], near: [840, 880], scales: [3, 4.8] },
    screens: [0.16, 0.79],
    units: [0.46],
    seats: [
      [440, 1060, 5.4],
      [150, 924, 4],
    ],
  },
};

function draw({ brush, width, height, format }: Canvas): string {
  const { rim, skaters, desk, seats, units, screens: shares, ...pose } = LAYOUTS[format];
  const camera = createCamera({ ...pose, target: [pose.eye[0] + 12, 35, pose.eye[2]] });
  const scaleAt = ([x, y]: Place): number => (camera.see([x, y, 0])[1] - camera.see([x, y, 1])[1]) / 100;
  return (
    oval({ camera, width, height, rim }) +
    each(skaters, ([place, suit]) => {
      // They race anticlockwise: to the left on the far straight.
      const isFar = place[1] > 35;
      const figure = isFar ? brush.mirrored(() => skater(brush, suit)) : skater(brush, suit);
      return at(camera.see(place), scaleAt(place) * ENLARGED, figure);
    }) +
    balustrade(desk) +
    board(desk, height) +
    screens(brush, desk, shares) +
    each(units, (share) => {
      const { point, scale } = placeOn(desk, share);
      return at([point[0], point[1] + 13 * scale], scale, unit(brush));
    }) +
    each(seats.toReversed(), ([x, y, scale], index) => {
      const voice = VOICES[seats.length - 1 - index];
      return voice ? at([x, y], scale, commentator(brush, voice)) : '';
    }) +
    // The position is darker than the hall: its ceiling frames the view.
    fill(`M0 0H${width}V26H0Z`, 'plastic-c') +
    fill(`M0 26H${width}V32H0Z`, 'steel-c')
  );
}

export const commentary = scene({
  id: 'scene/commentary',
  only: 'band',
  title: 'A commentary position over the oval',
  description:
    'Commentators with headsets sit at a long desk above a speed-skating oval, screens with results and the television picture before them; one takes notes; they follow the race to the right. Below, a skater in orange comes down the near straight and one in blue the far one.',
  draw,
});
