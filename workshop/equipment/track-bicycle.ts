/** A track bicycle from its right side, in millimetres above the ground and right of the rear hub. */
import { type Point, path, pointsToPath, round } from '../kit/shapes.ts';
import { polar } from './plate-marks.ts';
import { drawDiscWheel, drawSpokedWheel, WHEEL } from './track-wheels.ts';

const WHEELBASE = 970;
const BRACKET: Point = [390, 284];
const SEAT: Point = [268, 742];
const HEAD: readonly [lower: Point, upper: Point] = [
  [836, 676],
  [808, 778],
];

export class TrackBicycle {
  readonly x0: number;
  readonly y0: number;
  readonly k: number;

  /** Ground point under the rear hub, and units per millimetre. */
  constructor(x0: number, y0: number, unitsPerMm: number) {
    this.x0 = x0;
    this.y0 = y0;
    this.k = unitsPerMm;
  }

  at(x: number, height: number): Point {
    return [this.x0 + x * this.k, this.y0 - height * this.k];
  }

  get rearHub(): Point {
    return this.at(0, WHEEL);
  }

  get frontHub(): Point {
    return this.at(WHEELBASE, WHEEL);
  }

  draw(): string {
    const hub: Point = [WHEELBASE, WHEEL];
    return (
      drawDiscWheel(this.rearHub, this.k) +
      drawSpokedWheel(this.frontHub, this.k) +
      this.#tube([0, WHEEL], BRACKET, 22, 30) +
      this.#tube([0, WHEEL], SEAT, 16, 18) +
      this.#tube(hub, HEAD[0], 22, 34) +
      this.#tube(BRACKET, [816, 690], 48, 44) +
      this.#tube(SEAT, [806, 762], 30, 34) +
      this.#tube(BRACKET, [224, 905], 38, 26) +
      this.#tube(HEAD[0], HEAD[1], 40, 40) +
      this.#saddle() +
      this.#bars() +
      this.#drive()
    );
  }

  #tube(a: Point, b: Point, widthA: number, widthB: number): string {
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const corners = [polar(a, angle + 90, widthA / 2), polar(b, angle + 90, widthB / 2)];
    const others = [polar(b, angle - 90, widthB / 2), polar(a, angle - 90, widthA / 2)];
    return this.#shape([...corners, ...others], 'p');
  }

  #shape(points: readonly Point[], fill: string): string {
    const data = `${pointsToPath(points.map(([x, y]) => this.at(x, y)))}Z`;
    return path(data, `${fill} l`);
  }

  #ring(x: number, y: number, radius: number, className: string): string {
    const [cx, cy] = this.at(x, y);
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius * this.k)}" class="${className}"/>`;
  }

  #saddle(): string {
    return this.#shape(
      [
        [84, 930],
        [120, 938],
        [230, 926],
        [352, 922],
        [352, 908],
        [240, 900],
        [130, 896],
        [92, 910],
      ],
      'i',
    );
  }

  #bars(): string {
    const drop: readonly Point[] = [
      [806, 796],
      [900, 800],
      [962, 796],
      [1000, 762],
      [1004, 712],
      [972, 672],
      [880, 664],
    ];
    const [first, ...rest] = drop.map(([x, y]) => this.at(x, y).map(round).join(' '));
    return (
      path(`M${first}L${rest[0]}C${rest.slice(1, 4).join(' ')}S${rest[4]} ${rest[5]}`, 'l') +
      this.#ring(900, 800, 14, 'i')
    );
  }

  #drive(): string {
    const [x, y] = BRACKET;
    const chain = [this.at(0, WHEEL + 32), this.at(x, y + 98), this.at(x, y - 98), this.at(0, WHEEL - 32)];
    const [a, b, c, d] = chain.map((point) => point.map(round).join(' '));
    const crank = this.#tube([x, y], [x + 165, y + 20], 30, 22);
    const pedal = this.#shape(
      [
        [x + 120, y + 26],
        [x + 210, y + 26],
        [x + 210, y + 10],
        [x + 120, y + 10],
      ],
      'i',
    );
    return (
      path(`M${a}L${b}M${c}L${d}`, 'l') +
      this.#ring(x, y, 98, 'p') +
      this.#ring(x, y, 98, 'l') +
      this.#ring(x, y, 70, 'm') +
      crank +
      pedal
    );
  }
}
