/** How the first photo-finish camera worked: the course from above, the camera in section, the film it leaves. */

import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, type Point, path, points, polyline, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { kitOf, people } from '../../screens/people.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { runner } from '../../strips/bodies/runner.ts';
import { arrow, LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';

const LINE_X = 214;
const LANES = { top: 112, height: 26, count: 6 } as const;
/** How far before (or past) the line each lane's body is, in units of the course. */
const BODIES: readonly number[] = [-96, -38, 26, -64, -12, -128];
const CAMERA: Point = [LINE_X, 352];

const TOPS = ['kit-red', 'kit-navy', 'kit-yellow', 'kit-green', 'kit-blue', 'kit-white'] as const;

/** A runner whose chest is at the place, running to the right, or recorded from the front when time runs to the right. */
function athlete(lane: number, [x, foot]: Point, size: number, isTurned = false): string {
  const kit = kitOf(lane, TOPS[lane] ?? 'kit-red', 'kit-ink');
  const parts = runner(kit, { phase: 0.18 + lane * 0.17, dip: 0.3 })(0);
  return people(parts, [x + (isTurned ? 1 : -1) * 0.3 * size, foot], size, isTurned);
}

function course(lettering: Lettering): string {
  const { top, height, count } = LANES;
  const bottom = top + height * count;
  return (
    litBy(
      'day',
      rect(32, top, 340, height * count, 'sawdust-1') +
        repeat(count + 1, (index) => line(32, top + index * height, 372, top + index * height, 'wl')) +
        each(BODIES, (ahead, lane) => {
          const y = top + (lane + 0.5) * height;
          return athlete(lane, [LINE_X + ahead, y + height * 0.46], 26);
        }),
    ) +
    line(LINE_X, top - 6, LINE_X, CAMERA[1] - 34, 'rl') +
    lettering.text(32, bottom + 24, 'The finish', { ...LABEL, style: 'bold' }) +
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

function film(lettering: Lettering, heading = ''): string {
  const [left, top, width, height] = [32, 440, 896, 108];
  const unit = 4.4;
  const start = left + 120;
  const middle = (lane: number): number => top + ((lane + 0.5) * height) / 6;
  const bodies = BODIES.map((ahead, lane) => ({ at: start - (ahead - 26) * unit, lane })).toSorted(
    (a, b) => a.at - b.at,
  );
  return (
    litBy(
      'day',
      rect(left, top, width, height, 'sawdust-1') +
        repeat(LANES.count + 1, (index) =>
          line(left, top + (index * height) / 6, left + width, top + (index * height) / 6, 'wl'),
        ) +
        each(
          bodies.map((body, index) => ({ ...body, index })).toSorted((a, b) => a.lane - b.lane),
          ({ at, lane, index }) =>
            athlete(lane, [at, middle(lane) + 8], 36, true) +
            rect(at + 34, middle(lane) - 16, 22, 24, 'tv-panel') +
            lettering.text(at + 45, middle(lane) + 2, String(index + 1), {
              size: 17,
              style: 'bold',
              anchor: 'middle',
              fill: 'tv-text',
            }),
        ),
    ) +
    repeat(90, (index) => {
      const x = left + 8 + index * 10;
      return line(x, top + height, x, top + height + (index % 10 === 0 ? 12 : 6), 'd');
    }) +
    line(start, top - 5, start, top + height + 16, 'rl') +
    lettering.text(left, top - 16, heading, { ...LABEL, style: 'bold' }) +
    arrow([left + 2, top + height + 34], [left + 66, top + height + 34], 'l') +
    lettering.text(left + 78, top + height + 40, 'time, recorded to 1/1000 s', NOTE)
  );
}

export const photoFinish1948 = sheet({
  id: 'innovations/photo-finish-1948',
  title: 'The photo-finish camera of London 1948',
  description:
    'Three views of the principle: six runners on a course from above with a camera in line with the finish, the camera in section with lens, slit and running film, and the film itself. It shows only the finish line over time, recorded to 1/1000 s, so the bodies stand in the order of finish.',
  body: (lettering) => course(lettering) + camera(lettering) + film(lettering, 'The film: the line alone, over time'),
  narrow: {
    height: 440,
    body: (lettering) =>
      crop('course', { x: 0, y: 0, width: 390, height: 186 }, { x: 32, y: 108, width: 340 }, 'p', course(lettering)) +
      lettering.text(16, 218, 'One camera sees only the line …', { size: 19, style: 'bold' }) +
      crop('film', { x: 0, y: 236, width: 390, height: 150 }, { x: 60, y: 398, width: 406 }, 'p', film(lettering)) +
      lettering.text(16, 424, '… and films it over time, to 1/1000 s', { size: 19, style: 'bold' }),
  },
});
