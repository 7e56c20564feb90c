/** Eight sprinters on "set", seen from outside of lane 1: behind each a loudspeaker, as far from every runner. */
import type { Dress } from '../../figure/dress.ts';
import { FROM_THE_SIDE } from '../../figure/person.ts';
import { type Box, circle, line, type Point, path, rect, repeat, round } from '../../kit/shapes.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { layersOf } from '../../scenes/people/person.ts';
import { SET } from '../../scenes/people/sprinter.ts';
import { athletes } from '../../strips/kits.ts';
import { pathsOf } from '../../strips/still.ts';

const LANES = 8;
const METRE = 90;
/** From one lane to the next: back and aside. */
const LANE: Point = [42, -30];
/** Metres from the start line: where the loudspeaker stands. */
const SPEAKER = -1.5;

function sprinter(lane: number, [x, y]: Point): string {
  const dress: Dress = { ...athletes('tartan', lane), bulk: 0.86 };
  const [below, above] = layersOf(SET, { ...dress, view: 'profile', isFar: true }, { ...FROM_THE_SIDE, isFine: true });
  return pathsOf([...below, ...above], ([px, py]) => [x + px * METRE, y - py * METRE], 0.15);
}

/** Rail and two plates. */
function block([x, y]: Point): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * METRE)} ${round(y - dy * METRE)}`;
  return (
    path(`M${at(-1.12, 0)}L${at(-1.12, 0.05)}L${at(-0.38, 0.05)}L${at(-0.38, 0)}Z`, 'steel') +
    path(`M${at(-0.66, 0.2)}L${at(-0.58, 0.22)}L${at(-0.48, 0.03)}L${at(-0.62, 0.03)}Z`, 'kit-grey') +
    path(`M${at(-0.96, 0.22)}L${at(-0.88, 0.24)}L${at(-0.78, 0.03)}L${at(-0.92, 0.03)}Z`, 'kit-grey-s')
  );
}

/** A dark box whose grille looks ahead. */
function loudspeaker([x, y]: Point): string {
  const [left, width, height] = [x + (SPEAKER - 0.12) * METRE, 15, 26];
  return (
    rect(left, y - height, width, height, 'kit-ink') +
    path(`M${round(left)} ${y - height}l5-4h${width}l-5 4z`, 'steel') +
    path(`M${round(left + width)} ${y - height}l5-4v${height}l-5 4z`, 'rubber') +
    circle(left + width / 2, y - height / 2, 5, 'steel')
  );
}

/** Three waves before the loudspeaker, the same in every lane. */
function sound([x, y]: Point): string {
  const waves = [10, 18, 26].map((radius) => {
    const [dx, dy] = [round(radius * 0.77), round(radius * 0.64)];
    const left = round(x + SPEAKER * METRE + 6 + dx);
    return `M${left} ${round(y - 15 - dy)}A${radius} ${radius} 0 0 1 ${left} ${round(y - 15 + dy)}`;
  });
  return stroke(waves.join(''), 'wl', 2.6);
}

/** The track in a box; the hands of lane 1 are at the point. */
export function startOfEight(box: Box, [x, y]: Point): string {
  const at = (lane: number): Point => [x + lane * LANE[0], y + lane * LANE[1]];
  const [edge, far] = [at(-0.45), at(LANES - 0.45)];
  const right = box.x + box.width;
  const lines = repeat(LANES + 1, (index) => {
    const level = round(at(index - 0.45)[1]);
    return line(box.x, level, right, level, 'wl');
  });
  const [firstX, firstY] = at(0);
  const [lastX, lastY] = at(LANES - 1);
  const cableAt = (SPEAKER - 0.04) * METRE;
  const rows = repeat(LANES, (index) => {
    const lane = LANES - 1 - index;
    const hands = at(lane);
    return loudspeaker(hands) + block(hands) + sprinter(lane, hands) + sound(hands);
  });
  return cutTo(
    'track',
    box,
    rect(box.x, box.y, box.width, box.height, 'ice-white') +
      rect(box.x, far[1] - 46, box.width, 30, 'kit-navy') +
      rect(box.x, far[1] - 16, box.width, 40, 'kit-green') +
      rect(box.x, far[1], box.width, box.y + box.height - far[1], 'tartan') +
      rect(box.x, edge[1], box.width, box.y + box.height - edge[1], 'tartan-2') +
      lines +
      stroke(`M${edge[0] + 8} ${edge[1]}L${far[0] + 8} ${far[1]}`, 'wl', 5) +
      stroke(
        `M${box.x} ${box.y + box.height - 14}H${round(firstX + cableAt - 12)}L${round(firstX + cableAt)} ${firstY}L${round(lastX + cableAt)} ${lastY}`,
        'l',
        4,
      ) +
      rows,
  );
}
