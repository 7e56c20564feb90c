/** The gates of a cross-country sprint: six arms that open as one. */
import type { Lettering } from '../kit/lettering.ts';
import { circle, line, type Point, rect } from '../kit/shapes.ts';
import { callout, plate } from './equipment-kit.ts';
import { arc, arrow, dashed, levels, note, polar } from './plate-marks.ts';

const GATES = [1, 2, 3, 4, 5, 6] as const;

export const sprintGate = plate({
  name: 'sprint-gate',
  heading: 'Sprint gate',
  part: 'Cross-country sprint: six gates and one e-gun at each World Cup venue',
  title: 'Six sprint gates opening at the same instant',
  description:
    'Schematic front and top view of six start gates, one a lane. Each arm is held shut across the ' +
    'lane and swings open along it; the e-gun lets all six ' +
    'go and starts the timer at the same instant. Not to scale.',
  legend: [
    { text: 'One instant: gun, gates, timer', measures: true },
    { text: 'Arm shut across the lane' },
    { text: 'Arm open along the lane' },
    { text: 'Post with lock and lane number' },
  ],
  body: (lettering) => front(lettering) + top(lettering) + signals(lettering) + callouts(lettering),
});

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
    const y = 268 + index * 21;
    const post: Point = [150, y - 6];
    const end = polar(post, 0, 15);
    return (
      line(40, y, 142, y, 'd') +
      line(40, y + 6, 142, y + 6, 'd') +
      dashed(rect(post[0], post[1] - 2, 15, 4, 'm'), '3 2') +
      dashed(arc(post, 15, 90, 0, 'm'), '2 2') +
      circle(...end, 1.5, 'g4') +
      rect(post[0] - 2, post[1], 4, 15, 'i') +
      rect(post[0] - 5, post[1] - 4, 10, 8, 'p l')
    );
  };
  const tracks = each([0, 1, 2, 3, 4], (index) => line(32, 281 + index * 21, 308, 281 + index * 21, 'wl'));
  return (
    note(lettering, 32, 248, 'Top') +
    rect(32, 256, 276, 132, 'snow-1') +
    tracks +
    each(GATES, (_, index) => lane(index)) +
    arrow([216, 248], [276, 248])
  );
}

function signals(lettering: Lettering): string {
  const instant = 470;
  const row = (y: number, name: string, end: number): string =>
    note(lettering, 352, y + 15, name) +
    levels(
      end === 0
        ? [
            [412, y + 18],
            [instant, y],
          ]
        : [
            [412, y + 18],
            [instant, y],
            [end, y + 18],
          ],
      608,
      'l',
    );
  return (
    row(258, 'E-gun', 492) +
    row(298, 'Gates', 0) +
    row(338, 'Timer', 0) +
    line(instant, 246, instant, 378, 'rl') +
    arrow([412, 378], [608, 378]) +
    note(lettering, 608, 394, 'Time', 'end')
  );
}

function callouts(lettering: Lettering): string {
  return (
    callout(lettering, 1, [510, 250], [470, 250], true) +
    callout(lettering, 2, [96, 128], [96, 172]) +
    callout(lettering, 3, [246, 292], [163, 284]) +
    callout(lettering, 4, [206, 144], [234, 158])
  );
}
