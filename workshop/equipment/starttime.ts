/** Plate of the unit that makes the start sound. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { line } from '../kit/shapes.ts';
import { callout, plate, View, viewName } from './equipment-kit.ts';
import { bananaSocket, grille, key, roundSocket, screw } from './parts.ts';
import { levels, note } from './plate-marks.ts';

const UNIT = 0.56;

export const startTime: Drawing = plate({
  name: 'starttime-v',
  heading: 'StartTime V',
  part: 'Part 3481.930 with microphone unit, 5.8 kg, IP43',
  title: 'StartTime V, the start sound unit',
  description:
    'StartTime V in front, side and rear view, 395 by 192 by 160 mm, with its start and microphone unit, 118 by ' +
    '80 by 25 mm. One press gives the start sound, up to 2 × 20 W, and the start pulse to the timer.',
  scale: { unitsPerMm: UNIT, barMm: 200 },
  legend: [
    { text: 'Loudspeaker, amplifier 2 × 20 W' },
    { text: 'Start pulse to the timer', measures: true },
    { text: 'Display and keys' },
    { text: 'Start and microphone unit' },
  ],
  body: (lettering) => {
    const front = new View(66, 120, UNIT);
    const side = new View(340, 120, UNIT);
    const rear = new View(66, 292, UNIT);
    const unit = new View(500, 148, UNIT);
    const unitSide = new View(500, 250, UNIT);
    return (
      drawStartFront(front) +
      drawStartSide(side) +
      drawStartRear(rear) +
      unit.rect(0, 0, 118, 80, 'g1 l', 12) +
      unit.circle(36, 40, 23, 'p l') +
      unit.circle(36, 40, 15, 'm') +
      roundSocket(unit, 88, 50, 14, 3) +
      each([74, 88, 102], (x) => unit.circle(x, 20, 4, 'g4')) +
      unit.form('M118 60 L136 60 Q150 60 150 76 L150 92', 'l') +
      unitSide.rect(0, 0, 118, 25, 'g1 l', 7) +
      unitSide.rect(18, -10, 36, 10, 'g2 l', 3) +
      front.dimX(lettering, 0, 395, 192, 22) +
      front.dimY(lettering, 0, 192, 0, -18) +
      side.dimX(lettering, 0, 160, 192, 22) +
      unit.dimY(lettering, 0, 80, 0, -16) +
      unitSide.dimX(lettering, 0, 118, 25, 24) +
      unitSide.dimY(lettering, 0, 25, 0, -16) +
      note(lettering, 177, 110, 'Front', 'middle') +
      note(lettering, 385, 110, 'Side', 'middle') +
      note(lettering, 177, 284, 'Rear', 'middle') +
      note(lettering, 533, 110, 'Microphone', 'middle') +
      note(lettering, 533, 126, 'unit', 'middle') +
      callout(lettering, 1, [306, 180], front.at(160, 112)) +
      callout(lettering, 2, [306, 316], rear.at(140, 58), true) +
      callout(lettering, 3, [306, 140], front.at(360, 66)) +
      callout(lettering, 4, [586, 222], unitSide.at(110, 12)) +
      drawPress(lettering)
    );
  },
});

/** One press sets off sound and pulse at once. */
function drawPress(lettering: Lettering): string {
  const press = 452;
  const signals = [
    ['Press', 26],
    ['Sound', 110],
    ['Pulse', 12],
  ] as const;
  const rows = each(signals, ([name, length], row) => {
    const y = 320 + row * 32;
    const steps: [number, number][] = [
      [398, y],
      [press, y - 18],
      [press + length, y],
    ];
    return levels(steps, 600, 'l') + note(lettering, 346, y, name);
  });
  return line(press, 290, press, 392, 'rl') + rows;
}

function drawStartFront(view: View): string {
  return (
    view.form('M120 26 L132 4 Q135 0 142 0 L253 0 Q260 0 263 4 L275 26 L257 26 L249 14 L146 14 L138 26 Z', 'g2 l') +
    view.rect(0, 24, 395, 160, 'g1 l', 16) +
    view.rect(10, 34, 375, 140, 'm', 10) +
    each([40, 325], (x) => view.rect(x, 184, 30, 8, 'g3 l', 2)) +
    view.circle(104, 104, 66, 'p l') +
    grille(...view.at(104, 104), 60 * UNIT, 6.5, 2) +
    view.rect(204, 48, 160, 66, 'p l', 5) +
    view.rect(214, 56, 140, 50, 'g2 m', 2) +
    each([204, 238, 272, 306, 340], (x) => key(view, x, 128, 24, 18)) +
    each([212, 240, 268], (x) => view.circle(x, 162, 4, 'g4'))
  );
}

function drawStartSide(view: View): string {
  return (
    view.form('M66 26 L66 6 Q66 0 72 0 L88 0 Q94 0 94 6 L94 26', 'g2 l') +
    view.rect(0, 24, 160, 160, 'g1 l', 14) +
    view.line(134, 24, 134, 184, 'm') +
    each([16, 118], (x) => view.rect(x, 184, 26, 8, 'g3 l', 2)) +
    each([60, 76, 92, 108, 124, 140], (y) => view.line(28, y, 108, y, 'm'))
  );
}

function drawStartRear(view: View): string {
  const pairs = each([214, 262], (x) => bananaSocket(view, x, 58, 9, 'p') + bananaSocket(view, x + 22, 58, 9, 'g4'));
  return (
    view.form('M120 26 L132 4 Q135 0 142 0 L253 0 Q260 0 263 4 L275 26 L257 26 L249 14 L146 14 L138 26 Z', 'g2 l') +
    view.rect(0, 24, 395, 160, 'g1 l', 16) +
    view.rect(18, 36, 359, 46, 'm', 6) +
    roundSocket(view, 52, 58, 16, 7) +
    roundSocket(view, 96, 58, 16, 5) +
    roundSocket(view, 140, 58, 16, 4) +
    view.circle(140, 58, 21, 'rl') +
    pairs +
    roundSocket(view, 328, 58, 12, 3) +
    view.rect(350, 48, 18, 20, 'p l', 3) +
    view.rect(60, 102, 275, 66, 'g2 m', 6) +
    each([72, 323], (x) => each([112, 158], (y) => screw(view, x, y, 5)))
  );
}
