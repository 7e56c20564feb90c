/** The starter with the e-gun, and eight sprinters on "set". */
import { createCamera } from '../../kit/camera.ts';
import { castShadow } from '../../kit/cast-shadow.ts';
import { rect, repeat, round } from '../../kit/shapes.ts';
import { level } from '../../kit/space.ts';
import { at, stroke } from '../brush.ts';
import { eGun, flash, startTime } from '../devices.ts';

import { sprinter } from '../people/sprinter.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { FIELD } from './field.ts';
import { laneCube } from './lane-cube.ts';
import { stadium } from './stadium.ts';
import { starter } from './starter.ts';

const LANE = 1.22;
const LANES = 8;

/** Metres: the start line is x = 0; the eye stands outside of the track, so that lane 8 begins at y = 0 and lane 1 lies along the infield. */
interface Layout {
  readonly eye: readonly [x: number, y: number, z: number];
  readonly focal: number;
  /** Where what lies straight ahead at the height of the eye stands in the drawing. */
  readonly centre: readonly [x: number, horizon: number];
  /** Of the stand, in units of the drawing. */
  readonly standHeight: number;
  readonly starter: readonly [x: number, y: number];
  readonly box: readonly [x: number, y: number];
  /** The numbered cubes behind the lanes, where there is room for them. */
  readonly cubes?: number;
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: {
    eye: [-3.1, -6, 1.62],
    focal: 1440,
    centre: [440, 372],
    standHeight: 300,
    starter: [-3.56, -2.95],
    box: [-2.3, -1.1],
    cubes: -2.72,
  },
  wide: {
    eye: [-4, -6, 1.62],
    focal: 1400,
    centre: [650, 316],
    standHeight: 250,
    starter: [-4.7, -2.75],
    box: [-3.7, -1.2],
    cubes: -2.75,
  },
  portrait: {
    eye: [-2.2, -6, 1.66],
    focal: 1420,
    centre: [270, 466],
    standHeight: 360,
    starter: [-2.4, -3.0],
    box: [-1.62, -1.1],
  },
};

function draw({ format, width, brush, lettering }: Canvas): string {
  const { eye, focal, centre, standHeight, ...places } = LAYOUTS[format];
  const [, horizon] = centre;
  const camera = createCamera({ eye, target: [eye[0], 30, eye[2]], focal, centre });
  /** Units of the drawing per centimetre. */
  const scaleAt = (y: number): number => focal / (y - eye[1]) / 100;
  const ground = (y1: number, y2: number, tone: string) => camera.face(level(-60, y1, 60, y2), tone);
  const lanes = repeat(LANES, (index) =>
    ground(index * LANE, (index + 1) * LANE, index % 2 === 0 ? 'track-1' : 'track-2'),
  );
  const lines = repeat(LANES + 1, (index) => ground(index * LANE - 0.025, index * LANE + 0.025, 'track-l'));
  const athletes = repeat(LANES, (index) => {
    const lane = LANES - 1 - index;
    const y = lane * LANE + 0.6;
    const [look, { cubes }] = [FIELD[lane], places];
    const cube =
      cubes === undefined ? '' : at(camera.see([cubes, y, 0]), scaleAt(y), laneCube(brush, lettering, LANES - lane));
    return cube + (look ? at(camera.see([-0.12, y, 0]), scaleAt(y), sprinter(brush, look)) : '');
  });
  const size = scaleAt(places.starter[1]);
  const feet = camera.see([...places.starter, 0]);
  const grip: readonly [number, number] = [feet[0] - 15.6 * size, feet[1] - 204 * size];
  const boxFeet = camera.see([...places.box, 0]);
  const boxSize = scaleAt(places.box[1]);
  const [gx, gy] = [grip[0] + 4 * size, grip[1] + 1.4 * size];
  const [bx, by] = [boxFeet[0] - 20 * boxSize, boxFeet[1] - 92 * boxSize];
  const hang = feet[1] - 40 * size;
  const cable = `M${round(gx)} ${round(gy)}C${round(gx + 26 * size)} ${round(gy + 50 * size)} ${round(gx + 30 * size)} ${round(hang)} ${round((gx + bx) / 2 + 14 * size)} ${round(hang)}S${round(bx - 26 * size)} ${round(by + 4)} ${round(bx)} ${round(by)}`;
  return (
    stadium({ width, horizon, height: standHeight }) +
    rect(0, horizon + 3, width, 120, 'grass-2') +
    ground(10, 16, 'grass-1') +
    ground(24, 44, 'grass-1') +
    ground(-6, 0, 'track-3') +
    lanes +
    lines +
    camera.face(level(0, 0, 0.05, LANES * LANE), 'track-l') +
    athletes +
    ground(-0.9, -0.82, 'track-l') +
    castShadow([boxFeet[0] + 10, boxFeet[1]], 92, 13) +
    at(boxFeet, boxSize, startTime(brush)) +
    stroke(cable, 'kit-ink', 3.4) +
    at(feet, size, starter(brush)) +
    at(grip, size, eGun(brush)) +
    at([grip[0] - 7.6 * size, grip[1] - 24 * size], size, flash(8))
  );
}

export const starterScene = scene({
  id: 'scene/starter',
  only: 'band',
  title: 'The start of the 100 metres',
  description:
    'The starter, in a yellow jacket and with ear protection, has given the command through a microphone, holds the e-gun high and fires: sound, flash and start pulse leave at once. Eight sprinters wait in their blocks, each with a loudspeaker behind; lane 1 lies along the infield.',
  draw,
});
