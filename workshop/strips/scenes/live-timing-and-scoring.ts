import { raised } from '../../figure/aerial.ts';
import { box, strut } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import type { Point } from '../../kit/shapes.ts';
import { bands, crowd, laneLines } from '../backdrops.ts';
import { hurdler } from '../bodies/hurdler.ts';
import { athletes } from '../kits.ts';
import { type Scene, type SceneBody, SOFT_SHADE } from '../scene.ts';
import { put, staged } from '../stage.ts';
import { pathsOf } from '../still.ts';

/** Where the hurdle of the near lane stands. */
const LINE = 720;
const BAR = 1.067;
/** The other end of the bar, 1.2 m across the lane, seen a little from above. */
const ACROSS: Point = [0.34, 0.17];

const upright = ([x, y]: Point, fill: string): Part[] => [
  { fill, outline: strut([x - 0.02, y + 0.025], [x - 0.72, y + 0.025], 0.05) },
  { fill, outline: box(x - 0.022, y, 0.044, BAR) },
];

/** A hurdle whose feet point towards the runners; the bar is striped. */
const HURDLE: readonly Part[] = [
  ...upright(ACROSS, 'metal-s'),
  ...Array.from({ length: 5 }, (_, index): Part => {
    const edge = (share: number, y: number): Point => [-0.03 + ACROSS[0] * share, y + ACROSS[1] * share];
    const [from, to] = [index / 5, (index + 1) / 5];
    return {
      fill: index % 2 === 0 ? 'kit-ink' : 'kit-white',
      outline: [edge(from, BAR), edge(to, BAR), edge(to, BAR - 0.11), edge(from, BAR - 0.11)],
    };
  }),
  ...upright([-0.03, 0], 'metal'),
];

interface Lane {
  readonly ground: number;
  readonly scale: number;
  readonly hurdle: number;
  /** Metres before the bar, and seconds. */
  readonly before: number;
  readonly moment: number;
  /** Metres by which the figure flies higher than the pose has it. */
  readonly rise?: number;
  readonly kit: number;
}

/** From far to near. */
const LANES: readonly Lane[] = [
  { ground: 172, scale: 86, hurdle: LINE + 76, before: 3.4, moment: -0.16, kit: 3 },
  { ground: 188, scale: 92, hurdle: LINE + 38, before: -4.3, moment: 0.28, kit: 5 },
  { ground: 206, scale: 98, hurdle: LINE, before: -0.12, moment: 0.03, rise: 0.4, kit: 7 },
];

const hurdle = ({ ground, scale, hurdle: x }: Lane): string =>
  pathsOf(HURDLE, ([a, b]) => [x - a * scale, ground - b * scale]);

const racing = ({ ground, scale, hurdle: x, before, moment, rise = 0, kit }: Lane, index: number): SceneBody =>
  put(
    LINE,
    x + before * scale,
    ground,
    scale,
    raised(hurdler(athletes('tartan', kit, String(index + 4)), moment), () => rise),
  );

export const liveTimingAndScoring: Scene = {
  id: 'LiveTimingAndScoring',
  title: 'Split time over a hurdle of 1.067 m',
  description:
    'A drawn scene of a 110 m hurdles race at the tenth hurdle: one hurdler is in the air over the bar, 1.067 m high, one takes off behind and one is already down. The moment at the hurdle, 12.04 s after the start, is the split that everybody who follows the race sees at once.',
  ...staged(LINE, '12.04'),
  bands: [
    ...crowd('LiveTimingAndScoring', 0, 34, ['g2', 'g3', 'steel', 'g2', 'g1']),
    ...bands('34 kit-white, 37 kit-blue, 82 kit-blue-s, 86 g2, 120 g3, 126 tartan-2, 134 tartan'),
    ...laneLines(150, 212, 5),
  ],
  shadow: SOFT_SHADE,
  under: () => LANES.map(hurdle).join(''),
  bodies: LANES.map(racing),
};
