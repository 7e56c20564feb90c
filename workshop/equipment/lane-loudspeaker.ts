/** Plate of the loudspeaker that stands at every lane. */
import type { Drawing } from '../kit/drawing.ts';
import { circle, line, path } from '../kit/shapes.ts';
import { callout, plate, View, viewName } from './equipment-kit.ts';
import { grille, roundSocket, screw } from './parts.ts';

const BOX = 0.74;

export const loudspeaker: Drawing = plate({
  name: 'lane-loudspeaker',
  heading: 'Lane loudspeaker',
  part: 'Sets of 3 to 10, 3399.933.06 to 3399.940.03',
  title: 'Lane loudspeaker, one behind every start',
  description:
    'Mobile lane loudspeaker in front, side and top view, 180 by 215 by 192 mm. One stands at every lane, chained ' +
    'by cable, so that all hear the start at the same instant; the chain loads the amplifier with 3.2 to 16 ohm.',
  scale: { unitsPerMm: BOX, barMm: 100 },
  legend: [
    { text: 'Start sound at the lane', measures: true },
    { text: 'Sockets from and to the next lane' },
    { text: 'Carrying handle' },
    { text: 'Chain of 3.2 to 16 ohm' },
  ],
  body: (lettering) => {
    const front = new View(72, 128, BOX);
    const side = new View(258, 128, BOX);
    const top = new View(460, 136, BOX);
    return (
      drawSpeakerFront(front) +
      drawSpeakerSide(side) +
      top.rect(0, 0, 180, 192, 'g1 l', 14) +
      top.rect(40, 62, 100, 56, 'p m', 10) +
      top.rect(46, 78, 88, 24, 'g2 l', 12) +
      top.line(0, 166, 180, 166, 'm') +
      front.dimY(lettering, 0, 215, 0, -18) +
      front.dimX(lettering, 0, 180, 215, 24) +
      side.dimX(lettering, 0, 192, 215, 24) +
      top.dimX(lettering, 0, 180, 192, 24) +
      note(lettering, 139, 116, 'Front', 'middle') +
      note(lettering, 329, 116, 'Side', 'middle') +
      note(lettering, 527, 116, 'Top', 'middle') +
      drawSpeakerChain() +
      callout(lettering, 1, [222, 186], front.at(120, 120), true) +
      callout(lettering, 2, [236, 306], side.at(18, 150)) +
      callout(lettering, 3, [426, 148], top.at(60, 90)) +
      callout(lettering, 4, [590, 366], [560, 366])
    );
  },
});

function drawSpeakerFront(view: View): string {
  return (
    view.rect(0, 0, 180, 207, 'g1 l', 14) +
    each([18, 132], (x) => view.rect(x, 207, 30, 8, 'g3 l', 2)) +
    view.circle(90, 112, 74, 'p l') +
    grille(...view.at(90, 112), 66 * BOX, 7, 2.1) +
    view.circle(90, 112, 80, 'rl') +
    each([16, 164], (x) => each([16, 191], (y) => screw(view, x, y, 5)))
  );
}

function drawSpeakerSide(view: View): string {
  const [x, y] = view.at(192, 112);
  const waves = each([14, 24, 34], (radius) =>
    path(
      `M${x + radius * 0.7 - 4} ${y - radius}Q${x + radius * 1.15 - 4} ${y} ${x + radius * 0.7 - 4} ${y + radius}`,
      'rl',
    ),
  );
  return (
    view.form('M14 0 L178 0 Q192 0 192 14 L192 193 Q192 207 178 207 L26 207 Q14 207 12 194 L0 16 Q0 0 14 0 Z', 'g1 l') +
    each([30, 136], (x) => view.rect(x, 207, 30, 8, 'g3 l', 2)) +
    view.line(166, 0, 166, 207, 'm') +
    view.form('M8 120 L34 120 L34 178 L12 178 Z', 'p m') +
    roundSocket(view, 22, 136, 8, 3) +
    roundSocket(view, 24, 162, 8, 3) +
    waves
  );
}

function drawSpeakerChain(): string {
  const lanes = repeat(10, (index) => circle(140 + index * 46, 366, 6, 'p l') + circle(140 + index * 46, 366, 2, 'r'));
  return line(72, 366, 554, 366, 'm') + lanes;
}
