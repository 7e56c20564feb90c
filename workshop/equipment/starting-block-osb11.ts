/** Plate of the swimming start: the block. */
import type { Lettering } from '../kit/lettering.ts';
import { each, repeat } from '../kit/shapes.ts';
import { ground, mark } from './parts.ts';
import { plate } from './plate.ts';
import { startingBlockProduct } from './products/starting-block-osb11.ts';
import { View } from './view.ts';

const BLOCK = 0.235;
const DECK = 356;

const drawSide = (view: View): string =>
  view.path('M640 150 L780 162 Q770 240 700 320 L560 420 L566 388 L682 304 Q742 238 750 182 L640 172 Z', 'g2 l') +
  view.path('M150 630 L470 630 L600 150 L90 106 Z', 'g1 l') +
  view.path('M164 590 L196 240 L236 240 L212 590 Z', 'p m') +
  view.rect(110, 626, 420, 24, 'g2 l', 6) +
  view.path('M20 60 L760 124 L758 152 L18 88 Z', 'p l') +
  view.path('M70 104 L690 158', 'rl') +
  view.path('M60 40 L300 82 L110 -44 Q96 -52 88 -38 Z', 'g2 l') +
  each([130, 200, 270, 340, 410], (x) => view.line(x, 72 + x * 0.0865, x, 90 + x * 0.0865, 'm'));

/** Bent tube of a hand grip: out from the plate and back to the column. */
function grip(view: View, side: 1 | -1): string {
  const x = (distance: number) => 320 + side * distance;
  return view.path(
    `M${x(260)} 130 L${x(298)} 130 Q${x(320)} 130 ${x(320)} 152 L${x(320)} 300 ` +
      `Q${x(320)} 322 ${x(298)} 322 L${x(174)} 322 ` +
      `L${x(174)} 300 L${x(286)} 300 Q${x(298)} 300 ${x(298)} 288 L${x(298)} 164 ` +
      `Q${x(298)} 152 ${x(286)} 152 L${x(260)} 152 Z`,
    'g2 l',
  );
}

const drawFront = (lettering: Lettering, view: View): string =>
  view.path('M120 -44 L520 -44 Q532 -44 532 -32 L544 60 L96 60 L108 -32 Q108 -44 120 -44 Z', 'g2 l') +
  grip(view, 1) +
  grip(view, -1) +
  view.path('M150 152 L490 152 L500 630 L140 630 Z', 'g1 l') +
  view.rect(120, 626, 400, 24, 'g2 l', 6) +
  view.rect(60, 60, 520, 92, 'p l', 10) +
  view.line(60, 124, 580, 124, 'm') +
  view.line(80, 138, 560, 138, 'rl') +
  mark(lettering, view, 320, 420, '4', 40);

/** Rear of the block on top, the pool below. */
function drawTop(view: View): string {
  const handle = (side: 1 | -1) =>
    view.rect(side > 0 ? 560 : 0, 420, 80, 240, 'g2 l', 26) + view.rect(side > 0 ? 560 : 22, 442, 58, 196, 'p m', 12);
  return (
    handle(1) +
    handle(-1) +
    view.rect(60, 20, 520, 740, 'p l', 26) +
    repeat(16, (index) => view.line(84, 330 + index * 26, 556, 330 + index * 26, 'h')) +
    view.line(84, 60, 84, 740, 'm', '2 3') +
    view.line(556, 60, 556, 740, 'm', '2 3') +
    view.rect(100, 80, 440, 210, 'g2 l', 20) +
    repeat(6, (index) => view.line(130, 115 + index * 28, 510, 115 + index * 28, 'm'))
  );
}

const front = new View(58, DECK - 650 * BLOCK, BLOCK, {
  name: 'Front',
  nameY: 120,
  width: 640,
  height: 650,
  below: 28,
});
const side = new View(227, DECK - 650 * BLOCK, BLOCK, { name: 'Side', nameY: 120, width: 780, height: 650, below: 28 });
const top = new View(427, DECK - 770 * BLOCK, BLOCK, { name: 'Top', nameY: 120, width: 640 });

export const startingBlock = plate({
  name: 'starting-block-osb11',
  heading: 'Starting block OSB11',
  part: 'Part 3454.013 with platform and footrest 3454.012',
  title: 'Starting block OSB11 with relay contact',
  description:
    'Starting block OSB11 in front, side and top view: 780 by 640 mm, top plate 740 by 520 mm, at most 650 mm high. ' +
    'The contact under the plate registers when a swimmer leaves it.',
  scale: { unitsPerMm: BLOCK, barMm: 500 },
  legend: [
    { text: 'Top plate, relay contact under it', at: [382, 172], target: side.at(600, 128), measures: true },
    { text: 'Footrest that moves along the plate', at: [253, 142], target: side.at(140, 0) },
    { text: 'Handles for all starts', at: [396, 330], target: side.at(700, 318) },
    { text: 'Rear door to cables, loudspeaker', at: [236, 300], target: side.at(196, 440) },
  ],
  views: [front, side, top],
  product: startingBlockProduct,
  body: (lettering) =>
    drawFront(lettering, front) +
    drawSide(side) +
    drawTop(top) +
    ground(46, 414, DECK) +
    front.dimY(lettering, 60, 650, 0, -14, 'max 650') +
    top.dimX(lettering, 60, 580, 770, 28) +
    top.dimY(lettering, 20, 760, 640, 26),
});
