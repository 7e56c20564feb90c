import { raised } from '../../figure/aerial.ts';
import { bands } from '../backdrops.ts';
import { skiJumper } from '../bodies/nordic-skiers.ts';
import { onSkis, suits } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

export const contactLiberec: Scene = {
  id: 'ContactLiberec',
  title: 'A ski jumper past the line',
  description:
    'A drawn strip at a line across a landing hill: one ski jumper in the air at 25 m/s, one who has just landed with one foot before the other. The red line reads the tip of the ski.',
  msPerUnit: 0.36,
  cursorTime: 6.204,
  cursorX: 381,
  phone: 520,
  bands: bands(
    '0 snow-white-s, 30 snow-white, 62 piste, 70 piste-2, 92 piste, 98 snow-white-d, 101 snow-white, 140 snow-white, 144 snow-white, 178 mat',
    '181 snow-white, 202 snow-white-s',
  ),
  bodies: [
    at(
      6.204,
      206,
      92,
      moving(
        raised(skiJumper(onSkis(suits('mat', 2, 'full')), 'flight'), () => -0.3),
        25,
      ),
    ),
    at(6.352, 204, 90, moving(skiJumper(onSkis(suits('snow', 0, 'full'), 'tartan'), 'landing'), 24), {
      shadow: shade('snow-2', 0.16, 0.3),
    }),
  ],
};
