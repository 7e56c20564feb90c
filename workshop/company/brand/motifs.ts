/** The field above each brand's name: one sport as plain geometry, one red line where it is measured. 640 × 214. */
import { range } from '../../kit/range.ts';
import { circle, each, line, type Point, path, pointsToPath, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';

export const FIELD = { width: 640, height: 214 } as const;

/** Athletics: eight lanes into the bend. */
export function track(): string {
  const centre: Point = [420, 246];
  const edge = (radius: number) =>
    `M0 ${centre[1] - radius}H${centre[0]}A${radius} ${radius} 0 0 1 ${centre[0] + radius} ${centre[1]}`;
  const lanes = range(9).map((index) => edge(52 + index * 22));
  return (
    rect(0, 0, FIELD.width, FIELD.height, 'piste') +
    path(`${edge(228)}V${FIELD.height + 40}H0Z`, 'tartan') +
    path(`${edge(52)}V${FIELD.height + 40}H0Z`, 'piste-1') +
    stroke(lanes.join(''), 'wl', 2) +
    stroke(`M300 ${centre[1] - 236}V${centre[1] - 44}`, 'wl', 8) +
    line(300, 6, 300, 208, 'rl')
  );
}

/** Alpine skiing: the line through the gates of a slalom. */
export function slalom(): string {
  const gates = range(7).map((index) => ({ x: 64 + index * 74, y: index % 2 === 0 ? 66 : 150 }));
  const line0 = gates.map(({ x, y }, index): Point => [x, y + (index % 2 === 0 ? -16 : 16)]);
  const turns = line0.map(([x, y], index) => {
    const next = line0[index + 1];
    return next ? `C${x + 37} ${y} ${next[0] - 37} ${next[1]} ${next[0]} ${next[1]}` : '';
  });
  const [start = [0, 0]] = line0;
  const end = line0.at(-1) ?? start;
  return (
    rect(0, 0, FIELD.width, FIELD.height, 'snow-1') +
    stroke(
      `M0 108C24 108 34 ${start[1]} ${start[0]} ${start[1]}${turns.join('')}C${end[0] + 30} ${end[1]} 560 108 640 108`,
      'l',
      5,
    ) +
    each(gates, ({ x, y }, index) =>
      each([0, index % 2 === 0 ? -34 : 34], (step) => circle(x, y + step, 6, index % 2 === 0 ? 'mat' : 'i')),
    ) +
    line(588, 20, 588, 194, 'rl')
  );
}

/** Cycling: two wheels on the boards, the front one at the line. */
export function wheels(): string {
  const wheel = (x: number) => {
    const spokes = range(24).map((index) => {
      const angle = (index * Math.PI) / 12;
      return `M${round(x + 8 * Math.cos(angle + 1.2))} ${round(104 + 8 * Math.sin(angle + 1.2))}L${round(x + 68 * Math.cos(angle))} ${round(104 + 68 * Math.sin(angle))}`;
    });
    const ring = (radius: number) =>
      `M${x - radius} 104a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
    return stroke(spokes.join(''), 'l', 0.8) + stroke(ring(72), 'l', 9) + circle(x, 104, 8, 'i');
  };
  return (
    rect(0, 0, FIELD.width, FIELD.height, 'timber-1') +
    stroke(
      repeat(3, (index) => `M0 ${192 + index * 9}H640`),
      'wl',
      1,
    ) +
    rect(0, 181, FIELD.width, 33, 'timber') +
    stroke(
      repeat(5, (index) => `M0 ${187 + index * 6}H640`),
      'wl',
      0.8,
    ) +
    wheel(226) +
    wheel(432) +
    line(510, 10, 510, 214, 'rl')
  );
}

/** Tennis: the court in true proportion, 23.77 by 10.97 m, and a ball on the line. */
export function court(): string {
  const k = 17.2;
  const [cx, cy] = [320, 107];
  const across = (m: number) => round(cx + m * k);
  const down = (m: number) => round(cy + m * k);
  const box = (length: number, width: number) =>
    `M${across(-length)} ${down(-width)}H${across(length)}V${down(width)}H${across(-length)}Z`;
  return (
    rect(0, 0, FIELD.width, FIELD.height, 'piste') +
    path(box(11.885, 5.485), 'mat') +
    stroke(
      `${box(11.885, 5.485)}M${across(-11.885)} ${down(-4.115)}H${across(11.885)}M${across(-11.885)} ${down(4.115)}H${across(11.885)}M${across(-6.4)} ${down(-4.115)}V${down(4.115)}M${across(6.4)} ${down(-4.115)}V${down(4.115)}M${across(-6.4)} ${cy}H${across(6.4)}`,
      'wl',
      2,
    ) +
    stroke(`M${cx} ${down(-6)}V${down(6)}`, 'l', 3) +
    line(across(-11.5), down(2.2), across(6.4), down(-1.5), 'rl') +
    circle(across(6.4), down(-1.5), 7, 'sand-1')
  );
}

/** Beach volleyball: net in true proportion to the court of 16 m, and the flight of a serve. */
export function serve(): string {
  const k = 33;
  const [net, ground] = [320, 184];
  const left = net - 8 * k;
  const flight = range(41).map((index): Point => {
    const part = index / 40;
    return [left + part * 15 * k, ground - (2.4 + 9.2 * part - 11.6 * part ** 2) * k];
  });
  const balls = [4, 12, 20, 28, 36].flatMap((index) => flight.slice(index, index + 1));
  const mesh = repeat(5, (index) => `M${net - 3} ${round(ground - (2.43 - index * 0.25) * k)}h6`);
  const post = `M${net} ${ground}V${round(ground - 2.55 * k)}`;
  return (
    rect(0, 0, FIELD.width, FIELD.height, 'water-1') +
    rect(0, ground, FIELD.width, FIELD.height - ground, 'sand') +
    stroke(`M${left} ${ground + 2}H${net + 8 * k}`, 'l', 4) +
    stroke(post, 'l', 2) +
    stroke(mesh, 'l', 5) +
    stroke(pointsToPath(flight), 'rl', 2) +
    each(balls, ([x, y]) => circle(x, y, 7, 'p l'))
  );
}
