/** Snowboard: a parallel course from above, its finish enlarged, and a halfpipe from the side. */
import type { Lettering } from '../lettering.ts';
import { planDrawing } from './plan-kit.ts';
import { course, finish, scale, start } from './snowboard-course.ts';
import { halfpipe } from './snowboard-halfpipe.ts';

export const snowboardPlan = planDrawing({
  slug: 'Snowboard',
  name: 'Snowboard',
  subtitle: 'Parallel course from above, halfpipe from the side; schematic',
  title: 'Snowboard parallel course and halfpipe',
  description:
    'Schematic plan of a parallel course with a red and a blue line of gates, and a halfpipe from the side and cut across, in usual proportions. Start and finish are enlarged: two start gates, a pair of photocells for each course, and one photo-finish camera of 2,000 images per second in line with both.',
  unitsPerMetre: scale.unitsPerMetre,
  height: 700,
  bar: [0, 20, 40],
  legend: [
    { name: 'Start gates', note: 'two, for the red and the blue course' },
    { name: 'Photocells', note: 'one pair a course, 1.0 m high, or 0.5 m with a gate' },
    { name: 'Photo-finish camera', note: '2,000 images/s, in line with both finishes' },
    { name: 'Timing', note: 'gap between the red and the blue pulse, to 1/100 s' },
    { name: 'Scoreboard', note: 'gap and winner, or the judges’ score' },
    { name: 'Worn sensor', note: 'near the feet: speed, height and length of a jump' },
    { name: 'Jumps', note: 'height of each and average of a run, shown at PyeongChang' },
    { name: 'Judges’ stand', note: 'halfpipe, big air and slopestyle are judged' },
  ],
  legendPlace: { top: 566 },
  body: (lettering: Lettering) => course(lettering) + start(lettering) + finish(lettering) + halfpipe(lettering),
});
