import { type Act, acting, holding } from '../../figure/acting.ts';
import { raised } from '../../figure/aerial.ts';
import type { Kit } from '../../figure/person.ts';
import { pose } from '../../figure/pose.ts';
import { bands } from '../backdrops.ts';
import { FIGURE_BLADE, skates } from '../bodies/skater.ts';
import { ICE_SHADE } from '../cast/shadows.ts';
import { suits } from '../kits.ts';
import { at, moving, type Scene } from '../scene.ts';

const TIGHT = pose({
  spine: { lean: -4, nod: -4 },
  nearLeg: { hip: -2, knee: 6, foot: 34 },
  farLeg: { hip: 12, knee: 34, foot: 44 },
  nearArm: { shoulder: 34, elbow: 112 },
  farArm: { shoulder: 26, elbow: 120 },
});

const LANDING = pose({
  spine: { lean: 26, nod: -6 },
  nearLeg: { hip: 30, knee: 42 },
  farLeg: { hip: -82, knee: 4, foot: 10 },
  nearArm: { shoulder: 76, elbow: 6 },
  farArm: { shoulder: -84, elbow: -4 },
});

const SPIRAL = pose({
  spine: { lean: 74, nod: 20 },
  nearLeg: { hip: 6, knee: 10 },
  farLeg: { hip: -112, knee: 4, foot: 40 },
  nearArm: { shoulder: 82, elbow: 6 },
  farArm: { shoulder: -104 },
});

const SIT = pose({
  spine: { lean: 30, nod: -2 },
  nearLeg: { hip: 56, knee: 84 },
  farLeg: { hip: -40, knee: 20, foot: 20 },
  nearArm: { shoulder: 70, elbow: 10 },
  farArm: { shoulder: -70 },
});

const LUNGE = pose({
  spine: { lean: -12, nod: -16 },
  nearLeg: { hip: 74, knee: 82 },
  farLeg: { hip: -62, knee: 6, foot: 20 },
  nearArm: { shoulder: 132, elbow: 10 },
  farArm: { shoulder: -70, elbow: -6 },
});

const dress = {
  ...suits('ice', 2, 'bun'),
  trunks: 'ice-2',
  legs: 'g3',
  legsFar: 'g4',
  arms: 'ice-2',
  skin: 'g3',
  hair: 'i',
  shoe: 'p',
};

const black = { ...suits('ice', 0, 'short'), hair: 'g5', skin: 'g3', skinFar: 'g4', shoe: 'i' };

const act = (kit: Kit): Act => ({ kit, depth: FIGURE_BLADE.depth, gear: skates(FIGURE_BLADE, 'i') });

const jump = raised(holding(TIGHT, act(dress)), (time) => 0.3 - 4.9 * time ** 2);

const landing = acting(
  [
    [-0.3, SIT],
    [0, LANDING],
    [0.4, LANDING],
  ],
  act({ ...dress, headDress: 'tail' }),
);

export const figureSkating: Scene = {
  id: 'FigureSkating',
  title: 'Spiral, jump, landing and lunge',
  description:
    'A drawn strip of four moments of a skating programme, 2.2 s long: a spiral, a jump with closed arms above the ice, its landing on one edge and a deep lunge, each while it crosses one line at about 5 m/s. Here the strip is read for flight and landing, not for a finish.',
  msPerUnit: 1.5,
  cursorTime: 161.48,
  bands: bands(
    '0 g3, 10 g2, 16 g4, 22 g2, 30 p, 34 i, 37 ice-2, 62 p, 66 g2, 92 ice, 95 ice-1, 150 p, 152 ice-1',
    '190 ice',
  ),
  shadow: ICE_SHADE,
  bodies: [
    at(160.92, 178, 88, moving(holding(SPIRAL, act(black)), 5.4)),
    at(161.48, 204, 90, moving(jump, 4.6)),
    at(161.94, 196, 98, moving(landing, 4.4)),
    at(162.38, 190, 96, moving(holding(LUNGE, act({ ...black, skin: 'ice-2' })), 5)),
  ],
};
