/** The starter with the e-gun, and eight sprinters on "set". */
import { createCamera } from '../kit/camera.ts';
import { rect, repeat, round } from '../kit/shapes.ts';
import { at, type Brush, fill, stroke } from './brush.ts';
import { eGun, flash, startTime } from './devices.ts';
import { person, shadow } from './people/person.ts';
import { type SprinterLook, sprinter } from './people/sprinter.ts';
import { crowd } from './places/crowd.ts';
import { type Canvas, scene } from './scene.ts';

const LANE = 1.22;
const LANES = 8;

const FIELD: readonly SprinterLook[] = [
  { skin: 'skin-5', hair: 'hair-1', kit: 'kit-yellow', shorts: 'kit-green', cover: 'bun' },
  { skin: 'skin-1', hair: 'hair-3', kit: 'kit-blue', shorts: 'kit-navy', cover: 'tail' },
  { skin: 'skin-4', hair: 'hair-1', kit: 'kit-white', shorts: 'kit-red', cover: 'bun' },
  { skin: 'skin-2', hair: 'hair-2', kit: 'kit-orange', shorts: 'kit-orange', cover: 'bun' },
  { skin: 'skin-5', hair: 'hair-1', kit: 'kit-green', shorts: 'kit-ink', cover: 'bun' },
  { skin: 'skin-3', hair: 'hair-1', kit: 'kit-navy', shorts: 'kit-navy', cover: 'tail' },
  { skin: 'skin-4', hair: 'hair-1', kit: 'kit-red', shorts: 'kit-white', cover: 'bun' },
  { skin: 'skin-1', hair: 'hair-4', kit: 'kit-blue', shorts: 'kit-blue', cover: 'tail' },
];

function starter(brush: Brush): string {
  return person(
    brush,
    {
      neck: [0, -151],
      shoulders: [
        [-18, -144],
        [13, -146],
      ],
      hips: [
        [-13, -94],
        [10, -94],
      ],
      head: [4, -165],
      armsBehind: [
        {
          joints: [
            [13, -141],
            [24, -115],
            [40, -96],
          ],
          hand: 'fist',
          isFlipped: true,
        },
      ],
      legsBehind: [
        {
          joints: [
            [7, -88],
            [13, -48],
            [14, -9],
          ],
        },
      ],
      legs: [
        {
          joints: [
            [-8, -88],
            [-10, -48],
            [-12, -9],
          ],
        },
      ],
      arms: [
        {
          joints: [
            [-15, -142],
            [-21, -171],
            [-17, -197],
          ],
          hand: 'fist',
        },
      ],
    },
    {
      view: 'profile',
      skin: 'skin-2',
      hair: 'hair-5',
      cover: 'cap',
      coverTone: 'kit-white',
      extra: 'defenders',
      top: 'kit-red',
      legs: 'kit-navy',
      shoes: 'none',
      onTrunk:
        stroke('M-20-128Q-4-122 16-128', 'kit-red-c', 1) +
        fill('M-13-120H9V-104H-13Z', 'kit-white') +
        fill('M-10-116H6V-113H-10ZM-10-110H2V-108H-10Z', 'kit-grey'),
    },
  );
}

function stadium({ width, isPortrait }: Canvas, horizon: number): string {
  const top = horizon - (isPortrait ? 330 : 262);
  return (
    rect(0, 0, width, horizon, 'sky-1') +
    fill(`M0 ${top - 90}Q${width * 0.5} ${top - 40} ${width} ${top - 120}V${horizon}H0Z`, 'sky-2') +
    // The roof over the far stand, and the light under it.
    fill(
      `M0 ${top + 4}Q${width / 2} ${top - 40} ${width} ${top + 4}V${top + 62}Q${width / 2} ${top + 22} 0 ${top + 62}Z`,
      'roof-1',
    ) +
    fill(
      `M0 ${top + 50}Q${width / 2} ${top + 10} ${width} ${top + 50}V${top + 84}Q${width / 2} ${top + 48} 0 ${top + 84}Z`,
      'roof-2',
    ) +
    rect(0, top + 60, width, horizon - top - 60, 'far-3') +
    fill(
      `M0 ${top + 50}Q${width / 2} ${top + 10} ${width} ${top + 50}V${top + 80}Q${width / 2} ${top + 44} 0 ${top + 80}Z`,
      'roof-2',
    ) +
    repeat(9, (index) => rect((width / 8) * index - 3, top + 40, 6, 46, 'roof-1')) +
    crowd('starter-upper', { x: 0, y: top + 88, width, height: 62 }, 9) +
    rect(0, top + 156, width, 16, 'far-1') +
    rect(0, top + 172, width, 8, 'far-4') +
    crowd('starter-lower', { x: 0, y: top + 190, width, height: horizon - top - 222 }, 10) +
    rect(0, horizon - 26, width, 30, 'kit-navy') +
    rect(0, horizon - 26, width, 4, 'kit-navy-a') +
    repeat(7, (index) => rect((width / 6) * index - 60, horizon - 22, 3, 20, 'kit-navy-c'))
  );
}

