/** Plate of the electronic start pistol. */
import { note } from '../kit/callouts.ts';
import { each } from '../kit/shapes.ts';
import { plate } from './plate.ts';
import { eGunProduct } from './products/e-gun.ts';
import { View } from './view.ts';

const GUN = 1.2;

const drawGunSide = (view: View): string =>
  view.path('M40 138 L42 148 Q44 158 58 157 L92 152', 'l') +
  view.path(
    'M24 2 L204 0 L226 4 L226 42 L204 46 L160 47 Q152 48 150 56 L144 84 Q141 97 128 97 L94 95 ' +
      'Q86 95 84 103 L76 132 Q74 140 66 140 ' +
      'L20 140 Q12 140 14 132 L34 62 Q38 48 26 46 Q4 44 4 24 Q4 2 24 2 Z',
    'g1 l',
  ) +
  view.path('M102 52 L136 52 Q141 52 140 58 L135 80 Q133 86 127 86 L99 84 Q92 83 93 76 L95 58 Q96 52 102 52 Z', 'p l') +
  view.path('M106 48 Q117 62 108 80 L100 79 Q107 64 96 50 Z', 'r') +
  view.path('M44 60 L74 60 Q78 60 77 65 L62 126 Q61 130 57 130 L30 130 Q26 130 27 126 L40 64 Q41 60 44 60 Z', 'g2 m') +
  each([74, 88, 102, 116], (y) => view.line(40 - (y - 74) * 0.2, y, 71 - (y - 74) * 0.24, y, 'm')) +
  view.rect(226, 2, 10, 42, 'g2 l', 2) +
  view.path('M236 5 L258 5 Q280 8 280 23 Q280 38 258 41 L236 41 Z', 'p l') +
  each([243, 250, 257, 264], (x) => view.line(x, x > 260 ? 7 : 5, x, x > 260 ? 39 : 41, 'm')) +
  view.line(52, 12, 210, 10, 'm') +
  view.line(52, 34, 210, 36, 'm') +
  view.circle(26, 24, 9, 'p m') +
  view.line(21, 24, 31, 24, 'm');

const drawRays = (view: View): string =>
  each([-60, -36, -12, 12, 36, 60], (angle) => {
    const turn = (angle * Math.PI) / 180;
    const at = (distance: number): [number, number] => [
      254 + distance * Math.cos(turn),
      24 + distance * Math.sin(turn),
    ];
    return view.line(...at(36), ...at(48), 'd');
  });

const drawGunFront = (view: View): string =>
  view.rect(5, 46, 25, 94, 'g1 l', 8) +
  view.rect(12, 48, 11, 44, 'g2 l', 5) +
  view.rect(0, 0, 35, 48, 'g1 l', 12) +
  view.circle(17.5, 24, 16, 'p l') +
  view.circle(17.5, 24, 11, 'm') +
  view.circle(17.5, 24, 5, 'm');

const drawGunTop = (view: View): string =>
  view.path('M14 0 L222 0 L228 4 L228 31 L222 35 L14 35 Q0 30 0 17.5 Q0 5 14 0 Z', 'g1 l') +
  view.path('M228 2 L262 2 Q280 8 280 17.5 Q280 27 262 33 L228 33 Z', 'p l') +
  each([238, 246, 254, 262], (x) => view.line(x, 2, x, 33, 'm')) +
  view.line(40, 17.5, 212, 17.5, 'm');

const side = new View(70, 122, GUN, { name: 'Side', nameY: 110, width: 280, height: 140, left: 18 });
const front = new View(500, 122, GUN, { name: 'Front', nameY: 110, width: 35, height: 140, below: 22 });
const top = new View(70, 335, GUN, { name: 'Top', width: 280, height: 35, below: 22 });

export const eGun = plate({
  name: 'e-gun',
  heading: 'E-gun',
  part: 'Electronic start pistol of StartTime V, part 3481.931, 820 g, IP64',
  title: 'E-gun, the electronic start pistol',
  description:
    'Electronic start pistol in side, front and top view, 280 mm long, 140 mm high and 35 mm wide. One pull of the ' +
    'trigger gives sound, flash and start pulse at once; the flash lasts 0.1 s and is seen beyond 200 m.',
  scale: { unitsPerMm: GUN, barMm: 50 },
  legend: [
    { text: 'Trigger: sound, flash, pulse at once', at: [274, 226], target: side.at(109, 68), measures: true },
    { text: 'Flash of 0.1 s, seen beyond 200 m', at: [350, 206], target: side.at(254, 36) },
    { text: 'Cable of 7 m to StartTime V', at: [206, 300], target: side.at(80, 154) },
  ],
  views: [side, front, top],
  product: eGunProduct,
  body: (lettering) =>
    drawGunSide(side) +
    drawRays(side) +
    drawGunFront(front) +
    drawGunTop(top) +
    note(lettering, 300, 262, 'A second pull') +
    note(lettering, 300, 279, 'within 2 s recalls'),
});
