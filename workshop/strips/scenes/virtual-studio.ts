import type { Dress } from '../../figure/dress.ts';
import { rect } from '../../kit/shapes.ts';
import { type Band, bands } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { walker } from '../bodies/walker.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene } from '../scene.ts';

const ROOM: readonly Band[] = [
  ...bands('0 g2, 18 i, 24 g1, 60 p, 64 g3, 104 p, 108 g2, 150 i, 153 tartan-2, 164 tartan'),
  ...[178, 190, 203].map((y) => ({ y, height: 1.6, fill: 'p' })),
];

const SUIT = { sleeves: 'long', legwear: 'long', isTight: false } as const;

const PRESENTERS: readonly [Dress, Dress] = [
  {
    ...athletes('piste', 0),
    ...SUIT,
    top: 'kit-navy',
    legs: 'kit-navy',
    shoes: 'kit-ink',
    skin: 'skin-1',
    hair: 'hair-2',
    cover: 'tail',
  },
  {
    ...athletes('piste', 6),
    ...SUIT,
    top: 'kit-white',
    legs: 'kit-ink',
    shoes: 'kit-ink',
    skin: 'skin-5',
    cover: 'bun',
  },
];

export const virtualStudio: Scene = {
  id: 'VirtualStudio',
  title: 'Before the green wall, in the drawn room',
  description:
    'A drawn strip with two presenters and between them a runner. To the left stands the plain green wall of the studio, to the right of the red line the room that is drawn in its place.',
  msPerUnit: 2.4,
  cursorTime: 5,
  bands: bands('0 kit-green, 168 kit-green-s, 172 kit-green'),
  bodies: [
    at(4.58, 206, 102, moving(walker(PRESENTERS[0], 0.3), 1.5), { isRead: false }),
    at(5.2, 202, 98, moving(runner(athletes('tartan', 1, '4'), { phase: 0.1, dip: 0.6 }), 5.2), { isRead: false }),
    at(5.9, 206, 102, moving(walker(PRESENTERS[1], 0.8), 1.5), { isRead: false }),
  ],
  under: (_lettering, { cursorX, width }) =>
    ROOM.map(({ y, height, fill }) => rect(cursorX, y, width - cursorX, height, fill)).join(''),
};