function draw(canvas: Canvas): string {
  const { width, isPortrait, brush } = canvas;
  const horizon = isPortrait ? 430 : 338;
  const eye = isPortrait ? ([-1.5, -6, 1.75] as const) : ([-2.05, -6, 1.7] as const);
  const camera = createCamera({
    eye,
    target: [eye[0], 30, eye[2]],
    focal: isPortrait ? 1240 : 1180,
    centre: [isPortrait ? 400 : 640, horizon],
  });
  const scaleAt = (depth: number): number => (isPortrait ? 1240 : 1180) / (depth - eye[1]) / 100;
  const ground = (y1: number, y2: number, tone: string) =>
    camera.face(
      [
        [-60, y1, 0],
        [60, y1, 0],
        [60, y2, 0],
        [-60, y2, 0],
      ],
      tone,
    );
  const lanes = repeat(LANES, (index) =>
    ground(index * LANE, (index + 1) * LANE, index % 2 === 0 ? 'track-1' : 'track-2'),
  );
  const lines = repeat(LANES + 1, (index) => ground(index * LANE - 0.025, index * LANE + 0.025, 'track-l'));
  const startLine = camera.face(
    [
      [0, 0, 0],
      [0.05, 0, 0],
      [0.05, LANES * LANE, 0],
      [0, LANES * LANE, 0],
    ],
    'track-l',
  );
  const athletes = repeat(LANES, (index) => {
    const lane = LANES - 1 - index;
    const y = lane * LANE + 0.6;
    const look = FIELD[lane];
    return look ? at(camera.see([-0.12, y, 0]), scaleAt(y), sprinter(brush, look)) : '';
  });
  const place = isPortrait ? ([-2.1, -2.75] as const) : ([-3.13, -2.75] as const);
  const size = scaleAt(place[1]);
  const feet = camera.see([place[0], place[1], 0]);
  const grip: readonly [number, number] = [feet[0] - 15.6 * size, feet[1] - 204 * size];
  const box = isPortrait ? ([-1.5, -1.1] as const) : ([-1.95, -1.2] as const);
  const boxFeet = camera.see([box[0], box[1], 0]);
  const boxSize = scaleAt(box[1]);
  const [gx, gy] = [grip[0] + 4 * size, grip[1] + 1.4 * size];
  const [bx, by] = [boxFeet[0] - 20 * boxSize, boxFeet[1] - 92 * boxSize];
  const hang = feet[1] - 40 * size;
  const cable = `M${round(gx)} ${round(gy)}C${round(gx + 26 * size)} ${round(gy + 50 * size)} ${round(gx + 30 * size)} ${round(hang)} ${round((gx + bx) / 2 + 14 * size)} ${round(hang)}S${round(bx - 26 * size)} ${round(by + 4)} ${round(bx)} ${round(by)}`;
  return (
    stadium(canvas, horizon) +
    rect(0, horizon + 3, width, 120, 'grass-2') +
    ground(10, 16, 'grass-1') +
    ground(24, 44, 'grass-1') +
    ground(-6, 0, 'track-3') +
    lanes +
    lines +
    startLine +
    athletes +
    ground(-0.9, -0.82, 'track-l') +
    shadow([boxFeet[0] + 20, boxFeet[1]], 60, 9) +
    at(boxFeet, boxSize, startTime(brush)) +
    stroke(cable, 'kit-ink', 3.4) +
    at(feet, size, starter(brush)) +
    at(grip, size, eGun(brush)) +
    at([grip[0] - 7.6 * size, grip[1] - 24 * size], size, flash(8))
  );
}

export const starterScene = scene({
  id: 'scene/starter',
  title: 'The start of the 100 metres',
  description:
    'The starter, in a red jacket and with ear protection, holds the e-gun high and fires: sound, flash and start pulse leave at once. Eight sprinters wait in their blocks, each with a loudspeaker behind.',
  draw,
});
