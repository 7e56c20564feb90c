/** Scoreboards as objects in isometric view, row behind row: the large ones for the public behind, those of the sports before them. */
import { type Point, polygon, repeat, round } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';

interface Board {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Off the ground, on two legs. */
  readonly rise: number;
  readonly columns: number;
  /** From one board to the next, along a row and from row to row. */
  readonly pitch: Point;
  readonly face: (on: Face) => string;
}

/** A part of the face: shares of its width and height, from the lower left. */
type Face = (from: Point, to: Point, className: string) => string;

const COS = Math.cos(Math.PI / 6);
const iso = (a: number, b: number, up: number): Point => [(a - b) * COS, (a + b) / 2 - up];

const SPORT: Board = {
  ...{ name: 'sport-board', width: 11.6, height: 9, depth: 2, rise: 2.6, columns: 20, pitch: [16, 15] },
  face: (on) =>
    on([0, 0], [1, 1], 'led-ground') +
    on([0.1, 0.62], [0.52, 0.82], 'led-lit') +
    on([0.64, 0.62], [0.9, 0.82], 'led-lit') +
    on([0.1, 0.22], [0.42, 0.42], 'led-lit') +
    on([0.64, 0.22], [0.9, 0.42], 'led-lit'),
};

/** They show pictures: sky, stand, track, a lane's lines. */
const PUBLIC: Board = {
  ...{ name: 'public-board', width: 26, height: 17, depth: 3, rise: 3.4, columns: 10, pitch: [32, 20] },
  face: (on) =>
    on([0, 0], [1, 1], 'led-ground') +
    on([0.05, 0.07], [0.95, 0.93], 'kit-blue') +
    on([0.05, 0.5], [0.95, 0.68], 'kit-navy') +
    on([0.05, 0.07], [0.95, 0.5], 'kit-orange') +
    on([0.05, 0.28], [0.95, 0.33], 'kit-white') +
    on([0.4, 0.2], [0.48, 0.72], 'kit-white') +
    on([0.62, 0.2], [0.7, 0.72], 'kit-yellow'),
};

function symbol({ name, width, height, depth, rise, face }: Board): string {
  const quad = (places: readonly Place[], className: string): string =>
    polygon(
      places.map((place) => iso(...place)),
      className,
    );
  const top = rise + height;
  const on: Face = ([u1, v1], [u2, v2], className) => {
    const at = (u: number, v: number): Place => [u * width, depth, rise + v * height];
    return quad([at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)], className);
  };
  const leg = (u: number): string =>
    quad(
      [
        [u, depth, 0],
        [u + 1.4, depth, 0],
        [u + 1.4, depth, rise],
        [u, depth, rise],
      ],
      'steel',
    );
  return (
    `<g id="${name}">` +
    leg(width * 0.16) +
    leg(width * 0.76) +
    quad(
      [
        [width, 0, rise],
        [width, depth, rise],
        [width, depth, top],
        [width, 0, top],
      ],
      'kit-ink',
    ) +
    quad(
      [
        [0, 0, top],
        [width, 0, top],
        [width, depth, top],
        [0, depth, top],
      ],
      'kit-grey',
    ) +
    face(on) +
    '</g>'
  );
}

/** What the fields re-use; stands once in a picture. */
export const boardSymbols = (): string => `<defs>${symbol(SPORT)}${symbol(PUBLIC)}</defs>`;

function rows({ name, columns, pitch: [along, back] }: Board, count: number, from: number): string {
  return repeat(count, (index) => {
    const [x, y] = iso((index % columns) * along, from + Math.floor(index / columns) * back, 0);
    return `<use href="#${name}" x="${round(x)}" y="${round(y)}"/>`;
  });
}

const depthOf = ({ columns, pitch: [, back] }: Board, count: number): number => Math.ceil(count / columns) * back;

const LENGTH = SPORT.columns * SPORT.pitch[0];

/** The floor they stand on, light in both schemes so that dark boards are seen. */
const floor = (back: number): string =>
  polygon([iso(-8, -8, 0), iso(LENGTH + 4, -8, 0), iso(LENGTH + 4, back, 0), iso(-8, back, 0)], 'kit-white-s');

/** The farthest corner of the field is at the point. */
export function boardField([x, y]: Point, scale: number, sport: number, publicBoards: number): string {
  const front = depthOf(PUBLIC, publicBoards) + 6;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    floor(front + depthOf(SPORT, sport)) +
    rows(PUBLIC, publicBoards, 0) +
    rows(SPORT, sport, front) +
    '</g>'
  );
}
