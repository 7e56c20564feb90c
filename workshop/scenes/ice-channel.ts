/** A curve of the ice channel: a bob high on the wall, a technician at the light barrier. */
import { each, rect, repeat } from '../kit/shapes.ts';
import { at, type Brush, fill, stroke } from './brush.ts';
import { head, person } from './people/person.ts';
import { firs, ridge } from './places/winter.ts';
import { type Canvas, scene } from './scene.ts';

/** A two-man bob to the right, 270 cm long, its runners at 0. */
function bob(brush: Brush): string {
  return (
    stroke('M-96-3H-40M44-3H104', 'metal-c', 5) +
    fill('M-78-14h26v10h-26ZM52-14h26v10h-26Z', 'steel-c') +
    at(
      [-44, -58],
      1.04,
      head(brush, {
        view: 'profile',
        skin: 'skin-2',
        hair: 'kit-white',
        cover: 'helmet',
        coverTone: 'kit-white',
        extra: 'skigoggles',
      }),
      26,
    ) +
    brush.limb(
      [
        [-84, -40, 12],
        [-62, -46, 13],
        [-46, -44, 10],
      ],
      'kit-red',
    ) +
    at(
      [14, -62],
      1.04,
      head(brush, {
        view: 'profile',
        skin: 'skin-1',
        hair: 'kit-white',
        cover: 'helmet',
        coverTone: 'kit-white',
        extra: 'skigoggles',
      }),
    ) +
    brush.limb(
      [
        [-16, -38, 12],
        [-2, -46, 13],
        [12, -42, 10],
      ],
      'kit-red',
    ) +
    brush.lit(
      'M-128-18Q-132-44-104-46L-92-48Q-60-34-20-36Q10-36 26-46Q60-50 98-36Q136-24 142-14Q130-6 100-8L-110-8Q-126-8-128-18Z',
      'kit-navy',
      9,
    ) +
    fill('M-126-24Q-20-16 140-17Q132-10 100-10L-112-10Q-126-10-126-24Z', 'kit-red') +
    fill('M-86-33h26v9h-26Z', 'kit-white') +
    stroke('M-124-40L-134-52', 'steel-c', 4)
  );
}

/** Kneeling, to the right, with a hand on the barrier; ground at 0. */
function technician(brush: Brush): string {
  return person(
    brush,
    {
      neck: [12, -98],
      shoulders: [
        [-6, -91],
        [22, -92],
      ],
      hips: [
        [-14, -42],
        [8, -42],
      ],
      head: [20, -111],
      tilt: 8,
      armsBehind: [
        {
          joints: [
            [21, -88],
            [38, -74],
            [58, -84],
          ],
          hand: 'rest',
        },
      ],
      legsBehind: [
        {
          joints: [
            [4, -38],
            [36, -42],
            [34, -9],
          ],
        },
      ],
      legs: [
        {
          joints: [
            [-10, -38],
            [10, -7],
            [-32, -7],
          ],
          turn: -110,
        },
      ],
      arms: [
        {
          joints: [
            [-3, -88],
            [4, -62],
            [28, -60],
          ],
          hand: 'fist',
        },
      ],
    },
    {
      view: 'profile',
      skin: 'skin-3',
      hair: 'hair-1',
      cover: 'beanie',
      coverTone: 'kit-red',
      extra: 'headset',
      top: 'kit-blue',
      legs: 'kit-ink',
      gloves: 'kit-ink',
      bulk: 1.16,
      onTrunk: stroke('M-12-74H24M-14-58H22', 'kit-blue-c', 1.2),
    },
  );
}

/** Twin light barrier in a heated case on a bracket; its foot at 0, 62 cm high. */
function barrier(brush: Brush): string {
  return (
    fill('M-4-30H4V2H-4Z', 'steel-c') +
    brush.lit('M-11-64H13V-26H-11Z', 'kit-grey', 5) +
    fill('M-13-66H15V-60H-13Z', 'steel') +
    each(
      [-51, -38],
      (y) =>
        `<circle cx="4" cy="${y}" r="4.6" class="plastic-c"/><circle cx="3" cy="${y - 1}" r="2.4" class="kit-red"/>`,
    ) +
    stroke('M-6-26Q-22-10-46 0', 'kit-ink', 2.2)
  );
}

