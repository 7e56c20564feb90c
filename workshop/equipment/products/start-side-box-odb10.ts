/** Start-side box ODB10-SW on the pages. */
import { circle, each, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { front } from '../kit/case.ts';
import { DARK_PLASTIC, LAMP_WHITE, METAL, PANEL, painted, RED } from '../kit/materials.ts';
import { cord, type Product } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

const corner = studioFor(
  corners(0, 0, 0, 540, 130, 269),
  { yaw: -24, pitch: 16 },
  { x: 50, y: 46, width: 540, height: 270 },
);

const LANES = 10;
const laneX = (lane: number): number => 30 + lane * 49;

/** The tiled wall that it hangs on. */
function wall(): string {
  const joints = repeat(7, (row) => {
    const level = -190 + row * 100;
    return corner.trace([
      [-260, 130, level],
      [760, 130, level],
    ]);
  });
  const upright = repeat(11, (column) => {
    const x = -250 + column * 100;
    return corner.trace([
      [x, 130, -300],
      [x, 130, 420],
    ]);
  });
  return rect(0, 0, 640, 440, 'g1') + stroke(joints + upright, 'h', 2);
}

function castOnWall(): string {
  const cast = corner.trace([
    [22, 130, 262],
    [572, 130, 250],
    [572, 130, -34],
    [22, 130, -30],
  ]);
  return `<g opacity="0.3" filter="url(#soft9)">${painted(`${cast}Z`, PANEL)}</g>`;
}

/** A pair of sockets for banana plugs. */
const pair = (x: number, y: number): string =>
  circle(x + 11, y, 9.5, RED[2]) +
  circle(x + 11, y, 4, PANEL) +
  circle(x + 32, y, 9.5, PANEL) +
  circle(x + 32, y, 4, METAL[1]);

/** From under the box down along the wall, to the pads on the left and to the timer on the right. */
function cable(x: number): string {
  const [gx, gy] = corner.at([x, 60, -20]);
  const way = x < 270 ? -1 : 1;
  return cord(`M${gx} ${gy}C${gx} ${gy + 44} ${gx + way * 10} ${gy + 60} ${gx + way * 16} 452`, 9);
}

const gland = (x: number): string =>
  turned(
    corner,
    'z',
    [x, 60],
    [
      [-24, 9],
      [-14, 15],
      [0, 15],
    ],
    DARK_PLASTIC,
    16,
  );

const GLANDS = [60, 130, 200, 340, 410, 480] as const;

export const startSideProduct: Product = {
  alt: 'A flat metal box on the tiled wall of a pool, its cover off: ten columns numbered 0 to 9, each with pairs of red and black sockets; cables leave it below.',
  markers: [
    {
      text: 'Sockets for the touch pads of ten lanes.',
      at: [70, 66],
      target: corner.at([laneX(1) + 11, 0, 163]),
      measures: true,
    },
    { text: 'One circuit a lane, numbered 0 to 9.', at: [430, 40], target: corner.at([laneX(7) + 20, 0, 234]) },
    { text: 'Cables to the timer, up to 200 m.', at: [580, 380], target: corner.at([480, 60, -30]) },
  ],
  beside: wall,
  draw: (lettering) =>
    castOnWall() +
    each(GLANDS, cable) +
    each(GLANDS, gland) +
    box(corner, [0, 0, 0], [540, 130, 269], METAL, { axis: 'y', radius: 12, bevel: 4 }) +
    front(
      corner,
      [0, 0, 0],
      269,
      rect(14, 14, 512, 241, METAL[4], 8) +
        repeat(LANES, (lane) => {
          const x = laneX(lane);
          return (
            rect(x - 2, 26, 45, 217, DARK_PLASTIC[3], 5) +
            rect(x + 2, 30, 37, 42, LAMP_WHITE, 3) +
            lettering.text(x + 20.5, 63, String(lane), { size: 34, style: 'bold', anchor: 'middle', fill: PANEL }) +
            each([106, 144, 182, 220], (y) => pair(x - 1, y))
          );
        }) +
        each(
          [
            [20, 20],
            [520, 20],
            [20, 249],
            [520, 249],
          ] as const,
          ([x, y]) => circle(x, y, 4, METAL[0]),
        ),
    ),
};
