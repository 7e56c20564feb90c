/** The iced wall of a curve under its roof of timber, in bands from its lip to its floor. */
import { each, repeat } from '../../kit/shapes.ts';
import { fill, stroke } from '../brush.ts';

/** How the curve, thought 1290 units wide, lies in the picture. */
export interface Fit {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

const POSTS = 7;

function bezier([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const s = 1 - t;
  return s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
}

export function curve({ x: left, y: top, scaleX, scaleY }: Fit): string {
  const u = (x: number, y: number): string => `${Math.round(x * scaleX + left)} ${Math.round(y * scaleY + top)}`;
  const band = (a: number, b: number) => {
    const lip = (s: number) =>
      [u(-40, 330 + s * 210), u(360, 200 + s * 370), u(860, 120 + s * 430), u(1330, 190 + s * 470)] as const;
    const [p, q] = [lip(a), lip(b)];
    return `M${p[0]}C${p[1]} ${p[2]} ${p[3]}L${q[3]}C${q[2]} ${q[1]} ${q[0]}Z`;
  };
  const post = (index: number) => {
    const share = (index + 0.6) / POSTS;
    const x = bezier([-40, 360, 860, 1330], share);
    return `M${u(x, bezier([330, 200, 120, 190], share))}L${u(x, bezier([214, 84, 10, 66], share))}`;
  };
  return (
    stroke(repeat(POSTS, post), 'wood-c', 9) +
    fill(
      `M${u(-40, 170)}C${u(360, 30)} ${u(860, -40)} ${u(1330, 20)}L${u(1330, 66)}C${u(860, 10)} ${u(360, 84)} ${u(-40, 214)}Z`,
      'wood',
    ) +
    fill(
      `M${u(-40, 214)}C${u(360, 84)} ${u(860, 10)} ${u(1330, 66)}L${u(1330, 82)}C${u(860, 28)} ${u(360, 102)} ${u(-40, 232)}Z`,
      'wood-c',
    ) +
    fill(band(-0.09, 0.02), 'wood-c') +
    fill(band(0, 0.2), 'ice-a') +
    fill(band(0.18, 0.45), 'ice') +
    fill(band(0.44, 0.72), 'ice-a') +
    fill(band(0.7, 0.9), 'ice-c') +
    fill(band(0.88, 1.3), 'deepice-a') +
    each([0.14, 0.3, 0.52, 0.62, 0.8], (s) => stroke(band(s, s + 0.001), 'ice-c', 1.4)) +
    stroke(band(0.36, 0.361), 'kit-blue', 3, ' opacity="0.5"')
  );
}
