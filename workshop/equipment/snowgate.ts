/** The Snowgate: a cam that works both contacts at one and the same angle. */
import { arcArrow, arrow, polar } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, line, type Point, path, rect, repeat, round } from '../kit/shapes.ts';
import { plot } from './parts.ts';
import { plate } from './plate.ts';
import { snowgateProduct } from './products/snowgate.ts';
import { drawWand } from './wand.ts';

const TRIP = 24;

const HUB: Point = [142, 206];

/** A disc with two opposite lobes, turned. */
function cam(turn: number): string {
  const at = (angle: number, distance: number): string =>
    polar(HUB, angle + turn, distance)
      .map(round)
      .join(' ');
  const lobe = (angle: number): string =>
    `L${at(angle - 10, 52)}A52 52 0 0 1 ${at(angle + 10, 52)}L${at(angle + 48, 32)}`;
  return `M${at(-48, 32)}${lobe(0)}A32 32 0 0 1 ${at(132, 32)}${lobe(180)}A32 32 0 0 1 ${at(312, 32)}Z`;
}

/** Two leaf springs that the lobe presses together. */
const leafContact = (): string =>
  path('M88 182V238M80 182V238', 'l') +
  rect(76, 232, 16, 14, 'g4', 2) +
  circle(84, 206, 4, 'i') +
  path('M84 246V256H66', 'm');

/** A plunger in a coil. */
function coilContact(): string {
  const turns = repeat(6, (index) => `M204 ${188 + index * 7}l12 4`);
  return rect(194, 202, 24, 8, 'g4') + rect(202, 184, 16, 44, 'p l', 2) + path(turns, 'm');
}

const gateHead = (lettering: Lettering): string =>
  note(lettering, 32, 108, 'Head, opened, from above') +
  drawWand(HUB, 90, 176, 'p', 'm') +
  drawWand(HUB, 90 - TRIP, 176, 'r', 'rl') +
  arcArrow(HUB, 152, 90, 90 - TRIP, 'rl', 'r') +
  rect(56, 120, 172, 172, 'g1 l', 12) +
  rect(66, 130, 152, 152, 'p m', 6) +
  path(cam(TRIP), 'm', '3 3') +
  leafContact() +
  coilContact() +
  path(cam(0), 'g2 l') +
  circle(...HUB, 11, 'p l') +
  circle(...HUB, 2, 'i');

const GRAPH = { left: 340, right: 600, foot: 372, top: 140, level: 232 } as const;

/** A push that begins at a time and takes a time to throw the wand open; returns the point at a share of it. */
const push =
  (start: number, duration: number): ((share: number) => Point) =>
  (share) => [start + share * duration, GRAPH.foot - (GRAPH.foot - GRAPH.top) * (3 * share ** 2 - 2 * share ** 3)];

function pushGraph(lettering: Lettering): string {
  const { left, right, foot, top, level } = GRAPH;
  // Where 3u² - 2u³ reaches the level's share of the full way.
  const crossing = 0.569;
  const draw = (start: number, duration: number, name: string): string => {
    const at = push(start, duration);
    const [x] = at(crossing);
    return (
      plot(0, 1, at, 'l') +
      line(x, level, x, foot, 'rl', '3 4') +
      circle(x, level, 4, 'r') +
      note(lettering, x + 26, 210, name)
    );
  };
  return (
    note(lettering, left - 8, 108, 'Angle of the wand') +
    arrow([left, foot], [left, 116]) +
    arrow([left, foot], [608, foot]) +
    note(lettering, 608, foot + 18, 'Time', 'end') +
    line(left, top, right, top, 'm', '2 4') +
    line(left, level, right, level, 'rl') +
    draw(356, 66, 'Quick push') +
    draw(384, 186, 'Slow push')
  );
}

export const snowgate = plate({
  name: 'snowgate',
  heading: 'Snowgate',
  part: 'Alpine start gate, new in 2010: the same angle for every racer',
  title: 'Snowgate: one tripping angle for every racer',
  description:
    'Schematic: inside the head a cam on the shaft of the wand works a mechanical and an electromechanical contact ' +
    'at one fixed angle. The graph shows a quick and a slow push: both start the clock where they cross that same ' +
    'angle. New in 2010. Not to scale.',
  legend: [
    { text: 'Tripping angle: the clock starts', at: [568, 262], target: [556, GRAPH.level], measures: true },
    { text: 'Cam on the shaft of the wand', at: [142, 148], target: [142, 184] },
    { text: 'Mechanical contact', at: [40, 172], target: [80, 192] },
    { text: 'Electromechanical contact', at: [248, 172], target: [212, 192] },
  ],
  product: snowgateProduct,
  body: (lettering) => gateHead(lettering) + pushGraph(lettering),
});
