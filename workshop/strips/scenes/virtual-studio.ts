import type { Kit } from '../../figure/person.ts';
import { rect } from '../../kit/shapes.ts';
import { type Band, bands } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { walker } from '../bodies/walker.ts';
import { athletes, clad } from '../kits.ts';
import { at, moving, type Scene } from '../scene.ts';

const ROOM: readonly Band[] = [
  ...bands('0 g2, 18 i, 24 g1, 60 p, 64 g3, 104 p, 108 g2, 150 i, 153 tartan-2, 164 tartan'),
  ...[178, 190, 203].map((y) => ({ y, height: 1.6, fill: 'p' })),
];

const PRESENTERS: readonly [Kit, Kit] = [
  {
    ...athletes('piste', 0),
    ...clad('i', 'g5'),
    top: 'i',
    trunks: 'i',
    skin: 'piste-1',
    skinFar: 'piste-1',
    hair: 'g5',
  },
  {
    ...athletes('piste', 6),
    ...clad('i', 'g5'),
    top: 'p',
    trunks: 'i',
    arms: 'p',
    armsFar: 'g3',
    skin: 'timber-2',
    skinFar: 'g5',
    headDress: 'bun',
  },
];

export const virtualStudio: Scene = {
  id: 'VirtualStudio',
  title: 'Before the green wall, in the drawn room',
  description:
    'A drawn strip with two presenters who walk past the line at 1.5 m/s and are drawn out, and between them a runner at 5 m/s, squeezed thin. To the left stands the plain green wall of the studio, to the right of the red line the room that is drawn in its place.',
  msPerUnit: 2.4,
  cursorTime: 5,
  bands: bands('0 piste, 168 piste-2, 172 piste'),
  bodies: [
    at(4.36, 202, 96, moving(walker(PRESENTERS[0], 0.3), 1.5), { isRead: false }),
    at(5.28, 196, 92, moving(runner(athletes('tartan', 1, '4'), { phase: 0.1, dip: 0.6 }), 5.2), { isRead: false }),
    at(5.86, 202, 96, moving(walker(PRESENTERS[1], 0.8), 1.5), { isRead: false }),
  ],
  under: (_lettering, { cursorX, width }) =>
    ROOM.map(({ y, height, fill }) => rect(cursorX, y, width - cursorX, height, fill)).join(''),
};
