/** A scene: one idea, composed once for a wide window and once for a phone. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { Brush } from './brush.ts';
import { SCENE_COLOURS } from './palette.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly isPortrait: boolean;
  readonly brush: Brush;
  readonly lettering: Lettering;
}

interface Scene {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly draw: (canvas: Canvas) => string;
}

const WIDE = { width: 1280, height: 800, isPortrait: false } as const;
const TALL = { width: 800, height: 1000, isPortrait: true } as const;

export function scene({ draw, ...names }: Scene): Drawing {
  const composed = (size: typeof WIDE | typeof TALL) => (lettering: Lettering) =>
    draw({ ...size, brush: new Brush(), lettering });
  return {
    ...names,
    width: WIDE.width,
    height: WIDE.height,
    colours: SCENE_COLOURS,
    draw: composed(WIDE),
    portrait: { width: TALL.width, height: TALL.height, draw: composed(TALL) },
  };
}
