/** How wide the site shows the pictures of each family, and so how large their letters are to who reads them. */
import type { Composition, Drawing } from './drawing.ts';
import { type Fonts, Lettering } from './lettering.ts';

/** A letter under this many CSS pixels is not read. */
export const SMALLEST_LETTER_PX = 11;

interface Frame {
  readonly width: number;
  /** Where the picture fills a box and is cut at its edges, as banners are. */
  readonly height?: number;
}

/** At windows of 390 px (where a drawing has a portrait, that is shown) and of 1440 px. */
interface Frames {
  readonly phone: Frame;
  readonly desktop: Frame;
}

const frames = (phone: number, desktop: number): Frames => ({ phone: { width: phone }, desktop: { width: desktop } });

/** The narrowest band that shows a wide variant: shared/components/Picture.tsx. */
const NARROWEST_BAND: Frame = { width: 960 };

/** CSS pixels, by the first part of a drawing's id. */
export const SHOWN: Readonly<Record<string, Frames>> = {
  // The lowest banner in shared/styles/banner.css that shows the ruler.
  strip: { phone: { width: 390, height: 240 }, desktop: { width: 1440, height: 240 } },
  plan: frames(358, 843),
  equipment: frames(358, 400),
  // Boards and television pictures of galleries have six columns; screens with smaller print, beside words, seven.
  screen: frames(358, 640),
  heritage: frames(358, 640),
  history: frames(358, 640),
  milestones: frames(358, 640),
  innovations: frames(358, 640),
  office: frames(358, 1280),
  brand: frames(358, 620),
  event: frames(358, 420),
  scene: frames(358, 624),
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

function smallest({ width, height, draw }: Composition, frame: Frame, fonts: Fonts): number {
  const lettering = new Lettering(fonts);
  draw(lettering);
  return lettering.smallest * Math.max(frame.width / width, (frame.height ?? 0) / height);
}
