/** The touch: half over, half under water, a hand on the pad. */
import { type Camera, createCamera } from '../kit/camera.ts';
import { each, rect, repeat, round } from '../kit/shapes.ts';
import type { Place } from '../kit/space.ts';
import { at, type Brush, fill, stroke } from './brush.ts';
import { person } from './people/person.ts';
import { crowd } from './places/crowd.ts';
import { type Canvas, scene } from './scene.ts';

/** Middles of the lanes, metres away from the swimmer's; the wall is at x = 0, the water at z = 0. */
const LANES = [17, 14.5, 12, 9.5, 7, 4.5, 2, -0.5];
const DECK = 0.3;

function wallFace(camera: Camera, y1: number, y2: number, z1: number, z2: number, tone: string): string {
  const places: readonly Place[] = [
    [0, y1, z1],
    [0, y2, z1],
    [0, y2, z2],
    [0, y1, z2],
  ];
  return camera.face(places, tone);
}

/** The pad OCP5: slats on a frame, 0.9 m high, a third of it over the water. */
function pad(camera: Camera, middle: number): string {
  const from = Math.max(middle - 1.2, -1.5);
  const slats = Math.round((middle + 1.2 - from) / 0.1);
  return (
    wallFace(camera, from, middle + 1.2, -0.6, DECK, 'kit-yellow') +
    (middle < 3
      ? stroke(
          repeat(slats, (index) =>
            camera.trace([
              [0, from + index * 0.1, -0.6],
              [0, from + index * 0.1, DECK - 0.02],
            ]),
          ),
          'kit-yellow-c',
          middle < 1 ? 2 : 1,
        )
      : '') +
    wallFace(camera, from, middle + 1.2, DECK - 0.03, DECK, 'metal') +
    wallFace(camera, middle - 0.13, middle + 0.13, -0.5, DECK - 0.06, 'kit-ink')
  );
}

/** A starting block OSB11 with its slanting plate, 0.65 m high. */
function block(camera: Camera, middle: number): string {
  const [a, b] = [middle - 0.27, middle + 0.27];
  const z = DECK;
  return (
    camera.face(
      [
        [0.45, a + 0.05, z],
        [1, a + 0.05, z],
        [1, a + 0.05, z + 0.6],
        [0.45, a + 0.05, z + 0.5],
      ],
      'kit-white-c',
    ) +
    camera.face(
      [
        [0.45, a + 0.05, z],
        [0.45, b - 0.05, z],
        [0.45, b - 0.05, z + 0.5],
        [0.45, a + 0.05, z + 0.5],
      ],
      'kit-white',
    ) +
    camera.face(
      [
        [0.38, a, z + 0.52],
        [0.38, b, z + 0.52],
        [1.1, b, z + 0.64],
        [1.1, a, z + 0.64],
      ],
      'steel',
    ) +
    camera.face(
      [
        [0.38, a, z + 0.47],
        [0.38, b, z + 0.47],
        [0.38, b, z + 0.52],
        [0.38, a, z + 0.52],
      ],
      'plastic-c',
    ) +
    camera.face(
      [
        [0.38, a, z + 0.47],
        [1.1, a, z + 0.59],
        [1.1, a, z + 0.64],
        [0.38, a, z + 0.52],
      ],
      'plastic',
    ) +
    camera.face(
      [
        [0.9, a, z + 0.61],
        [1.1, a, z + 0.64],
        [1.1, a, z + 0.82],
        [1.05, a, z + 0.82],
      ],
      'plastic-c',
    ) +
    camera.face(
      [
        [1.0, a, z + 0.65],
        [1.0, b, z + 0.65],
        [1.08, b, z + 0.83],
        [1.08, a, z + 0.83],
      ],
      'plastic-a',
    )
  );
}

function swimmer(brush: Brush, cap: string, skin: string): string {
  return person(
    brush,
    {
      neck: [-66, 1],
      shoulders: [
        [-66, 2],
        [-66, 2],
      ],
      hips: [
        [-124, 12],
        [-124, 12],
      ],
      spine: [
        [-60, -1, 7],
        [-70, 2, 13],
        [-88, 6, 13.6],
        [-106, 9, 11.6],
        [-124, 11, 11.4],
        [-131, 12, 9],
      ],
      head: [-53, -14],
      tilt: 14,
      armsBehind: [
        {
          joints: [
            [-72, 6],
            [-84, 30],
            [-106, 34],
          ],
          hand: 'rest',
        },
      ],
      legsBehind: [
        {
          joints: [
            [-126, 12],
            [-168, 26],
            [-206, 22],
          ],
          turn: 60,
        },
      ],
      legs: [
        {
          joints: [
            [-126, 12],
            [-170, 12],
            [-210, 4],
          ],
          turn: 150,
        },
      ],
      arms: [
        {
          joints: [
            [-66, 0],
            [-36, 0],
            [-9, -2],
          ],
          hand: 'flat',
          turn: -80,
        },
      ],
    },
    {
      view: 'profile',
      skin,
      hair: 'hair-1',
      cover: 'swim',
      coverTone: cap,
      extra: 'goggles',
      top: skin,
      sleeves: 'none',
      legs: 'kit-navy',
      isBareLegged: true,
      shoes: skin,
    },
  );
}

