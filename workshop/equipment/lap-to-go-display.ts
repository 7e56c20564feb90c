/** The lap-to-go board at the finish line of a cycling track, with the lamps of pursuits. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, path, rect } from '../kit/shapes.ts';
import { FLOOR, infieldBoard } from './infield-board.ts';
import { ground } from './parts.ts';
import { plate } from './plate.ts';
import { lapToGoProduct } from './products/lap-to-go-display.ts';
import { drawVelodrome } from './velodrome.ts';

const drawBoard = (lettering: Lettering): string =>
  note(lettering, 32, 108, 'Front') +
  note(lettering, 244, 108, 'Side') +
  ground(32, 312, FLOOR) +
  each([64, 184], (x) => rect(x, 262, 10, FLOOR - 262, 'g3 l')) +
  infieldBoard({ x: 38, y: 122, width: 182, height: 150 }, '12', 104) +
  path(`M252 ${FLOOR}L268 272L284 ${FLOOR}M257 350H279`, 'l') +
  rect(255, 122, 26, 150, 'g1 l', 4) +
  line(261, 126, 261, 268, 'm');

const drawLamp = (lettering: Lettering, x: number, fill: string, name: string): string =>
  rect(x - 31, 292, 62, 62, 'g1 l', 4) + circle(x, 323, 22, `${fill} l`) + note(lettering, x, 374, name, 'middle');

const drawPlace = (): string =>
  drawVelodrome(352, 116, 256, 128, 24) +
  rect(478, 116, 3, 24, 'i') +
  rect(478, 220, 3, 24, 'i') +
  rect(516, 220, 3, 24, 'r') +
  rect(508, 202, 20, 6, 'i') +
  circle(464, 154, 6, 'piste-2') +
  circle(464, 206, 6, 'r') +
  arrow([400, 206], [436, 206]) +
  line(480, 189, 480, 219, 'd') +
  circle(480, 219, 2, 'i');

export const lapToGoDisplay = plate({
  name: 'lap-to-go-display',
  heading: 'Lap-to-go display',
  part: 'Track cycling: laps left at the finish line, lamps for pursuits',
  title: 'Lap-to-go board and red and green pursuit lamps',
  description:
    'The board in the infield at the finish line shows the laps left; each passage of the line takes one off. In ' +
    'pursuits a red and a green lamp stand for the two sides of the track, each beside its own pursuit line. Not to ' +
    'scale.',
  legend: [
    { text: 'Finish line: each passage takes one off', at: [562, 262], target: [519, 240], measures: true },
    { text: 'Laps to go', at: [130, 320], target: [160, 243] },
    { text: 'Pursuit lamps, red and green', at: [386, 306], target: [430, 312] },
    { text: 'Pursuit lines, one each side', at: [480, 180], target: [480, 142] },
  ],
  product: lapToGoProduct,
  body: (lettering) =>
    drawBoard(lettering) +
    drawLamp(lettering, 451, 'r', 'Red') +
    drawLamp(lettering, 539, 'piste-2', 'Green') +
    drawPlace(),
});
