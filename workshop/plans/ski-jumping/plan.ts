/** Ski jumping: a large hill from the side. */
import type { Lettering } from '../../kit/lettering.ts';
import type { Point } from '../../kit/shapes.ts';
import { type Pin, planDrawing } from '../kit/plan.ts';
import { notes } from '../kit/signs.ts';
import { behind, distances, equipment, FALL_LINE, LIGHTS, land, onSlope, scale, WIND } from './hill.ts';
import { atDistance, gate, ground, onTable, outRunStart } from './profile.ts';

const { x, y, at } = scale;

function words(lettering: Lettering): string {
  const [left, first] = at([146, 14]);
  return (
    lettering.text(left, first - 26, '129 m = 67.2 points', { size: 22, style: 'wide' }) +
    notes(
      lettering,
      [left, first],
      [
        'The K point is worth 60 points; here each metre beyond it',
        'adds 1.8: 60 + 4 × 1.8 = 67.2. Style, wind and gate are added.',
      ],
    )
  );
}

function above(point: Point, number: number, dx: number, dy: number): Pin {
  return [number, point, [point[0] + dx, point[1] + dy]];
}

export const skiJumpingPlan = planDrawing({
  slug: 'SkiJumping',
  name: 'Ski jumping',
  subtitle: 'Profile of a large hill, K point at 125 m',
  title: 'Ski-jumping hill with measuring points',
  description:
    'Side view in true proportion of a large hill with its K point at 125 m; angles and radii are schematic. Start gates and lights, speed beams before the table, seven wind sensors, four distance cameras, the judges’ tower and the fall line are numbered. A flight of 129 m is dashed: 60 points for the K point and 1.8 for each of four more metres make 67.2.',
  scale,
  pins: [
    above(at(gate(10)), 1, -14, 30),
    above(LIGHTS, 2, 26, 0),
    above([at(onTable(12))[0], at(onTable(12))[1] - 8], 3, 0, -34),
    above([x(0), y(0)], 4, -18, 30),
    above(onSlope(WIND[1] ?? 0, 6), 5, 12, -34),
    above(onSlope(WIND[6] ?? 0, 6), 5, 34, 0),
    above(at([atDistance(131)[0] + 10, atDistance(131)[1] - 20]), 6, 26, -8),
    above([x(50.5), y(ground(50.5) - 24)], 7, 0, -22),
    above([x(17), y(ground(17) - 14)], 8, 0, -22),
    above([x(outRunStart[0] + FALL_LINE), y(outRunStart[1]) - 12], 9, 0, -24),
    above([x(outRunStart[0] + 90), y(outRunStart[1] - 14)], 10, 24, 0),
  ],
  height: 700,
  bar: [0, 20, 40],
  legend: {
    'Start gates': 'the jury picks one; a change counts in points since 2010',
    'Start lights': 'red, yellow, green; repeated for jury and coaches',
    'Speed beams': 'main and backup, for the in-run speed',
    'Take-off': 'antennas read a transmitter on the ski (2018)',
    'Wind sensors': 'seven along a normal or large hill, in three axes',
    'Video distance': 'four HD cameras; both skis flat, to half a metre',
    'Judges’ tower': 'five judges, 0 to 20 each, best and worst dropped',
    'Coaches’ stand': 'start lights and boards repeated',
    'Fall line': 'style is judged until here',
    Scoreboard: 'distance + style + wind + gate',
  },
  legendPlace: { top: 546 },
  body: (lettering) => behind() + land(lettering) + equipment() + distances(lettering) + words(lettering),
});
