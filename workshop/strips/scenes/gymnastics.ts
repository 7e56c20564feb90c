import { acting, holding } from '../../figure/acting.ts';
import { raised, tumbling } from '../../figure/aerial.ts';
import { track } from '../../figure/curves.ts';
import type { Figure } from '../../figure/part.ts';
import type { Kit } from '../../figure/person.ts';
import { type KeyPose, pose } from '../../figure/pose.ts';
import { bands } from '../backdrops.ts';
import { ring } from '../bodies/wheels.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

const TUCK = pose({
  spine: { lean: 50, nod: 40 },
  nearLeg: { hip: 108, knee: 128, foot: 30 },
  farLeg: { hip: 104, knee: 126, foot: 30 },
  nearArm: { shoulder: 62, elbow: 60 },
  farArm: { shoulder: 58, elbow: 60 },
});

const PIKE = pose({
  spine: { lean: 30, nod: 20 },
  nearLeg: { hip: 40, knee: 6, foot: 50 },
  farLeg: { hip: 34, knee: 6, foot: 50 },
  nearArm: { shoulder: 60, elbow: 20 },
  farArm: { shoulder: 56, elbow: 20 },
});

const LAYOUT = pose({
  spine: { lean: -6, nod: -10 },
  nearLeg: { hip: -6, knee: 4, foot: 60 },
  farLeg: { hip: -8, knee: 6, foot: 60 },
  nearArm: { shoulder: 168, elbow: 4 },
  farArm: { shoulder: 160, elbow: 4 },
});

const STEP = pose({
  spine: { lean: 20, nod: 4 },
  nearLeg: { hip: 40, knee: 30 },
  farLeg: { hip: -30, knee: 20, foot: 40 },
  nearArm: { shoulder: 120, elbow: 20 },
  farArm: { shoulder: 110, elbow: 20 },
});

function gymnast(index: number): Kit {
  const kit = athletes('mat', index);
  return { ...kit, trunks: kit.top, shoe: kit.skin, arms: kit.top, armsFar: kit.skinFar };
}

const layoutToPike: KeyPose[] = [
  [-0.4, LAYOUT],
  [0, LAYOUT],
  [0.3, PIKE],
];
const pikeToTuck: KeyPose[] = [
  [-0.3, PIKE],
  [0, TUCK],
  [0.35, TUCK],
];

/** Turned by `degrees` at the reading and so many more a second; highest, at `top` metres, `late` seconds after it. */
const somersault = (kit: Kit, keys: KeyPose[], degrees: number, spin: number, top: number, late: number) =>
  tumbling(
    acting(keys, { kit, isFree: true }),
    (time) => degrees + time * spin,
    (time) => top - 4.9 * (time - late) ** 2,
  );

const hoop: Figure = () => [
  { fill: 'p', outline: ring([0, 0.42], 0.42, 0.385, 60) },
  { fill: 'tartan', outline: ring([0, 0.42], 0.42, 0.402, 60) },
];

const leap = raised(holding(STEP, { kit: { ...gymnast(2), headDress: 'bun' } }), track('-0.3 0, 0.1 0.25, 0.5 0'));

export const gymnastics: Scene = {
  id: 'Gymnastics',
  title: 'Two somersaults and a rolling hoop',
  description:
    'A drawn strip of 1.9 s at a line across the floor area, 12 m square. Two tumblers turn over while they pass, so head and feet are caught at different angles; a hoop rolls by, its rim still where it touches the floor. The red line reads the trunk of the second tumbler.',
  msPerUnit: 1.35,
  cursorTime: 72.64,
  bands: bands(
    '0 g3, 14 g2, 22 g4, 26 g2, 40 p, 43 g2, 70 p, 74 i, 76 mat-1, 104 mat-2, 107 mat-1, 150 p, 154 mat',
    '186 mat-2, 188 mat',
  ),
  shadow: shade('mat-2', 0.1, 0.4),
  bodies: [
    at(72.092, 186, 84, moving(somersault(gymnast(1), layoutToPike, 60, 640, 1.12, 0.05), 3.7)),
    at(72.64, 200, 92, moving(somersault(gymnast(0), pikeToTuck, 110, 820, 1.1, 0.08), 3.6)),
    at(73.052, 204, 92, moving(hoop, 3), { shadow: 'none' }),
    at(73.284, 200, 80, moving(leap, 4.2)),
  ],
};
