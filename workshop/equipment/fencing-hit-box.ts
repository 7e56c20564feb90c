/** The hit box of a piste: lamps and score, the weapon's tip, and where everything stands. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import { dimension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { centredDigits, digits, digitsWidth } from '../kit/seven-segment.ts';
import { circle, each, line, path, rect } from '../kit/shapes.ts';
import { drawPiste } from './piste.ts';
import { plate } from './plate.ts';
import { hitBoxProduct } from './products/fencing-hit-box.ts';

function box(): string {
  const lamp = (x: number, fill: string): string => rect(x, 112, 52, 78, `${fill} l`, 3);
  return (
    rect(32, 102, 330, 124, 'g1 l', 6) +
    lamp(42, 'r') +
    lamp(300, 'piste-1') +
    each([42, 300], (x) => rect(x, 198, 52, 18, 'p m', 3)) +
    rect(104, 112, 186, 104, 'p m', 2) +
    digits(116, 122, '12', 46) +
    digits(278 - digitsWidth('14', 46), 122, '14', 46) +
    centredDigits(197, 180, '1:26', 28)
  );
}

function tip(lettering: Lettering): string {
  return (
    note(lettering, 394, 116, 'Tip in section') +
    path('M394 162H424V174H394', 'g3') +
    path('M394 162H424M394 174H424', 'l') +
    path('M424 140H528V150H438V186H528V196H424Z', 'g2 l') +
    path(`M456 152${'l5 32l5 -32'.repeat(5)}`, 'l') +
    rect(508, 152, 10, 32, 'g4') +
    rect(518, 158, 30, 20, 'p l') +
    rect(548, 148, 14, 40, 'g1 l', 4) +
    rect(470, 164, 38, 8, 'i') +
    rect(438, 160, 8, 16, 'i') +
    circle(458, 168, 5, 'r') +
    arrow([608, 168], [568, 168])
  );
}

function piste(lettering: Lettering): string {
  const [x, y, k] = [50, 312, 30];
  const cable = (end: number, metres: number, way: number): string =>
    path(`M${end} ${y + 27}H${x + (2 + metres) * k - way * 9}M${end} ${y + 14}V270H${320 - way * 34}`, 'm');
  return (
    drawPiste(x, y, k) +
    cable(60, 4.2, 1) +
    cable(580, 9.8, -1) +
    each([60, 580], (end) => rect(end - 9, y + 14, 18, 26, 'i', 3)) +
    each([4.2, 9.8], (metres) => circle(x + (2 + metres) * k, y + 27, 9, 'p l')) +
    rect(286, 260, 68, 20, 'g1 l', 3) +
    rect(290, 264, 12, 12, 'r') +
    rect(338, 264, 12, 12, 'piste-1') +
    line(320, 284, 320, 308, 'h') +
    circle(320, 384, 10, 'p l') +
    note(lettering, 338, 389, 'Referee') +
    dimension(lettering, [110, 302], [530, 302], '') +
    note(lettering, 430, 297, '14 m', 'middle')
  );
}

export const fencingHitBox = plate({
  name: 'fencing-hit-box',
  heading: 'Fencing scoring apparatus',
  part: 'Lamps, score and clock of one piste; by cable or by radio',
  title: 'Scoring apparatus, épée tip and place on the piste',
  description:
    'Front of the scoring apparatus with the lamp of one side lit; section of an épée tip, whose contact closes at 750 g ' +
    '(foil 500 g); and the piste of 14 m with the apparatus opposite the referee. Radio replaces the cables from the ' +
    'table of 32. Not to scale.',
  legend: [
    { text: 'Touch: contact closes, lamp lights', at: [430, 236], target: [457, 172], measures: true },
    { text: 'Spring: 750 g in épée, 500 g in foil', at: [500, 220], target: [486, 184] },
    { text: 'Apparatus opposite the referee', at: [250, 248], target: [290, 262] },
    { text: 'Cable reel; radio from the table of 32', at: [86, 384], target: [64, 348] },
  ],
  product: hitBoxProduct,
  body: (lettering) => box() + tip(lettering) + piste(lettering),
});
