/** A sport's board of lamps where it stands: words of dots and figures of bars on a case in space, with its surroundings. */
import { board } from '../../equipment/kit/board.ts';
import { litDigits, litSigns } from '../../equipment/kit/lamps.ts';
import { drawProduct, PICTURE } from '../../equipment/kit/product.ts';
import type { Studio } from '../../equipment/kit/studio.ts';
import type { Drawing } from '../../kit/drawing.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { digitsWidth } from '../../kit/seven-segment.ts';
import type { Place } from '../../kit/space.ts';
import { SCREEN_COLOURS } from '../colours.ts';

interface BoardPicture extends Pick<Drawing, 'title' | 'description'> {
  /** The id is screen/<name>. */
  readonly name: string;
  readonly draw: (lettering: Lettering) => string;
  /** Sky and ground, which change with the scheme: behind the board, and between it and us. */
  readonly beside?: () => string;
  readonly before?: () => string;
}

/** Without letters or markers: it serves telephones as it is. */
export const boardPicture = ({ name, title, description, ...picture }: BoardPicture): Drawing => ({
  ...{ id: `screen/${name}`, ...PICTURE, title, description, colours: SCREEN_COLOURS },
  draw: (lettering) => drawProduct(lettering, { markers: [], ...picture }),
});

/** Words that end at x. */
export const signsTo = (x: number, y: number, text: string, pitch: number, fill: string): string =>
  litSigns(x - (text.length * 6 - 2) * pitch, y, text, pitch, fill);

/** Figures that end at x. */
export const digitsTo = (x: number, y: number, text: string, height: number, fill: string): string =>
  litDigits(x - digitsWidth(text, height), y, text, height, fill);

/** The case of a board with its lamps, in millimetres. */
export const lampBoard = (studio: Studio, at: Place, size: Place, lamps: string): string =>
  board(studio, { at, size }, lamps, Math.min(size[0], size[2]) * 0.026);

export { litDigits, litSigns };
