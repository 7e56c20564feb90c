/** Bob-track light barrier on the pages. */
import type { Point } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { BLUE, DARK_PLASTIC, GROUND, ICE, METAL, YELLOW } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { circleProfile, roundedProfile } from '../kit/profiles.ts';
import { ray } from '../kit/rods.ts';
import { box, loft, prism } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

// The ice channel cut open, a barrier head in each wall, the sled coming towards the viewer.
const channel = studioFor(
  corners(-130, 0, -100, 1660, 1150, 760),
  { yaw: 24, pitch: 26 },
  { x: 26, y: 12, width: 588, height: 416 },
);

/** Where the two beams run, along the channel and above its floor. */
const BEAMS = [150, 235] as const;
const HIGH = 250;

/** The nose, its tip in the beams: half width and top at places along the hull. */
const HULL: readonly (readonly [y: number, half: number, foot: number, top: number])[] = [
  [130, 24, 220, 262],
  [150, 60, 190, 292],
  [200, 110, 160, 330],
  [300, 180, 130, 390],
  [430, 240, 110, 450],
  [600, 290, 100, 510],
  [800, 320, 100, 560],
  [1000, 330, 100, 590],
];

/** The rings of the hull, so many between two that they run smoothly. */
const BETWEEN = 4;
const smoothHull = HULL.slice(0, -1).flatMap((ring, index) =>
  Array.from({ length: BETWEEN }, (_, step) => {
    const [before, after, beyond] = [
      HULL[index - 1] ?? ring,
      HULL[index + 1] ?? ring,
      HULL[index + 2] ?? HULL[index + 1] ?? ring,
    ];
    const t = step / BETWEEN;
    const through = (k: 0 | 1 | 2 | 3): number => {
      const [p, a, b, n] = [before[k], ring[k], after[k], beyond[k]];
      return a + 0.5 * t * (b - p + t * (2 * p - 5 * a + 4 * b - n + t * (3 * (a - b) + n - p)));
    };
    return [through(0), through(1), through(2), through(3)] as const;
  }),
);

/** Upper half of a ball, from its middle up. */
const dome = (z: number, radius: number): [number, number][] =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = -0.5 + (index / 9) * (Math.PI / 2 + 0.48);
    return [z + radius * Math.sin(angle), radius * Math.cos(angle)];
  });

function sled(): string {
  const rings = smoothHull.map(([at, half, foot, top]) => ({
    at,
    profile: roundedProfile(700 - half, foot, 2 * half, top - foot, Math.min(half, (top - foot) / 2) * 0.9, 9),
  }));
  const runner = (x: number): string => box(channel, [x - 14, 420, 34], [28, 400, 30], METAL, { bevel: 6 });
  const strut = (x: number): string => box(channel, [x - 26, 520, 60], [52, 200, 90], DARK_PLASTIC, { bevel: 8 });
  return (
    faded(
      0.3,
      channel.polygon(
        [
          [400, 260, 35],
          [1010, 260, 35],
          [1030, 860, 35],
          [380, 860, 35],
        ],
        'ice-2',
      ),
    ) +
    runner(1000) +
    strut(960) +
    smoothBall([700, 900], dome(712, 172)) +
    channel.polygon(visor(), 'led-ground') +
    faded(0.5, channel.polygon(visor(0.3, 0.7), 'steel')) +
    runner(400) +
    strut(440) +
    loft(channel, 'y', rings, BLUE, { isConvex: true }) +
    faded(
      0.9,
      channel.polygon(
        HULL.map(([y, , , top]): Place => [676, y, top]).concat(
          HULL.toReversed().map(([y, , , top]): Place => [724, y, top]),
        ),
        'kit-white',
      ),
    )
  );
}

function smoothBall([x, y]: Point, steps: readonly (readonly [number, number])[]): string {
  const rings = steps.map(([at, radius]) => ({ at, profile: circleProfile(x, y, radius, 40) }));
  return loft(channel, 'z', rings, YELLOW, { isConvex: true });
}

/** The visor round the front of the helmet, towards the viewer. */
function visor(from = 0, to = 1): Place[] {
  const edge = (z: number, radius: number): Place[] =>
    Array.from({ length: 13 }, (_, index) => {
      const share = from + (to - from) * (index / 12);
      const angle = -Math.PI / 2 + (share - 0.5) * 1.9;
      return [700 + radius * Math.cos(angle), 900 + radius * Math.sin(angle), z];
    });
  return [...edge(680, 174), ...edge(778, 163).toReversed()];
}

const OUTER: readonly Point[] = [
  [-130, 600],
  [-130, -100],
  [1530, -100],
  [1530, 600],
  [1400, 600],
  [1400, 160],
  [1290, 20],
  [1120, -10],
  [280, -10],
  [110, 20],
  [0, 160],
  [0, 600],
];

const LAYER: readonly Point[] = [
  [0, 570],
  [0, 160],
  [110, 20],
  [280, -10],
  [1120, -10],
  [1290, 20],
  [1400, 160],
  [1400, 570],
  [1350, 570],
  [1350, 180],
  [1260, 60],
  [1100, 34],
  [300, 34],
  [140, 60],
  [50, 180],
  [50, 570],
];

/** A head sunk into the ice of a wall: its window in a dark frame. */
const head = (x: number): string =>
  channel.polygon(
    roundedProfile(BEAMS[0] - 70, HIGH - 76, 225, 152, 30).map(([y, z]): Place => [x, y, z]),
    'kit-ink',
  ) +
  channel.polygon(
    roundedProfile(BEAMS[0] - 46, HIGH - 52, 177, 104, 20).map(([y, z]): Place => [x, y, z]),
    'led-ground',
  );

/** The cut face of concrete and ice, before the beams. */
const cutFace = (): string =>
  channel.polygon(
    OUTER.map(([x, z]): Place => [x, 0, z]),
    'g3',
  ) +
  channel.polygon(
    LAYER.map(([x, z]): Place => [x, 0, z]),
    'ice',
  );

const scratches = (): string =>
  faded(
    0.8,
    stroke(
      [380, 520, 640, 820, 930, 1030]
        .map((x, index) =>
          channel.trace([
            [x, 20, 35],
            [x + (index % 2) * 24 - 12, 1150, 35],
          ]),
        )
        .join(''),
      'wl',
      2,
    ),
  );

export const bobBarrierProduct: Product = {
  caption: 'Photocells in the walls of the bobsleigh track',
  alt: 'A bobsleigh track, cut open: two red beams run from a photocell head in the one wall to the nose of a blue sled, which has just broken them.',
  markers: [
    {
      text: 'Twin beams: the nose of the sled breaks both, one for each timing system.',
      at: [400, 52],
      target: channel.at([1010, BEAMS[0], HIGH]),
      measures: true,
    },
    {
      text: 'Photocell heads in both walls, heated so that the windows stay clear.',
      at: [590, 168],
      target: channel.at([1350, 130, HIGH + 40]),
    },
    { text: 'Ice on the concrete of the track.', at: [330, 410], target: channel.at([560, 0, 12]) },
  ],
  beside: () =>
    prism(channel, 'y', OUTER, [0, 1150], GROUND) + prism(channel, 'y', LAYER, [0, 1150], ICE) + scratches(),
  before: cutFace,
  draw: () => {
    const beam = (y: number): string => ray(channel, [760, y, HIGH], [1348, y, HIGH]);
    return head(1350) + beam(BEAMS[1]) + sled() + beam(BEAMS[0]);
  },
};
