import { bands, crowd, laneLines } from '../backdrops.ts';
import { runner, type Stride } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import { formatTime } from '../ruler.ts';
import { at, farToNear, moving, type Scene, type SceneBody, SOFT_SHADE, tag } from '../scene.ts';

interface Finisher {
  /** In seconds. */
  readonly time: number;
  readonly ground: number;
  readonly scale: number;
  readonly kit: number;
  readonly bib: string;
  readonly stride: Stride;
}

const THIRD = 214.738;

/** In the order of the finish. */
const FINISHERS: readonly Finisher[] = [
  { time: THIRD - 0.592, ground: 196, scale: 96, kit: 2, bib: '4', stride: { phase: 0.24, dip: 0.4 } },
  { time: THIRD - 0.281, ground: 184, scale: 92, kit: 0, bib: '9', stride: { phase: 0.86, dip: 0.2 } },
  { time: THIRD, ground: 206, scale: 100, kit: 4, bib: '7', stride: { phase: 0.3, dip: 0.9 } },
  { time: THIRD + 0.264, ground: 188, scale: 93, kit: 3, bib: '2', stride: { phase: 0.62, dip: 0.5 } },
  { time: THIRD + 0.694, ground: 200, scale: 98, kit: 6, bib: '5', stride: { phase: 0.12 } },
];

function finisher({ time, ground, scale, kit, bib, stride }: Finisher): SceneBody {
  const figure = runner({ ...athletes('tartan', kit, bib), cover: 'short' }, { period: 0.6, reach: 0.86, ...stride });
  return at(time, ground, scale, moving(figure, 7.6));
}

/** Results are given to the hundredth, rounded up. */
const official = (time: number): string => formatTime(Math.ceil(Math.round(time * 1000) / 10) / 100, 2);

export const informationSystem: Scene = {
  id: 'InformationSystem',
  title: 'A 1500 m final becomes a result list',
  description:
    'A drawn photo-finish picture of five runners at the end of a men’s 1500 m race, at 7.6 m/s and over 1.2 s. Above each stands the line of the result list that the reading becomes: place and time, rounded up to the hundredth. The red line reads the third at 3:34.738, so the list says 3:34.74.',
  msPerUnit: 1.42,
  cursorTime: THIRD,
  cursorX: 551,
  bands: [
    ...crowd('InformationSystem', 0, 30, ['g3', 'g2', 'g1', 'g4', 'g3']),
    ...bands('30 kit-white, 33 kit-navy, 90 kit-navy-s, 94 g2, 126 tartan-2, 136 tartan'),
    ...laneLines(146, 211, 5),
  ],
  shadow: SOFT_SHADE,
  bodies: farToNear(FINISHERS.map(finisher)),
  over: (lettering, camera) =>
    FINISHERS.map(({ time }, index) => tag(lettering, camera, time + 0.016, 6, `${index + 1}  ${official(time)}`)).join(
      '',
    ),
};
