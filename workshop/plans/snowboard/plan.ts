/** Snowboard: a parallel course from above, its start and finish enlarged, and a halfpipe from its lower end. */
import type { Lettering } from '../../kit/lettering.ts';
import type { Box } from '../../kit/shapes.ts';
import { type Panel, PORTRAIT, planDrawing } from '../kit/plan.ts';
import { deskMiddle, deskPin } from '../kit/signs.ts';
import {
  colours,
  course,
  courseBox,
  coursePins,
  courseWords,
  endsWords,
  eyePin,
  FINISH_BOX,
  finish,
  finishPins,
  phoneScale,
  START_BOX,
  scale,
  start,
  startPins,
  TIMING,
} from './course.ts';
import { halfpipe, halfpipePins, halfpipeWords, PIPE_BOX } from './halfpipe.ts';

const words = (lettering: Lettering): string =>
  courseWords(lettering) + endsWords(lettering) + halfpipeWords(lettering);

/** Of the phone's sheet the course takes this much on the left, the rest stands in a column. */
const COURSE = { left: 12, width: 59 } as const;
const COLUMN = COURSE.left + COURSE.width + 24;
const COLUMN_WIDTH = PORTRAIT - COLUMN;

/** A part in the column, under its title. */
function part(title: string, top: number, box: Box, rest: Pick<Panel, 'scene' | 'pins'>, width = COLUMN_WIDTH): Panel {
  return {
    box,
    left: COLUMN,
    top: top + 22,
    width,
    words: (lettering, place) =>
      lettering.text(COLUMN, top + 14, title, { size: 15, style: 'bold' }) +
      (box === START_BOX ? colours(lettering, place) : ''),
    ...rest,
  };
}

const START_WIDTH = COLUMN_WIDTH * 0.62;
const PHONE_COURSE = courseBox(phoneScale, 14);

export const snowboardPlan = planDrawing({
  slug: 'Snowboard',
  title: 'Snowboard parallel course and halfpipe',
  description:
    'Schematic plan of a parallel course with a red and a blue line of gates, and a halfpipe seen from its lower end, in usual proportions. Start and finish are enlarged: two start gates, a pair of photocells for each course, and one photo-finish camera of 2,000 images per second in line with both.',
  box: { x: 24, y: 108, width: 1076, height: 446 },
  scene: () => course(scale, 40) + start() + finish() + halfpipe(),
  words,
  spotRadius: 14,
  pins: [...coursePins, ...startPins, ...finishPins, eyePin, deskPin(TIMING), ...halfpipePins],
  scale,
  bar: { marks: [0, 20, 40], end: [940, 181], size: 16 },
  legend: [
    'Two start gates open at the same instant, for the red and the blue course.',
    'One pair of photocells a course, 1.0 m high, or 0.5 m where there is a gate.',
    'One photo-finish camera, 2,000 images/s, is in line with both finishes.',
    'Timing gives the gap between the red and the blue pulse, to 1/100 s.',
    'The scoreboard shows gap and winner, or the judges’ score.',
    'A sensor near the feet gives speed, height and length of a jump.',
    'The height of every jump and the average of a run were shown at PyeongChang.',
    'Judges score halfpipe, big air and slopestyle from their stand.',
  ],
  portrait: [
    part('Start', 0, START_BOX, { scene: start, pins: startPins }, START_WIDTH),
    part('Finish', 236, FINISH_BOX, { scene: finish, pins: [...finishPins, eyePin, deskMiddle(TIMING)] }),
    part('Halfpipe', 506, PIPE_BOX, { scene: halfpipe, pins: halfpipePins }),
    {
      box: PHONE_COURSE,
      ...COURSE,
      top: 0,
      turn: 90,
      scene: () => course(phoneScale, 14),
    },
  ],
});
