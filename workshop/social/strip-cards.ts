/** Strips of several pictures, composed for a card: fewer of them, and whole. */
import type { Composition } from '../kit/drawing.ts';
import { cascade } from '../strips/cascade.ts';
import { heritage } from '../strips/scenes/heritage.ts';
import { hosting } from '../strips/scenes/hosting.ts';
import { sideBySide } from '../strips/side-by-side.ts';
import { STRIP_HEIGHT } from '../strips/strip.ts';

function forCards({ portrait }: ReturnType<typeof cascade>): Composition {
  if (portrait === undefined) throw new Error('A card needs the drawing for narrow windows');
  return portrait;
}

/** Three skaters and their copies: the race as everybody opens it. */
export const hostingCard = forCards(
  cascade({
    ...hosting,
    phone: {
      ...hosting.phone,
      cursorX: 158,
      bodies: hosting.recording.bodies.map((body) => ({
        ...body,
        time: hosting.phone.cursorTime + (body.time - hosting.phone.cursorTime) * 0.66,
        unitsPerMetre: body.unitsPerMetre * 0.7,
      })),
    },
  }),
);

/** The first and the last of the four Games: grey and tenths, colour and thousandths. */
const [first, last] = [heritage.windows[0], heritage.windows.at(-1)];
if (first === undefined || last === undefined) throw new Error('The strip of the heritage has no windows');

export const heritageCard: Composition = {
  ...forCards(sideBySide({ ...heritage, phone: [first, { ...last, x: first.width }] })),
  width: first.width + last.width,
  height: STRIP_HEIGHT,
};
