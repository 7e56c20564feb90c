/** The racer near the camera, in the tuck, with the snow the skis throw up. */
import { createRandom } from '../../kit/random.ts';
import { circle, each, path, placed } from '../../kit/shapes.ts';
import { downhill } from '../../strips/bodies/downhill-racer.ts';
import { CLOSE } from '../../strips/kits.ts';
import { kitOf, people } from '../people.ts';

const KIT = {
  ...kitOf(1, 'kit-navy', 'kit-navy'),
  ...{ ...CLOSE, arms: 'kit-yellow', cover: 'helmet' as const, hair: 'hair-2', coverTone: 'kit-yellow' },
  ...{ shoes: 'kit-ink', gloves: 'kit-ink', isFist: true, ski: 'kit-red', skiFar: 'kit-red-d' },
};
/** The racer's boots, in units, and units a metre. */
const RACER = { x: 562, y: 270, metre: 152, turn: -12 } as const;

/** Snow torn up behind the skis, in three layers, and flecks above. */
function spray(): string {
  const random = createRandom('snow behind the skis');
  const flecks = Array.from({ length: 60 }, () => {
    const far = random();
    return { x: 40 + far * 250, y: 2 - random() * (16 + far * 140), size: 0.8 + random() * 2.6 };
  });
  return (
    path('M30 14C80 2 104-22 134-30C146-60 182-58 192-88C218-84 226-118 262-108C286-128 320-104 352-112V16Z', 'snow') +
    path('M40 14C92 4 114-14 144-20C158-46 188-44 202-66C226-62 242-92 274-82C296-94 330-74 352-80V16Z', 'p') +
    path('M64 14C118 8 140-2 166-6C190-22 208-18 232-34C254-30 272-50 298-42C318-48 336-36 352-38V16Z', 'snow-1') +
    each(flecks, ({ x, y, size }) => circle(x, y, size, 'p'))
  );
}

export function racer(): string {
  const { x, y, metre, turn } = RACER;
  const figure = people(downhill(KIT, 0.1)(0), [0, 0], metre, true);
  const shadow = path('M-150 16C-90 4 80 4 200 9C180 26-70 34-150 16Z', 'snow');
  return placed(x, y, shadow + spray() + figure, turn);
}
