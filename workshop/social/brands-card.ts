/** The four parts of the brands' strip, each as wide as its athlete needs: a card holds them whole. */
import type { Composition } from '../kit/drawing.ts';
import { line } from '../kit/shapes.ts';
import { FLOOR, xOf } from '../strips/camera.ts';
import { swatchGroupBrands as scene } from '../strips/scenes/swatch-group-brands.ts';
import { drawRecording, STRIP_WIDTH } from '../strips/strip.ts';

/** Runner, horse, cyclist, skier: the part's width, how far in it the reading is, and how large the athlete is drawn. */
const PARTS: readonly (readonly [width: number, ahead: number, unitsPerMetre: number])[] = [
  [134, 36, 86],
  [252, 60, 54],
  [186, 9, 94],
  [196, 10, 78],
];
const WIDTH = PARTS.reduce((sum, [width]) => sum + width, 0);

const camera = { ...scene, width: STRIP_WIDTH, floor: FLOOR, cursorX: scene.cursorX ?? STRIP_WIDTH / 2 };

export const brandsCard: Composition = {
  width: WIDTH,
  height: FLOOR,
  draw: (lettering) => {
    let left = 0;
    return scene.bodies
      .map((body, index) => {
        const [width, ahead, unitsPerMetre] = PARTS[index] ?? [0, 0, 0];
        const part = { ...scene, bodies: [{ ...body, unitsPerMetre }], scale: () => '' };
        const x = xOf(camera, body.time) - ahead;
        const drawn = drawRecording(lettering, part, STRIP_WIDTH);
        const reading = body.time === scene.cursorTime ? line(x + ahead, 0, x + ahead, FLOOR, 'rl') : '';
        const at = left;
        left += width;
        return `<svg x="${at}" width="${width}" height="${FLOOR}" viewBox="${x.toFixed(1)} 0 ${width} ${FLOOR}">${drawn}${reading}</svg>`;
      })
      .join('');
  },
};
