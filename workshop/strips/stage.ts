/** Drawn scenes in the format of a strip, for sports that no photo finish decides: figures stand where they are put. */
import type { Figure } from '../figure/part.ts';
import type { Point } from '../kit/shapes.ts';
import { reach } from './body.ts';
import type { Scene, SceneBody } from './scene.ts';

/** What makes a scene of a strip: places instead of times. */
export const staged = (
  cursorX: number,
  label: string,
): Pick<Scene, 'msPerUnit' | 'cursorTime' | 'cursorX' | 'label'> => ({
  ...{ msPerUnit: 1, cursorTime: 0, cursorX, label },
});

/** A figure whose own point stands at x, facing left. */
export function put(
  cursorX: number,
  x: number,
  ground: number,
  scale: number,
  figure: Figure,
  extras: Partial<SceneBody> = {},
): SceneBody {
  const start = x - reach(figure) * scale - cursorX;
  return {
    body: { figure, speed: 1000 / scale },
    time: start / 1000,
    ground,
    unitsPerMetre: scale,
    isStill: true,
    ...extras,
  };
}

/** The same facing right. */
export const mirrored =
  (figure: Figure): Figure =>
  (time) =>
    figure(time).map((part) => ({ ...part, outline: part.outline.map(([x, y]): Point => [-x, y]) }));
