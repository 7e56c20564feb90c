/** The two boards beside a cycling track: Tracker for start and laps, lap-to-go board with the pursuit lamps. */
import type { Lettering } from '../kit/lettering.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
import { callout, plate } from './equipment-kit.ts';
import { arrow, ground, note } from './plate-marks.ts';
import { digits, digitsWidth } from './segment-digits.ts';
import { drawVelodrome } from './velodrome.ts';

/** A board with its figures in the middle. */
function board(x: number, y: number, width: number, height: number, text: string, figure: number, on = 'i'): string {
  const frame = Math.min(9, height * 0.09);
  return (
    rect(x, y, width, height, 'g1 l', frame / 2) +
    rect(x + frame, y + frame, width - 2 * frame, height - 2 * frame, 'p m') +
    digits(x + (width - digitsWidth(text, figure)) / 2, y + (height - figure) / 2, text, figure, { on })
  );
}

export const trackerDisplay = plate({
  name: 'tracker-display',
  heading: 'Tracker display',
  part: '3442, countdown and laps for track cycling',
  title: 'Tracker: countdown before, laps during the race',
  description:
    'Front and side of the Tracker display on its stand. Before the start it counts down 50 s in ' +
    'front of the rider in the start gate; ' +
    'at zero the gate opens; during the race it shows laps, here the 16 laps of 4000 m on a 250 m track. Not to scale.',
  legend: [
    { text: 'Zero: the start gate lets go', measures: true },
    { text: 'LED figures' },
    { text: 'Before the start: 50 s' },
    { text: 'In the race: laps' },
  ],
  body: (lettering) => trackerViews(lettering) + trackerUses(lettering) + trackerPlace(),
});

function trackerViews(lettering: Lettering): string {
  const floor = 384;
  return (
    note(lettering, 32, 108, 'Front') +
    note(lettering, 276, 108, 'Side') +
    ground(32, 344, floor) +
    rect(136, 270, 10, floor - 270, 'g3 l') +
    path(`M84 ${floor}L130 ${floor - 22}H152L198 ${floor}Z`, 'g2 l') +
    board(38, 122, 206, 150, '50', 96) +
    rect(286, 270, 10, floor - 270, 'g3 l') +
    path(`M266 ${floor}L282 ${floor - 22}H300L338 ${floor}Z`, 'g2 l') +
    rect(278, 122, 26, 150, 'g1 l', 4) +
    line(284, 126, 284, 268, 'm') +
    path('M304 250H318V372H344', 'm') +
    callout(lettering, 2, [76, 318], [106, 240])
  );
}

function trackerUses(lettering: Lettering): string {
  const row = (y: number, texts: readonly string[]): string =>
    each(texts, (text, index) => board(392 + index * 76, y, 64, 50, text, 30, text === '0' ? 'r' : 'i'));
  return (
    row(126, ['50', '10', '0']) +
    row(222, ['16', '8', '1']) +
    arrow([392, 196], [608, 196]) +
    arrow([392, 292], [608, 292]) +
    callout(lettering, 1, [576, 106], [576, 134], true) +
    callout(lettering, 3, [410, 106], [410, 128]) +
    callout(lettering, 4, [370, 247], [392, 247])
  );
}

/** Seen from above: gate and rider at the line, the board ahead. */
function trackerPlace(): string {
  return (
    rect(392, 322, 216, 62, 'timber-1') +
    line(392, 322, 608, 322, 'l') +
    line(392, 384, 608, 384, 'l') +
    line(392, 378, 608, 378, 'm') +
    rect(474, 322, 3, 62, 'r') +
    path('M428 351H474V355H428ZM462 340V366', 'l') +
    rect(416, 343, 18, 20, 'i', 2) +
    rect(552, 340, 8, 26, 'i', 1) +
    arrow([488, 353], [532, 353])
  );
}

export const lapToGoDisplay = plate({
  name: 'lap-to-go-display',
  heading: 'Lap-to-go display',
  part: 'Track cycling: laps left at the finish line, lamps for pursuits',
  title: 'Lap-to-go board and red and green pursuit lamps',
  description:
    'The board in the infield at the finish line shows the laps left; each passage of the line takes ' +
    'one off. In pursuits a red and a ' +
    'green lamp stand for the two sides of the track, each beside its own pursuit line. Not to scale.',
  legend: [
    { text: 'Finish line: each passage takes one off', measures: true },
    { text: 'Laps to go' },
    { text: 'Pursuit lamps, red and green' },
    { text: 'Pursuit lines, one each side' },
  ],
  body: (lettering) => lapBoard(lettering) + lamps(lettering) + lapPlace(lettering),
});

function lapBoard(lettering: Lettering): string {
  const floor = 384;
  return (
    note(lettering, 32, 108, 'Front') +
    note(lettering, 244, 108, 'Side') +
    ground(32, 312, floor) +
    each([64, 184], (x) => rect(x, 262, 10, floor - 262, 'g3 l')) +
    board(38, 122, 182, 150, '12', 104) +
    path(`M252 ${floor}L268 272L284 ${floor}`, 'l') +
    line(257, 350, 279, 350, 'l') +
    rect(255, 122, 26, 150, 'g1 l', 4) +
    line(261, 126, 261, 268, 'm') +
    callout(lettering, 2, [130, 320], [160, 243])
  );
}

function lamps(lettering: Lettering): string {
  const lamp = (x: number, fill: string, name: string): string =>
    rect(x, 292, 62, 62, 'g1 l', 4) +
    circle(x + 31, 323, 22, `${fill} l`) +
    note(lettering, x + 31, 374, name, 'middle');
  return lamp(420, 'r', 'Red') + lamp(508, 'piste-2', 'Green') + callout(lettering, 3, [386, 306], [430, 312]);
}

function lapPlace(lettering: Lettering): string {
  return (
    drawVelodrome(352, 116, 256, 128, 24) +
    rect(478, 116, 3, 24, 'i') +
    rect(478, 220, 3, 24, 'i') +
    rect(516, 220, 3, 24, 'r') +
    rect(508, 202, 20, 6, 'i') +
    circle(464, 154, 6, 'piste-2') +
    circle(464, 206, 6, 'r') +
    arrow([400, 206], [436, 206]) +
    callout(lettering, 1, [562, 262], [519, 240], true) +
    callout(lettering, 4, [480, 180], [480, 142]) +
    line(480, 189, 480, 219, 'd') +
    circle(480, 219, 2, 'i')
  );
}
