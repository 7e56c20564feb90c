/** A scene: one idea, composed anew for each format: a wide window, a band across it, and a phone. */
import { CAST_SHADOW } from '../kit/cast-shadow.ts';
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { Brush } from './brush.ts';
import { SCENE_COLOURS } from './palette.ts';

export type Format = 'regular' | 'wide' | 'portrait';

export interface Canvas {
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly brush: Brush;
  readonly lettering: Lettering;
}

interface Scene {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly draw: (canvas: Canvas) => string;
  /**
   * Its one landscape: made for bands across the window alone, or for columns, of which a band shows the middle. Without
   * it there is a composition for each.
   */
  readonly only?: 'band' | 'column';
}

/** Of a scene that is made for columns and telephones. */
export type ColumnFormat = Exclude<Format, 'wide'>;
export const columnFormat = (format: Format): ColumnFormat => (format === 'portrait' ? 'portrait' : 'regular');

/** 16:10, 21:9 and 4:5. */
const SIZES: Readonly<Record<Format, Pick<Drawing, 'width' | 'height'>>> = {
  regular: { width: 1280, height: 800 },
  wide: { width: 1680, height: 720 },
  portrait: { width: 800, height: 1000 },
};

export function scene({ draw, only, ...names }: Scene): Drawing {
  const composed = (format: Format) => ({
    ...SIZES[format],
    draw: (lettering: Lettering) => CAST_SHADOW + draw({ format, ...SIZES[format], brush: new Brush(), lettering }),
  });
  return {
    ...names,
    ...composed(only === 'band' ? 'wide' : 'regular'),
    colours: SCENE_COLOURS,
    portrait: composed('portrait'),
    ...(only === undefined && { wide: composed('wide') }),
  };
}
