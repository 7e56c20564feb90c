/** Wind sensor, three axes on the pages. */
import { each } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { DARK_PLASTIC, METAL } from '../kit/materials.ts';
import { capsule, type Product } from '../kit/product.ts';
import { ray, rod } from '../kit/rods.ts';
import { turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

// Three pairs of transducers whose paths cross in one point.
const wind = studioFor(
  corners(-120, -120, -190, 240, 240, 400),
  { yaw: -20, pitch: 14 },
  { x: 120, y: 16, width: 400, height: 430 },
);

const head = (turn: number, way: 1 | -1): Place => {
  const angle = (turn * Math.PI) / 180;
  return [way * 92 * Math.cos(angle), way * 92 * Math.sin(angle), way * 86];
};

const elbow = (turn: number, way: 1 | -1): Place => {
  const [x, y, z] = head(turn, way);
  return [x * 1.42, y * 1.42, z * 1.06];
};

const TURNS = [20, 140, 260] as const;

export const windSensorProduct: Product = {
  caption: 'Three-axis ultrasonic wind sensor',
  alt: 'Six transducers on bent arms face each other in pairs; three red sound paths cross in one point above the mast.',
  markers: [
    {
      text: 'Three sound paths cross in one point: wind in three axes.',
      at: [96, 190],
      target: wind.at([0, 0, 0]),
      measures: true,
    },
    { text: 'Transducer; each sends and hears.', at: [540, 96], target: wind.at(head(20, 1)) },
    { text: 'Mast, one of up to seven along the landing hill.', at: [500, 380], target: wind.at([0, 0, -170]) },
  ],
  draw: () => {
    const arm = (turn: number, way: 1 | -1): string => {
      const [x, y] = elbow(turn, way);
      const low: Place = [x * 0.5, y * 0.5, -132];
      return (
        rod(wind, [0, 0, -140], low, 6) +
        rod(wind, low, [x, y, -96], 6) +
        rod(wind, [x, y, -96], elbow(turn, way), 6) +
        rod(wind, elbow(turn, way), head(turn, way), 7)
      );
    };
    const order = TURNS.flatMap((turn) => [[turn, 1] as const, [turn, -1] as const]).toSorted(
      (a, b) => wind.depth(head(b[0], b[1])) - wind.depth(head(a[0], a[1])),
    );
    return (
      turned(
        wind,
        'z',
        [0, 0],
        [
          [-260, 16],
          [-150, 16],
        ],
        METAL,
        24,
      ) +
      turned(
        wind,
        'z',
        [0, 0],
        [
          [-168, 34],
          [-128, 34],
          [-118, 20],
        ],
        DARK_PLASTIC,
        28,
      ) +
      each(order.slice(0, 3), ([turn, way]) => arm(turn, way)) +
      each(TURNS, (turn) => ray(wind, head(turn, 1), head(turn, -1))) +
      each(order.slice(3), ([turn, way]) => arm(turn, way)) +
      each(order, ([turn, way]) => {
        const [a, b] = [head(turn, way), elbow(turn, way)];
        const mid: Place = [a[0] * 0.7 + b[0] * 0.3, a[1] * 0.7 + b[1] * 0.3, a[2] * 0.7 + b[2] * 0.3];
        return (
          capsule(wind.at(a), wind.at(mid), 12, 12, DARK_PLASTIC[1]) +
          capsule(wind.at(a), wind.at(mid), 6, 6, DARK_PLASTIC[3])
        );
      })
    );
  },
};
