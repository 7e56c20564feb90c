import type { Lettering } from '../../kit/lettering.ts';
import { line, path, rect } from '../../kit/shapes.ts';
import { type Band, bands, crowd } from '../backdrops.ts';
import { cyclist } from '../bodies/cyclist.ts';
import { runner } from '../bodies/runner.ts';
import { thrusting } from '../bodies/skater.ts';
import type { Body } from '../body.ts';
import { type Camera, FLOOR } from '../camera.ts';
import { CYCLIST_2024, racer1964, SKATER_1992, SPRINTER_1932 } from '../cast/eras.ts';
import { RULER_HEIGHT } from '../ruler.ts';
import { at, moving, type Recording, SOFT_SHADE } from '../scene.ts';
import type { Composite, Window } from '../side-by-side.ts';

const WIDTH = 360;

interface Games {
  readonly year: string;
  readonly place: string;
  /** The step of the scale in milliseconds, and what was new in how times were taken or shown. */
  readonly step: readonly [ms: number, name: string];
  readonly body: Body;
  readonly unitsPerMetre: number;
  readonly msPerUnit: number;
  readonly bands: readonly Band[];
  /** Where the line stands in its window. */
  readonly lineX: number;
  readonly isToday?: boolean;
}

// heritage.md, Olympic Games; history-milestones.md: 1/10 s in 1932; innovation-milestones.md: 1/100 s printed since
// 1952, running time on television in 1964, 1/1000 s with the first digital camera in 1992, 40,000 images/s in 2024.
const LOS_ANGELES: Games = {
  year: '1932',
  place: 'Los Angeles',
  step: [100, '1/10 s'],
  body: moving(runner(SPRINTER_1932, { phase: 0.22, dip: 0.75 }), 10.2),
  unitsPerMetre: 100,
  msPerUnit: 0.98,
  bands: [
    ...crowd('1932', 0, 54, ['kit-grey', 'metal', 'kit-grey-s', 'metal-s', 'kit-white-s']),
    ...bands('54 kit-grey, 57 metal, 100 steel, 103 metal-s, 128 steel, 131 metal-s, 146 metal'),
  ],
  lineX: 259,
};

const INNSBRUCK: Games = {
  year: '1964',
  place: 'Innsbruck',
  step: [10, 'live on television'],
  body: moving(racer1964, 25),
  unitsPerMetre: 112,
  msPerUnit: 0.4,
  bands: bands(
    '0 steel, 20 kit-grey, 34 steel, 52 kit-ink, 70 steel, 82 metal, 86 kit-grey, 88 snow-white-s, 130 snow-white-d, 132 snow-white, 196 snow-white-s',
  ),
  lineX: 70,
};

const ALBERTVILLE: Games = {
  year: '1992',
  place: 'Albertville',
  step: [1, '1/1000 s'],
  body: moving(thrusting(SKATER_1992, { bladeFill: 'steel' }), 13),
  unitsPerMetre: 106,
  msPerUnit: 0.72,
  bands: [
    ...crowd('1992', 0, 34, ['g3', 'g2', 'steel', 'g2', 'kit-yellow-s']),
    ...bands(
      '34 kit-white, 38 kit-blue, 92 kit-blue-s, 100 ice-white-d, 103 ice-white, 146 ice-white-s, 149 ice-white, 186 ice-white-s, 189 ice-white',
    ),
  ],
  lineX: 96,
};

const PARIS: Games = {
  year: '2024',
  place: 'Paris',
  step: [1, '40,000 images/s'],
  body: cyclist(CYCLIST_2024, { speed: 18.6, phase: 0.29, thrown: 1 }),
  unitsPerMetre: 110,
  msPerUnit: 0.49,
  bands: [
    ...crowd('2024', 0, 26, ['g2', 'g3', 'steel', 'g3', 'timber-1']),
    ...bands(
      '26 kit-white, 29 kit-navy, 62 kit-navy-s, 66 timber-1, 70 timber, 158 kit-red, 160 timber, 176 kit-ink, 178 timber, 198 mat, 211 g2',
    ),
  ],
  lineX: 122,
  isToday: true,
};

/** Where the words of a scale begin and end. */
type Between = readonly [left: number, right: number];

/** Ticks as fine as was measured, the year and the place; the red line belongs to today. */
const scaleOf =
  ({ year, place, step: [ms, name], isToday = false }: Games, [left, right]: Between) =>
  (lettering: Lettering, { width, msPerUnit, cursorX }: Camera): string => {
    const [bottom, step] = [FLOOR + RULER_HEIGHT, ms / msPerUnit];
    const thickness = Math.min(1.4, step * 0.45);
    const first = -Math.floor(cursorX / step);
    const ticks = Array.from({ length: Math.floor(width / step) + 1 }, (_, index) => {
      const [x, isLong] = [cursorX + (first + index) * step, step > 20 || (first + index) % 10 === 0];
      return `M${(x - thickness / 2).toFixed(2)} ${FLOOR}h${thickness.toFixed(2)}v${isLong ? 9 : 5}h-${thickness.toFixed(2)}z`;
    });
    return (
      rect(0, FLOOR, width, RULER_HEIGHT, 'p') +
      path(ticks.join(''), 'g4') +
      (isToday ? line(cursorX, 0, cursorX, FLOOR + 9, 'rl') : rect(cursorX - 0.75, 0, 1.5, FLOOR, 'kit-ink')) +
      lettering.text(left, bottom - 4.5, `${year}  ${place}`.trim(), { size: 13, style: 'bold' }) +
      lettering.text(right, bottom - 4.5, name, { size: 12, anchor: 'end', fill: 'g5' }) +
      rect(width - 3, 0, 3, bottom, 'p')
    );
  };

function recordingOf(games: Games, cursorX = games.lineX, between: Between = [12, WIDTH - 14]): Recording {
  const { year, body, unitsPerMetre, msPerUnit, bands } = games;
  return {
    id: `Heritage, ${year}`,
    ...{ msPerUnit, cursorTime: 10, cursorX, bands },
    shadow: SOFT_SHADE,
    bodies: [at(10, 206, unitsPerMetre, body)],
    scale: scaleOf(games, between),
  };
}

export const heritage: Composite = {
  id: 'Heritage',
  title: 'Four Games, four finishes',
  description:
    'Four drawn photo-finish pictures side by side, each with the scale of its year: a sprinter on cinders at Los Angeles 1932, in tenths of a second; a downhill racer at Innsbruck 1964, the first Games with the running time on live television; a speed skater at Albertville 1992, in thousandths; a track cyclist at Paris 2024, recorded with 40,000 images a second. Grey gives way to colour, the ticks grow finer, and clothes and gear are those of the time.',
  windows: [LOS_ANGELES, INNSBRUCK, ALBERTVILLE, PARIS].map(
    (games, index): Window => ({ x: index * WIDTH, width: WIDTH, recording: recordingOf(games) }),
  ),
  phone: [
    { x: 0, width: 384, recording: recordingOf(LOS_ANGELES, 240, [214, 372]) },
    {
      x: 384,
      width: 384,
      recording: recordingOf({ ...PARIS, place: '', unitsPerMetre: 103, msPerUnit: 0.53 }, 8, [12, 174]),
    },
  ],
};
