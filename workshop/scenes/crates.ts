/** Equipment arrives at a stadium: cases come down the ramp of a lorry. */
import { each, rect, repeat } from '../kit/shapes.ts';
import { at, type Brush, fill, stroke } from './brush.ts';
import type { Dress } from './people/person.ts';
import { standing } from './people/standing.ts';
import { type Canvas, scene } from './scene.ts';

/** A flight case with metal edges, castors at 0; centimetres. */
function flightCase(width: number, height: number, depth = 20, tone = 'case'): string {
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

const CREW: readonly Dress[] = [
  {
    view: 'profile',
    skin: 'skin-2',
    hair: 'hair-2',
    top: 'kit-navy',
    legs: 'kit-ink',
    gloves: 'kit-sand',
    shoes: 'kit-sand',
  },
  {
    view: 'profile',
    skin: 'skin-4',
    hair: 'hair-1',
    cover: 'cap',
    coverTone: 'kit-red',
    top: 'kit-navy',
    legs: 'kit-sand',
    gloves: 'kit-sand',
  },
  {
    view: 'quarter',
    skin: 'skin-1',
    hair: 'hair-4',
    cover: 'tail',
    top: 'kit-red',
    legs: 'kit-navy',
    shoes: 'none',
  },
];

function lorry(brush: Brush, right: number, floor: number, size: number): string {
  const top = floor - 250 * size;
  return (
    `<ellipse cx="${right - 200}" cy="${floor + 96 * size}" rx="520" ry="20" class="black" opacity="0.25"/>` +
    fill(`M-20 ${top - 6 * size}H${right}V${floor}H-20Z`, 'kit-white') +
    fill(`M-20 ${top - 6 * size}H${right}V${top + 8 * size}H-20Z`, 'kit-white-c') +
    fill(`M-20 ${floor - 74 * size}H${right}V${floor - 56 * size}H-20Z`, 'kit-red') +
    stroke(
      repeat(5, (index) => `M${right - 60 * size * index - 30 * size} ${top + 10 * size}V${floor - 4}`),
      'kit-white-c',
      2,
    ) +
    // The open rear, seen a little from the side.
    fill(`M${right} ${top - 6 * size}l${110 * size} ${18 * size}V${floor - 8 * size}L${right} ${floor}Z`, 'plastic-c') +
    fill(`M${right} ${floor - 4}l${110 * size} ${-8 * size}v${8 * size}L${right} ${floor + 8 * size}Z`, 'steel') +
    fill(`M${right} ${top - 6 * size}l${110 * size} ${18 * size}v${9 * size}L${right} ${top + 6 * size}Z`, 'metal') +
    fill(`M${right + 104 * size} ${top + 11 * size}h${8 * size}V${floor - 6 * size}h${-8 * size}Z`, 'metal-c') +
    fill(`M-20 ${floor}H${right}V${floor + 26 * size}H-20Z`, 'steel-c') +
    each(
      [right - 60 * size, right - 170 * size],
      (x) =>
        `<circle cx="${x}" cy="${floor + 46 * size}" r="${44 * size}" class="plastic-c"/><circle cx="${x}" cy="${floor + 46 * size}" r="${23 * size}" class="metal"/><circle cx="${x}" cy="${floor + 46 * size}" r="${9 * size}" class="steel"/>`,
    ) +
    brush.lit(`M${right - 14 * size} ${floor + 4}h${12 * size}v${14 * size}h${-12 * size}Z`, 'kit-red', 3)
  );
}

function draw(canvas: Canvas): string {
  const { brush, width, height, isPortrait } = canvas;
  const horizon = isPortrait ? 520 : 400;
  const size = isPortrait ? 1.75 : 1.9;
  const right = isPortrait ? 200 : 380;
  const floor = isPortrait ? 640 : 500;
  const foot = floor + 92 * size;
  const end = right + (isPortrait ? 400 : 500);
  const onRamp = (share: number): readonly [number, number] => [
    right + 60 + (end - right - 60) * share,
    floor + (foot - floor) * share + 8,
  ];
  return (
    rect(0, 0, width, horizon, 'sky-2') +
    rect(0, 0, width, 140, 'sky-1') +
    `<circle cx="${width * 0.34}" cy="130" r="60" class="sky-3"/>` +
    // The stadium behind: a bowl with ribs, a ring of roof, masts.
    fill(
      `M${width * 0.3} ${horizon}L${width * 0.24} ${horizon - 190}Q${width * 0.75} ${horizon - 260} ${width + 60} ${horizon - 200}V${horizon}Z`,
      'far-2',
    ) +
    stroke(
      repeat(
        12,
        (index) =>
          `M${width * (0.28 + index * 0.07)} ${horizon - 200 - (index < 6 ? index : 11 - index) * 6}L${width * (0.32 + index * 0.066)} ${horizon}`,
      ),
      'far-1',
      8,
    ) +
    fill(
      `M${width * 0.21} ${horizon - 180}Q${width * 0.72} ${horizon - 300} ${width + 80} ${horizon - 214}V${horizon - 170}Q${width * 0.72} ${horizon - 250} ${width * 0.21} ${horizon - 156}Z`,
      'roof-1',
    ) +
    fill(
      `M${width * 0.21} ${horizon - 160}Q${width * 0.72} ${horizon - 254} ${width + 80} ${horizon - 174}V${horizon - 160}Q${width * 0.72} ${horizon - 236} ${width * 0.21} ${horizon - 150}Z`,
      'roof-2',
    ) +
    stroke(`M${width * 0.9} ${horizon - 210}V${horizon - 350}`, 'far-4', 7) +
    rect(width * 0.9 - 46, horizon - 372, 92, 36, 'far-4') +
    rect(0, horizon - 44, width, 48, 'far-3') +
    rect(0, horizon, width, height - horizon, 'pave-1') +
    fill(`M0 ${horizon + 70}L${width} ${horizon + 30}V${height}H0Z`, 'pave-2') +
    stroke(
      `M0 ${horizon + 190}L${width} ${horizon + 90}M${width * 0.5} ${height}L${width} ${horizon + 210}`,
      'pave-3',
      2,
    ) +
    lorry(brush, right, floor, size) +
    at([right + 56 * size, floor - 6], size, flightCase(66, 110, 24)) +
    // The ramp, the case that rolls down, and the two who hold it.
    fill(
      `M${right + 8} ${floor + 4}L${right + 106 * size} ${floor - 10}L${end + 90} ${foot - 12}L${end - 60} ${foot + 16}Z`,
      'metal',
    ) +
    fill(`M${right + 8} ${floor + 4}L${end - 60} ${foot + 16}V${foot + 26}L${right + 8} ${floor + 18}Z`, 'metal-c') +
    stroke(
      repeat(9, (index) => `M${onRamp(index / 8.6)[0] - 70} ${onRamp(index / 8.6)[1] + 2}l120 -24`),
      'metal-c',
      2,
    ) +
    at(
      onRamp(0.3),
      size * 1.02,
      standing(brush, CREW[0] ?? FALLBACK, { near: 'push', far: 'push', lean: 12, stride: 17 }),
    ) +
    at(onRamp(isPortrait ? 0.7 : 0.68), size * 1.04, flightCase(92, 84), isPortrait ? 13 : 12) +
    at(
      [isPortrait ? 690 : 1170, isPortrait ? 965 : 752],
      size * 1.28,
      brush.mirrored(() => standing(brush, CREW[1] ?? FALLBACK, { near: 'push', far: 'reach', lean: 7, stride: 15 })),
    ) +
    at([isPortrait ? 474 : 945, isPortrait ? 978 : 764], size * 1.32, flightCase(100, 66)) +
    (isPortrait ? '' : at([945, 602], size * 1.2, flightCase(84, 40, 18, 'kit-navy'))) +
    at(
      [isPortrait ? 130 : 210, height + 90],
      isPortrait ? 2.9 : 2.75,
      standing(brush, CREW[2] ?? FALLBACK, { near: 'bent', far: 'bent' }),
    ) +
    at(
      [isPortrait ? 176 : 256, height - (isPortrait ? 232 : 212)],
      isPortrait ? 2.9 : 2.75,
      brush.lit('M-14-14L16-18L20 12L-10 16Z', 'plastic', 2) +
        fill('M-11-11.4L13.6-14.8L17 9.6L-7.6 13Z', 'kit-white') +
        stroke('M-7-7L10-9.4M-6-1L11-3.4M-5 5L7 3.4', 'kit-grey', 1.4),
    )
  );
}

const FALLBACK: Dress = { view: 'profile', skin: 'skin-2', hair: 'hair-2', top: 'kit-navy', legs: 'kit-ink' };

export const crates = scene({
  id: 'scene/crates',
  title: 'The equipment arrives',
  description:
    'In front of a stadium, flight cases with metal edges come down the ramp of a lorry. One of the crew steadies a case on the ramp, a second pushes a stack of two, and a woman in red checks the list.',
  draw,
});
