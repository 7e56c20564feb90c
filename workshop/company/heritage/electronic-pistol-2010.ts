/** The electronic start pistol of 2010: one press, and the start sounds behind every lane at the same moment. */

import type { Lettering } from '../../kit/lettering.ts';
import { type Box, circle, line, type Point, path, rect, repeat, round } from '../../kit/shapes.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';
import { raisedPistol } from './raised-pistol.ts';
import { startOfEight } from './start-of-eight.ts';

const STARTER: Box = { x: 32, y: 100, width: 276, height: 336 };
const TRACK: Box = { x: 320, y: 100, width: 608, height: 336 };
/** Of the runner in lane 1. */
const TRACK_HANDS: Point = [520, 406];
const LANES = 8;

/** Lanes from above with the way of the sound to each: from one gun, or from a loudspeaker behind each. */
function ways([x, y]: Point, isGun: boolean): string {
  const level = (lane: number): number => y + 8 + lane * 12;
  const [gunX, gunY] = [x + 10, level(LANES - 1) + 6];
  const runner = x + 74;
  return (
    repeat(LANES + 1, (index) => line(x + 62, level(index) - 6, x + 150, level(index) - 6, 'h')) +
    repeat(LANES, (lane) => {
      const from: Point = isGun ? [gunX, gunY] : [runner - 24, level(lane)];
      return (
        line(...from, runner, level(lane), 'rl') +
        circle(runner, level(lane), 4, 'i') +
        (isGun ? '' : rect(from[0] - 4, from[1] - 4, 8, 8, 'g5'))
      );
    }) +
    (isGun ? path(`M${gunX - 8} ${round(gunY - 6)}h16v5h-9v8h-6z`, 'g5') : '')
  );
}

const pictures = (): string => litBy('day', raisedPistol(STARTER, [112, 612], 220) + startOfEight(TRACK, TRACK_HANDS));

function body(lettering: Lettering): string {
  const top = 456;
  const name = { ...LABEL, style: 'bold' } as const;
  return (
    pictures() +
    lines(lettering, 32, top + 18, ['At one press: sound,', 'flash and start pulse'], name, 24) +
    lines(lettering, 32, top + 76, ['A second press within', '2 s signals a false start'], NOTE, 22) +
    ways([320, top], true) +
    lines(lettering, 490, top + 42, ['One gun: the far', 'lane hears it last'], NOTE, 22) +
    ways([626, top], false) +
    lines(lettering, 794, top + 42, ['Loudspeakers:', 'all at once'], name, 22)
  );
}

const NARROW_STARTER: Box = { x: 0, y: 0, width: 390, height: 250 };

export const electronicPistol2010 = sheet({
  id: 'heritage/electronic-pistol-2010',
  title: 'Electronic start pistol, first in Vancouver 2010',
  description:
    'The starter in a red jacket fires the electronic start pistol, first used in Vancouver in 2010: one press gives sound, flash and start pulse at the same moment. Beside it, eight sprinters wait in their blocks, and from a loudspeaker behind each the same sound leaves. Below, the lanes from above: from one gun the way to the last lane is the longest, from loudspeakers all ways are alike. A second press within 2 s signals a false start.',
  body,
  narrow: {
    height: 730,
    body: (lettering) =>
      litBy('day', raisedPistol(NARROW_STARTER, [120, 404], 170)) +
      crop(
        'start',
        { x: 0, y: 258, width: 390, height: 215 },
        TRACK,
        'p',
        litBy('day', startOfEight(TRACK, TRACK_HANDS)),
      ) +
      lettering.text(16, 506, 'One press: sound, flash, pulse', { size: 20, style: 'bold' }) +
      lettering.text(16, 532, 'A second within 2 s: false start', { size: 17, fill: 'g5' }) +
      line(16, 550, 374, 550, 'h') +
      ways([16, 562], true) +
      ways([206, 562], false) +
      lines(lettering, 16, 692, ['One gun: the far', 'lane hears it last'], { size: 17, fill: 'g5' }, 22) +
      lines(lettering, 206, 692, ['Loudspeakers:', 'all at once'], { size: 17, style: 'bold' }, 22),
  },
});
