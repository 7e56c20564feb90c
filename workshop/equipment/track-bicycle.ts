/** A track bicycle from its right side. In its view x runs from the rear hub, y down to the ground at 0. */
import { heading, polar } from '../kit/arrows.ts';
import { type Point, points } from '../kit/shapes.ts';
import { drawDiscWheel, drawSpokedWheel, WHEEL } from './track-wheels.ts';
import type { View } from './view.ts';

export const WHEELBASE = 970;
const BRACKET: Point = [390, -284];
const SEAT: Point = [268, -742];
const HEAD: Point = [836, -676];

export function drawTrackBicycle(view: View): string {
  const tube = (a: Point, b: Point, widthA: number, widthB: number): string => {
    const side = heading(a, b) + 90;
    const over = (end: Point, width: number) => polar(end, side, width / 2);
    const under = (end: Point, width: number) => polar(end, side, -width / 2);
    return view.polygon([over(a, widthA), over(b, widthB), under(b, widthB), under(a, widthA)], 'p l');
  };
  return (
    drawDiscWheel(view.at(0, -WHEEL), view.k) +
    drawSpokedWheel(view.at(WHEELBASE, -WHEEL), view.k) +
    tube([0, -WHEEL], BRACKET, 22, 30) +
    tube([0, -WHEEL], SEAT, 16, 18) +
    tube([WHEELBASE, -WHEEL], HEAD, 22, 34) +
    tube(BRACKET, [816, -690], 48, 44) +
    tube(SEAT, [806, -762], 30, 34) +
    tube(BRACKET, [224, -905], 38, 26) +
    tube(HEAD, [808, -778], 40, 40) +
    view.polygon(points('84,-930 120,-938 230,-926 352,-922 352,-908 240,-900 130,-896 92,-910'), 'i l') +
    view.path('M806 -796 L900 -800 C962 -796 1000 -762 1004 -712 C1008 -662 972 -672 880 -664', 'l') +
    view.circle(900, -800, 14, 'i') +
    drawDrive(view) +
    tube(BRACKET, [555, -304], 30, 22) +
    view.rect(510, -310, 90, 16, 'i l')
  );
}

/** Chain and chainring. */
function drawDrive(view: View): string {
  const [x, y] = BRACKET;
  return (
    view.line(0, -WHEEL - 32, x, y - 98, 'l') +
    view.line(x, y + 98, 0, -WHEEL + 32, 'l') +
    view.circle(x, y, 98, 'p l') +
    view.circle(x, y, 70, 'm')
  );
}
