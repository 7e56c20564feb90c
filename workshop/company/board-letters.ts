/** Text on a board whose dots are lit one by one. */
import { lampsOf } from '../kit/dot-matrix.ts';

/** Lights the dots of a line of text, magnified by a whole number, from its upper left dot. */
export function lightText(
  text: string,
  left: number,
  top: number,
  times: number,
  light: (x: number, y: number) => void,
): void {
  [...text].forEach((letter, place) => {
    for (const [x, y] of letter === ' ' ? [] : lampsOf(letter)) {
      for (let step = 0; step < times * times; step += 1) {
        light(left + (place * 6 + x) * times + (step % times), top + y * times + Math.floor(step / times));
      }
    }
  });
}
