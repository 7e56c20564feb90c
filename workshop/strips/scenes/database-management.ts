import { rect, repeat } from '../../kit/shapes.ts';
import { hurdlers } from '../../screens/samples/hurdles.ts';
import { type Band, bands, crowd, laneLines } from '../backdrops.ts';
import { runner, type Stride } from '../bodies/runner.ts';
import { type Camera, xOf } from '../camera.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, type SceneBody, SOFT_SHADE, tag } from '../scene.ts';

/** The fourth of the sample race: what she ran this season. */
const BEST = (hurdlers.find(({ lane }) => lane === 7)?.time ?? 0) / 100;
const RECORD = BEST + 0.08;

interface Season {
  readonly year: string;
  readonly time: number;
  readonly top: string;
  readonly trunks: string;
  readonly stride: Stride;
  /** The stadium: boards and track. */
  readonly place: readonly Band[];
}

const stadium = (seed: string, board: string, track: string): readonly Band[] => [
  ...crowd(seed, 0, 34, ['g3', 'g2', 'steel', 'g2', 'g1']),
  ...bands(`34 kit-white, 37 ${board}, 88 ${board}-s, 92 g2, 122 ${track}-2, 130 ${track}`),
  ...laneLines(140, 210, 4),
];

/** The best season first, for it has the shortest time. */
const SEASONS: readonly Season[] = [
  {
    year: '2026',
    time: BEST,
    top: 'kit-yellow',
    trunks: 'kit-navy',
    stride: { phase: 0.24, dip: 0.9 },
    place: stadium('2026', 'kit-navy', 'tartan'),
  },
  {
    year: '2024',
    time: BEST + 0.38,
    top: 'kit-white',
    trunks: 'kit-navy',
    stride: { phase: 0.86, dip: 0.3 },
    place: stadium('2024', 'kit-green', 'mat'),
  },
  {
    year: '2022',
    time: BEST + 0.76,
    top: 'kit-blue',
    trunks: 'kit-ink',
    stride: { phase: 0.36, dip: 0.1 },
    place: stadium('2022', 'kit-blue', 'tartan'),
  },
];

const finish = ({ time, top, trunks, stride }: Season): SceneBody => {
  const kit = { ...athletes('tartan', 2), top, trunks, accent: trunks, headDress: 'tail' as const, isCropped: true };
  return at(time, 206, 104, moving(runner(kit, stride), 8.6));
};

/** A picture of the archive begins a little before its athlete. */
const startOf = (camera: Camera, index: number): number => {
  const season = SEASONS[index];
  return season ? xOf(camera, season.time) - 62 : camera.width;
};

export const databaseManagement: Scene = {
  id: 'DatabaseManagement',
  title: 'One athlete, three seasons, one time scale',
  description:
    'Three drawn photo-finish pictures of one and the same hurdler from the archive, set side by side on one time scale: 2026, 2024 and 2022, each in another vest and another stadium. The red line reads her newest time, 12.58; the dashed line behind it is the national record of 12.66 that it beats.',
  msPerUnit: 0.98,
  cursorTime: BEST,
  cursorX: 312,
  phone: 356,
  decimals: 2,
  bands: [],
  under: (_lettering, camera) =>
    SEASONS.map(({ place }, index) => {
      const [start, end] = [index === 0 ? 0 : startOf(camera, index), startOf(camera, index + 1)];
      return place.map(({ y, height, fill }) => rect(start, y, end - start - 3, height, fill)).join('');
    }).join('') + repeat(20, (dash) => rect(xOf(camera, RECORD) - 1, dash * 11, 2, 6, 'kit-white')),
  shadow: SOFT_SHADE,
  bodies: SEASONS.map(finish),
  over: (lettering, camera) =>
    tag(lettering, camera, RECORD, 8, 'National record 12.66') +
    SEASONS.map(({ year, time }) => tag(lettering, camera, time - 0.056, 8, year)).join(''),
};
