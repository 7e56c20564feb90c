/** Flight cases in the perspective of the yard: metal edges, latches, a label, castors. */
import type { Camera } from '../../kit/camera.ts';
import { castShadow } from '../../kit/cast-shadow.ts';
import { each, round } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { fill, stroke } from '../brush.ts';

/** Metres: the left, near, lower corner, and what it measures. */
export interface Case {
  readonly at: Place;
  readonly size: readonly [width: number, depth: number, height: number];
  readonly tone?: string;
  /** Stands on another one. */
  readonly isStacked?: boolean;
}

const CASTOR = 0.13;

export function flightCase(camera: Camera, eyeX: number, { at, size, tone = 'case', isStacked = false }: Case): string {
  const [x, y, ground] = at;
  const [w, d, h] = size;
  const z = ground + (isStacked ? 0 : CASTOR);
  const top = z + h;
  const corner = (u: number, v: number, t: number): Place => [x + u * w, y + v * d, z + t * h];
  // Which of its sides the eye sees.
  const side = eyeX < x ? 0 : eyeX > x + w ? 1 : undefined;
  const unit = camera.see([x + 1, y, z])[0] - camera.see([x, y, z])[0];
  const edge = Math.max(2, unit * 0.022);
  const front = [corner(0, 0, 0), corner(1, 0, 0), corner(1, 0, 1), corner(0, 0, 1)];
  const upper = [corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)];
  const flank =
    side === undefined ? undefined : [corner(side, 0, 0), corner(side, 1, 0), corner(side, 1, 1), corner(side, 0, 1)];
  const knob = (place: Place): string => {
    const [px, py] = camera.see(place);
    const r = round(unit * 0.034);
    return `M${round(px - r)} ${round(py - r)}h${2 * r}v${2 * r}h${-2 * r}Z`;
  };
  const patch = (u1: number, t1: number, u2: number, t2: number, fillTone: string): string =>
    camera.face([corner(u1, 0, t1), corner(u2, 0, t1), corner(u2, 0, t2), corner(u1, 0, t2)], fillTone);
  const [mx, my] = camera.see([x + w / 2, y + d * 0.3, ground]);
  const castors = isStacked
    ? ''
    : each([corner(0.1, 0.9, 0), corner(0.9, 0.9, 0), corner(0.1, 0, 0), corner(0.9, 0, 0)], (place) => {
        const [px, py] = camera.see([place[0], place[1], ground + CASTOR / 2]);
        const r = (unit * CASTOR) / 2;
        return `<circle cx="${round(px)}" cy="${round(py)}" r="${round(r)}" class="plastic-c"/><circle cx="${round(px)}" cy="${round(py)}" r="${round(r * 0.4)}" class="metal"/>`;
      });
  return (
    (isStacked ? '' : castShadow([mx, my], unit * w * 0.72, unit * 0.2)) +
    castors +
    camera.face(upper, top < 1.55 ? `${tone}-a` : tone) +
    (flank ? camera.face(flank, side === 0 ? tone : `${tone}-c`) : '') +
    camera.face(front, tone) +
    stroke(
      `${camera.trace(upper)}Z${camera.trace(front)}Z${flank ? `${camera.trace(flank)}Z` : ''}${camera.trace([corner(0, 0, 0.66), corner(1, 0, 0.66)])}`,
      'metal',
      edge,
    ) +
    fill(each(front, knob), 'metal-a') +
    patch(0.27, 0.6, 0.34, 0.72, 'metal-a') +
    patch(0.66, 0.6, 0.73, 0.72, 'metal-a') +
    patch(0.1, 0.16, 0.44, 0.44, 'kit-white') +
    patch(0.1, 0.36, 0.44, 0.44, 'kit-blue') +
    patch(0.14, 0.26, 0.34, 0.29, 'kit-grey') +
    patch(0.14, 0.2, 0.28, 0.23, 'kit-grey')
  );
}
