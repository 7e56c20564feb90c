/** A halfpipe from the side at the scale of the course, and cut across at four times that; a usual size, not a fixed one. */
import type { Lettering } from '../../kit/lettering.ts';
import { line, type Point, path, placed, polygon, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import type { Pin } from '../kit/plan.ts';
import { table } from '../kit/signs.ts';
import { scale } from './course.ts';

const LENGTH = 165;
const SLOPE = 18;
const DEPTH = 6.5;
const WIDTH = 19.5;
const JUMPS = [22, 50, 78, 106, 134];
const TOP: Point = [656, 304];
const BASE = 442;
const { of } = scale;

/** A place in the picture from metres along the pipe and up from its floor. */
function onPipe(along: number, up: number): Point {
  const angle = (SLOPE * Math.PI) / 180;
  return [
    TOP[0] + of(along * Math.cos(angle) + up * Math.sin(angle)),
    TOP[1] + of(along * Math.sin(angle) - up * Math.cos(angle)),
  ];
}

/** The ride, drawn on the level and then tilted: grey on the wall, red in the air. */
function ride(): string {
  const lip = round(-of(DEPTH));
  const wall = JUMPS.map((at) => {
    const [from, take, land, to] = [at - 14, at - 4, at + 4, at + 14].map((metres) => round(of(metres)));
    return `M${from} -1Q${take} -1 ${take} ${lip}M${land} ${lip}Q${land} -1 ${to} -1`;
  });
  const air = JUMPS.map((at) => {
    const [take, top, land] = [at - 4, at, at + 4].map((metres) => round(of(metres)));
    return `M${take} ${lip}Q${top} ${round(lip - of(12))} ${land} ${lip}`;
  });
  return placed(TOP[0], TOP[1], stroke(wall.join(''), 'm', 1.2) + stroke(air.join(''), 'rl', 2), SLOPE);
}

const floorEnd = onPipe(LENGTH, 0);
const [jumpX, jumpY] = onPipe(78, DEPTH + 6);
const SECTION: Point = [656, 480];

export const halfpipePins: readonly Pin[] = [
  [6, [SECTION[0] + 16, SECTION[1] - 29], [SECTION[0] + 50, SECTION[1] - 20]],
  [7, [jumpX, jumpY], [jumpX + 26, jumpY - 26]],
  [8, [1074, floorEnd[1] - 34], [1074, floorEnd[1] - 56]],
];

function section(): string {
  const k = 4 * scale.unitsPerMetre;
  const [left, top] = SECTION;
  const [width, depth, deck] = [round(WIDTH * k), round(DEPTH * k), 36];
  const r = depth;
  const shape =
    `M${left - deck} ${top}H${left}A${r} ${r} 0 0 0 ${left + r} ${top + r}H${left + width - r}` +
    `A${r} ${r} 0 0 0 ${left + width} ${top}h${deck}V${round(top + depth + 10)}H${left - deck}Z`;
  return (
    path(shape, 'snow-1') +
    stroke(shape.slice(0, shape.indexOf('V')), 'l', 1.5) +
    stroke(`M${left} ${top}q16 -58 32 0`, 'rl', 2)
  );
}

export function halfpipeWords(lettering: Lettering): string {
  const style = { size: 16, style: 'bold' } as const;
  return (
    lettering.text(620, 256, 'Halfpipe from the side', style) +
    lettering.text(SECTION[0] + 4 * of(WIDTH) + 52, SECTION[1] + 36, 'Cut across,', style) +
    lettering.text(SECTION[0] + 4 * of(WIDTH) + 52, SECTION[1] + 55, 'enlarged 4×', style)
  );
}

export function halfpipe(): string {
  const [floorTop, lipTop, lipEnd] = [onPipe(0, 0), onPipe(0, DEPTH), onPipe(LENGTH, DEPTH)];
  const startHut: Point = [620, TOP[1] - 22];
  return (
    polygon(
      [startHut, [TOP[0] + 2, TOP[1] - 22], floorTop, floorEnd, [1096, floorEnd[1]], [1096, BASE], [620, BASE]],
      'snow-1',
    ) +
    polygon([floorTop, floorEnd, lipEnd, lipTop], 'snow') +
    line(...lipTop, ...lipEnd, 'l') +
    line(...floorTop, ...floorEnd, 'l') +
    line(...floorEnd, 1096, floorEnd[1], 'l') +
    line(...startHut, TOP[0] + 2, TOP[1] - 22, 'l') +
    rect(TOP[0] - 6, TOP[1] - 36, 4, 14, 'i') +
    ride() +
    table(1054, floorEnd[1] - 34, 40, 34) +
    rect(1054, floorEnd[1] - 26, 40, 9, 'i') +
    section()
  );
}
