/** Liberec: the ridge above the town and the mast on it, whose outline is a hyperbola and whose surface is ruled by lines. */
import { range } from '../../kit/range.ts';
import { circle, line, type Point, path, pointsToPath, polygon, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { liberec } from '../kit/sites.ts';
import { flightCase } from './flight-case.ts';
import { gable, office, VIEW } from './frame.ts';
import { bench, shelves } from './furniture.ts';
import { BAY } from './house.ts';
import { atWork } from './staff.ts';

const AXIS = 190;
const PEAK = 178;
/** Where the walls of the town end; the street hides what is below. */
const STREET = 376;
const MAST = { height: 128, throat: 6.5, curve: 24 } as const;

/** Half the width of the mast at a height over the peak. */
function reach(height: number): number {
  return MAST.throat * Math.sqrt(1 + ((MAST.height - height) / MAST.curve) ** 2);
}

/** A mountain side that gets steeper towards its top, and the land below it. */
function ridge(peakX: number, peakY: number, foot: number, spread: number, power: number, className: string): string {
  const edge = range(97).map((index): Point => {
    const away = Math.abs(index * 10 - peakX) / spread;
    return [index * 10, foot - (foot - peakY) / (1 + away ** power)];
  });
  return polygon([...edge, [VIEW.width, VIEW.height], [0, VIEW.height]], className);
}

function mast(): string {
  const side = range(33).map(
    (index): Point => [AXIS + reach((index * MAST.height) / 32), PEAK + 4 - (index * MAST.height) / 32],
  );
  const outline = [...side, ...side.map(([x, y]): Point => [2 * AXIS - x, y]).reverse()];
  const turns = range(24).map((index) => (index * Math.PI) / 12);
  const end = Math.atan(MAST.height / MAST.curve);
  const rulings = turns.flatMap((turn) =>
    [-1, 1].map((way) => {
      const foot = AXIS + reach(0) * Math.cos(turn);
      const top = AXIS + MAST.throat * Math.cos(turn + way * end);
      return pointsToPath([
        [foot, PEAK + 4],
        [top, PEAK + 4 - MAST.height],
      ]);
    }),
  );
  const rings = [14, 27, 40].map((height) =>
    rect(AXIS - reach(height) - 4, PEAK - height, 2 * reach(height) + 8, 6, 'g5'),
  );
  const top = PEAK + 4 - MAST.height;
  return (
    polygon(outline, 'p') +
    stroke(rulings.join(''), 'm', 0.6) +
    stroke(pointsToPath(side) + pointsToPath(side.map(([x, y]): Point => [2 * AXIS - x, y])), 'l', 1.5) +
    rings.join('') +
    rect(AXIS - MAST.throat, top - 18, MAST.throat * 2, 18, 'g4') +
    rect(AXIS - 2.5, top - 36, 5, 18, 'i')
  );
}

/** Gables of the town along the lower edge. */
function town(): string {
  const houses = range(30).map((index) => {
    const x = index * 34 - 14;
    const wall = 16 + ((index * 5) % 4) * 5;
    const y = STREET - wall;
    return (
      rect(x, y, 30, wall, index % 3 === 0 ? 'sand-1' : 'p') +
      gable(x, y, 30, 13, index % 2 === 0 ? 'tartan-2' : 'g5') +
      repeat(3, (window) => rect(x + 5 + window * 8, y + 5, 4, 6, 'g4'))
    );
  });
  const hall = 56;
  return (
    houses.join('') +
    rect(hall - 15, STREET - 78, 30, 78, 'sand-1') +
    circle(hall, STREET - 60, 8, 'p') +
    stroke(`M${hall} ${STREET - 60}v-5M${hall} ${STREET - 60}h4`, 'l', 1.5) +
    gable(hall - 15, STREET - 78, 30, 46, 'piste-2')
  );
}

function view(): string {
  return (
    rect(0, 0, VIEW.width, VIEW.height, 'snow-1') +
    ridge(860, 176, 300, 180, 1.6, 'snow') +
    ridge(120, 206, 310, 200, 1.6, 'snow') +
    ridge(AXIS, PEAK, 330, 168, 1.35, 'mat') +
    ridge(AXIS - 130, 250, 346, 220, 1.7, 'kit-navy') +
    mast() +
    town() +
    line(AXIS, PEAK + 12, AXIS, VIEW.height, 'rl')
  );
}

/** A town house: arches to the street, a cornice, dormers in the roof. */
export const liberecOffice = office({
  site: liberec,
  title: 'Liberec below its ridge and mast',
  description:
    'A drawn view of Liberec: the roofs of the town, the ridge above it, on its top the mast whose outline is a hyperbola, and in front a town house with arches to the street. Behind them one person packs a case before shelves of devices, one fits a device under a lamp, and one more checks a case.',
  narrow: [0, 0],
  wall: 'piste-1',
  shade: 'piste',
  isArched: true,
  bays: [
    () => shelves(60, -36, 116) + flightCase(88, -14, 84, 70) + atWork('packing', [56, -14], 5),
    () => bench(32, -14) + atWork('fitting', [44, -14], 4),
    () => shelves(4, -36, 90) + flightCase(12, -14, 80, 70) + atWork('packing', [128, -14], 3, true),
  ],
  bars: () =>
    stroke(`M${BAY.width / 2} ${-BAY.window}V${-BAY.window + 64}M0 ${-BAY.window + 64}H${BAY.width}`, 'wl', 3.4),
  roof: (width) =>
    rect(-10, -10, width + 20, 12, 'piste') +
    rect(-14, -16, width + 28, 7, 'piste-2') +
    path(`M-8 -16L16 -76H${width - 16}L${width + 8} -16Z`, 'tartan-2') +
    repeat(Math.round(width / 150), (index) => {
      const x = 70 + index * 150;
      return rect(x, -62, 34, 46, 'p') + gable(x, -60, 34, 18, 'tartan', 5) + rect(x + 7, -52, 20, 28, 'g4');
    }),
  view,
});
