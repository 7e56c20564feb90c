import { holding } from '../../figure/acting.ts';
import type { Cover, Dress } from '../../figure/dress.ts';
import type { Figure } from '../../figure/part.ts';
import { pose } from '../../figure/pose.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, path, rect, repeat } from '../../kit/shapes.ts';
import { ranking } from '../../screens/samples/freestyle.ts';
import { formatTime } from '../../screens/samples/times.ts';
import { bands } from '../backdrops.ts';
import { crawl, foam } from '../bodies/crawl.ts';
import { walker } from '../bodies/walker.ts';
import { at, moving, type Scene, type SceneBody, SOFT_SHADE } from '../scene.ts';
import { mirrored } from '../stage.ts';
import { pathsOf } from '../still.ts';

/** Before the line the studio is green, from it on the room is drawn in. */
const [LINE, KEYED, MS_PER_UNIT] = [482, 4, 4.4];
const POOL = 866;
/** Units per metre. */
const SWIMMER = 125;

const dressed = (cloth: string, skin: string, hair: string, cover: Cover = 'short'): Dress => ({
  ...{ skin, top: cloth, shoes: 'kit-ink', hair, cover, sleeves: 'long', legs: cloth },
});

/** An arm stretched to what only the viewers see. */
const POINTING = pose({
  spine: { lean: 2, nod: -4 },
  nearLeg: { hip: 10, knee: 4 },
  farLeg: { hip: -10, knee: 4, foot: 6 },
  nearArm: { shoulder: 74, elbow: 10 },
  farArm: { shoulder: 4, elbow: 84 },
});
const presenter = mirrored(
  holding(POINTING, {
    kit: {
      ...dressed('kit-red', 'skin-4', 'hair-1', 'bun'),
      trunks: 'kit-white',
      legs: 'kit-white',
      legsFar: 'kit-white-d',
    },
  }),
);
const expert = mirrored(walker(dressed('kit-navy', 'skin-1', 'hair-2'), 0.1));

/** At its true proportions, its foremost point at x; nobody is timed here. */
function standing(
  x: number,
  ground: number,
  scale: number,
  figure: Figure,
  shadow: SceneBody['shadow'] = SOFT_SHADE,
): SceneBody {
  const time = KEYED + ((x - LINE) * MS_PER_UNIT) / 1000;
  return at(time, ground, scale, moving(figure, 1000 / (MS_PER_UNIT * scale)), { isRead: false, shadow });
}

/** A studio camera from the side, its lens towards the people. */
const camera = (x: number): string =>
  path(`M${x + 46} 92L${x + 60} 92L${x + 66} 190L${x + 40} 190Z`, 'steel') +
  path(`M${x + 54} 92L${x + 60} 92L${x + 66} 190L${x + 56} 190Z`, 'rubber') +
  path(`M${x + 6} 190L${x + 100} 190L${x + 108} 200L${x - 2} 200Z`, 'kit-ink') +
  each([14, 53, 92], (wheel) => rect(x + wheel - 6, 198, 12, 10, 'rubber', 4)) +
  path(`M${x - 34} 118L${x + 20} 80L${x + 24} 84L${x - 30} 123Z`, 'steel') +
  rect(x + 30, 84, 48, 10, 'steel', 2) +
  rect(x, 36, 92, 50, 'kit-ink', 4) +
  rect(x, 66, 92, 20, 'rubber', 4) +
  rect(x + 92, 44, 26, 32, 'steel', 2) +
  rect(x + 118, 39, 12, 42, 'rubber', 3) +
  rect(x - 16, 20, 34, 24, 'rubber', 3) +
  rect(x + 56, 30, 10, 6, 'led-red', 2);

/** Crosses on the green tell where the camera looks. */
const crosses = repeat(2, (row) =>
  repeat(6, (column) => {
    const [x, y] = [40 + column * 106 + row * 53, 40 + row * 62];
    return rect(x - 8, y - 1.5, 16, 3, 'kit-green-s') + rect(x - 1.5, y - 8, 3, 16, 'kit-green-s');
  }),
);

const results = (lettering: Lettering): string =>
  rect(564, 26, 200, 112, 'tv-panel') +
  each(ranking(3).slice(0, 3), ({ code, splits }, index) => {
    const y = 56 + index * 34;
    return (
      rect(564, y - 26, 200, 30, index === 0 ? 'kit-blue' : 'tv-panel') +
      lettering.text(578, y - 4, String(index + 1), { size: 19, style: 'bold', fill: 'tv-text' }) +
      lettering.text(604, y - 4, code, { size: 19, style: 'bold', fill: 'tv-text' }) +
      lettering.text(752, y - 4, formatTime(splits[3]), { size: 19, anchor: 'end', fill: 'tv-text' })
    );
  });

/** The drawn room: a hall, the ranking, and a pool cut open. */
const room = (lettering: Lettering, width: number): string =>
  [
    [0, 'kit-navy-d'],
    [150, 'kit-blue'],
    [154, 'kit-navy'],
    [190, 'kit-navy-d'],
  ]
    .map(([y, fill]) => rect(LINE, Number(y), width - LINE, 214 - Number(y), String(fill)))
    .join('') +
  repeat(3, (index) => rect(LINE, 10 + index * 5, width - LINE, 1.5, 'kit-blue-d')) +
  results(lettering) +
  rect(POOL, 78, width - POOL, 14, 'kit-blue') +
  rect(POOL, 92, width - POOL, 122, 'water') +
  `<g opacity=".3">${rect(POOL, 176, width - POOL, 38, 'kit-navy')}</g>`;

const splash = pathsOf(
  [1040, 1150, 1196].flatMap((x) =>
    foam(x / SWIMMER, -95 / SWIMMER, 0.4).map((outline) => ({ fill: 'snow-white', outline })),
  ),
  ([x, y]) => [x * SWIMMER, -y * SWIMMER],
);

export const virtualStudio: Scene = {
  id: 'VirtualStudio',
  title: 'Keyed in at the line',
  description:
    'A drawn strip of a studio, read column by column over a scale of television frames, 50 a second. Left of the red line presenter, expert and camera stand before a green wall; at 4.00 s the presenter is read and the green is replaced: from there on viewers see a drawn hall, the ranking of the 200 m freestyle at her hand (SUI 1:44.63, GER 1:44.71, AUS 1:45.11) and a pool with a swimmer.',
  msPerUnit: MS_PER_UNIT,
  cursorTime: KEYED,
  cursorX: LINE,
  phone: 642,
  decimals: 2,
  bands: bands('0 kit-green, 166 kit-green-s, 170 kit-green'),
  under: (lettering, { width }) => crosses + room(lettering, width) + camera(96),
  bodies: [
    standing(307, 206, 106, expert),
    standing(468, 206, 108, presenter),
    standing(POOL + 60, 104, SWIMMER, crawl('skin-2', 'kit-red', 'kit-red', 'touch'), 'none'),
  ],
  over: (_lettering, { width }) => `<g opacity=".25">${rect(POOL, 100, width - POOL, 114, 'water')}</g>${splash}`,
};
