/** Three telephones: the day's programme, a race on its way, its result. */
import { phone } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, rect, repeat } from '../../kit/shapes.ts';
import { runner } from '../../strips/bodies/runner.ts';
import { reach } from '../../strips/body.ts';
import { pathsOf } from '../../strips/still.ts';
import { kitOf } from '../people.ts';
import { distanceOf, EVENT, formatReaction, HURDLES, hurdlers, NOW, WIND } from '../samples/hurdles.ts';
import { formatRunning, formatTime } from '../samples/times.ts';
import { NARROW, screen } from '../screen.ts';
import { note, row } from '../small-print.ts';
import { crop } from '../television/crop.ts';

const SIZE = { y: 24, width: 264, height: 592 };
const LEFTS = [48, 348, 648] as const;
const MARGIN = 26;
const PROGRAMME = [
  ['19:05', 'Men’s shot put', 'Final'],
  ['19:20', 'Women’s 400 m', 'Semi-final'],
  ['19:42', EVENT, 'Final'],
  ['19:55', 'Women’s high jump', 'Final'],
  ['20:05', 'Men’s 400 m', 'Final'],
  ['20:20', 'Men’s 5000 m', 'Final'],
] as const;

function programme(lettering: Lettering, left: number): string {
  const x = left + MARGIN;
  const right = left + SIZE.width - MARGIN;
  return (
    lettering.text(x, 100, 'Today', { size: 28, style: 'wide' }) +
    line(x, 122, right, 122, 'l') +
    each(PROGRAMME, ([time, name, round], index) => {
      const y = 164 + index * 72;
      const next = index === 2;
      return (
        (next ? rect(left + 10, y - 26, 4, 62, 'r') : '') +
        lettering.text(x, y, time, { size: 17, style: 'bold' }) +
        note(lettering, right, y, round, 'end', 14) +
        lettering.text(x, y + 25, name, { size: 17, style: next ? 'bold' : 'regular' }) +
        (index < PROGRAMME.length - 1 ? line(x, y + 41, right, y + 41, 'h') : '')
      );
    })
  );
}

/** The race seen from above: eight lanes, ten hurdles, the runners as dots. */
function race(lettering: Lettering, left: number): string {
  const x = left + MARGIN;
  const right = left + SIZE.width - MARGIN;
  const track = { top: 196, bottom: 520, width: (right - x) / 8 };
  const y = (metres: number) => track.bottom - ((track.bottom - track.top) * metres) / 100;
  const runners = each(hurdlers, (athlete, index) => {
    const middle = x + (athlete.lane - 1.5) * track.width;
    const at = y(distanceOf(athlete));
    return (
      circle(middle, at, 11.5, index === 0 ? 'r' : 'tv-panel') +
      lettering.text(middle, track.bottom + 24, String(athlete.lane), { size: 17, anchor: 'middle' }) +
      lettering.text(middle, at + 5.5, String(index + 1), {
        size: 16,
        style: 'bold',
        anchor: 'middle',
        fill: 'tv-text',
      })
    );
  });
  return (
    lettering.text(x, 84, EVENT, { size: 16, style: 'bold' }) +
    circle(right - 42, 102.5, 5, 'r') +
    lettering.text(right, 108, 'Live', { size: 16, style: 'bold', anchor: 'end' }) +
    lettering.text(x, 168, formatRunning(NOW), { size: 56, style: 'wide' }) +
    rect(x, track.top, right - x, track.bottom - track.top, 'tartan-1') +
    repeat(9, (index) => line(x + index * track.width, track.top, x + index * track.width, track.bottom, 'wl')) +
    each(HURDLES, (metres) => line(x, y(metres), right, y(metres), 'm')) +
    rect(x, track.top - 2, right - x, 4, 'i') +
    runners +
    note(lettering, x, 576, 'Lane', 'start', 16)
  );
}

function result(lettering: Lettering, left: number): string {
  const x = left + MARGIN;
  const right = left + SIZE.width - MARGIN;
  const columns = [
    { x: x + 12, anchor: 'end', style: 'bold' },
    { x: x + 30, style: 'bold' },
    { x: x + 134, anchor: 'end', fill: 'g5', size: 16 },
    { x: right, anchor: 'end' },
  ] as const;
  return (
    lettering.text(x, 84, EVENT, { size: 16, style: 'bold' }) +
    note(lettering, x, 108, `Final, wind ${WIND}`, 'start', 15) +
    finishStrip(x, 124, right - x) +
    note(lettering, x + 30, 204, 'NOC') +
    note(lettering, x + 134, 204, 'Reaction', 'end') +
    note(lettering, right, 204, 'Time', 'end') +
    line(x, 212, right, 212, 'l') +
    each(hurdlers, ({ code, reaction, time }, index) => {
      const y = 236 + index * 43;
      return (
        row(lettering, y, columns, [String(index + 1), code, formatReaction(reaction), formatTime(time)], {
          size: 19,
        }) + (index < hurdlers.length - 1 ? line(x, y + 14, right, y + 14, 'h') : '')
      );
    })
  );
}

const TOPS = ['kit-yellow', 'kit-navy', 'kit-white', 'kit-green', 'kit-blue'] as const;
/** Units in a metre of the runners of the photo finish. */
const METRE = 19;

/** The photo finish in small: time runs to the right, the lanes towards the viewer, the winner's torso at the red line. */
function finishStrip(x: number, y: number, width: number): string {
  const byLane = hurdlers.toSorted((a, b) => b.lane - a.lane);
  const bodies = each(byLane, ({ lane, time }) => {
    const top = TOPS[lane % TOPS.length] ?? 'kit-navy';
    const figure = runner(
      { ...kitOf(lane, top, top), shoes: 'kit-white', cover: 'tail' },
      { phase: lane * 0.17, dip: 0.5 },
    );
    const torso = reach(figure);
    const line = x + 30 + (time - 1242) * 2.9;
    return pathsOf(
      figure(0),
      ([px, py]) => [line + (torso - px) * METRE, y + 36 + (9 - lane) * 2.8 - py * METRE],
      0.15,
    );
  });
  return rect(x, y, width, 58, 'tartan-1') + bodies + line(x + 30, y, x + 30, y + 58, 'rl');
}

export const mobileResult = screen({
  name: 'mobile-result',
  part: { x: 36, y: 12, width: 888, height: 616 },
  title: 'Programme, race and result on the telephone',
  description:
    'Three telephones: the evening’s programme from 19:05 to 20:20, a 100 m hurdles final on its way at 9.1 s with rank by lane, and its result with photo finish, reaction and times from 12.42 to 12.93. Sample data.',
  draw: (lettering) =>
    each(LEFTS, (x) => phone({ x, ...SIZE })) +
    programme(lettering, LEFTS[0]) +
    race(lettering, LEFTS[1]) +
    result(lettering, LEFTS[2]),
  narrow: {
    height: 492,
    draw: (lettering) =>
      crop(
        'telephone',
        { x: 0, y: 0, width: NARROW, height: 492 },
        { x: LEFTS[2] - 16, y: 16, width: 296 },
        'p',
        phone({ x: LEFTS[2], ...SIZE }) + result(lettering, LEFTS[2]),
      ),
  },
});
