import type { Dress } from '../../figure/dress.ts';
import { ellipse as oval } from '../../figure/geometry.ts';
import { circle, line, path, rect, repeat } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { hockeyPlayer } from '../bodies/hockey.ts';
import { clad } from '../kits.ts';
import { at, moving, type Scene, SOFT_SHADE } from '../scene.ts';

const team = (shirt: string, trunks: string, helmet: string, sock: string, skin: string): Dress => ({
  ...{ skin, top: shirt, trunks, shoes: 'rubber', hair: 'hair-2', sock, accent: 'kit-white' },
  ...{ cover: 'helmet', coverTone: helmet },
  ...clad(shirt),
  legs: sock,
  gloves: 'kit-ink',
  isFist: true,
});
export const HOME_TEAM = team('kit-blue', 'kit-navy', 'kit-white', 'kit-blue', 'skin-1');
const AWAY = team('kit-yellow', 'kit-ink', 'kit-ink', 'kit-yellow', 'skin-2');

const GOAL = 529;

/** The goal from the side: posts red, the frame behind, the net. */
const net = (): string => {
  const [front, rear, top] = [GOAL + 92, GOAL, 104];
  return (
    path(`M${front} ${top}H${rear + 34}Q${rear + 14} 150 ${rear} 204H${front}Z`, 'kit-white') +
    `<g opacity=".5">${
      repeat(8, (index) => line(rear + 34 + index * 8.4, top, rear + 6 + index * 12.2, 204, 'm')) +
      repeat(8, (index) => line(rear + 30 - index * 3.6, top + 12 + index * 12, front, top + 12 + index * 12, 'm'))
    }</g>` +
    path(
      `M${rear + 34} ${top}Q${rear + 14} 150 ${rear} 204H${rear + 6}Q${rear + 20} 150 ${rear + 40} ${top}Z`,
      'kit-red-s',
    ) +
    rect(rear + 32, top - 4, front - rear - 28, 6, 'kit-red') +
    rect(rear - 2, 202, front - rear, 4, 'kit-red-s') +
    rect(front - 2, top - 4, 7, 110, 'kit-red') +
    rect(front + 3, top - 4, 2, 110, 'kit-red-s')
  );
};

/** The red lamp on its post behind the glass. */
const lamp = (x: number): string =>
  `<g opacity=".28">${circle(x, 30, 26, 'led-red')}</g>` +
  rect(x - 3, 36, 6, 44, 'steel') +
  rect(x - 15, 34, 30, 6, 'steel') +
  path(`M${x - 12} 34V24A12 12 0 0 1 ${x + 12} 24V34Z`, 'led-red') +
  `<g opacity=".7">${circle(x - 4, 24, 3, 'led-white')}</g>`;

/** Left edge of the board. */
const BOARD = 665;

const board = (x: number): string => rect(x, 4, 190, 38, 'led-ground', 3);

export const iceHockey: Scene = {
  id: 'IceHockey',
  title: 'The puck crosses the goal line',
  description:
    'A drawn scene from the side: the puck has crossed the goal line into the empty net and the red lamp behind the glass is lit. The skater who shot it follows with the stick low, an opponent comes too late, and the board stops the clock at 0:58 before the end of the game.',
  msPerUnit: 1,
  cursorTime: 1,
  cursorX: GOAL + 92,
  label: 'GOAL',
  bands: [
    ...crowd('IceHockey', 0, 58, ['g2', 'g3', 'steel', 'g3', 'kit-ink']),
    ...bands('58 ice-1, 62 ice, 84 kit-red, 87 kit-white, 142 kit-yellow, 150 ice-2, 153 ice-1, 190 ice, 192 ice-1'),
  ],
  shadow: SOFT_SHADE,
  under: () => board(BOARD) + lamp(GOAL + 75) + net(),
  bodies: [
    at(1.115, 196, 100, moving(hockeyPlayer(HOME_TEAM, 'hair-3', 0.35), 10)),
    at(1.383, 187, 82, moving(hockeyPlayer(AWAY, 'kit-orange', 0.1), 11.4)),
  ],
  over: (lettering) =>
    path(
      `M${oval(GOAL + 60, 198, 9, 3.4, 20)
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}Z`,
      'rubber',
    ) +
    `<g opacity=".35">${rect(GOAL + 72, 196.5, 70, 1.2, 'rubber') + rect(GOAL + 76, 199.5, 90, 1.2, 'rubber')}</g>` +
    lettering.text(BOARD + 14, 33, '0:58', { size: 28, style: 'bold', fill: 'led-lit' }) +
    lettering.text(BOARD + 176, 33, '4 : 2', { size: 28, style: 'bold', anchor: 'end', fill: 'led-lit' }),
};
