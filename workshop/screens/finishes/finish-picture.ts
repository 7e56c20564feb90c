/** A photo-finish picture close up: time runs to the right in hundredths, a red line stands at the reading, a dark one at the next. */
import type { Drawing } from '../../kit/drawing.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { SCREEN_COLOURS } from '../colours.ts';
import { litBy } from '../screen.ts';

const [WIDTH, HEIGHT, FOOT] = [640, 440, 392] as const;

interface FinishPicture extends Pick<Drawing, 'title' | 'description'> {
  /** The id is screen/<name>. */
  readonly name: string;
  /** First and second, with their times and what crosses the line at x. */
  readonly readings: readonly (readonly [x: number, words: string])[];
  readonly draw: () => string;
}

function reading(lettering: Lettering, [x, words]: readonly [number, string], index: number): string {
  const width = lettering.measure(words, { size: 21, style: 'bold' }) + 24;
  const top = 16 + index * 44;
  return (
    stroke(`M${x} ${top}V${FOOT + 20}`, index === 0 ? 'rl' : 'l', 3) +
    rect(x, top, width, 36, index === 0 ? 'r' : 'i') +
    lettering.text(x + 12, top + 25.5, words, { size: 21, style: 'bold', fill: 'p' })
  );
}

export const finishPicture = ({ name, title, description, readings, draw }: FinishPicture): Drawing => ({
  ...{ id: `screen/${name}`, width: WIDTH, height: HEIGHT, title, description, colours: SCREEN_COLOURS },
  draw: (lettering) =>
    litBy(
      'day',
      rect(0, 0, WIDTH, HEIGHT, 'p') +
        draw() +
        rect(0, FOOT, WIDTH, HEIGHT - FOOT, 'tv-panel') +
        repeat(64, (index) => line(index * 10 + 4, FOOT, index * 10 + 4, FOOT + (index % 5 === 0 ? 18 : 9), 'm')) +
        each(readings, (one, index) => reading(lettering, one, index)),
    ),
});

/** What stands still before the camera: level bands from top to foot. */
export const bands = (rows: readonly (readonly [top: number, fill: string])[]): string =>
  each(rows, ([top, fill], index) => rect(0, top, WIDTH, (rows[index + 1]?.[0] ?? FOOT) - top, fill));