/** A timekeeper with the push button, looking down at the wall. */
function timekeeper(brush: Brush, skin: string, hair: string): string {
  return brush.mirrored(() =>
    person(
      brush,
      {
        neck: [6, -149],
        shoulders: [
          [-10, -143],
          [16, -143],
        ],
        hips: [
          [-10, -94],
          [9, -94],
        ],
        head: [14, -162],
        tilt: 20,
        armsBehind: [
          {
            joints: [
              [15, -140],
              [26, -116],
              [40, -100],
            ],
            hand: 'fist',
          },
        ],
        legs: [
          {
            joints: [
              [6, -88],
              [9, -48],
              [8, -9],
            ],
          },
          {
            joints: [
              [-7, -88],
              [-8, -48],
              [-10, -9],
            ],
          },
        ],
        arms: [
          {
            joints: [
              [-8, -140],
              [-14, -114],
              [2, -98],
            ],
            hand: 'fist',
          },
        ],
      },
      { view: 'profile', skin, hair, top: 'kit-white', sleeves: 'short', legs: 'kit-navy', shoes: 'kit-white' },
    ),
  );
}

function hall({ width }: Canvas, horizon: number): string {
  return (
    rect(0, 0, width, horizon, 'far-2') +
    fill(`M0 0H${width}V70L0 150Z`, 'roof-1') +
    stroke(
      repeat(9, (index) => `M${(width / 8) * index} 0L${(width / 8) * index - 60} ${150 - index * 10}`),
      'far-3',
      5,
    ) +
    fill(`M0 150L${width} 70V96L0 172Z`, 'roof-2') +
    rect(0, horizon - 190, width, 150, 'far-3') +
    crowd('touch', { x: 0, y: horizon - 176, width, height: 128 }, 15) +
    rect(0, horizon - 44, width, 50, 'kit-navy') +
    rect(0, horizon - 44, width, 4, 'kit-navy-a')
  );
}

