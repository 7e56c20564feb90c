/** How wide the site shows the pictures of each family, and so how large their letters are to who reads them. */
import type { Composition, Drawing } from './drawing.ts';
import { type Fonts, Lettering } from './lettering.ts';

/** A letter under this many CSS pixels is not read. */
export const SMALLEST_LETTER_PX = 11;

/** At windows of 390 px (where a drawing has a portrait, that is shown) and of 1440 px. */
interface Widths {
  readonly phone: number;
  readonly desktop: number;
}

const widths = (phone: number, desktop: number): Widths => ({ phone, desktop });

/** The narrowest band that shows a wide variant: shared/components/Picture.tsx. */
const NARROWEST_BAND = 960;

/** CSS pixels, by the first part of a drawing's id. Strips have frames of their own: strips/frames.test.ts. */
export const SHOWN: Readonly<Record<string, Widths>> = {
  plan: widths(358, 843),
  equipment: widths(358, 400),
  // Boards and television pictures of galleries have six columns; screens with smaller print, beside words, seven.
  screen: widths(358, 640),
  heritage: widths(358, 640),
  history: widths(358, 640),
  milestones: widths(358, 640),
  innovations: widths(358, 640),
  office: widths(358, 1280),
  brand: widths(358, 620),
  event: widths(358, 420),
  scene: widths(358, 624),
};

export function familyOf({ id }: Drawing): string {
  return id.slice(0, id.indexOf('/'));
}

export interface LetterSizes {
  readonly phone: number;
  readonly desktop: number;
}

/** The smallest letter of a drawing in CSS pixels, as the site shows it; infinite where it has none. */
export function letterSizes(drawing: Drawing, fonts: Fonts): LetterSizes {
  const shown = SHOWN[familyOf(drawing)];
  if (shown === undefined)
    throw new Error(`${drawing.id} is of a family whose widths kit/letter-sizes.ts does not know`);
  const desktop = Math.min(
    smallest(drawing, shown.desktop, fonts),
    drawing.wide ? smallest(drawing.wide, NARROWEST_BAND, fonts) : Number.POSITIVE_INFINITY,
  );
  return { desktop, phone: smallest(drawing.portrait ?? drawing, shown.phone, fonts) };
}

function smallest({ width, draw }: Composition, shown: number, fonts: Fonts): number {
  const lettering = new Lettering(fonts);
  draw(lettering);
  return (lettering.smallest * shown) / width;
}
