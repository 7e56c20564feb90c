/** Equipment arrives at a stadium: cases come from a lorry, in one perspective for all. */
import { createCamera } from '../../kit/camera.ts';
import { castShadow } from '../../kit/cast-shadow.ts';
import type { Place } from '../../kit/space.ts';
import { at } from '../brush.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { pusher, reader, steadier } from './crew.ts';
import { type Case, flightCase } from './flight-case.ts';
import { forecourt } from './forecourt.ts';
import { LORRY, lift, lorry } from './lorry.ts';

/** Metres: what is pushed to the right, the two that stand there, one on the lift, and those in the hold. */
const PUSHED: Case = { at: [-0.72, 0, 0], size: [1.2, 0.75, 1.06] };
const LOW: Case = { at: [0.98, 0.1, 0], size: [1.15, 0.7, 0.56] };
const UPPER: Case = { at: [1.03, 0.12, 0.69], size: [1.05, 0.62, 0.34], tone: 'kit-navy', isStacked: true };
const ON_LIFT: Case = { at: [-2.35, 2.9, LORRY.floor], size: [0.95, 0.7, 1.02] };
/** In the wide window: more of them, on the way in. */
const AHEAD: readonly Case[] = [
  { at: [3.5, 1.6, 0], size: [0.8, 0.7, 1.3] },
  { at: [2.75, 1, 0], size: [0.7, 0.7, 1.06] },
];
const IN_HOLD: readonly Case[] = [
  { at: [-3.1, 6.4, LORRY.floor], size: [1, 0.7, 1.3] },
  { at: [-2, 6.2, LORRY.floor], size: [0.8, 0.7, 0.9] },
];

interface Layout {
  readonly eyeX: number;
  readonly focal: number;
  readonly centre: readonly [x: number, horizon: number];
  readonly portal?: number;
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: { eyeX: 0.1, focal: 1010, centre: [640, 338] },
  wide: { eyeX: 0.3, focal: 955, centre: [800, 282], portal: 1130 },
  portrait: { eyeX: -0.42, focal: 1010, centre: [400, 470] },
};
const EYE_LEVEL = 1.52;
const AWAY = 3.7;

function draw({ brush, width, height, format }: Canvas): string {
  const { eyeX, focal, centre, portal } = LAYOUTS[format];
  const camera = createCamera({ eye: [eyeX, -AWAY, EYE_LEVEL], target: [eyeX, 30, EYE_LEVEL], focal, centre });
  const standing = (place: Place, parts: string): string =>
    at(camera.see(place), focal / (place[1] + AWAY) / 100, parts);
  const shade = (place: Place): string => {
    const scale = focal / (place[1] + AWAY) / 100;
    return castShadow(camera.see(place), 52 * scale, 8 * scale);
  };
  const box = (item: Case): string => flightCase(camera, eyeX, item);
  // In the narrow window the stack would be cut: there who reads the label stands behind the pushed case.
  const isNarrow = format === 'portrait';
  return (
    forecourt({ width, height, horizon: centre[1], ...(portal !== undefined && { portal }) }) +
    lorry(camera) +
    IN_HOLD.map(box).join('') +
    lift(camera) +
    box(ON_LIFT) +
    standing([-2.95, 3, LORRY.floor], steadier(brush)) +
    (format === 'wide' ? AHEAD.map(box).join('') : '') +
    standing(isNarrow ? [-0.05, 1.0, 0] : [1.14, 0.95, 0], reader(brush)) +
    (isNarrow ? '' : box(LOW) + box(UPPER)) +
    shade([-1.4, 0.3, 0]) +
    box(PUSHED) +
    standing([-1.34, 0.25, 0], pusher(brush))
  );
}

export const crates = scene({
  id: 'scene/crates',
  title: 'Equipment arrives',
  description:
    'In front of a stadium a lorry stands open. One of the crew leans into a flight case on castors and pushes it over the yard, one steadies a case on the lift, and one, a hand on a stack of cases, reads its label with a telephone.',
  draw,
});
