import type { Arm } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { bar } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import { bands, laneLines } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import type { Body } from '../body.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

const outgoing = (kit: Dress): Body => moving(runner(kit, { phase: 0.72, lean: 14, dip: 0.32 }), 9.6);

/** Reaches forward with the baton. */
const incoming = (kit: Dress): Body => {
  const baton = ({ wrist: [x, y] }: Arm): Part => ({
    fill: 'kit-yellow',
    outline: bar([x - 0.04, y - 0.01], [x + 0.26, y + 0.02], 0.022),
  });
  return moving(runner(kit, { phase: 0.24, lean: 12, gear: ({ farArm }) => ({ behind: [baton(farArm)] }) }), 9.6);
};

export const careers: Scene = {
  id: 'Careers',
  title: 'Baton change in full run',
  description:
    'A drawn strip at the line of a takeover zone: the outgoing runner crosses first with one arm stretched back, the incoming one reaches forward with the baton, both at 9.6 m/s. Another pair is ahead in a lane farther out. The red line reads the incoming torso.',
  msPerUnit: 0.78,
  cursorTime: 19.624,
  bands: [
    ...bands('0 g2, 24 g3, 28 g2, 60 kit-white, 63 mat, 84 g2, 98 kit-white, 101 tartan-2, 112 tartan'),
    ...laneLines(124, 208, 5),
  ],
  shadow: shade('tartan-2'),
  bodies: [
    at(19.216, 146, 76, outgoing(athletes('tartan', 3))),
    at(19.362, 150, 76, incoming(athletes('tartan', 3, '2'))),
    at(19.478, 196, 90, outgoing(athletes('tartan', 0))),
    at(19.624, 200, 90, incoming(athletes('tartan', 0, '2'))),
    at(19.98, 172, 82, moving(runner(athletes('tartan', 1, '2'), { phase: 0.3, lean: 10 }), 9.4)),
  ],
};
