import { holding } from '../../figure/acting.ts';
import { raised } from '../../figure/aerial.ts';
import type { Dress } from '../../figure/dress.ts';
import { towards } from '../../figure/geometry.ts';
import { type Pose, pose } from '../../figure/pose.ts';
import { shadowOf } from '../../kit/palette.ts';
import { line, path, rect, repeat } from '../../kit/shapes.ts';
import { bands } from '../backdrops.ts';
import { type BallKit, ballParts } from '../bodies/ball.ts';
import { athletes } from '../kits.ts';
import { panel } from '../panel.ts';
import { type Scene, SOFT_SHADE } from '../scene.ts';
import { mirrored, put, staged } from '../stage.ts';

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

const [NET, GROUND, SCALE] = [687, 205, 68];
const up = (metres: number): number => GROUND - metres * SCALE;

const BALL: BallKit = { fill: 'kit-yellow', seam: 'kit-blue', radius: 0.108 };

/** Off the ground; the ball touches the near hand. */
export const inAir = (stance: Pose, kit: Dress, height: number, hasBall = false) =>
  raised(
    holding(stance, {
      kit,
      ...(hasBall && {
        gear: ({ nearArm: { wrist, reach } }) => ({ front: ballParts(towards(wrist, reach - 14, 0.27), BALL, 20) }),
      }),
    }),
    () => height,
  );

/** How far the far post stands to the right and above the near one: the net is seen along its band. */
const [DEPTH, RISE] = [40, -10];

/** The net end on, a little turned: the band at 2.24 m and 1 m of meshes under it, an antenna and both posts. */
function net(): string {
  const [band, foot] = [up(2.24), up(1.24)];
  const share = (index: number, count: number): number => (DEPTH * index) / count;
  const drop = (x: number): number => (RISE * x) / DEPTH;
  return (
    rect(NET + DEPTH + 3, band + RISE - 4, 4, up(0.16) - band, 'kit-yellow-s') +
    repeat(9, (index) => line(NET + 3, band + 10 + index * 7, NET + DEPTH + 3, band + 10 + index * 7 + RISE, 'h')) +
    repeat(6, (index) => {
      const x = share(index, 5);
      return line(NET + 3 + x, band + drop(x), NET + 3 + x, foot + drop(x), 'h');
    }) +
    path(`M${NET} ${band}L${NET + DEPTH + 5} ${band + RISE}V${band + RISE + 6}L${NET} ${band + 7}Z`, 'kit-blue') +
    path(`M${NET} ${foot}L${NET + DEPTH + 5} ${foot + RISE}V${foot + RISE + 4}L${NET} ${foot + 5}Z`, 'kit-blue') +
    rect(NET - 5, band - 4, 9, GROUND - band + 4, 'kit-yellow') +
    rect(NET + 1, band - 4, 3, GROUND - band + 4, 'kit-yellow-s') +
    rect(NET + 14, band - 3 - 0.8 * SCALE, 3, 1.8 * SCALE, 'kit-white') +
    repeat(9, (index) =>
      index % 2 ? '' : rect(NET + 14, band - 3 - 0.8 * SCALE + index * 0.2 * SCALE, 3, 0.2 * SCALE, 'kit-red'),
    )
  );
}

export const beachVolleyball: Scene = {
  id: 'BeachVolleyball',
  title: 'Spike against block',
  description:
    'A drawn scene at the net of a beach volleyball court, 2.24 m high: one player spikes, her hand on the ball, an opponent blocks with both arms above the band, and a third waits in defence on the sand, all barefoot. The board shows the score, 20 to 19 in the second set.',
  ...staged(NET, 'MATCH POINT'),
  bands: bands('0 water-1, 74 water, 104 water-2, 112 sand-1, 140 sand, 190 kit-blue, 194 sand, 208 sand-2'),
  under: (lettering) => panel(lettering, 925, 20, 62, ['20', { text: '2', fill: 'led-green' }, '19'], 26) + net(),
  shadow: SOFT_SHADE,
  bodies: [
    put(NET, 1080, 202, 86, holding(READY, { kit: player(4, 'kit-orange', 'bun') })),
    put(NET, 660, GROUND, SCALE, mirrored(inAir(BLOCK, player(5, 'kit-navy', 'bun'), 0.52))),
    put(NET, 772, GROUND, SCALE, inAir(SPIKE, player(1, 'kit-orange', 'flying'), 0.62, true)),
  ],
};
