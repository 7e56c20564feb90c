/** Video replay in fencing: the station with its controls and the camera's place. */
import { polar } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, type Point, path, rect, repeat } from '../kit/shapes.ts';
import { dashed, faded } from '../kit/strokes.ts';
import { drawPiste } from './piste.ts';
import { plate } from './plate.ts';
import { replayProduct } from './products/video-replay-station.ts';

/** A blade with its guard: hilt, guard, tip. */
function weapon(guard: Point, angle: number, length: number): string {
  const tip = polar(guard, angle, length);
  const [a, b] = [polar(guard, angle + 90, 2.2), polar(guard, angle - 90, 2.2)];
  const grip = polar(guard, angle + 180, 30);
  const [g1, g2] = [polar(guard, angle + 100, 17), polar(guard, angle - 100, 17)];
  const back = polar(guard, angle, 9);
  const flat = (point: Point): string => point.map((value) => value.toFixed(1)).join(' ');
  return (
    path(`M${flat(a)}L${flat(tip)}L${flat(b)}Z`, 'i') +
    line(...guard, ...grip, 'l') +
    path(`M${flat(g1)}Q${flat(polar(back, angle, 8))} ${flat(g2)}Z`, 'g3 l')
  );
}

function screen(lettering: Lettering): string {
  const cursor = 252;
  const seconds = Array.from({ length: 11 }, (_, index) => 58 + index * 25);
  return (
    rect(32, 102, 304, 178, 'g1 l', 6) +
    rect(42, 112, 284, 124, 'p') +
    rect(42, 204, 284, 32, 'piste-1') +
    rect(42, 112, 284, 124, 'm') +
    weapon([98, 190], -22, 168) +
    weapon([272, 188], 203, 160) +
    line(58, 256, 308, 256, 'l') +
    each(seconds, (x) => line(x, 251, x, 261, 'd')) +
    rect(58, 254, cursor - 58, 4, 'g4') +
    line(cursor, 244, cursor, 266, 'rl') +
    note(lettering, 44, 275, '−10 s') +
    note(lettering, 324, 275, 'Now', 'end') +
    rect(160, 280, 48, 8, 'g4')
  );
}

function desk(lettering: Lettering): string {
  const wheel: Point = [104, 344];
  const notches = repeat(24, (index) => {
    return line(...polar(wheel, index * 15, 30), ...polar(wheel, index * 15, 35), 'm');
  });
  return (
    rect(32, 288, 304, 104, 'g1 l', 6) +
    circle(...wheel, 40, 'p l') +
    notches +
    circle(...wheel, 26, 'm') +
    circle(...polar(wheel, -40, 16), 5, 'i') +
    rect(208, 306, 4, 68, 'g3') +
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (index) => line(198, 308 + index * 7.1, 204, 308 + index * 7.1, 'd')) +
    rect(200, 344, 20, 10, 'i', 2) +
    note(lettering, 226, 314, '100') +
    note(lettering, 226, 377, '10 %') +
    each([0, 1, 2], (index) => rect(276, 312 + index * 24, 40, 16, 'p l', 2))
  );
}

function plan(lettering: Lettering): string {
  const [x, y, k] = [368, 130, 13.3];
  const middle = x + 9 * k;
  const near = y + 1.8 * k;
  const camera: Point = [middle, near + 6 * k + 40];
  const lens: Point = [camera[0], camera[1] - 12];
  const stand =
    each([362, 377, 392], (level) => line(390, level, 586, level, 'm')) +
    dashed(rect(camera[0] - 9, 352, 18, 24, 'p l', 2), '3 3');
  return (
    note(lettering, 368, 112, 'Plan') +
    faded(0.6, path(`M${lens[0]} ${lens[1]}L${x + 2 * k} ${near}H${x + 16 * k}Z`, 'g2')) +
    path(`M${x + 2 * k} ${near}L${lens[0]} ${lens[1]}L${x + 16 * k} ${near}`, 'h') +
    drawPiste(x, y, k) +
    each([6, 12], (metres) => circle(x + metres * k, y + 0.9 * k, 6, 'p l')) +
    rect(camera[0] - 11, camera[1] - 6, 22, 30, 'p l', 2) +
    rect(camera[0] - 7, camera[1] - 14, 14, 8, 'i') +
    line(x + 17 * k, near + 4, x + 17 * k, lens[1], 'd') +
    each([near + 4, lens[1]], (level) => line(x + 17 * k - 4, level, x + 17 * k + 4, level, 'd')) +
    lettering.text(x + 17 * k - 6, (near + lens[1]) / 2, 'at least 6 m', {
      anchor: 'middle',
      rotate: -90,
      fill: 'g5',
    }) +
    stand +
    note(lettering, 608, 352, 'or in the stand', 'end')
  );
}

export const videoReplayStation = plate({
  name: 'video-replay-station',
  heading: 'Video replay station',
  part: 'Fencing: the last 10 s, at 10 to 100 % of real speed',
  title: 'Video replay station and camera at the piste',
  description:
    'Screen and controls of a replay station: the last 10 s are played at 10 to 100 % speed and stopped at any ' +
    'picture. The plan shows the camera at least 6 m from the piste; it may also stand in the stand. Not to scale.',
  legend: [
    { text: 'Picture shown, within the last 10 s', at: [252, 226], target: [252, 246], measures: true },
    { text: 'Wheel: picture by picture', at: [56, 312], target: [84, 330] },
    { text: 'Speed from 10 to 100 %', at: [176, 330], target: [202, 349] },
    { text: 'Camera, at least 6 m off', at: [430, 318], target: [478, 296] },
  ],
  product: replayProduct,
  body: (lettering) => screen(lettering) + desk(lettering) + plan(lettering),
});