function draw(canvas: Canvas): string {
  const { brush, width, height, isPortrait } = canvas;
  const horizon = isPortrait ? 470 : 400;
  const focal = isPortrait ? 1010 : 885;
  const eye = [-2.2, -2.2, 0.42] as const;
  const camera = createCamera({ eye, target: [-0.2, 3, 0.42], focal, centre: [isPortrait ? -40 : 385, horizon] });
  const sizeAt = ([x, y, z]: Place): number => (camera.see([x, y, z])[1] - camera.see([x, y, z + 1])[1]) / 100;
  const touch = camera.see([0, -0.5, 0]);
  const size = sizeAt([0, -0.5, 0]);
  const line = touch[1] + (isPortrait ? 18 : 14);
  const wave = `M-10 ${round(line + 8)}Q${round(width * 0.14)} ${round(line - 12)} ${round(width * 0.3)} ${round(line + 4)}T${round(width * 0.62)} ${round(line + 2)}T${width + 10} ${round(line + 6)}`;
  const near = LANES.slice(-2);
  return (
    hall(canvas, horizon) +
    camera.face(
      [
        [0, -1.9, DECK],
        [0, 60, DECK],
        [14, 60, DECK],
        [14, -1.9, DECK],
      ],
      'pave-1',
    ) +
    camera.face(
      [
        [0, -1.9, DECK],
        [0, 60, DECK],
        [0.35, 60, DECK],
        [0.35, -1.9, DECK],
      ],
      'pave-2',
    ) +
    camera.face(
      [
        [-60, -1.9, 0],
        [-60, 60, 0],
        [0, 60, 0],
        [0, -1.9, 0],
      ],
      'pool-3',
    ) +
    wallFace(camera, -1.7, 60, 0, DECK, 'kit-white-c') +
    each(LANES.slice(0, -3), (y, index) =>
      at(
        camera.see([1.9, y + 0.4, DECK]),
        sizeAt([1.9, y + 0.4, DECK]),
        timekeeper(brush, index % 2 ? 'skin-4' : 'skin-2', index % 2 ? 'hair-1' : 'hair-3'),
      ),
    ) +
    each(LANES, (y) => block(camera, y) + pad(camera, y)) +
    // Light on the surface, and the ropes of the lanes.
    fill(
      camera.trace([
        [-60, 30, 0],
        [-1, 12, 0],
        [-2.4, 6, 0],
        [-60, 12, 0],
      ]),
      'pool-2',
    ) +
    each(
      [15.75, 13.25, 10.75, 8.25, 5.75, 3.25, 0.75],
      (y) =>
        stroke(
          camera.trace([
            [-30, y, 0.02],
            [0, y, 0.02],
          ]),
          'kit-red',
          Math.max(2, 5 - y * 0.2),
        ) +
        stroke(
          camera.trace([
            [-30, y, 0.03],
            [0, y, 0.03],
          ]),
          'kit-white',
          Math.max(1, 4 - y * 0.2),
          ' stroke-dasharray="14 16"',
        ),
    ) +
    at(camera.see([-0.62, 2.1, 0.02]), sizeAt([0, 2.1, 0]), waterborne(brush)) +
    // Below the line of the near water: the wall, the pads and what the swimmer has under water.
    `<clipPath id="under"><path d="${wave}V${height}H-10Z"/></clipPath><g clip-path="url(#under)">` +
    rect(0, line - 20, width, height, 'pool-4') +
    fill(`M0 ${line + 90}Q${width * 0.4} ${line + 60} ${width} ${line + 120}V${height}H0Z`, 'pool-5') +
    wallFace(camera, -1.7, 60, -3, 0.1, 'pool-3') +
    stroke(
      repeat(14, (index) =>
        camera.trace([
          [0, -1.6, -0.15 * index],
          [0, 30, -0.15 * index],
        ]),
      ),
      'pool-4',
      1.2,
    ) +
    each(near, (y) => pad(camera, y)) +
    '</g>' +
    spray(touch, size) +
    at([touch[0] - 4, touch[1] + 4], size, swimmer(brush, 'kit-red', 'skin-2')) +
    `<g clip-path="url(#under)">${rect(0, line - 20, width, height, 'pool-4').replace('/>', ' opacity="0.42"/>')}` +
    stroke(
      `M${width * 0.08} ${line + 70}q60-16 120 0t120 0t120 0M${width * 0.02} ${line + 130}q50-12 100 0t100 0M${width * 0.4} ${line + 150}q60-14 120 0t120 0`,
      'pool-2',
      3,
      ' opacity="0.5"',
    ) +
    '</g>' +
    stroke(wave, 'pool-1', 7) +
    stroke(wave, 'white', 2.4)
  );
}

/** A swimmer of the next lane, still a stroke away: head and an arm over the water. */
function waterborne(brush: Brush): string {
  return (
    fill('M-150 0Q-80-10-8 2Q-60 9-150 6Z', 'white', 0.8) +
    brush.limb(
      [
        [-66, -3, 8],
        [-44, -14, 8],
        [-30, -8, 8],
      ],
      'skin-4',
    ) +
    brush.limb(
      [
        [-40, -10, 5.4],
        [-20, -30, 4.8],
        [0, -16, 3.6],
        [10, -6, 2.6],
      ],
      'skin-4',
    ) +
    brush.lit('M-34-8a11 10 0 1 1 22 0a11 10 0 1 1-22 0Z', 'kit-white', 4) +
    fill('M-60 1Q-20-6 16 1Q-20 7-60 5Z', 'white', 0.9)
  );
}

function spray([x, y]: readonly [number, number], size: number): string {
  const drops = [
    [-4, -30, 2],
    [-9, -24, 1.4],
    [-16, -34, 1.1],
    [-22, -26, 1.6],
    [-30, -22, 1],
    [-12, -42, 1.2],
    [-38, -30, 1.3],
    [-46, -34, 0.9],
    [4, -38, 1],
    [-72, -24, 1.2],
    [-82, -18, 1.6],
    [-92, -24, 1],
  ] as const;
  return (
    fill(
      `M${round(x - 34 * size)} ${round(y + 6)}Q${round(x - 24 * size)} ${round(y - 12 * size)} ${round(x - 14 * size)} ${round(y - 4 * size)}Q${round(x - 6 * size)} ${round(y - 18 * size)} ${round(x + 2 * size)} ${round(y - 3 * size)}L${round(x + 6 * size)} ${round(y + 10)}Z`,
      'white',
      0.55,
    ) +
    each(
      drops,
      ([dx, dy, r]) =>
        `<circle cx="${round(x + dx * size)}" cy="${round(y + dy * size)}" r="${round(r * size)}" class="white" opacity="0.85"/>`,
    )
  );
}

export const touchScene = scene({
  id: 'scene/touch',
  title: 'The touch at the pad',
  description:
    'Half over and half under water, a swimmer reaches the wall: the flat hand presses the yellow touch pad, whose slats reach far below the surface. The next lane is a stroke behind; timekeepers stand behind the starting blocks.',
  draw,
});
