import { type Band, bands, bandsWithin, laneLines } from '../backdrops.ts';
import { hurdler } from '../bodies/hurdler.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, SOFT_SHADE } from '../scene.ts';

/** Hurdles stand on the line: a bar 1.067 m above the lane is a band. */
const hurdleBar = (ground: number, scale: number): Band[] => {
  const top = ground - scale * 1.067;
  return bandsWithin(top, top + 6.6, '0 kit-white, 5 kit-ink');
};

const LANES = [
  [172, 86],
  [190, 91],
  [208, 96],
] as const;

export const liveTimingAndScoring: Scene = {
  id: 'LiveTimingAndScoring',
  title: 'Split time over a hurdle of 1.067 m',
  description:
    'A drawn strip with the line laid along a row of hurdles. The bars stand still and run through as bands 1.067 m above the lanes; three hurdlers pass over them at 8.6 m/s. The red line reads the torso in lane 6.',
  msPerUnit: 1.1,
  cursorTime: 8.913,
  phone: 835,
  bands: [
    ...bands('0 g2, 12 g3, 18 g2, 34 kit-white, 37 kit-blue, 76 kit-blue-s, 80 g2, 118 g3, 124 tartan-2, 132 tartan'),
    ...laneLines(150, 212, 5),
    ...LANES.flatMap(([ground, scale]) => hurdleBar(ground, scale)),
  ],
  shadow: SOFT_SHADE,
  bodies: [9.104, 8.601, 8.913].map((time, lane) => {
    const [ground, scale] = LANES[lane] ?? LANES[0];
    return at(time, ground, scale, moving(hurdler(athletes('tartan', lane * 2 + 3, String(lane + 4))), 8.6));
  }),
};
