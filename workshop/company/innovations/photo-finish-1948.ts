/** How the first photo-finish camera worked: the course from above, the camera in section, the film it leaves. */

import type { Dress } from '../../figure/dress.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { behindOf } from '../../kit/palette.ts';
import { circle, each, line, type Point, path, points, polyline, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { kitOf, people } from '../../screens/people.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { runner } from '../../strips/bodies/runner.ts';
import { filmKit } from '../../strips/cast/film.ts';
import { arrow, LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';

const LINE_X = 214;
const LANES = 4;
/** A picture of the ground: what lies behind it down to `depth`, then the lanes. */
const COURSE = { left: 32, top: 112, width: 340, depth: 76, lane: 26 } as const;
const FILM = { left: 32, top: 412, width: 896, depth: 70, lane: 17 } as const;
const CAMERA: Point = [LINE_X, 352];

/** Per lane: how far before (or past) the line the chest is, in units of the course, and the phase of the stride. */
const BODIES = [
  { ahead: -74, phase: 0.66 },
  { ahead: 22, phase: 0.2 },
  { ahead: -112, phase: 0.44 },
  { ahead: -22, phase: 0.86 },
] as const;
const TOPS = ['kit-green', 'kit-blue', 'kit-yellow', 'kit-navy'] as const;

/** A runner whose chest is at the place, running to the right, or recorded from the front when time runs to the right. */
function athlete(lane: number, [x, foot]: Point, size: number, isTurned = false): string {
  // Leather shoes and wide shorts; on the film all is grey.
  const worn = { ...kitOf(lane, TOPS[lane] ?? 'kit-blue', 'kit-white'), shoes: 'coat-2', isTight: false };
  const kit: Dress = isTurned ? { ...filmKit(lane), isTight: false } : worn;
  const parts = runner(
    { ...kit, skinFar: kit.skinFar ?? behindOf(kit.skin), cover: 'short' },
    { phase: BODIES[lane]?.phase ?? 0, dip: lane === 1 ? 0.8 : 0.2 },
  )(0);
  return people(parts, [x + (isTurned ? 1 : -1) * 0.3 * size, foot], size, isTurned);
}

interface Tones {
  readonly grass: string;
  readonly rail: string;
  readonly track: string;
}
const COLOURED: Tones = { grass: 'piste-1', rail: 'piste', track: 'sawdust-1' };
/** As the film of the day had it: black and white. */
const GREY: Tones = { grass: 'kit-grey', rail: 'kit-grey-s', track: 'kit-white-s' };

function ground({ left, top, width, depth, lane }: typeof COURSE | typeof FILM, { grass, rail, track }: Tones): string {
  return (
    rect(left, top, width, depth, grass) +
    rect(left, top + depth - 22, width, 22, rail) +
    rect(left, top + depth, width, lane * LANES, track) +
    repeat(LANES + 1, (index) => line(left, top + depth + index * lane, left + width, top + depth + index * lane, 'wl'))
  );
}

const footOf = ({ top, depth, lane }: typeof COURSE | typeof FILM, index: number): number =>
  top + depth + (index + 0.8) * lane;

function course(lettering: Lettering): string {
  const { left, top, depth, lane } = COURSE;
  const bottom = top + depth + lane * LANES;
  return (
    litBy(
      'day',
      ground(COURSE, COLOURED) +
        each(BODIES, ({ ahead }, index) => athlete(index, [LINE_X + ahead, footOf(COURSE, index)], 40)),
    ) +
    line(LINE_X, top - 6, LINE_X, CAMERA[1] - 34, 'rl') +
    lettering.text(left, bottom + 24, 'The finish', { ...LABEL, style: 'bold' }) +
    rect(CAMERA[0] - 22, CAMERA[1] - 34, 44, 56, 'p l') +
    rect(CAMERA[0] - 7, CAMERA[1] - 42, 14, 8, 'i') +
    lines(lettering, CAMERA[0] + 34, CAMERA[1] - 1, ['camera in line', 'with the finish'], NOTE, 22)
  );
}

/** The section runs along the line of sight: light comes from the left. */
function camera(lettering: Lettering): string {
  const axis = 240;
  const film = 792;
  const lens = `M596 ${axis - 50}Q622 ${axis} 596 ${axis + 50}Q570 ${axis} 596 ${axis - 50}Z`;
  const spool = (y: number) => circle(film + 26, y, 26, 'g2 l') + circle(film + 26, y, 5, 'i');
  return (
    rect(596, 124, 292, 232, 'g1') +
    stroke(`M596 ${axis - 54}V124H888V356H596V${axis + 54}`, 'l', 4) +
    spool(160) +
    spool(320) +
    stroke(`M${film} 160V320`, 'l', 4) +
    stroke(`M760 144V${axis - 8}M760 ${axis + 8}V336`, 'l', 7) +
    each([-1, 1], (way) => polyline(points(`440,${axis + way * 34} 596,${axis + way * 40} ${film - 2},${axis}`), 'm')) +
    line(440, axis, film - 2, axis, 'rl') +
    path(lens, 'ice-1 l') +
    arrow([film + 12, 214], [film + 12, 266], 'l') +
    lettering.text(440, 112, 'Camera in section', { ...LABEL, style: 'bold' }) +
    lines(lettering, 440, axis - 66, ['light from', 'the line'], NOTE, 22) +
    lettering.text(612, axis + 88, 'lens', NOTE) +
    lettering.text(746, axis + 88, 'slit', { ...NOTE, anchor: 'end' }) +
    lettering.text(film + 26, axis + 5, 'film', NOTE)
  );
}

/** Units of the film per unit of the course: the slower a film runs past the slit, the closer they stand. */
const STRETCH = 5;
const FIRST = FILM.left + 76;

/** The runner of a lane on the film: the later over the line, the farther to the right. */
function recorded(lettering: Lettering, lane: number): string {
  const ahead = BODIES[lane]?.ahead ?? 0;
  const x = FIRST + (22 - ahead) * STRETCH;
  const foot = footOf(FILM, lane);
  const rank = 1 + BODIES.filter((other) => other.ahead > ahead).length;
  return (
    athlete(lane, [x, foot], 46, true) +
    rect(x + 46, foot - 62, 24, 26, 'tv-panel') +
    lettering.text(x + 58, foot - 43, String(rank), { size: 18, style: 'bold', anchor: 'middle', fill: 'tv-text' })
  );
}

/** The holes along the upper edge of the film. */
const perforation = (top: number): string =>
  rect(FILM.left, top, FILM.width, 13, 'kit-ink') +
  repeat(44, (index) => rect(FILM.left + 7 + index * 20.3, top + 3, 10, 7, 'kit-white', 2));

function film(lettering: Lettering, heading = ''): string {
  const { left, top, depth, lane } = FILM;
  const bottom = top + depth + lane * LANES;
  return (
    litBy('day', ground(FILM, GREY) + perforation(top) + each(BODIES, (_, index) => recorded(lettering, index))) +
    repeat(90, (index) => {
      const x = left + 8 + index * 10;
      return line(x, bottom, x, bottom + (index % 10 === 0 ? 12 : 6), 'd');
    }) +
    line(FIRST, top - 5, FIRST, bottom + 16, 'rl') +
    lettering.text(left, top - 16, heading, { ...LABEL, style: 'bold' }) +
    arrow([left + 2, bottom + 34], [left + 66, bottom + 34], 'l') +
    lettering.text(left + 78, bottom + 40, 'time, recorded to 1/1000 s', NOTE)
  );
}

export const photoFinish1948 = sheet({
  id: 'innovations/photo-finish-1948',
  title: 'The photo-finish camera of London 1948',
  description:
    'Three views of the principle: four runners at the finish with a camera in line with it, the camera in section with lens, slit and running film, and the black and white film itself. It shows only the finish line over time, recorded to 1/1000 s, so the runners appear in the order in which they finished, the first on the left.',
  body: (lettering) => course(lettering) + camera(lettering) + film(lettering, 'The film: the line alone, over time'),
  narrow: {
    height: 470,
    body: (lettering) =>
      crop('course', { x: 0, y: 0, width: 390, height: 210 }, { x: 32, y: 112, width: 340 }, 'p', course(lettering)) +
      lettering.text(16, 242, 'One camera sees only the line …', { size: 19, style: 'bold' }) +
      crop('film', { x: 0, y: 262, width: 390, height: 152 }, { x: 32, y: 408, width: 410 }, 'p', film(lettering)) +
      lettering.text(16, 452, '… and films it over time, to 1/1000 s', { size: 19, style: 'bold' }),
  },
});
