/** The office in front of its place: offices above, the workshop below, people at work and on their way. */
import { each, line, path, rect, repeat } from '../../kit/shapes.ts';
import { bystander, CLOTHED, kitOf, people } from '../../screens/people.ts';
import { litBy } from '../../screens/screen.ts';
import { walker } from '../../strips/bodies/walker.ts';

/** Units for a metre. */
const METRE = 15;
const TOPS = ['kit-red', 'kit-navy', 'kit-yellow', 'kit-blue', 'kit-green', 'kit-white'] as const;

const clothes = (index: number) => ({
  ...kitOf(index, TOPS[index % TOPS.length] ?? 'kit-red', 'kit-ink'),
  shoes: 'kit-ink',
});

/** Someone on the way, to the right or to the left. */
function passer(x: number, base: number, index: number, isTurned = false): string {
  const kit = clothes(index);
  const covered = { ...kit, ...CLOTHED, legsFar: 'steel' };
  return people(walker(covered, 0.1 + index * 0.23)(0), [x, base], METRE * 1.05, isTurned);
}

/** A window with somebody at a screen, or two who talk; the wall below it hides their feet. */
function room(x: number, y: number, width: number, height: number, index: number): string {
  const floor = y + height + 4;
  const desk =
    rect(x + width * 0.5, y + height - 11, width * 0.4, 3, 'timber-2') +
    rect(x + width * 0.62, y + height - 23, 15, 10, 'tv-panel');
  const talk = people(bystander(clothes(index + 2)), [x + width * 0.72, floor], METRE, true);
  return (
    rect(x, y, width, height, 'ice-1') +
    rect(x, y, width, 4, 'kit-yellow') +
    people(bystander(clothes(index)), [x + width * 0.3, floor], METRE) +
    (index % 3 === 1 ? talk : desk) +
    rect(x, y + height, width, 6, 'kit-white')
  );
}

/** The workshop: a bench with a board under test and people at it. */
function workshop(x: number, y: number, width: number, height: number): string {
  const base = y + height;
  return [
    rect(x, y, width, height, 'g2'),
    repeat(4, (index) => rect(x + 10 + (index * width) / 4, y + 3, width / 4 - 20, 3, 'p')),
    rect(x + width * 0.1, y + 12, 62, 24, 'led-ground'),
    each([0, 1], (row) => rect(x + width * 0.1 + 6, y + 17 + row * 9, 30 + row * 8, 3.5, 'led-lit')),
    people(bystander(clothes(1)), [x + width * 0.12 + 76, base], METRE, true),
    rect(x + width * 0.52, base - 14, width * 0.42, 4, 'timber'),
    rect(x + width * 0.55, base - 10, 3, 10, 'timber-2'),
    rect(x + width * 0.9, base - 10, 3, 10, 'timber-2'),
    people(bystander(clothes(4)), [x + width * 0.6, base], METRE),
    rect(x + width * 0.7, base - 24, 20, 10, 'kit-red'),
    people(bystander(clothes(3)), [x + width * 0.86, base], METRE, true),
  ].join('');
}

/** Left edge and foot of the house, which is 270 units wide; `roof` is its colour. */
export function house(x: number, base: number, roof: string): string {
  const width = 270;
  const top = base - 124;
  return litBy(
    'day',
    rect(x, top, width, 124, 'kit-white') +
      path(`M${x - 8} ${top}H${x + width + 8}V${top - 8}H${x - 8}Z`, roof) +
      repeat(4, (index) => room(x + 12 + index * 63, top + 12, 56, 38, index)) +
      line(x, base - 66, x + width, base - 66, 'h') +
      workshop(x + 12, base - 56, 190, 56) +
      rect(x + 214, base - 46, 40, 46, 'ice-2') +
      line(x + 234, base - 46, x + 234, base, 'wl') +
      rect(x + 208, base - 54, 52, 5, 'r') +
      passer(x + 226, base + 6, 5, true) +
      passer(x + 292, base + 10, 0) +
      passer(x + 330, base + 7, 3, true) +
      passer(x - 30, base + 9, 2),
  );
}
