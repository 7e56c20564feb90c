/** A horse as the light barrier meets it. */
import { each, path } from '../kit/shapes.ts';

/** Seen from the front, a metre to 150 units. */
export function horseFromFront(x0: number, floor: number): string {
  const mirrored = (data: (x: (dx: number) => number, y: (height: number) => number) => string): string =>
    each([1, -1], (way) =>
      data(
        (dx) => x0 + way * dx,
        (height) => floor - height,
      ),
    );
  const legs = mirrored(
    (x, y) =>
      `M${x(27)} ${y(110)}L${x(21)} ${y(60)}V${y(18)}L${x(25)} ${y(0)}H${x(11)}L${x(13)} ${y(18)}` +
      `V${y(60)}L${x(8)} ${y(104)}`,
  );
  const chest = mirrored(
    (x, y) =>
      `M${x(0)} ${y(92)}C${x(24)} ${y(92)} ${x(37)} ${y(112)} ${x(40)} ${y(150)}C${x(42)} ${y(186)} ` +
      `${x(28)} ${y(204)} ${x(21)} ${y(226)}L${x(15)} ${y(262)}H${x(0)}`,
  );
  const ears = mirrored((x, y) => `M${x(4)} ${y(262)}L${x(11)} ${y(280)}L${x(15)} ${y(256)}`);
  const head = mirrored(
    (x, y) =>
      `M${x(0)} ${y(266)}C${x(12)} ${y(266)} ${x(17)} ${y(256)} ${x(17)} ${y(244)}C${x(17)} ${y(228)} ` +
      `${x(9)} ${y(214)} ${x(11)} ${y(194)}C${x(12)} ${y(184)} ${x(8)} ${y(180)} ${x(0)} ${y(180)}`,
  );
  return each([legs, chest, ears, head], (part) => path(part, 'g1 m'));
}
