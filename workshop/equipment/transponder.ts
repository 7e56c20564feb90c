/** The transponder on a skater's ankle and the signal it gives over the antenna at the line. */
import { arc, arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, ellipse, line, type Point, path, rect } from '../kit/shapes.ts';
import { plot } from './parts.ts';
import { plate } from './plate.ts';
import { transponderProduct } from './products/transponder.ts';

const ICE = 276;
const ANTENNA = 258;
const BASE = 376;

function skate(): string {
  const leg = 'M140 96L132 172M206 96C206 124 203 146 208 166';
  const boot =
    'M130 168C140 174 196 172 207 162C212 186 232 199 262 207C284 213 297 223 297 238H119C114 216 128 198 130 168Z';
  const lace = 'M201 176l15 -6M206 187l15 -8M216 197l13 -9M229 204l12 -9';
  const seam = 'M120 226H292M166 172C164 196 152 212 134 226';
  const clap = 'M128 238h34l-6 18h-22ZM246 238h38l-10 18h-18Z';
  const tube = 'M96 256H350L356 264H90Z';
  return (
    rect(32, ICE, 372, 26, 'ice-1') +
    line(32, ICE, 404, ICE, 'l') +
    path(leg, 'm') +
    path(boot, 'g1 l') +
    path(lace, 'm') +
    path(seam, 'h') +
    path(clap, 'g3 l') +
    path(tube, 'p l') +
    path(`M84 264H362C368 264 368 270 360 ${ICE}H88Z`, 'i') +
    circle(265, 247, 3.5, 'p l') +
    path('M137 116H206V136H136Z', 'g4 l') +
    rect(152, 110, 38, 32, 'i', 7) +
    each([50, 64, 78], (r) => arc([171, 126], r, -24, 24, 'd', '4 4'))
  );
}

function signal(lettering: Lettering): string {
  const at = (x: number): Point => [x, BASE - 62 / (1 + ((x - ANTENNA) / 46) ** 2) ** 1.5];
  const now = at(171);
  return (
    line(ANTENNA, 296, ANTENNA, BASE, 'rl') +
    each([-12, 12], (dx) => circle(ANTENNA + dx, 289, 5, 'p l')) +
    arrow([60, BASE], [404, BASE]) +
    plot(60, 396, (x) => at(x), 'l', 84) +
    line(171, 144, 171, now[1], 'm', '3 4') +
    circle(...now, 4, 'i') +
    note(lettering, 60, 336, 'Signal') +
    note(lettering, 404, 394, 'Place', 'end')
  );
}

function device(lettering: Lettering): string {
  const turns = each([0, 4, 8], (inset) => {
    return rect(490 + inset, 133 + inset, 68 - 2 * inset, 44 - 2 * inset, 'm', 10 - inset);
  });
  return (
    note(lettering, 524, 108, 'Opened', 'middle') +
    rect(440, 143, 168, 24, 'g2') +
    line(440, 143, 608, 143, 'l') +
    line(440, 167, 608, 167, 'l') +
    rect(482, 125, 84, 60, 'p l', 14) +
    turns +
    circle(514, 155, 9, 'g3 l') +
    rect(532, 149, 12, 12, 'i', 1)
  );
}

function ankles(lettering: Lettering): string {
  const ankle = (x: number, side: number): string =>
    ellipse(x, 290, 25, 29, 'g4 l') + ellipse(x, 290, 20, 24, 'p l') + rect(x + side * 27 - 5, 272, 10, 36, 'i', 4);
  return (
    note(lettering, 524, 240, 'Both ankles, top', 'middle') +
    ankle(484, -1) +
    ankle(564, 1) +
    arrow([524, 368], [524, 332])
  );
}

export const transponder = plate({
  name: 'transponder',
  heading: 'Transponder',
  part: 'Speed skating, short track, cross-country: one on each leg',
  title: 'Ankle transponder passing the antenna at the line',
  description:
    'A transponder is strapped round each ankle above the skating boot. Its signal grows towards the antenna at the ' +
    'line; the peak gives the moment of passing. A cross-country World Cup uses 220 pairs. Not to scale.',
  legend: [
    { text: 'Signal peak: moment of passing', at: [312, 330], target: [ANTENNA, 330], measures: true },
    { text: 'Transponder on its strap', at: [66, 126], target: [158, 126] },
    { text: 'Antenna at the line', at: [366, 322], target: [ANTENNA + 16, 289] },
    { text: 'Coil, battery and a code of its own', at: [580, 204], target: [552, 171] },
  ],
  product: transponderProduct,
  body: (lettering) => skate() + signal(lettering) + device(lettering) + ankles(lettering),
});
