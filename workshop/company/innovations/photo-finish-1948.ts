/** How the first photo-finish camera worked: the course from above, the camera in section, the film it leaves. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, ellipse, line, type Point, path, points, polyline, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { arrow, LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';

const LINE_X = 214;
const LANES = { top: 112, height: 26, count: 6 } as const;
/** How far before (or past) the line each lane's body is, in units of the course. */
const BODIES: readonly number[] = [-96, -38, 26, -64, -12, -128];
const CAMERA: Point = [LINE_X, 352];

function course(lettering: Lettering): string {
  const { top, height, count } = LANES;
  const bottom = top + height * count;
  return (
    rect(32, top, 340, height * count, 'sawdust-1') +
    repeat(count + 1, (index) => line(32, top + index * height, 372, top + index * height, 'wl')) +
    each(BODIES, (ahead, lane) => {
      const y = top + (lane + 0.5) * height;
      return ellipse(LINE_X + ahead, y, 5, 10, 'i') + arrow([LINE_X + ahead + 9, y], [LINE_X + ahead + 26, y], 'l', 5);
    }) +
    line(LINE_X, top - 6, LINE_X, CAMERA[1] - 34, 'rl') +
    lettering.text(32, bottom + 24, 'Course from above', { ...LABEL, style: 'bold' }) +
    rect(CAMERA[0] - 22, CAMERA[1] - 34, 44, 56, 'p l') +
    rect(CAMERA[0] - 7, CAMERA[1] - 42, 14, 8, 'i') +
    lines(lettering, CAMERA[0] + 34, CAMERA[1] - 1, ['camera', 'in line with the finish'], NOTE, 18)
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
    lettering.text(440, 136, 'Camera in section', { ...LABEL, style: 'bold' }) +
    lines(lettering, 440, axis - 66, ['light from the', 'finish line'], NOTE, 18) +
    lettering.text(612, axis + 88, 'lens', NOTE) +
    lettering.text(746, axis + 88, 'slit', { ...NOTE, anchor: 'end' }) +
    lettering.text(film + 26, axis + 5, 'film', NOTE)
  );
}

function film(lettering: Lettering): string {
  const [left, top, width, height] = [32, 430, 896, 100];
  const unit = 4.4;
  const start = left + 120;
  const middle = (lane: number): number => top + ((lane + 0.5) * height) / 6;
  const bodies = BODIES.map((ahead, lane) => ({ at: start - (ahead - 26) * unit, lane })).sort((a, b) => a.at - b.at);
  return (
    rect(left, top, width, height, 'sawdust-1') +
    repeat(LANES.count + 1, (index) =>
      line(left, top + (index * height) / 6, left + width, top + (index * height) / 6, 'wl'),
    ) +
    each(
      bodies,
      ({ at, lane }, index) =>
        ellipse(at + 20, middle(lane), 20, 7.2, 'i') +
        lettering.text(at + 46, middle(lane) + 5, String(index + 1), { size: 14, style: 'bold' }),
    ) +
    repeat(90, (index) => {
      const x = left + 8 + index * 10;
      return line(x, top + height, x, top + height + (index % 10 === 0 ? 12 : 6), 'd');
    }) +
    line(start, top - 5, start, top + height + 16, 'rl') +
    lettering.text(left, top - 12, 'The film: the line alone, filmed over time', { ...LABEL, style: 'bold' }) +
    arrow([left + 2, top + height + 38], [left + 66, top + height + 38], 'l') +
    lettering.text(left + 78, top + height + 43, 'time', NOTE) +
    lettering.text(left + width, top + height + 43, 'recorded to 1/1000 s; the bodies stand in the order of finish', {
      ...NOTE,
      anchor: 'end',
    })
  );
}

export const photoFinish1948 = sheet({
  id: 'innovations/photo-finish-1948',
  title: 'The photo-finish camera of London 1948',
  description:
    'Three views of the principle: six runners on a course from above with a camera in line with the finish, the camera in section with lens, slit and running film, and the film itself. It shows only the finish line over time, recorded to 1/1000 s, so the bodies stand in the order of finish.',
  heading: 'A camera that sees one line',
  subheading: 'The photo-finish principle, first at the London Games of 1948',
  body: (lettering) => course(lettering) + camera(lettering) + film(lettering),
});
