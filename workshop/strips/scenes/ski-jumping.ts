import { raised } from '../../figure/aerial.ts';
import { bands } from '../backdrops.ts';
import { skiJumper } from '../bodies/nordic-skiers.ts';
import { SNOW_SHADE } from '../cast/shadows.ts';
import { onSkis, suits } from '../kits.ts';
import { at, moving, type Scene } from '../scene.ts';

export const skiJumping: Scene = {
  id: 'SkiJumping',
  title: 'Three jumpers past one line of the hill',
  description:
    'A drawn strip at a line across the landing hill: two ski jumpers pass it in the air at 26 m/s and at different heights, a third has just landed. Every column belongs to a moment of its own; the red line reads the tip of a ski.',
  msPerUnit: 0.36,
  cursorTime: 5.412,
  bands: bands(
    '0 snow, 18 snow-1, 44 snow, 54 piste-2, 70 piste, 84 piste-2, 92 piste, 112 snow-2, 116 p',
    '150 snow-1, 176 tartan, 179 snow-1, 198 p',
  ),
  bodies: [
    at(
      5.252,
      176,
      84,
      moving(
        raised(skiJumper(onSkis(suits('tartan', 2, 'full')), 'flight'), () => -0.1),
        26.4,
      ),
    ),
    at(
      5.412,
      214,
      92,
      moving(
        raised(skiJumper(onSkis(suits('snow', 0, 'full'), 'tartan'), 'flight'), () => -0.35),
        26,
      ),
    ),
    at(5.574, 202, 88, moving(skiJumper(onSkis(suits('snow', 3, 'full')), 'landing'), 25), {
      shadow: SNOW_SHADE,
    }),
  ],
};
