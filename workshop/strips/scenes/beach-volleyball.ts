import { holding } from '../../figure/acting.ts';
import { raised } from '../../figure/aerial.ts';
import type { Dress } from '../../figure/dress.ts';
import { ellipse } from '../../figure/geometry.ts';
import { type Pose, pose } from '../../figure/pose.ts';
import { shadowOf } from '../../kit/palette.ts';
import { line, rect, repeat } from '../../kit/shapes.ts';
import { bands } from '../backdrops.ts';
import { athletes } from '../kits.ts';
import { panel } from '../panel.ts';
import { type Scene, SOFT_SHADE } from '../scene.ts';
import { mirrored, put, staged } from '../stage.ts';
import { pathsOf } from '../still.ts';

/** Barefoot, in short tops and trunks. */
export const player = (index: number, colour: string, hair: 'flying' | 'bun'): Dress => {
  const { accent: _none, ...worn } = athletes('sand', index);
  return {
    ...worn,
    ...{ top: colour, legs: colour, shoes: worn.skin, sole: shadowOf(worn.skin) },
    isCropped: true,
    legwear: 'brief',
    cover: hair,
  };
};

export const SPIKE = pose({
  spine: { lean: -10, nod: -16 },
  nearLeg: { hip: -20, knee: 66, foot: 56 },
  farLeg: { hip: -6, knee: 52, foot: 56 },
  nearArm: { shoulder: 160, elbow: 16 },
  farArm: { shoulder: 92, elbow: 12 },
});
export const BLOCK = pose({
  spine: { lean: 2, nod: -14 },
  nearLeg: { hip: 4, knee: 20, foot: 58 },
  farLeg: { hip: -8, knee: 24, foot: 58 },
  nearArm: { shoulder: 162, elbow: 4 },
  farArm: { shoulder: 154, elbow: 4 },
});
const READY = pose({
  spine: { lean: 44, nod: 6 },
  nearLeg: { hip: 66, knee: 76, foot: 0 },
  farLeg: { hip: 22, knee: 66, foot: 12 },
  nearArm: { shoulder: 58, elbow: 18 },
  farArm: { shoulder: 66, elbow: 16 },
});

const [NET, GROUND, SCALE] = [657, 222, 76];

export const inAir = (stance: Pose, kit: Dress, height: number) => raised(holding(stance, { kit }), () => height);

/** The net end on, a little turned: the band at 2.24 m, meshes below, the pole. */
const net = (): string =>
  rect(NET - 4, 52, 6, 156, 'kit-yellow') +
  rect(NET + 1, 52, 2, 156, 'kit-yellow-s') +
  repeat(8, (index) => line(NET + 4, 62 + index * 8, NET + 34, 58 + index * 8, 'h')) +
  repeat(4, (index) => line(NET + 8 + index * 8, 58, NET + 8 + index * 8, 122, 'h')) +
  rect(NET + 2, 52, 36, 7, 'kit-blue') +
  rect(NET + 34, 26, 4, 96, 'kit-red') +
  repeat(5, (index) => rect(NET + 34, 26 + index * 20, 4, 10, 'kit-white'));

const ball = (x: number, y: number): string =>
  pathsOf(
    [
      { fill: 'kit-yellow', outline: ellipse(x, y, 9.5) },
      { fill: 'kit-blue', outline: ellipse(x - 2, y - 3, 7, 2.6) },
      { fill: 'kit-yellow-s', outline: ellipse(x + 2, y + 5.4, 6, 2.6) },
    ],
    (point) => point,
  );

export const beachVolleyball: Scene = {
  id: 'BeachVolleyball',
  title: 'Spike against block',
  description:
    'A drawn scene at the net of a beach volleyball court: one player spikes the ball, an opponent blocks with both arms above the band, and a third waits in defence on the sand, all barefoot. The board shows the score, 20 to 19 in the second set.',
  ...staged(NET, 'MATCH POINT'),
  phone: 690,
  bands: bands('0 water-1, 62 water, 96 water-2, 104 sand-1, 132 sand, 196 kit-blue, 200 sand, 208 sand-2'),
  under: (lettering) => panel(lettering, 895, 20, 62, ['20', { text: '2', fill: 'led-green' }, '19'], 26) + net(),
  shadow: SOFT_SHADE,
  bodies: [
    put(NET, 1075, 200, 88, holding(READY, { kit: player(4, 'kit-orange', 'bun') })),
    put(NET, 609, GROUND, SCALE, mirrored(inAir(BLOCK, player(5, 'kit-navy', 'bun'), 0.42)), { shadow: 'none' }),
    put(NET, 741, GROUND, SCALE, inAir(SPIKE, player(1, 'kit-orange', 'flying'), 0.5), { shadow: 'none' }),
  ],
  over: () => ball(NET + 26, 14),
};
