/** Video distance measurement in ski jumping: cameras beside the landing hill and the operator's picture. */
import { polar } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, type Point, path, placed, polygon, polyline, rect, repeat } from '../kit/shapes.ts';
import { faded } from '../kit/strokes.ts';
import { atDistance, landingHill } from './jump-hill.ts';
import { plate } from './plate.ts';
import { videoDistanceProduct } from './products/video-distance-camera.ts';

const K = 2.3;
const LANDING = 129;
const K_POINT = 125;

const onPlate = ([x, height]: Point): Point => [52 + x * K, 140 - height * K];

/** A camera on its mast and what it sees of the hill between two distances. */
function camera(from: number, to: number): string {
  const [a, b] = [onPlate(atDistance(from).point), onPlate(atDistance(to).point)];
  const { point, slope } = atDistance((from + to) / 2);
  const lens = polar(onPlate(point), slope * 0.5 - 90, 72);
  const foot = onPlate(landingHill(200).find(([x]) => onPlate([x, 0])[0] >= lens[0]) ?? point);
  const body = rect(-9, -24, 18, 20, 'p l', 2) + path('M-5 -4L-8 3H8L5 -4Z', 'i');
  return (
    line(...lens, ...foot, 'm') +
    faded(0.6, polygon([lens, a, b], 'g2')) +
    polyline([a, lens, b], 'h') +
    placed(...lens, body, slope * 0.5)
  );
}

/** The point so far above (or below) the slope at a place on the hill, as the hill leans there. */
function across(metres: number, distance: number): Point {
  const { point, slope } = atDistance(metres);
  return polar(onPlate(point), slope + 90, distance);
}

function hill(): string {
  const edge = landingHill(241)
    .filter((_, index) => index % 4 === 0)
    .map(onPlate);
  const under = edge.map(([x, y]): Point => [x, y + 9]).reverse();
  return (
    polygon([...edge, ...under], 'snow-1') +
    repeat(4, (index) => camera(58 + index * 22, 86 + index * 22)) +
    polyline(edge, 'l') +
    path('M32 135L52 140V147', 'l') +
    line(...across(K_POINT, 0), ...across(K_POINT, 14), 'l') +
    line(...across(LANDING, -14), ...across(LANDING, 14), 'rl')
  );
}

/** The operator's picture: a line every half metre, a strong one every metre. */
function screen(lettering: Lettering): string {
  const at = (metres: number, share: number): Point => [
    516 + (metres - LANDING) * (34 + 12 * share) - 14 * share,
    112 + 74 * share,
  ];
  const ruler = Array.from({ length: 7 }, (_, index) => 127.5 + index / 2);
  const ski = (from: number, share: number): string => {
    const [a, b] = [at(from, share), at(from + 2, share)];
    return path(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}l5 2.5L${a[0]} ${a[1] + 5}Z`, 'i');
  };
  return (
    rect(430, 100, 178, 126, 'g1 l', 4) +
    rect(438, 108, 162, 84, 'snow-1') +
    each(ruler, (metres) => line(...at(metres, 0), ...at(metres, 1), metres % 1 === 0 ? 'm' : 'h')) +
    ski(127.7, 0.4) +
    ski(128.2, 0.62) +
    line(...at(LANDING, -0.04), ...at(LANDING, 1.04), 'rl') +
    rect(438, 108, 162, 84, 'm') +
    lettering.text(519, 215, '129.0 m', { size: 16, style: 'bold', anchor: 'middle' })
  );
}

/** Close to the landing point, along the slope: a tick every half metre, a long one every metre. */
function detail(lettering: Lettering): string {
  const ticks = Array.from({ length: 9 }, (_, index) => (index - 4) * 30);
  const ski = (x: number): string =>
    path(`M${x - 62} -5H${x + 54}L${x + 76} -16L${x + 79} -12L${x + 57} 0H${x - 62}Z`, 'i');
  const boot = (x: number): string => path(`M${x - 13} -7V-31L${x + 3} -34L${x + 6} -18L${x + 19} -14V-7Z`, 'p l');
  const slope =
    path('M-132 0H132V18H-132Z', 'snow-1') +
    each(ticks, (x) => line(x, 0, x, x % 60 === 0 ? 15 : 9, 'd')) +
    line(-132, 0, 132, 0, 'l') +
    ski(-24) +
    ski(22) +
    boot(-24) +
    boot(24) +
    line(0, -56, 0, 26, 'rl');
  return note(lettering, 32, 248, 'Landing, close') + placed(182, 324, slope, 28);
}

export const videoDistanceCamera = plate({
  name: 'video-distance-camera',
  heading: 'Video distance camera',
  part: 'Ski jumping: four HD cameras along the landing hill',
  title: 'Four cameras measure where both skis land',
  description:
    'Side view of a landing hill with K point 125 m: the fields of four HD cameras overlap along the slope. The ' +
    'operator moves the line in the picture to the place where both skis lie flat, in steps of 0.5 m; here 129.0 m. ' +
    'Not to scale.',
  legend: [
    { text: 'Landing: both skis flat', at: [400, 236], target: across(LANDING, -13), measures: true },
    { text: 'Four HD cameras', at: [334, 116], target: [287, 146] },
    { text: 'Picture with a line every 0.5 m', at: [404, 140], target: [452, 148] },
    { text: 'K point', at: [330, 318], target: across(K_POINT, 12) },
  ],
  product: videoDistanceProduct,
  body: (lettering) => hill() + screen(lettering) + detail(lettering),
});
