import { raised } from '../../figure/aerial.ts';
import { bands } from '../backdrops.ts';
import { skiJumper } from '../bodies/nordic-skiers.ts';
import { onSkis, suits } from '../kits.ts';
import { at, moving, type Scene, SOFT_SHADE } from '../scene.ts';

const jumper = (index: number, helmet: string, ski: string) => ({
  ...onSkis(suits('snow', index, 'full'), ski),
  hair: helmet,
  coverTone: helmet,
  isFist: false,
  arms: 'kit-white',
  gloves: 'kit-ink',
});

export const skiJumping: Scene = {
  id: 'SkiJumping',
  title: 'Flight and landing past one line of the hill',
  description:
    'A drawn strip at a line across the landing hill: one ski jumper passes it in the air at 26 m/s, skis spread, another has just landed in the telemark position. Every column belongs to a moment of its own; the red line reads the tip of a ski.',
  msPerUnit: 0.355,
  cursorTime: 5.412,
  cursorX: 362,
  phone: 492,
  bands: bands(
    '0 snow, 30 snow-1, 58 kit-green-d, 66 kit-green-s, 78 kit-green-d, 90 kit-green-s, 104 kit-green-d, 112 kit-white, 115 kit-navy, 128 snow-2, 131 snow',
    '150 snow-1, 176 kit-green, 179 snow-1, 200 snow, 202 snow-1',
  ),
  bodies: [
    at(
      5.412,
      214,
      118,
      moving(
        raised(skiJumper(jumper(1, 'kit-white', 'kit-yellow'), 'flight'), () => -0.48),
        25,
      ),
    ),
    at(5.539, 206, 112, moving(skiJumper(jumper(4, 'kit-white', 'kit-orange'), 'landing'), 26.6), {
      shadow: SOFT_SHADE,
    }),
  ],
};
