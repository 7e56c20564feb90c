/** What all pictures of screens have in common. */
import type { Drawing } from '../kit/drawing.ts';

interface ScreenOptions extends Pick<Drawing, 'title' | 'description' | 'draw'> {
  /** The id is screen/<name>. */
  readonly name: string;
  /** 600 units unless told; the width is always 960. */
  readonly height?: number;
}

export function screen({ name, height = 600, ...drawing }: ScreenOptions): Drawing {
  return { id: `screen/${name}`, width: 960, height, ...drawing };
}
