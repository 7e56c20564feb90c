/** Video replay station on the pages. */

import type { Lettering } from '../../kit/lettering.ts';
import { each, path, placed, rect } from '../../kit/shapes.ts';
import { cutTo, faded } from '../../kit/strokes.ts';
import { forearm, HANDS, handOn, sleeve } from '../kit/hand.ts';
import { DARK_PLASTIC, LAMP_OFF, LAMP_RED, LIGHT_PLASTIC, METAL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { shoe } from '../kit/shoe.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

const replay = studioFor(
  corners(0, -210, 0, 520, 360, 370),
  { yaw: -20, pitch: 24 },
  { x: 40, y: 14, width: 560, height: 412 },
);

/** What the referee asks: is the shoe on the line? Every sport has a line. */
const question = (): string =>
  rect(0, 0, 400, 260, 'asphalt-1') +
  path('M0 150H400V260H0Z', 'asphalt') +
  path('M62 150L-40 260H26L104 150Z', 'kit-white') +
  faded(0.3, path('M64 226C120 210 320 212 350 222C300 236 120 240 64 226Z', 'led-ground')) +
  placed(70, -60, `<g transform="scale(.72)">${shoe('kit-navy', 'kit-blue')}</g>`) +
  `<g transform="translate(70 -60) scale(.72)">${path('M132 262L118 -40H226L222 262Z', 'skin-2')}${path('M190 262L204 -40H226L222 262Z', 'skin-3')}${path('M128 250C160 264 200 266 226 258L230 304C200 316 150 312 122 296Z', 'kit-white')}</g>`;

function screen(lettering: Lettering): string {
  const cameras = each([1, 2, 3, 4], (camera, index) => {
    const y = 16 + index * 62;
    return (
      cutTo(
        `camera${camera}`,
        { x: 412, y, width: 90, height: 54 },
        rect(412, y, 90, 54, 'asphalt'),
        path(`M${426 + index * 8} ${y + 54}L${452 + index * 9} ${y}h12l-14 54Z`, 'kit-white'),
      ) +
      rect(412, y, 22, 20, index === 0 ? 'kit-white' : 'led-ground') +
      lettering.text(423, y + 16, String(camera), {
        size: 20,
        style: 'bold',
        anchor: 'middle',
        fill: index === 0 ? 'led-ground' : 'kit-white',
      })
    );
  });
  return (
    rect(10, 10, 500, 290, 'led-ground', 6) +
    cutTo('question', { x: 16, y: 16, width: 388, height: 240 }, placed(10, 10, question())) +
    cameras +
    rect(16, 272, 486, 8, LAMP_OFF, 3) +
    rect(16, 272, 330, 8, 'steel', 3) +
    rect(339, 262, 14, 28, LAMP_RED, 5)
  );
}

export const replayProduct: Product = {
  caption: 'Video replay station',
  alt: 'A screen shows a shoe close to a white line and four cameras beside it; before it a desk with three keys, a speed lever and a jog wheel, turned by a hand.',
  markers: [
    {
      text: 'The moment in question, as a still picture.',
      at: [594, 300],
      target: replay.at([352, 60, 94]),
      measures: true,
    },
    { text: 'Wheel: picture by picture, forwards and back.', at: [290, 412], target: replay.at([160, -160, 44]) },
    { text: 'Lever for the speed, from slow motion to real time.', at: [576, 392], target: replay.at([400, -90, 34]) },
  ],
  draw: (lettering) =>
    shadow(replay, footprint(30, -200, 470, 340), 40) +
    box(replay, [180, 60, 0], [160, 120, 14], METAL, { bevel: 4 }) +
    box(replay, [235, 100, 14], [50, 30, 70], METAL) +
    box(replay, [0, 60, 60], [520, 34, 310], DARK_PLASTIC, { axis: 'y', radius: 12, bevel: 5 }) +
    replay.laid([0, 60, 370], RIGHT, DOWN, screen(lettering)) +
    box(replay, [30, -210, 0], [450, 190, 30], DARK_PLASTIC, { radius: 16, bevel: 6 }) +
    turned(
      replay,
      'z',
      [130, -112],
      [
        [30, 66],
        [44, 66],
        [48, 60],
      ],
      METAL,
      48,
    ) +
    turned(
      replay,
      'z',
      [130, -112],
      [
        [48, 34],
        [49, 32],
      ],
      DARK_PLASTIC,
      32,
    ) +
    each([0, 1, 2], (index) =>
      box(replay, [226 + index * 56, -180, 30], [44, 36, 9], LIGHT_PLASTIC, { radius: 6, bevel: 2 }),
    ) +
    box(replay, [226, -92, 30], [226, 12, 3], LIGHT_PLASTIC) +
    box(replay, [386, -106, 30], [26, 40, 18], LIGHT_PLASTIC, { radius: 6, bevel: 3 }) +
    handOn([forearm(11), sleeve(5, 22, 'kit-navy'), ...HANDS.ring], {
      at: replay.at([120, -150, 58]),
      point: [15.4, 0.6],
      cm: 10,
      turn: -16,
    }),
};
