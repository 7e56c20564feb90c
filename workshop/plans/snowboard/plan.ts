/** Snowboard: a parallel course from above, its finish enlarged, and a halfpipe from the side. */
import type { Lettering } from '../../kit/lettering.ts';
import { planDrawing } from '../kit/plan.ts';
import { course, coursePins, finish, scale, start } from './course.ts';
import { halfpipe, halfpipePins } from './halfpipe.ts';

export const snowboardPlan = planDrawing({
  slug: 'Snowboard',
  name: 'Snowboard',
  subtitle: 'Parallel course from above, halfpipe from the side; schematic',
  title: 'Snowboard parallel course and halfpipe',
  description:
    'Schematic plan of a parallel course with a red and a blue line of gates, and a halfpipe from the side and cut across, in usual proportions. Start and finish are enlarged: two start gates, a pair of photocells for each course, and one photo-finish camera of 2,000 images per second in line with both.',
  scale,
  pins: [...coursePins, ...halfpipePins],
  height: 700,
  bar: [0, 20, 40],
  legend: {
    'Start gates': 'two, for the red and the blue course',
    Photocells: 'one pair a course, 1.0 m high, or 0.5 m with a gate',
    'Photo-finish camera': '2,000 images/s, in line with both finishes',
    Timing: 'gap between the red and the blue pulse, to 1/100 s',
    Scoreboard: 'gap and winner, or the judges’ score',
    'Worn sensor': 'near the feet: speed, height and length of a jump',
    Jumps: 'height of each and average of a run, shown at PyeongChang',
    'Judges’ stand': 'halfpipe, big air and slopestyle are judged',
  },
  legendPlace: { top: 566 },
  body: (lettering: Lettering) => course(lettering) + start(lettering) + finish(lettering) + halfpipe(lettering),
});
