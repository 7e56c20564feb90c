/** The remote operations centre: plan of the desks, links to the venues on the left, outputs on the right. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { screen } from '../screen.ts';
import { note } from '../small-print.ts';

const ROOM = { x: 292, y: 92, width: 396, height: 432 } as const;
const VENUES = [
  ['SUI', 'sprint'],
  ['USA', 'sprint'],
  ['KEN', 'relay'],
  ['JPN', 'pole vault'],
] as const;
const OUTPUTS = ['TV graphics', 'Data feeds', 'Scoreboards', 'Media screens', 'Printed PDF'];
/** Three rows of two desks; the starter sits first. */
const DESKS = [
  ['Starter', 'Photo finish'],
  ['Timing', 'Results, OVR'],
  ['TV graphics', 'Network'],
] as const;
const NODE = { in: ROOM.x - 36, out: ROOM.x + ROOM.width + 36, y: ROOM.y + ROOM.height / 2 } as const;

const venueY = (index: number) => 152 + index * 104;
const outputY = (index: number) => 136 + index * 86;

const venues = (lettering: Lettering): string =>
  each(VENUES, ([code, event], index) => {
    const y = venueY(index);
    return (
      stroke(`M172 ${y}H${NODE.in}V${NODE.y}`, 'l', 2) +
      circle(160, y, 20, 'p l') +
      line(160, y, 160, y - 13, 'l') +
      line(160, y, 169, y + 5, 'l') +
      circle(160, y, 2.5, 'i') +
      lettering.text(44, y - 2, code, { size: 20, style: 'bold' }) +
      note(lettering, 44, y + 20, event, 'start', 15)
    );
  });

function desk(lettering: Lettering, x: number, y: number, words: string, isStarter: boolean): string {
  const fill = isStarter ? 'r' : 'i';
  return (
    rect(x, y, 150, 40, 'p l') +
    rect(x + 20, y + 6, 50, 4, fill) +
    rect(x + 80, y + 6, 50, 4, fill) +
    lettering.text(x + 75, y + 30, words, { size: 16, style: isStarter ? 'bold' : 'regular', anchor: 'middle' }) +
    circle(x + 75, y + 56, 9, isStarter ? 'r' : 'g4')
  );
}

function room(lettering: Lettering): string {
  const desks = each(DESKS, (pair, rowIndex) =>
    each(pair, (words, column) =>
      desk(lettering, ROOM.x + 36 + column * 174, ROOM.y + 96 + rowIndex * 108, words, rowIndex === 0 && column === 0),
    ),
  );
  return (
    rect(ROOM.x, ROOM.y, ROOM.width, ROOM.height, 'g1') +
    stroke(`M${ROOM.x} ${ROOM.y}h${ROOM.width}v${ROOM.height}h${-ROOM.width}Z`, 'l', 4) +
    repeat(6, (index) => rect(ROOM.x + 36 + index * 54, ROOM.y + 6, 52, 12, 'i')) +
    note(lettering, ROOM.x + ROOM.width / 2, ROOM.y + 44, 'Wall: one picture per venue', 'middle', 15) +
    desks
  );
}

const links = (lettering: Lettering): string =>
  each(OUTPUTS, (words, index) => {
    const y = outputY(index);
    return (
      stroke(`M${NODE.out} ${NODE.y}V${y}H770`, 'l', 2) +
      circle(776, y, 6.5, 'p l') +
      lettering.text(796, y + 6, words, { size: 17, style: 'bold' })
    );
  }) +
  stroke(`M${NODE.in} ${NODE.y}H${ROOM.x}`, 'rl', 4) +
  stroke(`M${ROOM.x + ROOM.width} ${NODE.y}H${NODE.out}`, 'rl', 4);

export const operationsCentre = screen({
  name: 'remote-operations-centre',
  title: 'Remote timekeeping operations centre, plan',
  description:
    'Plan of a control room with a wall of screens and six desks, the starter’s in red. Four venues with clocks set to UTC join over secured cloud links on the left; on the right TV graphics, data feeds, scoreboards, information and PDF go out. Sample data.',
  part: { x: 30, y: 32, width: 900, height: 506 },
  narrow: {
    height: 452,
    draw: (lettering) =>
      each(VENUES, ([code, event], index) => {
        const x = 16 + index * 92;
        return (
          lettering.text(x, 32, code, { size: 20, style: 'bold' }) +
          lettering.text(x, 54, event.replace('pole ', ''), { size: 16, fill: 'g5' }) +
          stroke(`M${x + 22} 66V92H195`, 'l', 2)
        );
      }) +
      stroke('M195 92V118', 'rl', 4) +
      rect(16, 118, 358, 218, 'g1') +
      stroke('M16 118h358v218h-358Z', 'l', 3) +
      each(DESKS.flat(), (words, index) => {
        const [x, y] = [28 + (index % 2) * 171, 132 + Math.floor(index / 2) * 66];
        return (
          rect(x, y, 163, 56, index === 0 ? 'r' : 'p l') +
          lettering.text(x + 81, y + 35, words, {
            size: 18,
            style: index === 0 ? 'bold' : 'regular',
            anchor: 'middle',
            fill: index === 0 ? 'p' : 'i',
          })
        );
      }) +
      stroke('M195 336V362', 'rl', 4) +
      each(OUTPUTS.slice(0, 4), (words, index) => {
        const [x, y] = [16 + (index % 2) * 190, 394 + Math.floor(index / 2) * 36];
        return circle(x + 7, y - 6, 6, 'r') + lettering.text(x + 24, y, words, { size: 19, style: 'bold' });
      }),
  },
  draw: (lettering) =>
    note(lettering, 44, 58, 'Venues, clocks on UTC', 'start', 15) +
    note(lettering, ROOM.x, 58, 'Operations centre', 'start', 15) +
    note(lettering, 796, 58, 'Outputs', 'start', 15) +
    line(44, 72, 916, 72, 'h') +
    venues(lettering) +
    links(lettering) +
    room(lettering) +
    '',
});
