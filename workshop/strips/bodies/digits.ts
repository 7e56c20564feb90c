/** Block numerals for bibs, saddle cloths, sleds and cars. They are mirrored here, because the camera mirrors them back. */
import { LIT_BARS } from '../../kit/seven-segment.ts';
import { type Point, points } from '../../kit/shapes.ts';
import type { Part } from '../body.ts';
import { box, put } from '../geometry.ts';

/** The bars of a numeral one unit high and 0.6 wide, by the names of the kit. */
const BARS: Readonly<Record<string, Point[]>> = {
  a: box(0, 0.82, 0.6, 0.18),
  b: box(0.42, 0.41, 0.18, 0.59),
  c: box(0.42, 0, 0.18, 0.59),
  d: box(0, 0, 0.6, 0.18),
  e: box(0, 0, 0.18, 0.59),
  f: box(0, 0.41, 0.18, 0.59),
  g: box(0, 0.41, 0.6, 0.18),
};
const ADVANCE = 0.78;

/** Numerals that a set of segments draws badly. */
const OWN: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '1': [box(0.24, 0, 0.2, 1), points('0.24,1 0.24,0.78 0.06,0.7 0.06,0.88')],
  '3': [box(0, 0.82, 0.6, 0.18), box(0.16, 0.41, 0.44, 0.18), box(0, 0, 0.6, 0.18), box(0.42, 0, 0.18, 1)],
  '4': [box(0.36, 0, 0.19, 1), box(0, 0.2, 0.66, 0.17), points('0.36,1 0.5,1 0.2,0.3 0,0.3')],
  '7': [box(0, 0.82, 0.6, 0.18), points('0.39,0.84 0.6,0.84 0.32,0 0.1,0')],
};

const strokesOf = (numeral: string): readonly (readonly Point[])[] =>
  OWN[numeral] ?? [...(LIT_BARS[numeral] ?? '')].map((name) => BARS[name] ?? []);

/** Numerals centred on the origin, `height` metres high. */
export function numerals(text: string, height: number, fill: string): Part[] {
  const start = -(text.length * ADVANCE - (ADVANCE - 0.6)) / 2;
  return [...text].flatMap((numeral, index) =>
    strokesOf(numeral).map((stroke) => ({
      fill,
      outline: stroke.map(([x, y]): Point => [-(start + index * ADVANCE + x) * height, (y - 0.5) * height]),
    })),
  );
}

/** A number on a plate, turned and placed: (x, y) is the middle of the plate. */
export function plate(
  text: string,
  [x, y]: Point,
  {
    width,
    height,
    turn = 0,
    ground = 'kit-white',
    ink = 'kit-ink',
  }: { width: number; height: number; turn?: number; ground?: string; ink?: string },
): Part[] {
  const parts: Part[] = [
    { fill: ground, outline: box(-width / 2, -height / 2, width, height) },
    ...numerals(text, height * 0.66, ink),
  ];
  return parts.map((part) => ({ ...part, outline: put(part.outline, x, y, turn) }));
}
