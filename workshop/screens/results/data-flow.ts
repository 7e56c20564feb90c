/** How a time travels: from the sensors through two timers into the results system, and out to everyone. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { screen } from '../screen.ts';
import { note } from '../small-print.ts';

const SOURCES = ['Start signal', 'Photocells', 'Touch pads', 'Photo-finish camera', 'Transponders'];
const OUTPUTS = [
  ['Scoreboards', 'time, rank'],
  ['TV graphics', 'under 1/10 s'],
  ['Commentators', 'CIS, all results'],
  ['Web and apps', 'live'],
  ['Federation', 'XML'],
  ['Print', 'PDF, paper'],
] as const;
/** The output whose way is drawn in red. */
const TELEVISION = 1;
const BUS_A = 246;
const BUS_B = 266;
const OVR = { x: 520, y: 104, width: 150, height: 416 };

const sourceY = (index: number) => 128 + index * 56;
const outputY = (index: number) => 140 + index * 72;

function sources(lettering: Lettering): string {
  const last = sourceY(SOURCES.length - 1);
  const judges = 460;
  return (
    stroke(`M${BUS_A} ${sourceY(0)}V${last}`, 'l', 2.5) +
    stroke(`M${BUS_B} ${sourceY(0)}V${last}`, 'm', 2.5) +
    each(SOURCES, (name, index) => {
      const y = sourceY(index);
      return (
        lettering.text(44, y + 5, name, { size: 16 }) +
        line(208, y, BUS_B, y, 'l') +
        circle(208, y, 6, 'p l') +
        circle(BUS_A, y, 4, 'i') +
        circle(BUS_B, y, 4, 'g4')
      );
    }) +
    lettering.text(44, judges + 5, 'Judges’ terminals', { size: 16 }) +
    line(208, judges, 318, judges, 'l') +
    circle(208, judges, 6, 'p l')
  );
}

const box = (lettering: Lettering, y: number, title: string, words: string): string =>
  rect(318, y - 29, 126, 58, 'p l') +
  lettering.text(381, y - 3, title, { size: 17, style: 'bold', anchor: 'middle' }) +
  note(lettering, 381, y + 17, words, 'middle');

const timers = (lettering: Lettering): string =>
  stroke(`M${BUS_A} 212H318`, 'l', 2.5) +
  stroke(`M${BUS_B} 324H318`, 'm', 2.5) +
  stroke('M444 324H520', 'm', 2.5) +
  stroke('M444 460H520', 'l', 2.5) +
  box(lettering, 212, 'Timer A', 'main') +
  box(lettering, 324, 'Timer B', 'backup') +
  box(lettering, 460, 'Scoring', 'scores, points') +
  note(lettering, 482, 203, 'times', 'middle') +
  note(lettering, 482, 452, 'scores', 'middle');

function results(lettering: Lettering): string {
  const { x, y, width, height } = OVR;
  const duties = ['entries', 'draw', 'start lists', 'ranking', 'records', 'jury decisions'];
  return (
    rect(x, y, width, height, 'i') +
    lettering.text(x + 24, y + 54, 'OVR', { size: 38, style: 'wide', fill: 'p' }) +
    lettering.text(x + 24, y + 80, 'on-venue results', { size: 16, fill: 'p' }) +
    each(duties, (duty, index) => lettering.text(x + 24, y + 216 + index * 34, duty, { size: 16, fill: 'p' }))
  );
}

const outputs = (lettering: Lettering): string =>
  each(OUTPUTS, ([name, words], index) => {
    const y = outputY(index);
    return (
      stroke(
        index === TELEVISION ? `M444 ${y}H752` : `M${OVR.x + OVR.width} ${y}H752`,
        index === TELEVISION ? 'rl' : 'l',
        index === TELEVISION ? 4 : 2.5,
      ) +
      circle(758, y, 7, 'p l') +
      lettering.text(782, y - 1, name, { size: 18, style: 'bold' }) +
      note(lettering, 782, y + 19, words, 'start', 14)
    );
  });

export const dataFlow = screen({
  name: 'ovr-data-flow',
  title: 'From the sensor to every screen',
  description:
    'Diagram: start signal, photocells, touch pads, camera and transponders feed two timers, main and backup; judges’ terminals feed scoring. The results system OVR passes times and scores on to scoreboards, TV graphics in under 1/10 s, commentators, web, federation and print.',
  part: { x: 30, y: 32, width: 910, height: 516 },
  narrow: {
    height: 470,
    draw: (lettering) =>
      each(['Sensors', 'Judges'], (words, index) => {
        const x = 16 + index * 184;
        return (
          rect(x, 12, 174, 48, 'p l') + lettering.text(x + 87, 43, words, { size: 20, style: 'bold', anchor: 'middle' })
        );
      }) +
      stroke('M60 60V92M146 60V92M287 60V92', 'l', 2.5) +
      each(['Timer A', 'Timer B', 'Scoring'], (words, index) => {
        const x = [16, 108, 200][index] ?? 16;
        const width = index === 2 ? 174 : 86;
        return (
          rect(x, 92, width, 48, 'p l') + lettering.text(x + width / 2, 122, words, { size: 18, anchor: 'middle' })
        );
      }) +
      stroke('M60 140V170M287 140V170', 'l', 2.5) +
      stroke('M151 140V170', 'm', 2.5) +
      rect(16, 170, 358, 78, 'i') +
      lettering.text(32, 222, 'OVR', { size: 36, style: 'wide', fill: 'p' }) +
      lettering.text(358, 219, 'on-venue results', { size: 18, anchor: 'end', fill: 'p' }) +
      stroke('M24 248V418M206 248V418', 'l', 2.5) +
      each(OUTPUTS, ([name, words], index) => {
        const [x, y] = [16 + (index % 2) * 182, 290 + Math.floor(index / 2) * 64];
        const isTelevision = index === TELEVISION;
        return (
          stroke(
            isTelevision ? `M222 248V${y}` : `M${x + 8} ${y}h16`,
            isTelevision ? 'rl' : 'l',
            isTelevision ? 4 : 2.5,
          ) +
          circle(x + 24, y, 7, isTelevision ? 'r' : 'i') +
          lettering.text(x + 40, y + 1, name, { size: 19, style: 'bold' }) +
          lettering.text(x + 40, y + 22, words, { size: 16, fill: isTelevision ? 'r' : 'g5' })
        );
      }),
  },
  draw: (lettering) => {
    const headings = [
      [44, 'Sensors and judges'],
      [318, 'Timing'],
      [520, 'Results'],
      [782, 'Outputs'],
    ] as const;
    return (
      each(headings, ([x, words]) => note(lettering, x, 58, words, 'start', 14)) +
      line(44, 72, 916, 72, 'h') +
      sources(lettering) +
      timers(lettering) +
      results(lettering) +
      outputs(lettering) +
      ''
    );
  },
});
