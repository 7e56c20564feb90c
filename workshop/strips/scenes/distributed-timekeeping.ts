import type { Lettering } from '../../kit/lettering.ts';
import { rect } from '../../kit/shapes.ts';
import { byLane, type Sprinter } from '../../screens/samples/sprint.ts';
import { type Band, bands, crowd, laneY } from '../backdrops.ts';
import { runner, type Stride } from '../bodies/runner.ts';
import type { Camera } from '../camera.ts';
import { athletes } from '../kits.ts';
import { ruler } from '../ruler.ts';
import { at, moving, type Recording, type SceneBody, SOFT_SHADE, tag } from '../scene.ts';
import type { Composite } from '../side-by-side.ts';

/** SUI at venue A, the second of the sample race. */
const SHOWN = (byLane[0]?.time ?? 0) / 1000;

type Venue = Sprinter['venue'];

const WIDTH = 480;
const [FROM, TO, LINES] = [150, 213, 5];

/** Each venue has boards and a track of its own colour. */
const BOARDS = { A: ['kit-navy', 'kit-navy-s'], B: ['kit-green', 'kit-green-s'] } as const;
const TRACK = { A: 'tartan', B: 'mat' } as const;

/** By lane, the farthest first. */
const STRIDES: readonly (Stride & { readonly kit: number })[] = [
  { kit: 5, phase: 0.62, dip: 0.5 },
  { kit: 0, phase: 0.24, dip: 0.9 },
  { kit: 1, phase: 0.9, dip: 0.6 },
  { kit: 4, phase: 0.3, dip: 0.3 },
];

const top = (lane: number): number => laneY(FROM, TO, LINES, lane - 1);

const sprinter = ({ lane, time }: Sprinter): SceneBody => {
  const { kit, ...stride } = STRIDES[lane - 1] ?? { kit: 0, phase: 0 };
  const figure = runner({ ...athletes('tartan', kit, String(lane)), cover: 'short' }, stride);
  return at(time / 1000, top(lane + 1) - 4, 85 + lane * 3.5, moving(figure, 10.8));
};

/** Stand and boards over the four lanes, each lane of the track that its runner has under the feet. */
function stadium(seed: string, boards: Venue, trackOf: (lane: number) => Venue): Band[] {
  const [board, foot] = BOARDS[boards];
  return [
    ...crowd(seed, 0, 40, ['g2', 'g3', 'steel', 'g3', 'g1']),
    ...bands(`40 kit-white, 43 ${board}, 92 ${foot}, 96 g2, 140 ${TRACK[trackOf(1)]}-2, ${FROM} g2`),
    ...byLane.flatMap(({ lane }): Band[] => [
      { y: top(lane), height: top(lane + 1) - top(lane), fill: TRACK[trackOf(lane)] },
      { y: top(lane), height: 1.8, fill: 'kit-white' },
    ]),
  ];
}

const lanesOf = (...venues: readonly Venue[]) => byLane.filter(({ venue }) => venues.includes(venue));

/** What is seen, and the edge to the next picture. */
const inset = (lettering: Lettering, camera: Camera, words: string): string =>
  tag(lettering, camera, camera.cursorTime - ((camera.cursorX - 396) * camera.msPerUnit) / 1000, 10, words) +
  rect(WIDTH - 3, 0, 3, 240, 'p');

const source = (venue: Venue): Recording => ({
  id: `DistributedTimekeeping, venue ${venue}`,
  msPerUnit: 1,
  cursorTime: SHOWN,
  cursorX: 172,
  bands: stadium(`Venue ${venue}`, venue, () => venue),
  shadow: SOFT_SHADE,
  bodies: lanesOf(venue).map(sprinter),
  over: (lettering, camera) => inset(lettering, camera, `Venue ${venue}`),
  scale: (lettering, camera) =>
    ruler(
      lettering,
      camera,
      lanesOf(venue).map(({ time }) => time / 1000),
      { hasCursor: false },
    ),
});

const merged: Recording = {
  id: 'DistributedTimekeeping, merged',
  msPerUnit: 1,
  cursorTime: SHOWN,
  cursorX: 172,
  bands: stadium('Merged', 'A', (lane) => byLane[lane - 1]?.venue ?? 'A'),
  shadow: SOFT_SHADE,
  bodies: lanesOf('A', 'B').map(sprinter),
  over: (lettering, camera) => inset(lettering, camera, 'A + B'),
};

export const distributedTimekeeping: Composite = {
  id: 'DistributedTimekeeping',
  title: 'Two venues, one finish',
  description:
    'Three drawn photo-finish pictures with the same time scale. On the left venue A, a red track, where lanes 1 and 3 are run; on the right venue B, a blue track with lanes 2 and 4. Between them the merged picture: four lanes, red and blue in turn, and four sprinters in their order at one line. The red line reads SUI in lane 1 at 10.116, second behind JAM.',
  windows: [
    { x: 0, width: WIDTH, recording: source('A') },
    { x: WIDTH, width: WIDTH, recording: merged },
    { x: 2 * WIDTH, width: WIDTH, recording: source('B') },
  ],
  phone: [
    {
      x: 0,
      width: 768,
      recording: {
        ...merged,
        id: 'DistributedTimekeeping on telephones',
        msPerUnit: 1.1,
        cursorX: 282,
        over: () => '',
      },
    },
  ],
};
