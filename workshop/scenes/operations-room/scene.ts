/** The operations room at an event: the wall with clock, photo finish and picture; people at the desks. */
import { digits, digitsWidth } from '../../kit/seven-segment.ts';
import { type Box, each, type Point, rect } from '../../kit/shapes.ts';
import { at } from '../brush.ts';
import { seated } from '../people/seated.ts';
import { curves, list, monitor, panel, photoFinish, straight } from '../places/screens.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { frontDesk, keyboard, OPERATORS, type Row, row } from './desks.ts';
import { room } from './room.ts';
import { supervisor } from './supervisor.ts';

type Screen = readonly [box: Box, content: (box: Box) => string];

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

interface Layout {
  readonly floor: number;
  readonly lamps: readonly number[];
  readonly fields: number;
  readonly wall: readonly Screen[];
  readonly row: Row;
  readonly desk: { readonly top: number; readonly end: number; readonly monitors: readonly Screen[] };
  readonly keyboards: readonly number[];
  /** Of those at the front desk. */
  readonly seats: readonly number[];
  readonly seatScale: number;
  readonly supervisor: { readonly feet: Point; readonly scale: number };
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: {
    floor: 470,
    lamps: [190, 640, 1090],
    fields: 7,
    wall: [
      [box(70, 84, 540, 236), photoFinish],
      [box(634, 84, 346, 108), clock(66)],
      [box(634, 212, 346, 108), list('wall', 5)],
      [box(1004, 84, 236, 236), straight],
    ],
    row: { top: 455, scale: 1.75, places: [150, 420, 690] },
    desk: {
      top: 640,
      end: 826,
      monitors: [
        [box(60, 450, 280, 150), photoFinish],
        [box(372, 450, 280, 150), list('front', 7)],
      ],
    },
    keyboards: [210],
    seats: [322],
    seatScale: 4.1,
    supervisor: { feet: [1140, 1010], scale: 4.3 },
  },
  wide: {
    floor: 420,
    lamps: [210, 630, 1050, 1470],
    fields: 9,
    wall: [
      [box(96, 78, 300, 204), straight],
      [box(424, 78, 560, 204), photoFinish],
      [box(1012, 78, 300, 92), clock(58)],
      [box(1012, 190, 300, 92), list('wall', 5)],
    ],
    row: { top: 404, scale: 1.62, places: [180, 450, 720, 990] },
    desk: {
      top: 580,
      end: 1230,
      monitors: [
        [box(84, 404, 262, 136), photoFinish],
        [box(370, 404, 236, 136), list('front', 7)],
        [box(672, 404, 236, 136), curves('front')],
        [box(932, 404, 262, 136), straight],
      ],
    },
    keyboards: [224, 852],
    seats: [356, 920],
    seatScale: 3.6,
    supervisor: { feet: [1500, 930], scale: 4.05 },
  },
  portrait: {
    floor: 600,
    lamps: [130, 400, 670],
    fields: 4,
    wall: [
      [box(60, 86, 680, 210), photoFinish],
      [box(60, 320, 330, 130), clock(62)],
      [box(412, 320, 328, 130), straight],
    ],
    row: { top: 585, scale: 1.75, places: [130, 350] },
    desk: { top: 800, end: 500, monitors: [[box(40, 610, 340, 170), photoFinish]] },
    keyboards: [190],
    seats: [275],
    seatScale: 4,
    supervisor: { feet: [690, 1180], scale: 3.9 },
  },
};

function clock(size: number) {
  return ({ x, y, width, height }: Box): string => {
    const text = '19:42:07';
    const corner: Point = [x + (width - digitsWidth(text, size)) / 2, y + (height - size) / 2];
    return rect(x, y, width, height, 'led-ground') + digits(...corner, text, size, 'led-lit', 'led-ground-a');
  };
}

function draw(canvas: Canvas): string {
  const { brush, width, height, format } = canvas;
  const { floor, lamps, fields, wall, desk, seats, ...layout } = LAYOUTS[format];
  return (
    room({ width, height, floor, lamps, fields }) +
    each(wall, ([screen, content]) => panel(brush, screen, content, 7)) +
    row(canvas, layout.row) +
    each(desk.monitors, ([screen, content]) => monitor(brush, screen, content, 7)) +
    frontDesk(desk.end, desk.top, height) +
    each(layout.keyboards, (x) => keyboard(brush, x, desk.top + 8)) +
    each(seats, (x, index) => {
      const operator = OPERATORS[index];
      return operator ? at([x, desk.top + 150], layout.seatScale, seated(brush, operator)) : '';
    }) +
    at(layout.supervisor.feet, layout.supervisor.scale, supervisor(brush))
  );
}

export const operationsRoom = scene({
  id: 'scene/operations-room',
  title: 'The operations room during a final',
  description:
    'A dim room with a wall of screens: the photo-finish image with its red cursor, the time of day, a list of results and the television picture. Operators with headsets sit at their desks, and a manager points at the wall.',
  draw,
});
