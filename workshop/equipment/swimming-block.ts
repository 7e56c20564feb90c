/** Plate of the swimming start: the block. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { callout, plate, View, viewName } from './equipment-kit.ts';
import { mark } from './parts.ts';
import { ground } from './plate-marks.ts';

const BLOCK = 0.235;
const DECK = 356;

export const startingBlock: Drawing = plate({
  name: 'starting-block-osb11',
  heading: 'Starting block OSB11',
  part: 'Part 3454.013 with platform and footrest 3454.012',
  title: 'Starting block OSB11 with relay contact',
  description:
    'Starting block OSB11 in front, side and top view: 780 by 640 mm, top plate 740 by 520 mm, at most 650 mm ' +
    'high. The contact under the plate registers when a swimmer leaves it.',
  scale: { unitsPerMm: BLOCK, barMm: 500 },
  legend: [
    { text: 'Top plate, relay contact under it', measures: true },
    { text: 'Footrest that moves along the plate' },
    { text: 'Handles for all starts' },
    { text: 'Rear door to cables, loudspeaker' },
  ],
  body: (lettering) => {
    const front = new View(58, DECK - 650 * BLOCK, BLOCK);
    const side = new View(227, DECK - 650 * BLOCK, BLOCK);
    const top = new View(427, DECK - 770 * BLOCK, BLOCK);
    return (
      drawFront(lettering, front) +
      drawSide(side) +
      drawTop(top) +
      ground(46, 414, DECK) +
      front.dimX(lettering, 0, 640, 650, 28) +
      front.dimY(lettering, 60, 650, 0, -14, 'max 650') +
      side.dimX(lettering, 0, 780, 650, 28) +
      top.dimX(lettering, 60, 580, 770, 28) +
      top.dimY(lettering, 20, 760, 640, 26) +
      note(lettering, 133, 120, 'Front', 'middle') +
      note(lettering, 319, 120, 'Side', 'middle') +
      note(lettering, 502, 120, 'Top', 'middle') +
      callout(lettering, 1, [382, 172], side.at(600, 128), true) +
      callout(lettering, 2, [253, 142], side.at(140, 0)) +
      callout(lettering, 3, [396, 330], side.at(700, 318)) +
      callout(lettering, 4, [236, 300], side.at(196, 440))
    );
  },
});

function drawSide(view: View): string {
  const notches = each([130, 200, 270, 340, 410], (x) => view.line(x, 72 + x * 0.0865, x, 90 + x * 0.0865, 'm'));
  return (
    view.form('M640 150 L780 162 Q770 240 700 320 L560 420 L566 388 L682 304 Q742 238 750 182 L640 172 Z', 'g2 l') +
    view.form('M150 630 L470 630 L600 150 L90 106 Z', 'g1 l') +
    view.form('M164 590 L196 240 L236 240 L212 590 Z', 'p m') +
    view.rect(110, 626, 420, 24, 'g2 l', 6) +
    view.form('M20 60 L760 124 L758 152 L18 88 Z', 'p l') +
    view.form('M70 104 L690 158', 'rl') +
    view.form('M60 40 L300 82 L110 -44 Q96 -52 88 -38 Z', 'g2 l') +
    notches
  );
}

/** Bent tube of a hand grip: out from the plate and back to the column. */
function grip(view: View, side: 1 | -1): string {
  const x = (distance: number) => 320 + side * distance;
  return view.form(
    `M${x(260)} 130 L${x(298)} 130 Q${x(320)} 130 ${x(320)} 152 L${x(320)} 300 ` +
      `Q${x(320)} 322 ${x(298)} 322 L${x(174)} 322 ` +
      `L${x(174)} 300 L${x(286)} 300 Q${x(298)} 300 ${x(298)} 288 L${x(298)} 164 ` +
      `Q${x(298)} 152 ${x(286)} 152 L${x(260)} 152 Z`,
    'g2 l',
  );
}

function drawFront(lettering: Lettering, view: View): string {
  return (
    view.form('M120 -44 L520 -44 Q532 -44 532 -32 L544 60 L96 60 L108 -32 Q108 -44 120 -44 Z', 'g2 l') +
    grip(view, 1) +
    grip(view, -1) +
    view.form('M150 152 L490 152 L500 630 L140 630 Z', 'g1 l') +
    view.rect(120, 626, 400, 24, 'g2 l', 6) +
    view.rect(60, 60, 520, 92, 'p l', 10) +
    view.line(60, 124, 580, 124, 'm') +
    view.line(80, 138, 560, 138, 'rl') +
    mark(lettering, view, 320, 420, '4', 40)
  );
}

/** Rear of the block on top, the pool below. */
function drawTop(view: View): string {
  const ribs = repeat(16, (index) => view.line(84, 330 + index * 26, 556, 330 + index * 26, 'h'));
  const rests = repeat(6, (index) => view.line(130, 115 + index * 28, 510, 115 + index * 28, 'm'));
  const handle = (side: 1 | -1) =>
    view.rect(side > 0 ? 560 : 0, 420, 80, 240, 'g2 l', 26) + view.rect(side > 0 ? 560 : 22, 442, 58, 196, 'p m', 12);
  return (
    handle(1) +
    handle(-1) +
    view.rect(60, 20, 520, 740, 'p l', 26) +
    ribs +
    view.line(84, 60, 84, 740, 'm', '2 3') +
    view.line(556, 60, 556, 740, 'm', '2 3') +
    view.rect(100, 80, 440, 210, 'g2 l', 20) +
    rests
  );
}
