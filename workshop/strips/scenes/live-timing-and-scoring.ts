import { type Band, bands, bandsWithin, laneLines, laneY } from '../backdrops.ts';
import { hurdler } from '../bodies/hurdler.ts';
import { athletes } from '../kits.ts';
import { at, farToNear, moving, type Scene, shade } from '../scene.ts';

/** Hurdles stand on the line: a bar 1.067 m above the lane is a band. */
const hurdleBar = (ground: number, scale: number): Band[] => {
  const top = ground - scale * 1.067;
  return bandsWithin(top, top + 6.6, '0 p, 5 i');
};

export const liveTimingAndScoring: Scene = {
  id: 'LiveTimingAndScoring',
  title: 'Split time over a hurdle of 1.067 m',
  description:
    'A drawn strip with the line laid along a row of hurdles. The bars stand still and run through as bands 1.067 m above the lanes; four hurdlers pass over them at 8.6 m/s. Such split times stand on the internet while the race goes on; the red line reads the second torso.',
  msPerUnit: 0.84,
  cursorTime: 8.913,
  bands: [
    ...bands('0 g2, 12 g3, 18 g2, 34 p, 37 mat, 58 p, 61 g2, 90 tartan-2, 96 tartan'),
    ...laneLines(112, 208, 5),
    ...[0, 1, 2].flatMap((lane) => hurdleBar(laneY(112, 208, 5, lane) + 16, 62 + lane * 3)),
  ],
  shadow: shade('tartan-2', 0.1),
  bodies: farToNear(
    [9.166, 8.702, 8.913, 9.062].map((time, lane) => {
      const ground = laneY(112, 208, 5, lane) + 16;
      return at(time, ground, 62 + lane * 3, moving(hurdler(athletes('tartan', lane * 3 + 2, String(lane + 3))), 8.6));
    }),
  ),
  front: hurdleBar(208, 71),
};
