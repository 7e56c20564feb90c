/** Devices of the company in centimetres, as people hold them or as they stand about: facts/equipment.md has the sizes. */
import { each } from '../kit/shapes.ts';
import { type Brush, fill, stroke } from './brush.ts';

/** The e-gun, 28 cm long: muzzle at the top, grip to the left, 0 where the fist holds it. */
export function eGun(brush: Brush): string {
  return (
    `<g transform="rotate(-90) scale(0.1) translate(-52 -100)">` +
    brush.lit(
      'M160 47Q152 48 150 56L144 84Q141 97 128 97L94 95Q86 95 84 103L76 132Q74 140 66 140L20 140Q12 140 14 132L34 62Q38 48 26 46Z',
      'plastic',
      8,
    ) +
    fill('M102 52L136 52Q141 52 140 58L135 80Q133 86 127 86L99 84Q92 83 93 76L95 58Q96 52 102 52Z', 'kit-red-c') +
    brush.lit('M24 2L204 0L226 4L226 42L204 46L26 46Q4 44 4 24Q4 2 24 2Z', 'plastic', 10) +
    fill('M52 8H210V16H52Z', 'plastic-a') +
    fill('M226 2H240V44H226Z', 'metal-c') +
    fill('M240 5H258Q280 8 280 23Q280 38 258 41H240Z', 'kit-white') +
    stroke('M247 7V39M254 7V39M261 8V38', 'kit-white-c', 2) +
    '</g>'
  );
}

/** Sound and light at once: the flash about the muzzle. */
export function flash(radius: number): string {
  const ray = (index: number): string => {
    const turn = (index * Math.PI) / 6;
    const far = radius * (index % 2 === 0 ? 1.5 : 0.95);
    const at = (angle: number, r: number) => `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
    return `M${at(turn - 0.2, radius * 0.4)}L${at(turn, far)}L${at(turn + 0.2, radius * 0.4)}Z`;
  };
  const disc = (r: number, tone: string, opacity: number) =>
    `<circle r="${r.toFixed(1)}" class="${tone}" opacity="${opacity}"/>`;
  return (
    disc(radius * 2.3, 'led-lit-a', 0.16) +
    disc(radius * 1.5, 'led-lit-a', 0.32) +
    fill(each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], ray), 'kit-yellow-a') +
    disc(radius * 0.62, 'white', 1)
  );
}

/** StartTime V, 39.5 × 19.2 × 16 cm, on a tripod with its upper edge 100 cm up; 0 on the ground below it. */
export function startTime(brush: Brush): string {
  return (
    stroke('M-4-82L-34 0M4-82L34 0M0-82L6 2', 'steel-c', 2.6) +
    stroke('M-4-82L-34 0M4-82L33 0', 'steel', 1.2) +
    fill('M-8-88H8V-78H-8Z', 'steel-c') +
    brush.lit('M-20-108Q-20-110-18-110H18Q20-110 20-108V-88H-20Z', 'plastic', 3) +
    fill('M-17-106H1V-98H-17Z', 'tv-panel') +
    fill('M-15-104H-6V-102.6H-15ZM-15-101.4H-9V-100H-15Z', 'led-green') +
    fill('M4-106H17V-92H4Z', 'plastic-c') +
    stroke('M6-103.5h9M6-100.5h9M6-97.5h9M6-94.5h9', 'plastic-a', 0.8) +
    `<circle cx="-14" cy="-93" r="1.5" class="kit-red"/><circle cx="-9" cy="-93" r="1.5" class="led-green"/>` +
    stroke('M-8-110Q-8-115 0-115Q8-115 8-110', 'plastic-c', 2)
  );
}
