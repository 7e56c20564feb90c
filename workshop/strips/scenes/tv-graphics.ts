import { bands, crowd } from '../backdrops.ts';
import { skater } from '../bodies/skater.ts';
import { suits } from '../kits.ts';
import { at, moving, type Scene, SOFT_SHADE, tag } from '../scene.ts';

export const tvGraphics: Scene = {
  id: 'TvGraphics',
  title: 'Team pursuit with names of nations',
  description:
    'A drawn photo-finish picture of a speed-skating team pursuit with the graphics of a broadcast: each of three skaters carries a tag with country code and gap. The time of a team is that of its third skater, where the red line stands.',
  msPerUnit: 0.74,
  cursorTime: 218.463,
  cursorX: 629,
  bands: [
    ...crowd('TvGraphics', 0, 28, ['g3', 'g2', 'g4', 'ice']),
    ...bands(
      '28 kit-white, 31 kit-blue-d, 62 kit-white, 65 ice-2, 68 ice-1, 120 ice, 128 ice-1, 172 kit-white, 174 ice-1, 202 ice',
    ),
  ],
  shadow: SOFT_SHADE,
  bodies: [
    at(218.019, 192, 118, moving(skater(suits('ice', 1), { phase: 0.1, isResting: true }), 13.6)),
    at(218.234, 198, 118, moving(skater(suits('ice', 1), { phase: 0.14, isResting: true }), 13.6)),
    at(218.463, 206, 120, moving(skater(suits('ice', 1), { phase: 0.18 }), 13.6)),
  ],
  over: (lettering, camera) =>
    tag(lettering, camera, 218.019, 8, 'NED 1  −0.444') +
    tag(lettering, camera, 218.234, 8, 'NED 2  −0.229') +
    tag(lettering, camera, 218.463, 8, 'NED 3', { fill: 'kit-ink', ink: 'kit-white' }),
};
