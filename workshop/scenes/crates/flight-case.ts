import { each } from '../../kit/shapes.ts';
import { fill, stroke } from '../brush.ts';

/** A flight case with metal edges, castors at 0; centimetres. */
export function flightCase(width: number, height: number, depth = 20, tone = 'case'): string {
  const [l, r, t, b] = [-width / 2, width / 2, -height - 12, -12];
  const knob = (x: number, y: number) => `M${x - 3} ${y - 3}h6v6h-6Z`;
  return (
    `<ellipse cx="${depth / 2 + 6}" cy="0" rx="${width / 2 + depth * 0.8}" ry="6" class="black" opacity="0.22"/>` +
    each(
      [l + 8, r - 8, r + depth - 4],
      (x) => `<circle cx="${x}" cy="-6" r="6" class="plastic-c"/><circle cx="${x}" cy="-6" r="2.4" class="metal"/>`,
    ) +
    fill(`M${r} ${t}l${depth} ${-depth * 0.4}V${b - depth * 0.4}L${r} ${b}Z`, `${tone}-c`) +
    fill(`M${l} ${t}l${depth} ${-depth * 0.4}H${r + depth}L${r} ${t}Z`, `${tone}-a`) +
    fill(`M${l} ${t}H${r}V${b}H${l}Z`, tone) +
    stroke(
      `M${l} ${t}H${r}V${b}H${l}ZM${r} ${t}l${depth} ${-depth * 0.4}V${b - depth * 0.4}L${r} ${b}M${l} ${t}l${depth} ${-depth * 0.4}H${r + depth}`,
      'metal',
      2.4,
    ) +
    stroke(`M${l} ${t + height * 0.34}H${r}l${depth} ${-depth * 0.4}`, 'metal-c', 1.8) +
    fill(knob(l, t) + knob(r, t) + knob(l, b) + knob(r, b), 'metal-a') +
    fill(`M${l + width * 0.3} ${t + height * 0.3}h8v8h-8ZM${l + width * 0.62} ${t + height * 0.3}h8v8h-8Z`, 'metal-a') +
    fill(`M${l + width * 0.14} ${t + height * 0.56}h${width * 0.34}v${height * 0.22}h${-width * 0.34}Z`, 'kit-white') +
    fill(`M${l + width * 0.14} ${t + height * 0.56}h${width * 0.34}v${height * 0.06}h${-width * 0.34}Z`, 'kit-red')
  );
}
