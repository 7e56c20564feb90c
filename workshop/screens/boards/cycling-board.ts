/** The board of a velodrome in a pursuit: both teams at the half laps, and who leads. */
import { AMBER, LAMP_GREEN, LAMP_RED, LAMP_WHITE, METAL } from '../../equipment/kit/materials.ts';
import { rod } from '../../equipment/kit/rods.ts';
import { corners, studioFor } from '../../equipment/kit/studio.ts';
import { circle, each, ellipse, path, placed, rect, repeat } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { boardPicture, digitsTo, lampBoard, litSigns, signsTo } from './board-picture.ts';

const hall = studioFor(
  corners(0, 0, 0, 5200, 260, 2400),
  { yaw: -16, pitch: -6 },
  { x: 52, y: 26, width: 536, height: 246 },
);

const lamps = (): string =>
  litSigns(170, 130, 'TEAM PURSUIT', 32, AMBER) +
  signsTo(5030, 130, 'LAPS 4', 32, AMBER) +
  rect(150, 420, 4900, 16, 'steel') +
  circle(330, 860, 130, LAMP_RED) +
  litSigns(620, 690, 'AUS', 52, LAMP_WHITE) +
  digitsTo(5020, 640, '2:46.104', 440, LAMP_WHITE) +
  circle(330, 1480, 130, LAMP_GREEN) +
  litSigns(620, 1310, 'GBR', 52, LAMP_WHITE) +
  digitsTo(5020, 1260, '2:46.452', 440, LAMP_WHITE) +
  rect(150, 1880, 4900, 16, 'steel') +
  litSigns(170, 1980, '3000 M', 40, AMBER) +
  signsTo(5030, 1980, '+0.348', 40, LAMP_RED);

/** The bend seen from the infield: boards that rise, the measuring line, the red and the blue one, the rail above. */
function bend(): string {
  const line = (drop: number): string => `M-20 ${404 - drop}Q320 ${330 - drop * 1.15} 660 ${404 - drop}`;
  return (
    path('M-20 290Q320 212 660 290V460H-20Z', 'timber') +
    faded(
      0.5,
      repeat(16, (index) => stroke(line(4 + index * 6.8), 'm', 1)),
    ) +
    path('M-20 404Q320 330 660 404V460H-20Z', 'mat-1') +
    path('M-20 404Q320 330 660 404V418Q320 346-20 418Z', 'kit-blue') +
    stroke(line(8), 'l', 3) +
    stroke(line(26), 'rl', 3) +
    `<g class="river">${path(line(66), 'wl')}</g>` +
    stroke('M-20 290Q320 212 660 290', 'wl', 7) +
    stroke('M-20 268Q320 190 660 268', 'm', 3) +
    repeat(17, (index) => {
      const x = index * 40;
      const y = 290 - 78 * (1 - ((x - 320) / 340) ** 2) * 0.5;
      return stroke(`M${x} ${y}v-22`, 'm', 3);
    })
  );
}

const roof = (): string =>
  rect(0, 0, 640, 440, 'tv-panel') +
  each([0, 1, 2, 3, 4, 5, 6], (index) => stroke(`M${-60 + index * 130} -10L${60 + index * 96} 280`, 'd', 3)) +
  each([26, 78], (y) => stroke(`M-10 ${y}H650`, 'd', 2)) +
  each([80, 240, 400, 560], (x) => faded(0.9, ellipse(x, 16, 26, 5, 'led-white')));

export const cyclingBoard = boardPicture({
  name: 'board-cycling',
  title: 'Board of the velodrome in a team pursuit',
  description:
    'Board of lamps under the roof of a velodrome, above the bend: team pursuit after 3,000 m, four laps to go; AUS on the red side in 2:46.104 leads GBR on the green side in 2:46.452 by 0.348 s. Sample data.',
  draw: () =>
    roof() +
    each([900, 4300], (x) => rod(hall, [x, 130, 2400], [x, 130, 4600], 4, METAL[0], METAL[1])) +
    lampBoard(hall, [0, 0, 0], [5200, 260, 2400], lamps()) +
    placed(0, 62, bend()),
});
