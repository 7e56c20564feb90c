/** A curve of the ice channel: a bob high on the wall, a technician at the light barrier. */
import { type Point, rect } from '../../kit/shapes.ts';
import { at, fill, stroke } from '../brush.ts';
import { firs, ridge } from '../places/winter.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { barrier } from './barrier.ts';
import { bob } from './bob.ts';
import { coach } from './coach.ts';
import { curve, type Fit } from './curve.ts';
import { technician } from './technician.ts';

interface Placed {
  readonly foot: Point;
  readonly scale: number;
}

interface Layout {
  readonly horizon: number;
  /** Peaks of the far and of the near mountains; firs and their height. */
  readonly peaks: readonly [far: number, near: number];
  readonly firs: readonly [count: number, height: number];
  readonly curve: Fit;
  readonly bob: Placed & { readonly turn: number };
  readonly barrier: Placed;
  readonly technician: Placed;
  /** Watches the next metres of the run, where there is room for it. */
  readonly coach?: Placed;
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: {
    horizon: 270,
    peaks: [5, 6],
    firs: [26, 130],
    curve: { x: 0, y: 0, scaleX: 1, scaleY: 1 },
    bob: { foot: [720, 420], scale: 2.35, turn: -5 },
    barrier: { foot: [520, 648], scale: 3.1 },
    technician: { foot: [270, 756], scale: 3.3 },
  },
  wide: {
    horizon: 210,
    peaks: [7, 8],
    firs: [38, 118],
    curve: { x: -10, y: 30, scaleX: 1.32, scaleY: 0.8 },
    bob: { foot: [980, 356], scale: 2.4, turn: -4 },
    barrier: { foot: [600, 566], scale: 3.1 },
    technician: { foot: [346, 676], scale: 3.3 },
    coach: { foot: [1430, 816], scale: 2.9 },
  },
  portrait: {
    horizon: 380,
    peaks: [3, 4],
    firs: [16, 120],
    curve: { x: -40, y: 70, scaleX: 0.72, scaleY: 1.12 },
    bob: { foot: [470, 520], scale: 2.1, turn: -6 },
    barrier: { foot: [420, 850], scale: 3.3 },
    technician: { foot: [190, 960], scale: 3.4 },
  },
};

/** This side of the channel: its lip of timber, and the snow before it. */
function bank(width: number, height: number): string {
  const rise = (left: number, middle: number, right: number) =>
    `M-20 ${height - left}Q${width * 0.4} ${height - middle} ${width + 20} ${height - right}`;
  return (
    fill(`${rise(150, 250, 96)}V${height}H-20Z`, 'wood-c') +
    fill(`${rise(140, 240, 86)}V${height - 60}Q${width * 0.4} ${height - 196} -20 ${height - 104}Z`, 'wood') +
    fill(`${rise(108, 200, 64)}V${height}H-20Z`, 'snow') +
    fill(`${rise(50, 120, 20)}V${height}H-20Z`, 'snow-c')
  );
}

function draw({ brush, width, height, format }: Canvas): string {
  const { horizon, peaks, ...layout } = LAYOUTS[format];
  const run =
    stroke('M-330 4H-150M-300-12H-160M-280-30H-170', 'ice-c', 3) +
    `<ellipse cx="4" cy="3" rx="130" ry="7" class="deepice-c" opacity="0.5"/>${bob(brush)}`;
  return (
    rect(0, 0, width, height, 'sky-2') +
    rect(0, 0, width, 120, 'sky-1') +
    ridge('ice-far', width, horizon, 230, peaks[0], 'mount-1', 'snow') +
    ridge('ice-near', width, horizon + 60, 150, peaks[1], 'mount-3', 'drift-a') +
    fill(`M0 ${horizon + 30}Q${width * 0.5} ${horizon - 30} ${width} ${horizon - 10}V${height}H0Z`, 'drift-a') +
    firs('channel', layout.firs[0], [0, horizon + 70], [width, horizon + 30], layout.firs[1]) +
    curve(layout.curve) +
    at(layout.bob.foot, layout.bob.scale, run, layout.bob.turn) +
    bank(width, height) +
    at(layout.barrier.foot, layout.barrier.scale, barrier(brush)) +
    at(layout.technician.foot, layout.technician.scale, technician(brush)) +
    (layout.coach ? at(layout.coach.foot, layout.coach.scale, coach(brush)) : '')
  );
}

export const iceChannel = scene({
  id: 'scene/ice-channel',
  title: 'A photocell at the bobsleigh track',
  description:
    'A two-man bob runs high on the wall of an iced curve. In front a technician with a headset kneels in the snow beside the twin photocell at the lip of the track; firs and mountains stand behind.',
  draw,
});