function draw({ brush, width, height, isPortrait }: Canvas): string {
  const u = (x: number, y: number): string =>
    isPortrait ? `${Math.round(x * 0.72 - 40)} ${Math.round(y * 1.12 + 70)}` : `${x} ${y}`;
  const horizon = isPortrait ? 380 : 270;
  // The wall of the curve, in bands from its lip to its floor, and the lower wall this side.
  const band = (a: number, b: number) => {
    const lip = (s: number) =>
      [u(-40, 330 + s * 210), u(360, 200 + s * 370), u(860, 120 + s * 430), u(1330, 190 + s * 470)] as const;
    const [p, q] = [lip(a), lip(b)];
    return `M${p[0]}C${p[1]} ${p[2]} ${p[3]}L${q[3]}C${q[2]} ${q[1]} ${q[0]}Z`;
  };
  const place = isPortrait ? ([470, 520] as const) : ([720, 420] as const);
  return (
    rect(0, 0, width, height, 'sky-2') +
    rect(0, 0, width, 120, 'sky-1') +
    ridge('ice-far', width, horizon, 230, isPortrait ? 3 : 5, 'mount-1', 'snow') +
    ridge('ice-near', width, horizon + 60, 150, isPortrait ? 4 : 6, 'mount-3', 'drift-a') +
    fill(`M0 ${horizon + 30}Q${width * 0.5} ${horizon - 30} ${width} ${horizon - 10}V${height}H0Z`, 'drift-a') +
    firs('channel', isPortrait ? 16 : 26, [0, horizon + 70], [width, horizon + 30], isPortrait ? 120 : 130) +
    // A roof of timber over the curve, on posts.
    stroke(
      repeat(
        7,
        (index) =>
          `M${u(70 + index * 190, 330 - Math.sin((index + 0.5) / 2.4) * 120)}L${u(70 + index * 190, 190 - Math.sin((index + 0.5) / 2.4) * 120)}`,
      ),
      'wood-c',
      9,
    ) +
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
    stroke(band(0.36, 0.361), 'kit-blue', 3, ' opacity="0.5"') +
    `<g transform="translate(${place[0]} ${place[1]}) rotate(${isPortrait ? -6 : -5}) scale(${isPortrait ? 2.1 : 2.35})">${stroke('M-330 4H-150M-300-12H-160M-280-30H-170', 'ice-c', 3)}<ellipse cx="4" cy="3" rx="130" ry="7" class="deepice-c" opacity="0.5"/>${bob(brush)}</g>` +
    // This side of the channel: its lip, snow, the barrier and the technician.
    fill(`M-20 ${height - 150}Q${width * 0.4} ${height - 250} ${width + 20} ${height - 96}V${height}H-20Z`, 'wood-c') +
    fill(
      `M-20 ${height - 140}Q${width * 0.4} ${height - 240} ${width + 20} ${height - 86}V${height - 60}Q${width * 0.4} ${height - 196} -20 ${height - 104}Z`,
      'wood',
    ) +
    fill(`M-20 ${height - 108}Q${width * 0.4} ${height - 200} ${width + 20} ${height - 64}V${height}H-20Z`, 'snow') +
    fill(`M-20 ${height - 50}Q${width * 0.4} ${height - 120} ${width + 20} ${height - 20}V${height}H-20Z`, 'snow-c') +
    at(isPortrait ? [420, height - 150] : [520, height - 152], isPortrait ? 3.3 : 3.1, barrier(brush)) +
    at(isPortrait ? [190, height - 40] : [270, height - 44], isPortrait ? 3.4 : 3.3, technician(brush))
  );
}

export const iceChannel = scene({
  id: 'scene/ice-channel',
  title: 'A light barrier at the ice channel',
  description:
    'A two-man bob runs high on the wall of an iced curve. In front a technician with a headset kneels in the snow beside the twin light barrier at the lip of the channel; firs and mountains stand behind.',
  draw,
});
