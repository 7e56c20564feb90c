/** The ice channel: a bob comes out of a bend at a light barrier whose two halves sit in the walls. */
import { type Camera, createCamera } from '../../kit/camera.ts';
import { rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import { firs, ridge } from '../places/winter.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { bob } from './bob.ts';
import { technician } from './technician.ts';
import { farSide, floor, nearSide } from './track.ts';

interface Layout {
  readonly focal: number;
  /** Of what lies straight ahead of the eye. */
  readonly centre: readonly [x: number, y: number];
  /** Peaks of the far and of the near mountains. */
  readonly peaks: readonly [far: number, near: number];
  readonly horizon: number;
  /** Metres beyond the barrier where the technician is. */
  readonly watcherAt: number;
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: { focal: 1130, centre: [640, 420], peaks: [5, 6], horizon: 210, watcherAt: 4.6 },
  wide: { focal: 1080, centre: [840, 388], peaks: [7, 8], horizon: 180, watcherAt: 5.2 },
  portrait: { focal: 960, centre: [552, 560], peaks: [3, 4], horizon: 300, watcherAt: 3.5 },
};

const EYE: Place = [1.2, -2.35, 1.3];
const TARGET: Place = [0, 1.5, 0.6];
/** Of the light beam over the floor, in metres; the nose of the bob is a little behind it. */
const BEAM = 0.44;
const NOSE = 0.16;

/** A point on the slope of a wall: metres along the track, and up. */
type Wall = (y: number, up: number) => Place;
const farWall: Wall = (y, up) => [-1.08 - ((up - 0.36) / 0.58) * 0.22, y, up];
const nearWall: Wall = (y, up) => [1.02 + ((up - 0.3) / 0.36) * 0.12, y, up];

/** One half of the light barrier, let into the ice of a wall. */
function sensor(camera: Camera, wall: Wall): string {
  const plate = (edge: number, tone: string): string =>
    camera.face(
      [
        wall(-edge, BEAM - edge * 0.64),
        wall(edge, BEAM - edge * 0.64),
        wall(edge, BEAM + edge * 0.64),
        wall(-edge, BEAM + edge * 0.64),
      ],
      tone,
    );
  const lens = camera.face(
    repeatPlaces(16, (turn) => wall(0.07 * Math.cos(turn), BEAM + 0.052 * Math.sin(turn))),
    'plastic-c',
  );
  const eye = camera.face(
    repeatPlaces(12, (turn) => wall(0.034 * Math.cos(turn), BEAM + 0.025 * Math.sin(turn))),
    'kit-red',
  );
  return plate(0.2, 'ice-c') + plate(0.17, 'plastic-c') + plate(0.14, 'metal') + lens + eye;
}

const repeatPlaces = (count: number, place: (turn: number) => Place): Place[] =>
  Array.from({ length: count }, (_, index) => place((index * 2 * Math.PI) / count));

function watcher(brush: Brush, camera: Camera, y: number): string {
  const feet: Place = [-2.02 + 0.021 * y * y, y, 0.72];
  const scale = (camera.see(feet)[1] - camera.see([feet[0], feet[1], feet[2] + 1])[1]) / 100;
  return at(camera.see(feet), scale, technician(brush));
}

function draw({ brush, width, height, format }: Canvas): string {
  const { focal, centre, peaks, horizon, watcherAt } = LAYOUTS[format];
  const camera = createCamera({ eye: EYE, target: TARGET, focal, centre });
  return (
    rect(0, 0, width, height, 'sky-2') +
    rect(0, 0, width, horizon * 0.5, 'sky-1') +
    ridge('ice-far', width, horizon, 190, peaks[0], 'mount-1', 'snow') +
    ridge('ice-near', width, horizon + 60, 130, peaks[1], 'mount-3', 'drift-a') +
    fill(`M0 ${horizon + 30}Q${width * 0.5} ${horizon - 30} ${width} ${horizon - 10}V${height}H0Z`, 'drift-a') +
    firs('channel', Math.round(width / 44), [0, horizon + 60], [width, horizon + 36], 110) +
    watcher(brush, camera, watcherAt) +
    farSide(camera) +
    floor(camera) +
    sensor(camera, farWall) +
    bob(brush, camera, NOSE) +
    nearSide(camera) +
    sensor(camera, nearWall) +
    stroke(camera.trace([farWall(0, BEAM), nearWall(0, BEAM)]), 'kit-red', 3)
  );
}

export const iceChannel = scene({
  id: 'scene/ice-channel',
  only: 'band',
  title: 'A photocell at the bobsleigh track',
  description:
    'A two-man bob comes towards us out of an iced bend under its timber roof; the helmets are low in the shell. Its nose is about to cut the red beam of a photocell, whose two halves are set into the walls on both sides. Behind the wall a technician with a headset and a radio watches.',
  draw,
});
