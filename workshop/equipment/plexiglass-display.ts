/** The LED layer in the plexiglass of an ice rink. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { centredDigits, digits, digitsWidth } from '../kit/seven-segment.ts';
import { circle, each, line, path, points, polygon, rect, repeat } from '../kit/shapes.ts';
import { plate } from './plate.ts';
import { plexiglassProduct } from './products/plexiglass-display.ts';

function rinkFront(lettering: Lettering): string {
  const posts = [56, 152, 300, 396];
  return (
    note(lettering, 32, 106, 'From the ice') +
    rect(32, 120, 388, 158, 'ice-1') +
    rect(152, 120, 148, 158, 'p') +
    rect(32, 278, 388, 82, 'p') +
    rect(32, 348, 388, 14, 'sand') +
    rect(32, 362, 388, 30, 'ice-1') +
    each([120, 278, 348, 362], (y) => line(32, y, 420, y, y === 348 ? 'm' : 'l')) +
    each(posts, (x) => rect(x - 2, 120, 4, 158, 'g4')) +
    each([104, 226, 348], (x) => line(x, 284, x, 348, 'h')) +
    rect(32, 278, 388, 6, 'g4') +
    centredDigits(226, 142, '07:43', 44, 'r') +
    digits(166, 224, '1:26', 21) +
    digits(286 - digitsWidth('0:58', 21), 224, '0:58', 21)
  );
}

const rinkSection = (lettering: Lettering): string =>
  note(lettering, 608, 106, 'Section', 'end') +
  rect(452, 362, 156, 30, 'ice-1') +
  line(452, 362, 608, 362, 'l') +
  polygon(points('540,284 580,284 580,362 532,362 532,292'), 'g2') +
  path('M532 362V284H580V362', 'l') +
  rect(526, 284, 6, 64, 'p l') +
  rect(524, 348, 8, 14, 'sand') +
  each([540, 564], (x) => rect(x, 120, 10, 170, 'ice-1 l')) +
  rect(550, 120, 14, 170, 'p') +
  line(550, 120, 564, 120, 'l') +
  repeat(11, (row) => rect(553, 130 + row * 13, 8, 6, 'i')) +
  path('M557 290V330H608', 'm') +
  each([176, 212, 248], (y) => arrow([540, y], [476, y], 'm', 'g4')) +
  note(lettering, 476, 340, 'Ice side', 'middle') +
  circle(557, 330, 2, 'i');

export const plexiglassDisplay = plate({
  name: 'plexiglass-display',
  heading: 'Plexiglass display',
  part: 'Ice hockey: LED display inside the rink glass, Beijing 2022',
  title: 'Game and penalty time inside the rink glass',
  description:
    'Front: a panel of the rink’s plexiglass with game time and two penalty times lit inside it. Section: the LED ' +
    'layer stands inside the glass above the boards. First used at Beijing 2022. Not to scale.',
  legend: [
    { text: 'Game time', at: [330, 146], target: [288, 162], measures: true },
    { text: 'Penalty times', at: [120, 252], target: [168, 240] },
    { text: 'LED layer inside the plexiglass', at: [592, 150], target: [560, 159] },
    { text: 'Boards of the rink', at: [360, 318], target: [320, 318] },
  ],
  product: plexiglassProduct,
  body: (lettering) => rinkFront(lettering) + rinkSection(lettering),
});
