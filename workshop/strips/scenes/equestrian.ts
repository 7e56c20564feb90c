import { rect } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { mounted } from '../bodies/horse-and-rider.ts';
import { mount } from '../cast/horses.ts';
import { at, moving, type Scene } from '../scene.ts';

/** A pole of the fence in bands of red and white, its lower half in shadow. */
function pole(x: number, y: number, length: number): string {
  const fields = 7;
  return Array.from({ length: fields }, (_, index) => {
    const fill = index % 2 === 0 ? 'kit-red' : 'kit-white';
    const [left, width] = [x + (length / fields) * index, length / fields];
    return rect(left, y, width, 6, fill) + rect(left, y + 5.5, width, 4, `${fill}-s`);
  }).join('');
}

const wing = (x: number, y: number): string =>
  rect(x, y, 12, 214 - y, 'kit-white') +
  rect(x + 8, y, 4, 214 - y, 'kit-white-s') +
  rect(x - 2, y - 5, 16, 6, 'kit-red');

/** An oxer, cut off by the lower edge: the poles behind, the poles in front. */
const WIDE = 196;
const back = (x: number): string =>
  wing(x + 20, 142) + wing(x + WIDE + 20, 142) + pole(x + 32, 164, WIDE - 12) + pole(x + 32, 190, WIDE - 12);
const front = (x: number): string =>
  wing(x, 150) + wing(x + WIDE, 150) + pole(x + 12, 172, WIDE - 12) + pole(x + 12, 198, WIDE - 12);

const FENCE = 628;

export const equestrian: Scene = {
  id: 'Equestrian',
  title: 'One horse over the last fence',
  description:
    'A drawn strip of a show jumper: a bay horse and its rider over an oxer of red and white poles, the last fence of a jump-off. Time runs from left to right over a scale in hundredths; the red line stands at the breast of the horse.',
  msPerUnit: 1.95,
  cursorTime: 38.21,
  cursorX: 606,
  phone: 676,
  decimals: 2,
  bands: [
    ...crowd('Equestrian', 0, 36, ['g3', 'g2', 'piste', 'g2', 'steel']),
    ...bands(
      '36 kit-green-d, 58 kit-green-s, 92 kit-green-d, 112 kit-white, 116 kit-navy, 146 kit-navy-s, 152 sawdust-2, 155 sawdust-1, 182 sawdust',
    ),
  ],
  under: () => back(FENCE),
  bodies: [at(38.21, 266, 68, moving(mounted(mount(0, '7'), { phase: 0.2, period: 0.52, isJumping: true }), 7.4))],
  over: () => front(FENCE),
};
