/** Where the impulses of a race come from: the racer at the start, on the course and at the finish, each about 0. */
import type { Part } from '../../figure/part.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { line, path, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { downhill } from '../../strips/bodies/downhill-racer.ts';
import { onSkis, suits } from '../../strips/kits.ts';
import { stood } from '../kit/figure.ts';
import { LABEL } from '../kit/sheet.ts';

export const RADIUS = 54;

/** The higher the rise, the more upright. */
export const racer = (rise: number): readonly Part[] =>
  downhill(onSkis(suits('snow', 4, 'full'), 'kit-yellow'), rise)(0);

const ROUND = `M${-RADIUS} 0a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 0 1 ${-2 * RADIUS} 0Z`;
const SNOW = `M${4 - RADIUS} 14H${RADIUS - 4}A${RADIUS} ${RADIUS} 0 0 1 ${4 - RADIUS} 14Z`;

/** On snow in a circle, beside the posts that send the impulse. */
const source =
  (name: string, rise: number, posts: string) =>
  (lettering: Lettering): string =>
    litBy('day', path(ROUND, 'ice-white') + path(SNOW, 'snow-white') + posts + stood(racer(rise), [-8, 20], 42)) +
    stroke(ROUND, 'm', 1.5) +
    lettering.text(0, RADIUS + 22, name, { ...LABEL, anchor: 'middle' });

const post = (x: number): string => rect(x - 2, -16, 4, 34, 'coat-2');

export const IMPULSES = [
  source('start', 1.4, post(24) + line(10, 4, 24, 4, 'rl')),
  source('on the course', 0, post(-24) + post(26) + line(-22, -8, 24, -8, 'rl')),
  source('finish', 0.4, post(-24) + post(26) + rect(-28, -24, 58, 10, 'kit-navy')),
] as const;
