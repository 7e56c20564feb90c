/** The gates of a cross-country sprint: six arms that open as one. */
import { arc, arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, type Point, path, rect } from '../kit/shapes.ts';
import { dashed } from '../kit/strokes.ts';
import { levels } from './parts.ts';
import { plate } from './plate.ts';
import { sprintGateProduct } from './products/sprint-gate.ts';

const GATES = [1, 2, 3, 4, 5, 6] as const;

function front(lettering: Lettering): string {
  const snow = 206;
  const gate = (lane: number): string => {
    const x = 40 + (lane - 1) * 95;
    return (
      rect(x, 128, 18, snow - 128, 'g1 l', 2) +
      rect(x + 18, 166, 5, 14, 'g4') +
      rect(x + 23, 170, 58, 6, 'i', 3) +
      lettering.text(x + 9, 148, String(lane), { style: 'bold', anchor: 'middle' }) +
      each([46, 60], (dx) => rect(x + dx, snow - 3, 6, 5, 'g4'))
    );
  };
  return (
    note(lettering, 32, 112, 'Front') +
    rect(32, snow, 576, 16, 'snow-1') +
    each(GATES, gate) +
    line(32, snow, 608, snow, 'l')
  );
}

function top(lettering: Lettering): string {
  const lane = (index: number): string => {
    const [x, y] = [150, 262 + index * 21];
    return (
      path(`M40 ${y + 6}H142M40 ${y + 12}H142`, 'd') +
      dashed(rect(x, y - 2, 15, 4, 'm'), '3 2') +
      arc([x, y], 15, 90, 0, 'm', '2 2') +
      circle(x + 15, y, 1.5, 'g4') +
      rect(x - 2, y, 4, 15, 'i') +
      rect(x - 5, y - 4, 10, 8, 'p l')
    );
  };
  return (
    note(lettering, 32, 248, 'Top') +
    rect(32, 256, 276, 132, 'snow-1') +
    each([0, 1, 2, 3, 4], (index) => line(32, 281 + index * 21, 308, 281 + index * 21, 'wl')) +
    each(GATES, (_, index) => lane(index)) +
    arrow([216, 248], [276, 248])
  );
}

function signals(lettering: Lettering): string {
  const instant = 470;
  const row = (y: number, name: string, ...after: readonly Point[]): string =>
    note(lettering, 352, y + 15, name) + levels(608, [412, y + 18], [instant, y], ...after);
  return (
    row(258, 'E-gun', [492, 276]) +
    row(298, 'Gates') +
    row(338, 'Timer') +
    line(instant, 246, instant, 378, 'rl') +
    arrow([412, 378], [608, 378]) +
    note(lettering, 608, 394, 'Time', 'end')
  );
}

export const sprintGate = plate({
  name: 'sprint-gate',
  heading: 'Sprint gate',
  part: 'Cross-country sprint: six gates and one e-gun at each World Cup venue',
  title: 'Six sprint gates opening at the same instant',
  description:
    'Schematic front and top view of six start gates, one a lane. Each arm is held shut across the lane and swings ' +
    'open along it; the e-gun lets all six go and starts the timer at the same instant. Not to scale.',
  legend: [
    { text: 'One instant: gun, gates, timer', at: [510, 250], target: [470, 250], measures: true },
    { text: 'Arm shut across the lane', at: [96, 128], target: [96, 172] },
    { text: 'Arm open along the lane', at: [246, 292], target: [163, 284] },
    { text: 'Post with lock and lane number', at: [206, 144], target: [234, 158] },
  ],
  product: sprintGateProduct,
  body: (lettering) => front(lettering) + top(lettering) + signals(lettering),
});
