/** A timing loop in the road: the wire in its saw cut, the loop from above, the decoder beside the track. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, path, rect } from '../kit/shapes.ts';
import { plate } from './plate.ts';
import { loopDecoderProduct } from './products/loop-decoder.ts';

function section(lettering: Lettering): string {
  const field = each([26, 44, 62], (r) => `M${150 - r} 150A${r} ${r * 1.15} 0 0 0 ${150 + r} 150`);
  return (
    note(lettering, 32, 108, 'Section of the road') +
    rect(32, 226, 270, 118, 'asphalt-1') +
    rect(32, 344, 270, 48, 'g1') +
    line(32, 226, 302, 226, 'l') +
    line(32, 344, 302, 344, 'm') +
    rect(141, 226, 18, 88, 'i') +
    rect(143, 240, 14, 72, 'g3') +
    circle(150, 303, 8, 'p') +
    circle(150, 303, 6, 'r') +
    path('M32 142H302M60 142C70 130 84 126 100 126H232C246 126 262 130 272 142', 'm') +
    rect(130, 132, 40, 18, 'i', 3) +
    path(field, 'd', '4 4')
  );
}

function fromAbove(lettering: Lettering): string {
  const body =
    'M0 9C0 3 4 1 10 1H62C78 1 88 8 88 19S78 37 62 37H10C4 37 0 35 0 29Z' +
    'M28 7C36 5 46 5 54 8V30C46 33 36 33 28 31Z';
  const wheels = each([10, 58], (x) => each([-3, 35], (y) => rect(x, y, 17, 6, 'i', 2)));
  const car = (x: number, y: number): string =>
    `<g transform="translate(${x} ` +
    `${y})">${wheels}${path(body, 'p')}${path(body, 'l')}${rect(-3, 3, 5, 32, 'i')}${circle(66, 19, 4, 'i')}</g>`;
  const loop = 'M480 308V126H482M502 126H504V308';
  return (
    note(lettering, 340, 108, 'Top') +
    rect(340, 140, 268, 122, 'asphalt-1') +
    line(340, 140, 608, 140, 'l') +
    line(340, 262, 608, 262, 'l') +
    rect(490, 140, 4, 122, 'p') +
    path(loop, 'rl') +
    path(`M480 130${'l3 -5l3 5l3 5l3 -5'.repeat(2)}`, 'l') +
    car(360, 154) +
    car(512, 208) +
    arrow([356, 232], [416, 232])
  );
}

const decoder = (): string =>
  rect(384, 308, 176, 68, 'g1 l', 4) +
  rect(394, 317, 112, 42, 'p m') +
  each([0, 1, 2], (row) => {
    const y = 324 + row * 14;
    return rect(402, y, 30, 6, 'g3') + rect(438, y, 60, 6, row === 1 ? 'i' : 'g4');
  }) +
  each([520, 536], (x) => circle(x, 338, 4, 'g4')) +
  line(384, 366, 560, 366, 'h') +
  path('M560 342H608', 'l');

export const loopDecoder = plate({
  name: 'loop-decoder',
  heading: 'Loop and decoder',
  part: 'Motor racing: one wire across the track reads every car',
  title: 'Timing loop in its saw cut, with decoder',
  description:
    'Section: one wire lies in a saw cut under the racing surface, closed with sealant. From above: the loop ' +
    'crosses the track, is tuned by a resistor and joined to the decoder, which reads the code of each car’s ' +
    'transponder. Not to scale.',
  legend: [
    { text: 'Wire loop in its saw cut', at: [216, 280], target: [156, 303], measures: true },
    { text: 'Resistor that tunes the loop', at: [548, 112], target: [500, 124] },
    { text: 'Decoder: code and time of passing', at: [356, 326], target: [390, 342] },
    { text: 'Transponder under the car', at: [216, 108], target: [162, 138] },
  ],
  product: loopDecoderProduct,
  body: (lettering) => section(lettering) + fromAbove(lettering) + decoder(),
});
