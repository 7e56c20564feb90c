/** What all pictures of screens have in common: their frame, their colours, and the narrow variant for telephones. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { type Box, placed } from '../kit/shapes.ts';
import { SCREEN_COLOURS } from './colours.ts';

/** Follows the page's scheme; keeps the colours of daylight (boards, television pictures); or those of a dark monitor. */
type Light = 'page' | 'day' | 'night';

interface ScreenOptions extends Pick<Drawing, 'title' | 'description' | 'draw' | 'legend'> {
  /** The id is screen/<name>. */
  readonly name: string;
  readonly light?: Light;
  /** What is shown of a drawing that is thought 960 units wide: all of it, 600 high, unless told. */
  readonly part?: Box;
  /** Two or three facts for telephones, 390 units wide. */
  readonly narrow?: { readonly height: number; readonly draw: (lettering: Lettering) => string };
}

const WHOLE: Box = { x: 0, y: 0, width: 960, height: 600 };
/** Width of narrow variants; they are shown at 0.92, so 13 units are 12 px. */
export const NARROW = 390;

export function screen({ name, light = 'page', part = WHOLE, draw, narrow, ...drawing }: ScreenOptions): Drawing {
  const { x, y, width, height } = part;
  return {
    id: `screen/${name}`,
    width,
    height,
    colours: SCREEN_COLOURS,
    ...drawing,
    draw: (lettering) => litBy(light, x === 0 && y === 0 ? draw(lettering) : placed(-x, -y, draw(lettering))),
    ...(narrow && {
      portrait: { width: NARROW, height: narrow.height, draw: (lettering) => litBy(light, narrow.draw(lettering)) },
    }),
  };
}

/** Objects keep their colours in both schemes: these classes scope the style block's colours to one of them. */
export function litBy(light: Light, parts: string): string {
  return light === 'page' ? parts : `<g class="${light}">${parts}</g>`;
}
